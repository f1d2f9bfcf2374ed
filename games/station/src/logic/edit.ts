// Changes to a level that keep it in canonical form [DS-405]: glyph, row and order of rows go together.

import { layoutOf } from '../map/layout.ts';
import type { Level, Point } from '../map/level.ts';
import { glyphOfItem } from '../map/sections.ts';
import { placingIn } from './placement.ts';

export const withGlyph = (level: Level, [x, y]: Point, glyph: string): Level => ({
  ...level,
  map: level.map.map((row, line) => (line === y ? row.slice(0, x) + glyph + row.slice(x + 1) : row)),
});

export const rowMajor = <T extends { readonly at: Point }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);

/** Letter and the lowest number that no row has. */
export const freeId = (level: Level, letter: string): string => {
  const taken = new Set(
    [
      ...[level.rooms, level.doors, level.terminals, level.cctv, level.controls, level.hazards],
      ...[level.generators, level.furniture, level.items, level.puzzles],
    ].flatMap((rows) => (rows as readonly { readonly id: string }[]).map(({ id }) => id)),
  );
  for (let n = 1; ; n++) if (!taken.has(`${letter}${n}`)) return `${letter}${n}`;
};

/** An item on a plain floor cell. */
export const addFloorItem = (level: Level, at: Point, item: string): Level => ({
  ...withGlyph(level, at, glyphOfItem(item)),
  items: rowMajor([...level.items, { id: freeId(level, 'i'), at, item }]),
});

/** The level without one such item of that furniture or floor item. */
export const takeItem = (level: Level, id: string, item: string): Level => {
  const lying = level.items.find((row) => row.id === id);
  if (lying !== undefined)
    return { ...withGlyph(level, lying.at, '.'), items: level.items.filter((row) => row !== lying) };
  return {
    ...level,
    furniture: level.furniture.map((row) => {
      if (row.id !== id) return row;
      const at = row.holds.indexOf(item);
      return { ...row, holds: row.holds.filter((_, i) => i !== at) };
    }),
  };
};

/** A floor item keeps its row when it is moved; what comes out of furniture gets one. */
export const moveItem = (level: Level, id: string, item: string, at: Point): Level => {
  const lying = level.items.find((row) => row.id === id);
  const taken = takeItem(level, id, item);
  if (lying === undefined) return addFloorItem(taken, at, item);
  return { ...withGlyph(taken, at, glyphOfItem(item)), items: rowMajor([...taken.items, { ...lying, at }]) };
};

export const addTerminal = (level: Level, at: Point): Level => {
  const { rooms, roomAt, grid } = layoutOf(level);
  const room = rooms[roomAt[at[1] * grid.width + at[0]]!]!;
  const controls = room.controlled.map((one) => rooms[one]!.id).sort();
  return {
    ...withGlyph(level, at, 'M'),
    terminals: rowMajor([...level.terminals, { id: freeId(level, 't'), at, controls }]),
  };
};

export const moveControl = (level: Level, id: string, at: Point): Level => {
  const row = level.controls.find((one) => one.id === id)!;
  return {
    ...withGlyph(withGlyph(level, row.at, '.'), at, 'V'),
    controls: rowMajor(level.controls.map((one) => (one === row ? { ...row, at } : one))),
  };
};

/** Plain floor cells of a room that are no doorways, row-major: where an item may be put. */
export const floorOf = (level: Level, room: number): readonly Point[] => {
  const layout = layoutOf(level);
  const placing = placingIn(layout, room);
  const { width } = layout.grid;
  return [...layout.rooms[room]!.cells]
    .filter((cell) => !placing.isBlocked(cell) && !placing.isKept(cell) && !placing.isDoorway(cell))
    .map((cell) => [cell % width, Math.trunc(cell / width)] as const);
};
