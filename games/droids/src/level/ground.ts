// The playable cells of a board by number, with their neighbours: for the generator and the linter, which both work before
// there is a world.

import { type Hex, hexDirections, hexDisk, hexDistance } from '@interlock/grid';

export interface Ground {
  readonly radius: number;
  /** Canonical order: ascending r, then q. */
  readonly cells: readonly Hex[];
  /** Six neighbours per cell in direction order; -1 where the ring begins. */
  readonly next: Int16Array;
  readonly centre: number;
}

const SIDE = 15;
const keyOf = (q: number, r: number): number => (r + 7) * SIDE + q + 7;

export const groundOf = (radius: number): Ground => {
  const cells = hexDisk({ q: 0, r: 0 }, radius);
  const index = new Int16Array(SIDE * SIDE).fill(-1);
  cells.forEach(({ q, r }, cell) => {
    index[keyOf(q, r)] = cell;
  });
  const next = new Int16Array(cells.length * 6).fill(-1);
  cells.forEach(({ q, r }, cell) => {
    hexDirections.forEach((step, direction) => {
      const there = { q: q + step.q, r: r + step.r };
      if (hexDistance(there, { q: 0, r: 0 }) <= radius) next[cell * 6 + direction] = index[keyOf(there.q, there.r)]!;
    });
  });
  return { radius, cells, next, centre: index[keyOf(0, 0)]! };
};

/** The number of a cell, or -1 where it is not playable. */
export const cellAt = ({ radius, cells }: Ground, q: number, r: number): number => {
  if (hexDistance({ q, r }, { q: 0, r: 0 }) > radius) return -1;
  return cells.findIndex((cell) => cell.q === q && cell.r === r);
};

/** What stands in the way of a walk: bits of `walls`. */
export const BLOCKED = 1;
export const THING = 2;
export const CORRUPT = 4;

/**
 * The connectivity check [DD-302]: flooding from `from` over cells without any of the three, every such cell is reached
 * and every thing has a reached neighbour. `seen` is scratch of the board's size.
 */
export const isConnected = ({ next, cells }: Ground, walls: Uint8Array, from: number, seen: Uint8Array): boolean => {
  seen.fill(0);
  const queue: number[] = [from];
  seen[from] = 1;
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head]!;
    for (let direction = 0; direction < 6; direction++) {
      const there = next[cell * 6 + direction]!;
      if (there < 0 || seen[there] === 1 || walls[there] !== 0) continue;
      seen[there] = 1;
      queue.push(there);
    }
  }
  for (let cell = 0; cell < cells.length; cell++) {
    if (walls[cell] === 0 && seen[cell] === 0) return false;
    if ((walls[cell]! & THING) !== 0 && !hasReachedNeighbour(next, seen, cell)) return false;
  }
  return true;
};

const hasReachedNeighbour = (next: Int16Array, seen: Uint8Array, cell: number): boolean => {
  for (let direction = 0; direction < 6; direction++) {
    const there = next[cell * 6 + direction]!;
    if (there >= 0 && seen[there] === 1) return true;
  }
  return false;
};
