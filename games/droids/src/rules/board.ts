// The hex board by numbers: cells in canonical order with the ring, neighbours and lookup in typed arrays [DD-228…DD-235].

import { hexBoard, hexDistance, hexStep } from '@interlock/grid';
import type { Place } from '../shape/events.ts';
import { TERRAINS, type Terrain } from '../shape/names.ts';
import type { State } from '../shape/state.ts';
import type { Board, World } from '../shape/world.ts';

export const BLOCKED = TERRAINS.indexOf('Blocked');
export const FERTILE = TERRAINS.indexOf('Fertile');

/** The cells of a board whose playable part has this radius; the ring lies one further out. */
export const boardOf = (radius: number, avatar: Place & { readonly facing: number }): Board => {
  const { cells, size, at } = hexBoard(radius + 1);
  const side = 2 * (radius + 1) + 1;
  const next = new Int16Array(size * 6);
  const index = new Int16Array(side * side).fill(-1);
  cells.forEach((cell, number) => {
    index[(cell.r + radius + 1) * side + cell.q + radius + 1] = number;
    for (let way = 0; way < 6; way++) {
      const { q, r } = hexStep(cell, way);
      next[number * 6 + way] = at(q, r);
    }
  });
  const centre = { q: 0, r: 0 };
  return {
    radius,
    size,
    q: Int8Array.from(cells, (cell) => cell.q),
    r: Int8Array.from(cells, (cell) => cell.r),
    ring: Uint8Array.from(cells, (cell) => (hexDistance(cell, centre) > radius ? 1 : 0)),
    next,
    index,
    names: cells.map(({ q, r }) => `cell(${q},${r})`),
    start: at(avatar.q, avatar.r),
    startFacing: avatar.facing,
  };
};

/** The number of the cell, or -1 outside of the ring. */
export const cellAt = (board: Board, q: number, r: number): number => {
  const reach = board.radius + 1;
  if (q < -reach || q > reach || r < -reach || r > reach) return -1;
  return board.index[(r + reach) * (2 * reach + 1) + q + reach]!;
};

export const placeOf = (board: Board, cell: number): Place => ({ q: board.q[cell]!, r: board.r[cell]! });

/** `count` steps in a direction; -1 outside. */
export const stepFrom = (board: Board, cell: number, way: number, count = 1): number => {
  let at = cell;
  for (let i = 0; i < count && at !== -1; i++) at = board.next[at * 6 + way]!;
  return at;
};

export const distanceOf = (board: Board, a: number, b: number): number => {
  const dq = board.q[a]! - board.q[b]!;
  const dr = board.r[a]! - board.r[b]!;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

/** The terrain that counts: the weather where there is any. */
export const terrainAt = (state: State, cell: number): number => {
  const weather = state.weather[cell]!;
  return weather === 0 ? state.terrain[cell]! : weather - 1;
};

export const terrainName = (terrain: number): Terrain => TERRAINS[terrain]!;

/** Playable, not Blocked, nothing on it [DD-235]. */
export const isFree = (world: World, state: State, cell: number): boolean =>
  cell >= 0 && world.board.ring[cell] === 0 && state.terrain[cell] !== BLOCKED && state.thingAt[cell] === 0;
