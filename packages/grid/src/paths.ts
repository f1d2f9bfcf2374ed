// Shortest ways. Of several equally good ones the rule below picks one, the same in every engine.

import type { Graph, Pass } from './graph.ts';

/**
 * The cells of a shortest way, both ends included, or null. Of several, the one whose first differing step comes first
 * in the order of neighbours.
 */
export const shortestPath = (graph: Graph, from: number, to: number, pass?: Pass): Int32Array | null => {
  const via = new Int32Array(graph.size).fill(-1);
  const queue = new Int32Array(graph.size);
  via[from] = from;
  queue[0] = from;
  let tail = 1;
  for (let head = 0; head < tail && via[to] === -1; head++) {
    const at = queue[head]!;
    const end = graph.first[at + 1]!;
    for (let i = graph.first[at]!; i < end; i++) {
      const next = graph.next[i]!;
      if (via[next] !== -1 || (pass !== undefined && !pass(at, next))) continue;
      via[next] = at;
      queue[tail++] = next;
    }
  }
  return pathFrom(via, to);
};

/** The cells of the way to `to`, both ends included, or null where none leads. */
const pathFrom = (via: Int32Array, to: number): Int32Array | null => {
  if (via[to] === -1) return null;
  let length = 1;
  for (let at = to; via[at] !== at; at = via[at]!) length++;
  const path = new Int32Array(length);
  for (let at = to, i = length - 1; i >= 0; at = via[at]!, i--) path[i] = at;
  return path;
};
