// Hex geometry: distance, directions, disks and boards.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hex, hexBoard, hexDirections, hexDisk, hexDistance, hexStep } from '../src/index.ts';
import { hex } from './arbitraries.ts';

const centre: Hex = { q: 0, r: 0 };
const radius = fc.integer({ min: 0, max: 8 });

test('distance is a metric that no shift changes', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(hexDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      const shift = ({ q, r }: Hex) => ({ q: q + c.q, r: r + c.r });
      expect(hexDistance(shift(a), shift(b))).toBe(hexDistance(a, b));
    }),
  );
});

test('distance is the number of steps a walk takes', () => {
  const { cells, at } = hexBoard(4);
  const beside = (cell: number) =>
    hexDirections.map((way) => at(cells[cell]!.q + way.q, cells[cell]!.r + way.r)).filter((to) => to !== -1);
  for (const start of [0, 17, at(0, 0)]) {
    const steps = new Map([[start, 0]]);
    for (const [cell, far] of steps) for (const to of beside(cell)) if (!steps.has(to)) steps.set(to, far + 1);
    cells.forEach((cell, i) => {
      expect(steps.get(i)).toBe(hexDistance(cells[start]!, cell));
    });
  }
});

test('directions go clockwise from east and are 60 degrees apart', () => {
  hexDirections.forEach((direction, i) => {
    expect(hexDistance(direction, hexDirections[(i + 1) % 6]!)).toBe(1);
    expect(hexStep(centre, i + 6)).toEqual(direction);
    expect(hexStep(centre, i - 6)).toEqual(direction);
    expect(hexStep(hexStep({ q: 3, r: -2 }, i, 4), i + 3, 4)).toEqual({ q: 3, r: -2 });
  });
  expect(hexDirections.map(({ q, r }) => [q, r])).toEqual([
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ]);
});

test('a disk holds all cells up to its radius, in canonical order', () => {
  fc.assert(
    fc.property(hex, radius, (c, n) => {
      const disk = hexDisk(c, n);
      expect(disk).toHaveLength(3 * n * (n + 1) + 1);
      expect(new Set(disk.map(({ q, r }) => `${q},${r}`)).size).toBe(disk.length);
      for (const cell of disk) expect(hexDistance(cell, c)).toBeLessThanOrEqual(n);
      expect(disk).toEqual([...disk].sort((a, b) => a.r - b.r || a.q - b.q));
    }),
  );
});

test('a board finds exactly its own cells', () => {
  for (let n = 0; n <= 4; n++) {
    const board = hexBoard(n);
    for (let q = -n - 2; q <= n + 2; q++)
      for (let r = -n - 2; r <= n + 2; r++)
        expect(board.at(q, r)).toBe(board.cells.findIndex((cell) => cell.q === q && cell.r === r));
  }
  expect(() => hexBoard(-1)).toThrow(RangeError);
});
