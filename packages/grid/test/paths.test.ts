// Shortest and cheapest ways, and which of equal ones is taken.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cheapestPaths,
  closed,
  distances,
  type Graph,
  graphFrom,
  neighboursOf,
  northEastSouthWest,
  northWestEastSouth,
  pathFrom,
  shortestPath,
  squareGraph,
  squareGrid,
} from '../src/index.ts';
import { pricedGraph, undirectedGraph } from './arbitraries.ts';

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
  expect([...shortestPath(squareGraph(grid, northEastSouthWest), 8, 0)!]).toEqual([8, 5, 2, 1, 0]);
  const wall = (_: number, to: number) => to !== 1;
  expect([...shortestPath(squareGraph(grid, northWestEastSouth), 0, 2, wall)!]).toEqual([0, 3, 4, 5, 2]);
});

test('costs agree with Floyd and Warshall, and the way found costs what it says', () => {
  fc.assert(
    fc.property(pricedGraph(7, 0), fc.nat(), ({ graph, costOf }, a) => {
      const from = a % graph.size;
      const { cost, via } = cheapestPaths(graph, from, costOf);
      const table = floyd(graph, costOf);
      for (let to = 0; to < graph.size; to++) {
        const expected = table[from]![to]!;
        expect(cost[to]).toBe(expected === Number.POSITIVE_INFINITY ? -1 : expected);
        const path = pathFrom(via, to);
        expect(path === null).toBe(cost[to] === -1);
        if (path === null) continue;
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        let sum = 0;
        for (let i = 1; i < path.length; i++) {
          expect([...neighboursOf(graph, path[i - 1]!)]).toContain(path[i]);
          sum += costOf(path[i - 1]!, path[i]!);
        }
        expect(sum).toBe(cost[to]);
      }
    }),
    { numRuns: 300 },
  );
});

const floyd = (graph: Graph, costOf: (from: number, to: number) => number): number[][] => {
  const cells = [...Array(graph.size).keys()];
  const table = cells.map((a) => cells.map((b) => (a === b ? 0 : Number.POSITIVE_INFINITY)));
  for (const a of cells)
    for (const b of neighboursOf(graph, a))
      if (costOf(a, b) !== closed) table[a]![b] = Math.min(table[a]![b]!, costOf(a, b));
  for (const m of cells)
    for (const a of cells) for (const b of cells) table[a]![b] = Math.min(table[a]![b]!, table[a]![m]! + table[m]![b]!);
  return table;
};

test('ties go as with first-in-first-out buckets: whoever reaches a cell first at its final cost stays', () => {
  fc.assert(
    fc.property(pricedGraph(9, 0), fc.nat(), ({ graph, costOf }, a) => {
      const from = a % graph.size;
      expect([...cheapestPaths(graph, from, costOf).via]).toEqual(bucketVia(graph, from, costOf));
    }),
    { numRuns: 400 },
  );
});

/** Dial's algorithm as a list of plain queues. */
const bucketVia = (graph: Graph, from: number, costOf: (from: number, to: number) => number): number[] => {
  const cost: number[] = Array(graph.size).fill(Number.POSITIVE_INFINITY);
  const via: number[] = Array(graph.size).fill(-1);
  const settled = new Set<number>();
  const buckets: number[][] = Array.from({ length: 6 * graph.size + 1 }, () => []);
  cost[from] = 0;
  via[from] = from;
  buckets[0]!.push(from);
  for (const bucket of buckets) {
    for (let cell = bucket.shift(); cell !== undefined; cell = bucket.shift()) {
      if (settled.has(cell)) continue;
      settled.add(cell);
      for (const to of neighboursOf(graph, cell)) {
        const price = costOf(cell, to);
        if (price === closed || settled.has(to) || cost[cell]! + price >= cost[to]!) continue;
        cost[to] = cost[cell]! + price;
        via[to] = cell;
        buckets[cost[to]!]!.push(to);
      }
    }
  }
  return via;
};

test('with equal costs the cheapest way is the shortest way', () => {
  fc.assert(
    fc.property(undirectedGraph(10), fc.nat(), fc.nat(), (graph, a, b) => {
      const from = a % graph.size;
      const to = b % graph.size;
      expect(pathFrom(cheapestPaths(graph, from, () => 2).via, to)).toEqual(shortestPath(graph, from, to));
    }),
  );
});

test.each([0.5, -2, Number.NaN, Number.POSITIVE_INFINITY])('a step cannot cost %d', (price) => {
  expect(() => cheapestPaths(graphFrom([[1], []]), 0, () => price)).toThrow(`A step cannot cost ${price}.`);
});

test('a cost too great to hold is refused, not wrapped', () => {
  expect(() => cheapestPaths(graphFrom([[1], [2], []]), 0, () => 0x7fffffff)).toThrow('31 bits');
});
