// Square geometry: cells, places, directions, neighbours, rows.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manhattan, northWestEastSouth, rowsOf, squareGraph, squareGrid, step } from '../src/index.ts';
import { xOf, yOf } from '../src/square.ts';
import { board, neighboursOf } from './arbitraries.ts';

const clockwise = [0, 1, 2, 3] as const;
const grid = squareGrid(4, 3);

test('neighbours stand in the order asked for, and stop at the edge', () => {
  const nwes = squareGraph(grid, northWestEastSouth);
  const nesw = squareGraph(grid, clockwise);
  expect([...neighboursOf(nwes, 5)]).toEqual([1, 4, 6, 9]);
  expect([...neighboursOf(nesw, 5)]).toEqual([1, 6, 9, 4]);
  expect([...neighboursOf(nwes, 3)]).toEqual([2, 7]); // top right: nothing wraps round to the next row
  expect([...neighboursOf(nesw, 8)]).toEqual([4, 9]);
  expect(nwes.next).toHaveLength(2 * (3 * 3 + 4 * 2));
});

test('rows show each cell where it lies', () => {
  fc.assert(
    fc.property(board(9), (grid) => {
      const tiles = Array.from({ length: grid.size }, (_, cell) => String.fromCharCode(65 + cell));
      const rows = rowsOf(grid, (cell) => tiles[cell]!);
      expect(rows).toHaveLength(grid.height);
      for (const [cell, tile] of tiles.entries()) expect(rows[yOf(grid, cell)]![xOf(grid, cell)]).toBe(tile);
    }),
  );
});

test('a step leads to the place beside it, and beyond the edge nowhere', () => {
  fc.assert(
    fc.property(board(9), fc.nat(), fc.constantFrom(...clockwise), (grid, seed, direction) => {
      const cell = seed % grid.size;
      const x = xOf(grid, cell) + [0, 1, 0, -1][direction]!;
      const y = yOf(grid, cell) + [-1, 0, 1, 0][direction]!;
      const isInside = x >= 0 && x < grid.width && y >= 0 && y < grid.height;
      const next = step(grid, cell, direction);
      expect(next).toBe(isInside ? y * grid.width + x : -1);
      if (next !== -1) expect(manhattan(grid, cell, next)).toBe(1);
    }),
  );
});

test('directions go clockwise from north', () => {
  expect(clockwise.map((direction) => step(grid, 5, direction))).toEqual([1, 6, 9, 4]);
});

test.each([
  [0, 3],
  [3, -1],
  [2.5, 2],
])('a grid of %d by %d is refused', (width, height) => {
  expect(() => squareGrid(width, height)).toThrow(RangeError);
});
