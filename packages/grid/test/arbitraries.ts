// Random boards and graphs, small enough for the slow reference answers.

import fc from 'fast-check';
import { type Graph, type Hex, type SquareGrid, squareGrid } from '../src/index.ts';

export const board = (most: number): fc.Arbitrary<SquareGrid> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .map(([width, height]) => squareGrid(width, height));

/** The neighbours of a cell in their order. */
export const neighboursOf = (graph: Graph, cell: number): Int32Array =>
  graph.next.subarray(graph.first[cell]!, graph.first[cell + 1]!);

const packed = (lists: readonly (readonly number[])[]): Graph => {
  const first = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => {
    first[cell + 1] = first[cell]! + list.length;
  });
  return { size: lists.length, first, next: Int32Array.from(lists.flat()) };
};

/** Any undirected graph, double edges and loops included, neighbours in no particular order. */
export const undirectedGraph = (most: number): fc.Arbitrary<Graph> =>
  fc.integer({ min: 1, max: most }).chain((size) => {
    const cell = fc.integer({ min: 0, max: size - 1 });
    return fc.array(fc.tuple(cell, cell), { maxLength: 2 * size }).map((edges) => {
      const lists: number[][] = Array.from({ length: size }, () => []);
      for (const [a, b] of edges) {
        lists[a]!.push(b);
        lists[b]!.push(a);
      }
      return packed(lists);
    });
  });

export const hex: fc.Arbitrary<Hex> = fc.record({
  q: fc.integer({ min: -40, max: 40 }),
  r: fc.integer({ min: -40, max: 40 }),
});
