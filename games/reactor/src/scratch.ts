// Working memory of one plant, so that a turn allocates nothing. Holds nothing of a run between turns: every user
// clears what it needs before use.

import type { Because } from '@interlock/kernel';
import type { Graph } from './graph.ts';

export const makeScratch = (size: number, props: number, graph: Graph, networkMax: number) => ({
  /** Bucket queue of the sweeps: first entry by value, then chains. */
  head: new Int16Array(networkMax + 1).fill(-1),
  next: new Int16Array(graph.to.length + graph.nodes + 1),
  entry: new Int16Array(graph.to.length + graph.nodes + 1),
  best: new Int16Array(graph.nodes),
  settled: new Uint8Array(graph.nodes),
  /** Who made the winning offer of push and of amount, and the props for which the sweeps found them. */
  swept: new Uint8Array(props).fill(255),
  pushFrom: new Int16Array(graph.nodes),
  amountFrom: new Int16Array(graph.nodes),
  /** Reaction bands of a cell packed, two bits a kind; and flow bands with None as Safe. */
  band: new Uint8Array(size),
  flowBand: new Uint8Array(size),
  /** Strongest reaction each cell owns, its partner, and for combustion the kind that lit it. */
  burn: new Uint8Array(size),
  burnBy: new Int16Array(size),
  burnKind: new Uint8Array(size),
  short: new Uint8Array(size),
  shortBy: new Int16Array(size),
  quench: new Uint8Array(size),
  quenchBy: new Int16Array(size),
  /** By cell * 4 + kind: what reactions take (cut to what is there), and what reactions and flows add. */
  taken: new Int16Array(size * 4),
  delta: new Int16Array(size * 4),
  /** What reactions have not been told to take yet, and names of causes; only used while recording. */
  left: new Int16Array(size * 4),
  subjects: Array<Because | undefined>(size * 4),
  /** Floor cells that hold something (row-major), then those that something flowed into; how many, and which. */
  active: new Int16Array(size),
  count: 0,
  isActive: new Uint8Array(size),
  /** Reactor cells with heat in the snapshot, for service cooling. */
  warm: new Uint8Array(size),
});

export type Scratch = ReturnType<typeof makeScratch>;
