// Working memory of one plant, so that a turn allocates nothing. Holds nothing of a run between turns but what the
// look-ahead has found; every user clears what it needs before use.

import type { Because } from '@interlock/kernel';
import type { Graph } from '../level/graph.ts';
import type { State } from '../state.ts';

/** The running look-ahead of a plant: a state before step 2 of some turn, and the idle run that follows from it as far as
 *  it has gone. A note of what the rules say: any other state begins it anew. */
export interface Line {
  from: State | null;
  ahead: State | null;
  /** The draft now being played along it. */
  follower: State | null;
}

export const makeScratch = (size: number, props: number, graph: Graph, networkMax: number) => ({
  /** Bucket queue of the sweeps: first entry by value, then chains. */
  head: new Int16Array(networkMax + 1).fill(-1),
  line: { from: null, ahead: null, follower: null } as Line,
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
  ...slateOf(size),
  /** Partner of the strongest reaction each cell owns, and for combustion the kind that lit it. */
  burnBy: new Int16Array(size),
  burnKind: new Uint8Array(size),
  shortBy: new Int16Array(size),
  quenchBy: new Int16Array(size),
  /** Cells that own a reaction, in no order. */
  reacting: new Int16Array(size),
  reactions: 0,
  /** What reactions have not been told to take yet, and names of causes; only used while recording. */
  left: new Int16Array(size * 4),
  subjects: Array<Because | undefined>(size * 4),
  /** The numbers of an event (tellings.ts). */
  told: new Int32Array(1 + size * 8),
  /** Floor cells that hold something (row-major), then those that something flowed into. */
  active: new Int16Array(size),
  count: 0,
  /** Those of them that hold more than a safe amount of some kind (row-major): nothing flows between others. */
  full: new Int16Array(size),
  fulls: 0,
  /** True where step 10 left a value above its maximum. */
  isAnyOver: false,
  /** Reactor cells with heat in the snapshot, for service cooling. */
  warm: new Uint8Array(size),
});

/** What the surface pass begins with as zeros, in one buffer: one fill wipes it all. */
const slateOf = (size: number) => {
  const buffer = new ArrayBuffer(size * 22);
  const bytes = (place: number): Uint8Array => new Uint8Array(buffer, size * (16 + place), size);
  return {
    slate: new Uint8Array(buffer),
    /** By cell * 4 + kind: what reactions take (cut to what is there), and what reactions and flows add. */
    taken: new Int16Array(buffer, 0, size * 4),
    delta: new Int16Array(buffer, size * 8, size * 4),
    /** Reaction bands of a cell packed, two bits a kind; and flow bands with None as Safe. */
    band: bytes(0),
    flowBand: bytes(1),
    /** 1 where the snapshot holds something, 2 where something flows into an empty cell. */
    isActive: bytes(2),
    /** Strongest reaction each cell owns. */
    burn: bytes(3),
    short: bytes(4),
    quench: bytes(5),
  };
};

export type Scratch = ReturnType<typeof makeScratch>;
