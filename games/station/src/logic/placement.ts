// Whether a blocking thing may be put on a cell of a room without tearing the room apart [DS-269].

import { type Layout, WALL } from '../map/layout.ts';

/** Why not: occupied, or which part of R8 it would break. */
export type PlacementRefusal =
  | 'occupied'
  /** (a): a doorway, the start, the exit, an item or a hazard. */
  | 'kept-free'
  /** (b): doorways would be blocked or parted. */
  | 'splits-doorways'
  /** (c): free cells would be parted. */
  | 'splits-room'
  /** (d): some thing could no longer be stood at. */
  | 'no-access';

/** What a room looks like to the check: its cells, and by cell what stands and what must stay free. */
export interface Placing {
  readonly steps: readonly number[];
  /** Cells of the room, row-major. */
  readonly cells: ArrayLike<number>;
  isInRoom(cell: number): boolean;
  /** Next to a walkable cell outside the room [DS-015]. */
  isDoorway(cell: number): boolean;
  /** A blocking thing stands there. */
  isBlocked(cell: number): boolean;
  /** Start, exit, item or hazard. */
  isKept(cell: number): boolean;
}

/** Null: the thing may stand there. A pure question: nothing is placed. */
export const refusePlacement = (room: Placing, candidate: number): PlacementRefusal | null => {
  if (!room.isInRoom(candidate) || room.isBlocked(candidate)) return 'occupied';
  if (room.isDoorway(candidate) || room.isKept(candidate)) return 'kept-free';
  const isFree = (cell: number): boolean => room.isInRoom(cell) && cell !== candidate && !room.isBlocked(cell);
  const doorways: number[] = [];
  const free: number[] = [];
  const blocked: number[] = [];
  for (let i = 0; i < room.cells.length; i++) {
    const cell = room.cells[i]!;
    if (room.isDoorway(cell)) doorways.push(cell);
    if (isFree(cell)) free.push(cell);
    else blocked.push(cell);
  }
  if (doorways.some((cell) => !isFree(cell))) return 'splits-doorways';
  if (free.length === 0) return doorways.length > 0 ? 'splits-doorways' : 'splits-room';
  const first = doorways[0] ?? free[0]!;
  const seen = new Set([first]);
  for (const cell of seen) for (const step of room.steps) if (isFree(cell + step)) seen.add(cell + step);
  if (doorways.some((cell) => !seen.has(cell))) return 'splits-doorways';
  if (seen.size !== free.length) return 'splits-room';
  return blocked.every((cell) => room.steps.some((step) => isFree(cell + step))) ? null : 'no-access';
};

/** The rooms of a layout as the check wants them. */
export const placingIn = (layout: Layout, room: number): Placing => {
  const { kind, roomAt, thingAt, itemAt, hazardAt, steps, start, exit } = layout;
  return {
    steps,
    cells: layout.rooms[room]!.cells,
    isInRoom: (cell) => roomAt[cell] === room,
    isDoorway: (cell) => steps.some((step) => kind[cell + step] !== WALL && roomAt[cell + step] !== room),
    isBlocked: (cell) => thingAt[cell] !== -1,
    isKept: (cell) => cell === start || cell === exit || itemAt[cell] !== -1 || hazardAt[cell] !== -1,
  };
};

/** The first cell of a room, row-major, on which a blocking thing may stand; -1: none. */
export const firstPlacement = (layout: Layout, room: number): number => {
  const placing = placingIn(layout, room);
  return layout.rooms[room]!.cells.find((cell) => refusePlacement(placing, cell) === null) ?? -1;
};
