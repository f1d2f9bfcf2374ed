// Random boards and graphs, small enough for the slow reference answers.

import fc from 'fast-check';
import { type Graph, graphFrom, type Hex, type SquareGrid, squareGrid } from '../src/index.ts';

export interface Board {
  readonly grid: SquareGrid;
  /** 1 where a cell is clear. */
  readonly clear: Uint8Array;
}

export const board = (most: number): fc.Arbitrary<Board> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .chain(([width, height]) =>
      fc
        .array(fc.integer({ min: 0, max: 3 }), { minLength: width * height, maxLength: width * height })
        .map((cells) => ({ grid: squareGrid(width, height), clear: Uint8Array.from(cells, (n) => (n > 0 ? 1 : 0)) })),
    );

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
      return graphFrom(lists);
    });
  });

export const hex: fc.Arbitrary<Hex> = fc.record({
  q: fc.integer({ min: -40, max: 40 }),
  r: fc.integer({ min: -40, max: 40 }),
});
