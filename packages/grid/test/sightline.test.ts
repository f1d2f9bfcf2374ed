// Straight lines from cell to cell.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineBetween, squareGrid } from '../src/index.ts';
import { xOf, yOf } from '../src/square.ts';
import { board } from './arbitraries.ts';

test('a line goes from the lower cell to the higher in king’s steps, as short as can be', () => {
  fc.assert(
    fc.property(board(12), fc.nat(), fc.nat(), (grid, a, b) => {
      const from = a % grid.size;
      const to = b % grid.size;
      const line = lineBetween(grid, from, to);
      const apart = (c: number, d: number) =>
        Math.max(Math.abs(xOf(grid, c) - xOf(grid, d)), Math.abs(yOf(grid, c) - yOf(grid, d)));
      expect([line[0], line.at(-1)]).toEqual([Math.min(from, to), Math.max(from, to)]);
      expect(line).toHaveLength(apart(from, to) + 1);
      for (let i = 1; i < line.length; i++) expect(apart(line[i - 1]!, line[i]!)).toBe(1);
    }),
  );
});

test('a line that passes between two cells first goes on along its longer axis', () => {
  expect(lineBetween(squareGrid(5, 3), 14, 0)).toEqual([0, 1, 7, 8, 14]);
  expect(lineBetween(squareGrid(3, 5), 0, 14)).toEqual([0, 3, 7, 10, 14]);
});
