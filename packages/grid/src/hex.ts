// Boards of hexagons in axial coordinates: pointy tops, r grows downwards, the third coordinate is -q-r.

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

/** All cells up to that distance, ascending by r, then by q: the canonical order of a board. */
export const hexDisk = (centre: Hex, radius: number): Hex[] => {
  const disk: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    const to = Math.min(radius, radius - r);
    for (let q = Math.max(-radius, -radius - r); q <= to; q++) disk.push({ q: centre.q + q, r: centre.r + r });
  }
  return disk;
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
