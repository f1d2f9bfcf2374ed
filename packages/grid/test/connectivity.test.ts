// Floods, components and union-find, each against a slower and plainer way.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  components,
  distances,
  flood,
  type Graph,
  graphFrom,
  neighboursOf,
  northEastSouthWest,
  northWestEastSouth,
  squareGraph,
  squareGrid,
  UnionFind,
} from '../src/index.ts';
import { board, undirectedGraph } from './arbitraries.ts';

const all = () => true;

/** Slow and plain: repeats until nothing new is reached. */
const reachedFrom = (graph: Graph, start: number, takesPart: (cell: number) => boolean): Set<number> => {
  const reached = new Set([start]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const cell of [...reached]) for (const to of neighboursOf(graph, cell)) if (takesPart(to)) reached.add(to);
  }
  return reached;
};

test('a flood reaches what can be reached, each cell once, nearest first', () => {
  fc.assert(
    fc.property(undirectedGraph(12), fc.nat(), fc.nat(), (graph, a, b) => {
      const starts = [a % graph.size, b % graph.size];
      const order = flood(graph, starts);
      const steps = distances(graph, starts);
      const expected = new Set(starts.flatMap((start) => [...reachedFrom(graph, start, all)]));
      expect(new Set(order)).toEqual(expected);
      expect(order).toHaveLength(expected.size);
      for (let i = 1; i < order.length; i++) expect(steps[order[i]!]).toBeGreaterThanOrEqual(steps[order[i - 1]!]!);
      for (let cell = 0; cell < graph.size; cell++) expect(steps[cell] === -1).toBe(!expected.has(cell));
    }),
  );
});

test('a flood goes in the order of neighbours and minds closed steps', () => {
  const grid = squareGrid(3, 3);
  expect([...flood(squareGraph(grid, northWestEastSouth), [4])]).toEqual([4, 1, 3, 5, 7, 0, 2, 6, 8]);
  expect([...flood(squareGraph(grid, northEastSouthWest), [4])]).toEqual([4, 1, 5, 7, 3, 2, 0, 8, 6]);
  const oneWay = (from: number, to: number) => to > from;
  expect([...flood(squareGraph(grid, northWestEastSouth), [4], oneWay)]).toEqual([4, 5, 7, 8]);
});

test('components agree with union-find and with plain reach', () => {
  fc.assert(
    fc.property(board(7), ({ grid, clear }) => {
      const graph = squareGraph(grid, northWestEastSouth);
      const isClear = (cell: number) => clear[cell] === 1;
      const found = components(graph, isClear);
      const sets = new UnionFind(grid.size);
      for (let cell = 0; cell < grid.size; cell++)
        for (const to of neighboursOf(graph, cell)) if (isClear(cell) && isClear(to)) sets.join(cell, to);
      let lastNew = -1;
      for (let cell = 0; cell < grid.size; cell++) {
        if (!isClear(cell)) {
          expect(found.of[cell]).toBe(-1);
          continue;
        }
        const reached = reachedFrom(graph, cell, isClear);
        const lowest = Math.min(...reached);
        expect(sets.lowestOf(cell)).toBe(lowest);
        expect(sets.sizeOf(cell)).toBe(reached.size);
        expect(found.sizes[found.of[cell]!]).toBe(reached.size);
        expect(found.of[cell]).toBe(found.of[lowest]);
        if (lowest === cell) expect(found.of[cell]).toBe(++lastNew); // numbered by lowest cell
      }
      expect(found.count).toBe(lastNew + 1);
      expect(sets.count).toBe(found.count + clear.filter((one) => one === 0).length);
    }),
  );
});

test('components respect closed steps', () => {
  const grid = squareGrid(4, 1);
  const graph = squareGraph(grid, northWestEastSouth);
  const door = (a: number, b: number) => Math.min(a, b) !== 1;
  expect(components(graph, all, door)).toMatchObject({ count: 2, of: Int32Array.of(0, 0, 1, 1) });
});

test('joining says whether the two were apart, and its order does not show', () => {
  const pairs = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 12 });
  fc.assert(
    fc.property(pairs, (edges) => {
      const forwards = new UnionFind(10);
      const backwards = new UnionFind(10);
      const lists: number[][] = Array.from({ length: 10 }, () => []);
      for (const [a, b] of edges) {
        expect(forwards.join(a, b)).toBe(!reachedFrom(graphFrom(lists), a, all).has(b));
        lists[a]!.push(b);
        lists[b]!.push(a);
      }
      for (const [a, b] of [...edges].reverse()) backwards.join(b, a);
      for (let a = 0; a < 10; a++) {
        expect(forwards.lowestOf(a)).toBe(backwards.lowestOf(a));
        for (let b = 0; b < 10; b++)
          expect(forwards.areJoined(a, b)).toBe(forwards.lowestOf(a) === forwards.lowestOf(b));
      }
    }),
  );
});

test('a neighbour that is no cell is refused', () => {
  expect(() => graphFrom([[1]])).toThrow('1 is no cell among 1.');
});
