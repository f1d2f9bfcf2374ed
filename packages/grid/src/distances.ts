// How far everything is.

import type { Graph, Pass } from './graph.ts';

/** The number of steps to every cell from the nearest start; -1 where none leads. */
export const distances = (graph: Graph, starts: Iterable<number>, pass?: Pass): Int32Array => {
  const steps = new Int32Array(graph.size).fill(-1);
  const queue = new Int32Array(graph.size);
  let tail = 0;
  for (const start of starts) {
    if (steps[start] !== -1) continue;
    steps[start] = 0;
    queue[tail++] = start;
  }
  for (let head = 0; head < tail; head++) {
    const from = queue[head]!;
    const end = graph.first[from + 1]!;
    for (let i = graph.first[from]!; i < end; i++) {
      const to = graph.next[i]!;
      if (steps[to] !== -1 || (pass !== undefined && !pass(from, to))) continue;
      steps[to] = steps[from]! + 1;
      queue[tail++] = to;
    }
  }
  return steps;
};
