// A board under construction: ground, terrain, what blocks the way, and the check that nothing is walled in.

import { type Ground, groundOf, isConnected } from '../level/ground.ts';
import type { Terrain } from '../shape/names.ts';

export interface Site {
  readonly ground: Ground;
  readonly terrain: Terrain[];
  /** Bits of ground.ts. */
  readonly walls: Uint8Array;
  /** The connectivity check with the board as it stands [DD-302]. */
  isSound(): boolean;
}

export const siteOf = (radius: number): Site => {
  const ground = groundOf(radius);
  const terrain = new Array<Terrain>(ground.cells.length).fill('Grass');
  const walls = new Uint8Array(ground.cells.length);
  const seen = new Uint8Array(ground.cells.length);
  return { ground, terrain, walls, isSound: () => isConnected(ground, walls, ground.centre, seen) };
};

/** Cells nothing stands on, the start left out, in canonical order. */
export const freeCells = ({ ground, walls }: Site): number[] => {
  const free: number[] = [];
  for (let cell = 0; cell < walls.length; cell++) if (walls[cell] === 0 && cell !== ground.centre) free.push(cell);
  return free;
};
