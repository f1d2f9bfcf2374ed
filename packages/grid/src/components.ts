// Which cells hang together.

import type { Graph, Pass } from './graph.ts';

export interface Components {
  readonly count: number;
  /** The component of each cell, -1 for cells that do not take part. Numbered by their lowest cell. */
  readonly of: Int32Array;
  /** How many cells each component has. */
  readonly sizes: Int32Array;
}

/** Components of the cells that take part, over steps that pass (both ways alike). */
export const components = (graph: Graph, takesPart: (cell: number) => boolean, pass?: Pass): Components => {
  const of = new Int32Array(graph.size).fill(-1);
  const stack = new Int32Array(graph.size);
  const sizes: number[] = [];
  for (let seed = 0; seed < graph.size; seed++) {
    if (of[seed] !== -1 || !takesPart(seed)) continue;
    const number = sizes.length;
    let top = 0;
    let size = 1;
    stack[top++] = seed;
    of[seed] = number;
    while (top > 0) {
      const from = stack[--top]!;
      const end = graph.first[from + 1]!;
      for (let i = graph.first[from]!; i < end; i++) {
        const to = graph.next[i]!;
        if (of[to] !== -1 || !takesPart(to) || (pass !== undefined && !pass(from, to))) continue;
        of[to] = number;
        stack[top++] = to;
        size++;
      }
    }
    sizes.push(size);
  }
  return { count: sizes.length, of, sizes: Int32Array.from(sizes) };
};
