// The logical layout [DS-001] of a well-formed level, compiled once: cells, regions, owners, adjacency, things with their
// access cells. Game, validator, solver and generator all stand on it; nothing of it ever changes during play.

import { type SquareGrid, squareGrid } from '@interlock/grid';
import type { Level } from './level.ts';
import { type Index, indexOf, numberIn } from './numbers.ts';

export const WALL = 0;
export const ROOM = 1;
export const CORRIDOR = 2;
export const DOOR = 3;

export type ThingKind = 'terminal' | 'desk' | 'control' | 'puzzle' | 'generator' | 'furniture';

/** A blocking entity [DS-061]. `row` is its place in its own section of the level. */
export interface Thing {
  readonly id: string;
  readonly kind: ThingKind;
  readonly row: number;
  readonly cell: number;
  readonly room: number;
  /** Cells it can be operated from [DS-063], in the order N, E, S, W. Hazards on them are not considered here. */
  readonly access: readonly number[];
}

export interface RoomPlan {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  /** Row-major. */
  readonly cells: Int32Array;
  /** Indices of the doors it owns, row-major. */
  readonly doors: readonly number[];
  /** Indices of adjacent rooms [DS-018], ascending. */
  readonly adjacent: readonly number[];
  /** What a terminal in it controls [DS-047], in panel order [DS-054]: itself, then the adjacent rooms. */
  readonly controlled: readonly number[];
}

export interface DoorPlan {
  readonly id: string;
  readonly index: number;
  readonly cell: number;
  /** Its owner. */
  readonly room: number;
  readonly isLocked: boolean;
}

export interface Layout {
  readonly level: Level;
  readonly grid: SquareGrid;
  /** Steps to the neighbours in the order N, E, S, W; every border cell is a wall, so no step leaves the grid. */
  readonly steps: readonly [number, number, number, number];
  /** WALL, ROOM, CORRIDOR or DOOR by cell. */
  readonly kind: Uint8Array;
  /** Index by cell, -1 for none: named room, door, corridor segment, blocking thing, hazard, floor item. */
  readonly roomAt: Int16Array;
  readonly doorAt: Int32Array;
  readonly segmentAt: Int32Array;
  readonly thingAt: Int32Array;
  readonly hazardAt: Int32Array;
  readonly itemAt: Int32Array;
  readonly segments: number;
  readonly rooms: readonly RoomPlan[];
  readonly doors: readonly DoorPlan[];
  /** All blocking entities in row-major order. */
  readonly things: readonly Thing[];
  /** Cells of each hazard, as listed. */
  readonly hazardCells: readonly (readonly number[])[];
  readonly start: number;
  readonly exit: number;
  readonly startRoom: number;
  readonly exitRoom: number;
  /** Index of a room by its key. */
  readonly roomOf: Index;
  /** Index of a door, of a thing (in `things`) and of a hazard by its id. */
  readonly doorOf: Index;
  readonly thingOf: Index;
  readonly hazardOf: Index;
}

const layouts = new WeakMap<Level, Layout>();

/** The layout of a level, compiled on first asking. */
export const layoutOf = (level: Level): Layout => {
  let layout = layouts.get(level);
  if (layout === undefined) {
    layout = compile(level);
    layouts.set(level, layout);
  }
  return layout;
};

/** The kind of every cell of joined rows. Glyphs that stand for nothing else stand on room floor. */
export const kindsOf = (glyphs: string): Uint8Array => {
  const kinds = new Uint8Array(glyphs.length);
  for (let cell = 0; cell < glyphs.length; cell++) kinds[cell] = KINDS[glyphs.charCodeAt(cell)] ?? ROOM;
  return kinds;
};

/** By character code; what is not listed is room. */
const KINDS = new Uint8Array(128).fill(ROOM);
for (const [glyphs, kind] of [
  ['# ', WALL],
  [',~', CORRIDOR],
  ['+=', DOOR],
] as const)
  for (const glyph of glyphs) KINDS[glyph.charCodeAt(0)] = kind;

const compile = (level: Level): Layout => {
  const width = level.map[0]!.length;
  const grid = squareGrid(width, level.map.length);
  const cellOf = ([x, y]: readonly [number, number]): number => y * width + x;
  const steps = [-width, 1, width, -1] as const;
  const glyphs = level.map.join('');
  const kind = kindsOf(glyphs);
  const blank = (): Int32Array => new Int32Array(grid.size).fill(-1);

  const byId = (rows: readonly { readonly id: string }[]): Index => indexOf(rows.map(({ id }) => id));
  const roomOf = byId(level.rooms);
  const roomAt = roomCells(level, grid, kind, steps);
  const doorAt = blank();
  const doors = level.doors.map((row, index): DoorPlan => {
    doorAt[cellOf(row.at)] = index;
    return { id: row.id, index, cell: cellOf(row.at), room: numberIn(roomOf, row.room)!, isLocked: row.locked };
  });
  const { segmentAt, segments } = corridorSegments(grid, kind, steps);
  const hazardAt = blank();
  const hazardCells = level.hazards.map((row, index) => {
    const cells = row.at.map(cellOf);
    for (const cell of cells) hazardAt[cell] = index;
    return cells;
  });
  const itemAt = blank();
  for (const [index, row] of level.items.entries()) itemAt[cellOf(row.at)] = index;

  const listed = [
    ...level.terminals.map((row, i) => ({ id: row.id, kind: 'terminal' as const, row: i, cell: cellOf(row.at) })),
    ...level.cctv.map((row, i) => ({ id: row.id, kind: 'desk' as const, row: i, cell: cellOf(row.at) })),
    ...level.controls.map((row, i) => ({ id: row.id, kind: 'control' as const, row: i, cell: cellOf(row.at) })),
    ...level.puzzles.map((row, i) => ({ id: row.id, kind: 'puzzle' as const, row: i, cell: cellOf(row.at) })),
    ...level.generators.map((row, i) => ({ id: row.id, kind: 'generator' as const, row: i, cell: cellOf(row.at) })),
    ...level.furniture.map((row, i) => ({ id: row.id, kind: 'furniture' as const, row: i, cell: cellOf(row.at) })),
  ].sort((a, b) => a.cell - b.cell);
  const thingAt = blank();
  for (const [index, { cell }] of listed.entries()) thingAt[cell] = index;
  const things = listed.map((one): Thing => {
    const room = roomAt[one.cell]!;
    const access: number[] = [];
    for (const step of steps) {
      const cell = one.cell + step;
      if (roomAt[cell] === room && thingAt[cell] === -1) access.push(cell);
    }
    return { id: one.id, kind: one.kind, row: one.row, cell: one.cell, room, access };
  });

  const adjacent = adjacentRooms(level.rooms.length, steps, { kind, roomAt, doorAt, segmentAt }, doors);
  const cells = cellsByRoom(level.rooms.length, roomAt);
  const doorsOf: number[][] = level.rooms.map(() => []);
  for (const door of doors) doorsOf[door.room]!.push(door.index);
  const rooms = level.rooms.map(({ id, name }, index): RoomPlan => {
    const around = adjacent[index]!;
    const controlled = [index, ...around];
    return { id, name, index, adjacent: around, cells: cells[index]!, doors: doorsOf[index]!, controlled };
  });
  const start = glyphs.indexOf('@');
  const exit = glyphs.indexOf('>');
  return {
    ...{ level, grid, steps, kind, roomAt, doorAt, segmentAt, thingAt, hazardAt, itemAt, segments },
    ...{ rooms, doors, things, hazardCells, start, exit },
    startRoom: roomAt[start]!,
    exitRoom: roomAt[exit]!,
    roomOf,
    doorOf: byId(level.doors),
    thingOf: byId(things),
    hazardOf: byId(level.hazards),
  };
};

/** The named room of every room cell: as `regions` says, else what is connected to the room's anchor [DS-391]. */
const roomCells = (level: Level, grid: SquareGrid, kind: Uint8Array, steps: readonly number[]): Int16Array => {
  const roomAt = new Int16Array(grid.size).fill(-1);
  if (level.regions !== undefined) {
    for (const [y, row] of level.regions.entries())
      for (let x = 0; x < grid.width; x++) {
        const code = row.slice(2 * x, 2 * x + 2);
        if (code !== '..') roomAt[y * grid.width + x] = Number.parseInt(code, 36);
      }
    return roomAt;
  }
  for (const [index, row] of level.rooms.entries()) {
    const open = [row.at[1] * grid.width + row.at[0]];
    roomAt[open[0]!] = index;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop())
      for (const step of steps)
        if (kind[cell + step] === ROOM && roomAt[cell + step] === -1) {
          roomAt[cell + step] = index;
          open.push(cell + step);
        }
  }
  return roomAt;
};

const cellsByRoom = (rooms: number, roomAt: Int16Array): readonly Int32Array[] => {
  const lists: number[][] = Array.from({ length: rooms }, () => []);
  for (let cell = 0; cell < roomAt.length; cell++) if (roomAt[cell]! >= 0) lists[roomAt[cell]!]!.push(cell);
  return lists.map((list) => Int32Array.from(list));
};

/** Corridor segments [DS-011], numbered by their first cell. */
const corridorSegments = (grid: SquareGrid, kind: Uint8Array, steps: readonly number[]) => {
  const segmentAt = new Int32Array(grid.size).fill(-1);
  let segments = 0;
  const open: number[] = [];
  for (let first = 0; first < grid.size; first++) {
    if (kind[first] !== CORRIDOR || segmentAt[first] !== -1) continue;
    segmentAt[first] = segments;
    open.push(first);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop())
      for (const step of steps)
        if (kind[cell + step] === CORRIDOR && segmentAt[cell + step] === -1) {
          segmentAt[cell + step] = segments;
          open.push(cell + step);
        }
    segments++;
  }
  return { segmentAt, segments };
};

/** Adjacency [DS-017, DS-018]: by a boundary of cells, or by touching one corridor segment. Linear in the cells. */
const adjacentRooms = (
  rooms: number,
  steps: readonly number[],
  { kind, roomAt, doorAt, segmentAt }: Pick<Layout, 'kind' | 'roomAt' | 'doorAt' | 'segmentAt'>,
  doors: readonly DoorPlan[],
): readonly (readonly number[])[] => {
  const found = Array.from({ length: rooms }, () => new Set<number>());
  const touching: (Set<number> | undefined)[] = [];
  const join = (a: number, b: number): void => {
    if (a === b || a < 0 || b < 0) return;
    found[a]!.add(b);
    found[b]!.add(a);
  };
  for (let cell = 0; cell < kind.length; cell++) {
    if (kind[cell] !== ROOM && kind[cell] !== DOOR) continue;
    const owner = kind[cell] === DOOR ? doors[doorAt[cell]!]!.room : roomAt[cell]!;
    for (const step of steps) {
      const next = cell + step;
      if (kind[next] === ROOM) join(owner, roomAt[next]!);
      // A cell of a room next to a door of another counts too: that door's owner touches the room's cells.
      else if (kind[next] === DOOR) join(owner, doors[doorAt[next]!]!.room);
      else if (kind[next] === CORRIDOR) {
        const segment = segmentAt[next]!;
        const set = touching[segment] ?? new Set<number>();
        touching[segment] = set.add(owner);
      }
    }
  }
  for (const set of touching) {
    // A segment that no room touches leaves a hole.
    const all = [...(set ?? [])];
    for (const a of all) for (const b of all) join(a, b);
  }
  return found.map((set) => [...set].sort((a, b) => a - b));
};
