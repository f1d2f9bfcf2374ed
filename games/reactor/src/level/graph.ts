// The three networks as one directed graph: nodes are network cells (by carrier, then row-major), arcs are the ways
// flow may take. Junctions are one-way: arcs into them exist on the incoming side only, arcs out on branches only.

import { CARRIERS, type Content } from '../shape.ts';
import { stepFrom } from './cells.ts';
import type { LevelFile } from './file.ts';
import type { PlantProp } from './plant.ts';

/** Directions a symbol opens to, as bits 1 << dir (N, W, E, S). */
export const OPENS: Readonly<Record<string, number>> = { '-': 0b0110, '|': 0b1001, '+': 0b1111 };

export interface Graph {
  readonly nodes: number;
  /** Node by carrier and cell, -1 where the network is absent. */
  readonly nodeAt: readonly Int16Array[];
  readonly cell: Int16Array;
  readonly carrier: Uint8Array;
  /** Edge bits 1 << dir of each node, before one-way rules. */
  readonly edges: Uint8Array;
  /** Arcs of node n: from[n] up to from[n + 1]. */
  from: Int32Array;
  to: Int16Array;
  /** Branch of the junction an arc leaves, -1 for plain cells. */
  branch: Int8Array;
  /** Index of the prop of that role on the node, or -1. */
  readonly source: Int16Array;
  readonly consumer: Int16Array;
  readonly junction: Int16Array;
  /** Weight of a branch: weights[junction kind][mode * 3 + branch]; the sum of a mode: sums[kind]. */
  weights: readonly [Uint8Array, Uint8Array];
  sums: readonly [number, number];
  bind(
    sources: readonly PlantProp[],
    consumers: readonly PlantProp[],
    junctions: readonly PlantProp[],
    modes: Content['modes'],
  ): void;
}

/** Weights of all modes, three per mode. */
const weightsOf = (modes: readonly string[]): Uint8Array =>
  Uint8Array.from(modes.flatMap((mode) => [...mode.split('/').map(Number), 0].slice(0, 3)));

const sumOf = (mode: string): number => mode.split('/').reduce((sum, w) => sum + Number(w), 0);

export const buildGraph = (file: LevelFile, width: number, height: number): Graph => {
  const size = width * height;
  const layers = CARRIERS.map((carrier) => file[carrier].join(''));
  const nodeAt = layers.map(() => new Int16Array(size).fill(-1));
  const cells: number[] = [];
  const carriers: number[] = [];
  layers.forEach((layer, carrier) => {
    for (let cell = 0; cell < size; cell++) {
      if (OPENS[layer[cell]!] === undefined) continue;
      nodeAt[carrier]![cell] = cells.length;
      cells.push(cell);
      carriers.push(carrier);
    }
  });
  const nodes = cells.length;
  const edges = new Uint8Array(nodes);
  const isCut = cutsOf(file, width);
  for (let node = 0; node < nodes; node++) {
    const layer = layers[carriers[node]!]!;
    const cell = cells[node]!;
    for (let dir = 0; dir < 4; dir++) {
      const next = stepFrom(width, height, cell, dir);
      if (next < 0 || !(OPENS[layer[cell]!]! & (1 << dir)) || !((OPENS[layer[next]!] ?? 0) & (1 << (3 - dir))))
        continue;
      if (!isCut(carriers[node]!, cell, next)) edges[node]! |= 1 << dir;
    }
  }
  const graph: Graph = {
    nodes,
    nodeAt,
    cell: Int16Array.from(cells),
    carrier: Uint8Array.from(carriers),
    edges,
    from: new Int32Array(nodes + 1),
    to: new Int16Array(0),
    branch: new Int8Array(0),
    source: new Int16Array(nodes).fill(-1),
    consumer: new Int16Array(nodes).fill(-1),
    junction: new Int16Array(nodes).fill(-1),
    weights: [new Uint8Array(0), new Uint8Array(0)],
    sums: [1, 1],
    bind(sources, consumers, junctions, modes) {
      for (const p of sources) if (p.node >= 0) graph.source[p.node] = p.index;
      for (const p of consumers) if (p.node >= 0) graph.consumer[p.node] = p.index;
      for (const p of junctions) if (p.node >= 0) graph.junction[p.node] = p.index;
      graph.weights = [weightsOf(modes.tJunction), weightsOf(modes.crossJunction)];
      graph.sums = [sumOf(modes.tJunction[0]!), sumOf(modes.crossJunction[0]!)];
      connect(graph, width, height, new Map(junctions.map((p) => [p.node, p])));
    },
  };
  return graph;
};

const cutsOf = (file: LevelFile, width: number): ((carrier: number, a: number, b: number) => boolean) => {
  const cuts = (file.cuts ?? []).map(({ carrier, a, b }) => {
    const ends = [a[1] * width + a[0], b[1] * width + b[0]];
    return { carrier: CARRIERS.indexOf(carrier), low: Math.min(...ends), high: Math.max(...ends) };
  });
  return (carrier, a, b) =>
    cuts.some((cut) => cut.carrier === carrier && cut.low === Math.min(a, b) && cut.high === Math.max(a, b));
};

/** Lays the arcs, leaving out those that a junction forbids. */
const connect = (graph: Graph, width: number, height: number, junctions: ReadonlyMap<number, PlantProp>): void => {
  const to: number[] = [];
  const branches: number[] = [];
  for (let node = 0; node < graph.nodes; node++) {
    graph.from[node] = to.length;
    const here = junctions.get(node);
    for (let dir = 0; dir < 4; dir++) {
      if (!(graph.edges[node]! & (1 << dir))) continue;
      const next = graph.nodeAt[graph.carrier[node]!]![stepFrom(width, height, graph.cell[node]!, dir)]!;
      const there = junctions.get(next);
      if (there !== undefined && there.dir !== 3 - dir) continue; // enters a junction only where it takes in
      const branch = here === undefined ? -1 : here.out.indexOf(dir);
      if (here !== undefined && branch < 0) continue; // no way back out of the incoming side
      to.push(next);
      branches.push(branch);
    }
  }
  graph.from[graph.nodes] = to.length;
  graph.to = Int16Array.from(to);
  graph.branch = Int8Array.from(branches);
};
