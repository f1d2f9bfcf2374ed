// What is seen from a cell, and which lines walls cut.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellAt, fieldOfView, hasLineOfSight, lineBetween, squareGrid, xOf, yOf } from '../src/index.ts';
import { board } from './arbitraries.ts';

const draw = (rows: readonly string[]) => {
  const grid = squareGrid(rows[0]!.length, rows.length);
  const text = rows.join('');
  return { grid, origin: text.indexOf('@'), isClear: (cell: number) => text[cell] !== '#' };
};

const picture = (rows: readonly string[], radius: number): string[] => {
  const { grid, origin, isClear } = draw(rows);
  const seen = fieldOfView(grid, origin, radius, isClear);
  return rows.map((row, y) => [...row].map((sign, x) => (seen[cellAt(grid, x, y)] === 1 ? sign : ' ')).join(''));
};

test('walls are seen and hide what lies behind', () => {
  expect(picture(['#######', '#@.#..#', '#..#..#', '#######'], 9)).toEqual([
    '####   ',
    '#@.#   ',
    '#..#   ',
    '####   ',
  ]);
});

test('the lamp ends at its radius in both axes, corners included', () => {
  expect(picture(['.......', '.......', '.......', '...@...', '.......', '.......', '.......'], 2)).toEqual([
    '       ',
    ' ..... ',
    ' ..... ',
    ' ..@.. ',
    ' ..... ',
    ' ..... ',
    '       ',
  ]);
});

test('one looks out of an opaque cell one stands in', () => {
  const { grid, isClear } = draw(['...', '.#.', '...']);
  expect([...fieldOfView(grid, 4, 1, isClear)]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('the origin and its surroundings are always seen, nothing beyond the radius is, and more walls never show more', () => {
  fc.assert(
    fc.property(board(9), fc.nat(), fc.nat(), fc.integer({ min: 0, max: 6 }), ({ grid, clear }, a, b, radius) => {
      const origin = a % grid.size;
      const extra = b % grid.size;
      const isClear = (cell: number) => clear[cell] === 1;
      const seen = fieldOfView(grid, origin, radius, isClear);
      const darker = fieldOfView(grid, origin, radius, (cell) => cell !== extra && isClear(cell));
      for (let cell = 0; cell < grid.size; cell++) {
        const away = Math.max(
          Math.abs(xOf(grid, cell) - xOf(grid, origin)),
          Math.abs(yOf(grid, cell) - yOf(grid, origin)),
        );
        if (away > radius) expect(seen[cell]).toBe(0);
        else if (away <= 1) expect(seen[cell]).toBe(1);
        expect(darker[cell]).toBeLessThanOrEqual(seen[cell]!);
      }
    }),
  );
});

test('in the open everything within the radius is seen', () => {
  const grid = squareGrid(11, 7);
  for (let origin = 0; origin < grid.size; origin++)
    expect(fieldOfView(grid, origin, 11, () => true)).toEqual(new Uint8Array(grid.size).fill(1));
});

test('whoever sees along a line is seen', () => {
  fc.assert(
    fc.property(board(9), fc.nat(), fc.nat(), ({ grid, clear }, a, b) => {
      const from = a % grid.size;
      const to = b % grid.size;
      const isClear = (cell: number) => clear[cell] === 1;
      expect(hasLineOfSight(grid, from, to, isClear)).toBe(hasLineOfSight(grid, to, from, isClear));
      expect(hasLineOfSight(grid, from, from, isClear)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a line goes from the lower cell to the higher in king’s steps, as short as can be', () => {
  fc.assert(
    fc.property(board(12), fc.nat(), fc.nat(), ({ grid }, a, b) => {
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

test('a wall between blocks the line; walls at its ends do not', () => {
  const { grid, isClear } = draw(['#.#.#']);
  expect(hasLineOfSight(grid, 0, 2, isClear)).toBe(true);
  expect(hasLineOfSight(grid, 1, 3, isClear)).toBe(false);
});

test('a line that passes between two cells first goes on along its longer axis', () => {
  expect(lineBetween(squareGrid(5, 3), 14, 0)).toEqual([0, 1, 7, 8, 14]);
  expect(lineBetween(squareGrid(3, 5), 0, 14)).toEqual([0, 3, 7, 10, 14]);
});
