// Changes to levels that faults are made of. Each keeps the level canonical [DS-405].

import type { Stream } from '@interlock/kernel';
import { floorOf, freeId, moveItem, rowMajor, takeItem, withGlyph } from '../logic/edit.ts';
import { withPower } from '../logic/postPass.ts';
import { type Layout, layoutOf, WALL } from '../map/layout.ts';
import type { Level, Point } from '../map/level.ts';

export const pointAt = ({ grid }: Layout, cell: number): Point => [cell % grid.width, Math.trunc(cell / grid.width)];

/** Every uninvolved room powered by its author [DS-306]; the involved ones stay as they are. */
export const powerOthers = (level: Level, involved: readonly string[]): Level =>
  withPower(
    level,
    level.rooms.filter(({ id, doors }) => !doors && !involved.includes(id)).map(({ id }) => id),
    'authored',
  );

export const setRoom = (level: Level, id: string, change: Partial<Level['rooms'][number]>): Level => ({
  ...level,
  rooms: level.rooms.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

export const removeTerminals = (level: Level, ids: readonly string[]): Level =>
  level.terminals
    .filter(({ id }) => ids.includes(id))
    .reduce<Level>((sum, row) => withGlyph(sum, row.at, '.'), {
      ...level,
      terminals: level.terminals.filter(({ id }) => !ids.includes(id)),
    });

/** Ids of the terminals that control a room and stand in none of those rooms. */
export const terminalsFor = (level: Level, room: number, outside: readonly number[]): readonly string[] => {
  const { things, rooms } = layoutOf(level);
  return things
    .filter(
      (one) => one.kind === 'terminal' && !outside.includes(one.room) && rooms[one.room]!.controlled.includes(room),
    )
    .map(({ id }) => id);
};

export const addFurniture = (level: Level, cells: readonly number[]): Level =>
  cells.reduce((sum, cell) => {
    const at = pointAt(layoutOf(level), cell);
    const row = { id: freeId(sum, 'f'), at, type: 'crate', holds: [] };
    return { ...withGlyph(sum, at, 'F'), furniture: rowMajor([...sum.furniture, row]) };
  }, level);

/** Ids of the floor items and pieces of furniture with such an item, one entry a copy. */
export const placesOf = (level: Level, item: string): readonly string[] => [
  ...level.items.filter((row) => row.item === item).map(({ id }) => id),
  ...level.furniture.flatMap(({ id, holds }) => holds.filter((one) => one === item).map(() => id)),
];

/** The only copy of an item, moved to the floor of a room; null where there is no only copy, or no room for it. */
export const moveOnly = (level: Level, item: string, room: number, stream: Stream): Level | null => {
  const [id, ...more] = placesOf(level, item);
  if (id === undefined || more.length > 0) return null;
  const cells = floorOf(level, room);
  return cells.length === 0 ? null : moveItem(level, id, item, stream.pick(cells));
};

export const removeItem = (level: Level, item: string, id: string): Level => takeItem(level, id, item);

export const unlockDoor = (level: Level, id: string): Level => {
  const row = level.doors.find((one) => one.id === id)!;
  return {
    ...withGlyph(level, row.at, '+'),
    doors: level.doors.map((one) => (one === row ? { ...one, locked: false } : one)),
  };
};

/** Whether every way into the room leads through a locked door of its own. */
export const isSealed = ({ rooms, kind, roomAt, doorAt, doors, steps }: Layout, room: number): boolean =>
  rooms[room]!.doors.length > 0 &&
  rooms[room]!.doors.every((door) => doors[door]!.isLocked) &&
  rooms[room]!.cells.every((cell) =>
    steps.every((step) => {
      const next = cell + step;
      return kind[next] === WALL || roomAt[next] === room || doors[doorAt[next]!]?.room === room;
    }),
  );

/** Whether some puzzle opens the room's locks. */
export const isGranted = (level: Level, id: string): boolean =>
  level.puzzles.some(({ grants }) => grants === `unlock:${id}` || grants === `item:keycard:${id}`);

const CLOSED_ROOM = { id: 'sealed-shaft', name: 'Sealed Shaft' } as const;

/** A room of one cell with walls all around, cut out of the rock; null where there is no rock left. */
export const digRoom = (level: Level, stream: Stream): { readonly level: Level; readonly at: Point } | null => {
  if (level.regions !== undefined || level.rooms.some(({ id }) => id === CLOSED_ROOM.id)) return null;
  const { kind, grid, steps } = layoutOf(level);
  const rock: number[] = [];
  for (let y = 1; y < grid.height - 1; y++)
    for (let x = 1; x < grid.width - 1; x++) {
      const cell = y * grid.width + x;
      if ([0, ...steps].every((step) => kind[cell + step] === WALL)) rock.push(cell);
    }
  if (rock.length === 0) return null;
  const at = pointAt(layoutOf(level), stream.pick(rock));
  const room = { ...CLOSED_ROOM, at, doors: false, cctv: false };
  return { level: { ...withGlyph(level, at, '.'), rooms: [...level.rooms, room] }, at };
};
