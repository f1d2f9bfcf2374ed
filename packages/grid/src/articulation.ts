// Cells whose loss would tear their component apart. Tarjan's low points, without recursion: a corridor of ten thousand
// cells must not exhaust the stack.

import type { Graph, Pass } from './graph.ts';

/** 1 for every articulation point among the cells that take part, 0 for all others. */
export const articulationPoints = (graph: Graph, takesPart: (cell: number) => boolean, pass?: Pass): Uint8Array => {
  const { size, first, next } = graph;
  const cuts = new Uint8Array(size);
  const entered = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const parent = new Int32Array(size).fill(-1);
  const edge = new Int32Array(size);
  let clock = 0;

  const enter = (cell: number): void => {
    entered[cell] = clock;
    low[cell] = clock++;
    edge[cell] = first[cell]!;
  };

  for (let root = 0; root < size; root++) {
    if (entered[root] !== -1 || !takesPart(root)) continue;
    let branches = 0;
    enter(root);
    let at = root;
    while (at !== -1) {
      if (edge[at]! < first[at + 1]!) {
        const to = next[edge[at]!]!;
        edge[at] = edge[at]! + 1;
        if (to === at || !takesPart(to) || (pass !== undefined && !pass(at, to))) continue;
        if (entered[to] === -1) {
          parent[to] = at;
          enter(to);
          at = to;
        } else low[at] = Math.min(low[at]!, entered[to]!); // its parent too: that never lifts a verdict
        continue;
      }
      const above = parent[at]!;
      if (above === root) branches++;
      else if (above !== -1 && low[at]! >= entered[above]!) cuts[above] = 1;
      if (above !== -1) low[above] = Math.min(low[above]!, low[at]!);
      at = above;
    }
    if (branches > 1) cuts[root] = 1;
  }
  return cuts;
};
