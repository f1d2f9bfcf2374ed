// Square geometry: cells, places, directions, neighbours, rows.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellAt,
  isDirection,
  manhattan,
  neighboursOf,
  northEastSouthWest,
  northWestEastSouth,
  opposite,
  rowsOf,
  squareGraph,
  squareGrid,
  step,
  turned,
  xOf,
  yOf,
} from '../src/index.ts';
import { board } from './arbitraries.ts';

const grid = squareGrid(4, 3);

test('neighbours stand in the order asked for, and stop at the edge', () => {
  const nwes = squareGraph(grid, northWestEastSouth);
  const nesw = squareGraph(grid, northEastSouthWest);
  expect([...neighboursOf(nwes, 5)]).toEqual([1, 4, 6, 9]);
  expect([...neighboursOf(nesw, 5)]).toEqual([1, 6, 9, 4]);
  expect([...neighboursOf(nwes, 3)]).toEqual([2, 7]); // top right: nothing wraps round to the next row
  expect([...neighboursOf(nesw, 8)]).toEqual([4, 9]);
  expect(nwes.next).toHaveLength(2 * (3 * 3 + 4 * 2));
});

test('rows show each cell where it lies', () => {
  fc.assert(
    fc.property(board(9), ({ grid }) => {
      const tiles = Array.from({ length: grid.size }, (_, cell) => String.fromCharCode(65 + cell));
      const rows = rowsOf(grid, (cell) => tiles[cell]!);
      expect(rows).toHaveLength(grid.height);
      for (const [cell, tile] of tiles.entries()) expect(rows[yOf(grid, cell)]![xOf(grid, cell)]).toBe(tile);
    }),
  );
});

test('a place and its cell are the same thing', () => {
  fc.assert(
    fc.property(board(9), ({ grid }) => {
      for (let cell = 0; cell < grid.size; cell++) expect(cellAt(grid, xOf(grid, cell), yOf(grid, cell))).toBe(cell);
      for (const [x, y] of [
        [-1, 0],
        [0, -1],
        [grid.width, 0],
        [0, grid.height],
      ] as const)
        expect(cellAt(grid, x, y)).toBe(-1);
    }),
  );
});

test('a step and its opposite cancel, four quarter turns do nothing, a step is one away', () => {
  fc.assert(
    fc.property(board(9), fc.nat(), fc.constantFrom(...northEastSouthWest), ({ grid }, seed, direction) => {
      const cell = seed % grid.size;
      const next = step(grid, cell, direction);
      expect(turned(turned(direction, 1), -1)).toBe(direction);
      expect(turned(direction, 2)).toBe(opposite(direction));
      expect(turned(direction, 4)).toBe(direction);
      if (next === -1) return;
      expect(step(grid, next, opposite(direction))).toBe(cell);
      expect(manhattan(grid, cell, next)).toBe(1);
    }),
  );
});

test('directions go clockwise from north', () => {
  expect(northEastSouthWest.map((direction) => step(grid, 5, direction))).toEqual([1, 6, 9, 4]);
  expect([0, 3, 4, -1, '0', null].map(isDirection)).toEqual([true, true, false, false, false, false]);
});

test.each([
  [0, 3],
  [3, -1],
  [2.5, 2],
])('a grid of %d by %d is refused', (width, height) => {
  expect(() => squareGrid(width, height)).toThrow(RangeError);
});
