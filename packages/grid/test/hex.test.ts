// Hex geometry: distance, directions, rotations, rings, disks, boards and lines.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  distances,
  type Hex,
  hexBoard,
  hexDirections,
  hexDisk,
  hexDistance,
  hexGraph,
  hexLine,
  hexRing,
  hexStep,
  neighboursOf,
  rotateHex,
} from '../src/index.ts';
import { hex } from './arbitraries.ts';

const centre: Hex = { q: 0, r: 0 };
const radius = fc.integer({ min: 0, max: 8 });
const turn = fc.integer({ min: -12, max: 12 });
const name = ({ q, r }: Hex) => `${q},${r}`;

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

test('distance is the number of steps a flood takes', () => {
  const board = hexBoard(5);
  const graph = hexGraph(board);
  for (const start of [0, 17, board.at(0, 0)]) {
    const steps = distances(graph, [start]);
    board.cells.forEach((cell, i) => {
      expect(steps[i]).toBe(hexDistance(board.cells[start]!, cell));
    });
  }
});

test('directions go clockwise from east and are 60 degrees apart', () => {
  hexDirections.forEach((direction, i) => {
    expect(rotateHex(hexDirections[0]!, i)).toEqual(direction);
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

test('rotations keep distance, add up, come round after six, and never give a negative zero', () => {
  fc.assert(
    fc.property(hex, hex, turn, turn, (a, c, n, m) => {
      expect(hexDistance(rotateHex(a, n, c), c)).toBe(hexDistance(a, c));
      expect(rotateHex(rotateHex(a, n, c), m, c)).toEqual(rotateHex(a, n + m, c));
      expect(rotateHex(a, 6, c)).toEqual(a);
      const { q, r } = rotateHex(a, n);
      expect(Object.is(q, -0) || Object.is(r, -0)).toBe(false);
    }),
  );
});

test('a ring holds the 6n cells at its distance, each beside the next, beginning in the east', () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 1, max: 8 }), (c, n) => {
      const ring = hexRing(c, n);
      expect(new Set(ring.map(name)).size).toBe(6 * n);
      expect(ring[0]).toEqual(hexStep(c, 0, n));
      ring.forEach((cell, i) => {
        expect(hexDistance(cell, c)).toBe(n);
        expect(hexDistance(cell, ring[(i + 1) % ring.length]!)).toBe(1);
        expect(rotateHex(cell, 1, c)).toEqual(ring[(i + n) % ring.length]);
      });
    }),
  );
  expect(hexRing({ q: 2, r: 1 }, 0)).toEqual([{ q: 2, r: 1 }]);
});

test('a disk is the sum of its rings, in canonical order', () => {
  fc.assert(
    fc.property(hex, radius, (c, n) => {
      const disk = hexDisk(c, n);
      const rings = Array.from({ length: n + 1 }, (_, i) => hexRing(c, i)).flat();
      expect(disk).toEqual(rings.sort((a, b) => a.r - b.r || a.q - b.q));
      expect(disk).toHaveLength(3 * n * (n + 1) + 1);
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

test('neighbours on a board stand in the order of directions, or in the order asked for', () => {
  const board = hexBoard(2);
  const middle = board.at(0, 0);
  const at = (order: number[]) => order.map((i) => board.at(hexDirections[i]!.q, hexDirections[i]!.r));
  expect([...neighboursOf(hexGraph(board), middle)]).toEqual(at([0, 1, 2, 3, 4, 5]));
  expect([...neighboursOf(hexGraph(board, [3, 0]), middle)]).toEqual(at([3, 0]));
  expect(neighboursOf(hexGraph(board), board.at(2, 0))).toHaveLength(3);
});

test('a line joins its ends in single steps and is as short as can be', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const line = hexLine(a, b);
      expect(line).toHaveLength(hexDistance(a, b) + 1);
      expect(line[0]).toEqual(a);
      expect(line.at(-1)).toEqual(b);
      for (let i = 1; i < line.length; i++) expect(hexDistance(line[i - 1]!, line[i]!)).toBe(1);
      expect(hexLine(b, a).reverse()).toEqual(line);
    }),
  );
});

test('a line along an edge takes the side of the greater q', () => {
  expect(hexLine(centre, { q: 1, r: 1 })).toEqual([centre, { q: 1, r: 0 }, { q: 1, r: 1 }]);
  expect(hexLine(centre, { q: -1, r: 2 })).toEqual([centre, { q: 0, r: 1 }, { q: -1, r: 2 }]);
});
