// Working memory of one plant, so that a turn allocates nothing. Holds nothing of a run between turns but what the
// look-ahead has found; every user clears what it needs before use.

import type { Because } from '@interlock/kernel';
import type { Numbers } from '../level/balance.ts';
import type { Graph } from '../level/graph.ts';
import type { State } from '../state.ts';
import { makePass, type Pass } from './pass.ts';

/** The running look-ahead of a plant: a state before step 2 of some turn, and the idle run that follows from it as far as
 *  it has gone. A note of what the rules say: any other state begins it anew. */
export interface Line {
  from: State | null;
  ahead: State | null;
  /** The draft now being played along it. */
  follower: State | null;
}

/** Passes of turns to come that the look-ahead may have made at once. */
const passesOf = ({ near, horizon }: Numbers): number => Math.max(near, horizon) + 2;

export const makeScratch = (size: number, edges: number, props: number, graph: Graph, numbers: Numbers) => {
  const loose = makePass(size, edges);
  return { ...memoryOf(size, props, graph, numbers), newPass: (): Pass => makePass(size, edges), pass: loose, loose };
};

/** Beside it stand `pass`, that of whatever turn is being played, and `loose`, that of turns nobody foresaw. */
const memoryOf = (size: number, props: number, graph: Graph, numbers: Numbers) => ({
  /** Bucket queue of the sweeps: first entry by value, then chains. */
  head: new Int16Array(numbers.networkMax + 1).fill(-1),
  line: { from: null, ahead: null, follower: null } as Line,
  /** The passes along the line, by their turn. */
  passes: Array.from({ length: passesOf(numbers) }, (): Pass | null => null),
  /** States a search has thrown away. */
  spares: [] as State[],
  next: new Int16Array(graph.to.length + graph.nodes + 1),
  entry: new Int16Array(graph.to.length + graph.nodes + 1),
  offers: 0,
  best: new Int16Array(graph.nodes),
  settled: new Uint8Array(graph.nodes),
  /** Who made the winning offer of push and of amount, and the props for which the sweeps found them. */
  swept: new Uint8Array(props).fill(255),
  pushFrom: new Int16Array(graph.nodes),
  amountFrom: new Int16Array(graph.nodes),
  /** What reactions have not been told to take yet, and names of causes; only used while recording. */
  left: new Int16Array(size * 4),
  subjects: Array<Because | undefined>(size * 4),
  /** The numbers of an event (tellings.ts). */
  told: new Int32Array(5),
  /** Events of this turn that later ones name as causes (emit.ts). */
  notes: new Int32Array(graph.nodes),
});

export type Scratch = ReturnType<typeof makeScratch>;
