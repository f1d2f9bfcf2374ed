// Shortest ways, and which of equal ones is taken.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distances, type Graph, northWestEastSouth, shortestPath, squareGraph, squareGrid } from '../src/index.ts';
import { neighboursOf, undirectedGraph } from './arbitraries.ts';

const clockwise = [0, 1, 2, 3] as const;

test('a shortest way is as long as the distance, and of several it is the first in the order of neighbours', () => {
  fc.assert(
    fc.property(undirectedGraph(8), fc.nat(), fc.nat(), (graph, a, b) => {
      const from = a % graph.size;
      const to = b % graph.size;
      const steps = distances(graph, [from])[to]!;
      const path = shortestPath(graph, from, to);
      if (steps === -1) expect(path).toBeNull();
      else expect([...path!]).toEqual(firstWay(graph, from, to, steps));
    }),
  );
});

/** Tries the ways of that length one after the other, neighbours in their order. */
const firstWay = (graph: Graph, from: number, to: number, steps: number): number[] | undefined => {
  if (steps === 0) return from === to ? [to] : undefined;
  for (const next of neighboursOf(graph, from)) {
    const rest = firstWay(graph, next, to, steps - 1);
    if (rest !== undefined) return [from, ...rest];
  }
  return undefined;
};

test('the order of directions decides between equal ways', () => {
  const grid = squareGrid(3, 3);
  expect([...shortestPath(squareGraph(grid, northWestEastSouth), 0, 8)!]).toEqual([0, 1, 2, 5, 8]);
  expect([...shortestPath(squareGraph(grid, clockwise), 8, 0)!]).toEqual([8, 5, 2, 1, 0]);
  const wall = (_: number, to: number) => to !== 1;
  expect([...shortestPath(squareGraph(grid, northWestEastSouth), 0, 2, wall)!]).toEqual([0, 3, 4, 5, 2]);
});
