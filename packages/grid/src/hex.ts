// Boards of hexagons in axial coordinates: pointy tops, r grows downwards, the third coordinate is -q-r.

import type { Graph } from './graph.ts';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Clockwise from east: E, SE, SW, W, NW, NE. Adding 1 turns right by 60 degrees. */
export const hexDirections: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const directionAt = (direction: number): Hex => hexDirections[((direction % 6) + 6) % 6]!;

export const hexDistance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** The cell `count` steps away in a direction; any integer is a direction, modulo 6. */
export const hexStep = (from: Hex, direction: number, count = 1): Hex => {
  const { q, r } = directionAt(direction);
  return { q: from.q + q * count, r: from.r + r * count };
};

/** Turned clockwise about a centre by steps of 60 degrees. */
export const rotateHex = (hex: Hex, steps: number, centre: Hex = { q: 0, r: 0 }): Hex => {
  let q = hex.q - centre.q;
  let r = hex.r - centre.r;
  for (let left = ((steps % 6) + 6) % 6; left > 0; left--) {
    const turnedQ = 0 - r; // 0 - r, since -r could be a negative zero
    r = q + r;
    q = turnedQ;
  }
  return { q: q + centre.q, r: r + centre.r };
};

/** The cells at exactly that distance, clockwise, beginning due east; the centre alone for radius 0. */
export const hexRing = (centre: Hex, radius: number): Hex[] => {
  if (radius === 0) return [centre];
  const ring: Hex[] = [];
  for (let side = 0; side < 6; side++) {
    const corner = hexStep(centre, side, radius);
    for (let i = 0; i < radius; i++) ring.push(hexStep(corner, side + 2, i));
  }
  return ring;
};

/** All cells up to that distance, ascending by r, then by q: the canonical order of a board. */
export const hexDisk = (centre: Hex, radius: number): Hex[] => {
  const disk: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    const to = Math.min(radius, radius - r);
    for (let q = Math.max(-radius, -radius - r); q <= to; q++) disk.push({ q: centre.q + q, r: centre.r + r });
  }
  return disk;
};

/** The cells on the straight line, both ends included. A line along an edge takes the cell of the greater q, then r. */
export const hexLine = (a: Hex, b: Hex): Hex[] => {
  const length = hexDistance(a, b);
  const line: Hex[] = [];
  // Thirds of a cell's share of the way, with a nudge too small to matter except on an edge: exact in integers.
  const scale = 6 * Math.max(1, length);
  for (let i = 0; i <= length; i++) {
    const q = 6 * (a.q * (length - i) + b.q * i) + 2;
    const r = 6 * (a.r * (length - i) + b.r * i) + 1;
    line.push(length === 0 ? { q: a.q, r: a.r } : roundHex(q, r, scale));
  }
  return line;
};

/** The cell nearest to (q / scale, r / scale). */
const roundHex = (q: number, r: number, scale: number): Hex => {
  const nearest = (value: number): number => Math.floor((2 * value + scale) / (2 * scale));
  const s = 0 - q - r;
  const [atQ, atR, atS] = [nearest(q), nearest(r), nearest(s)];
  const offQ = Math.abs(atQ * scale - q);
  const offR = Math.abs(atR * scale - r);
  const offS = Math.abs(atS * scale - s);
  if (offQ > offR && offQ > offS) return { q: 0 - atR - atS, r: atR };
  if (offR > offS) return { q: atQ, r: 0 - atQ - atS };
  return { q: atQ, r: atR };
};

/** A board of all cells up to a radius, numbered in canonical order. */
export interface HexBoard {
  readonly radius: number;
  readonly size: number;
  readonly cells: readonly Hex[];
  /** The number of the cell, or -1 where there is none. */
  at(q: number, r: number): number;
}

export const hexBoard = (radius: number): HexBoard => {
  if (!Number.isInteger(radius) || radius < 0) throw new RangeError(`A board cannot have the radius ${radius}.`);
  const cells = hexDisk({ q: 0, r: 0 }, radius);
  const side = 2 * radius + 1;
  const index = new Int32Array(side * side).fill(-1);
  cells.forEach(({ q, r }, cell) => {
    index[(r + radius) * side + q + radius] = cell;
  });
  const at = (q: number, r: number): number =>
    Math.abs(q) <= radius && Math.abs(r) <= radius ? index[(r + radius) * side + q + radius]! : -1;
  return { radius, size: cells.length, cells, at };
};

/** All steps on the board; neighbours in the order of `hexDirections`, or in the order of directions given. */
export const hexGraph = (board: HexBoard, order: readonly number[] = [0, 1, 2, 3, 4, 5]): Graph => {
  const first = new Int32Array(board.size + 1);
  const next = new Int32Array(board.size * order.length);
  let count = 0;
  board.cells.forEach((hex, cell) => {
    for (const direction of order) {
      const { q, r } = hexStep(hex, direction);
      const to = board.at(q, r);
      if (to !== -1) next[count++] = to;
    }
    first[cell + 1] = count;
  });
  return { size: board.size, first, next: next.slice(0, count) };
};
