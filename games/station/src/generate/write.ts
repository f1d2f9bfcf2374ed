// A draft as a level in canonical form [DS-405]: rows by cell, numbered in that order, doors d0, d1, …

import { CORRIDOR, DOOR, ROOM } from '../map/layout.ts';
import type { Level, PuzzleRow } from '../map/level.ts';
import { type Draft, fragmentId } from './draft.ts';

type Point = readonly [x: number, y: number];
type Header = Pick<Level, 'name' | 'deck' | 'seed' | 'difficulty' | 'view'>;

const SPILL = 'spill';
/** Glyph of a floor item by its kind [DS-388]. */
const ITEM_GLYPHS: Readonly<Record<string, string>> = {
  ...{ keycard: 'k', battery: 'b', tool: 't', fragment: 'n', air: 'a', log: 'l' },
};

export const writeLevel = (draft: Draft, header: Header): Level => {
  const { rooms, ends, order, names, generators, furnished, filled, things } = draft;
  const { width } = rooms;
  const at = (cell: number): Point => [cell % width, Math.floor(cell / width)];
  const byCell = <T extends { readonly cell: number }>(list: readonly T[]): T[] =>
    [...list].sort((a, b) => a.cell - b.cell);
  const hazards = hazardRows(draft);
  const hazardId = new Map(hazards.map(({ draftIndex }, i) => [draftIndex, `h${i + 1}`]));
  const placed = (kind: 'control' | 'puzzle') =>
    byCell(filled.placements.filter(({ thing }) => things.list[thing]!.kind === kind));
  const { first, roomBy } = draft.edges;
  const terminals: { room: number; cell: number }[] = [];
  for (const [room, cell] of order.terminalAt.entries()) if (cell !== -1) terminals.push({ room, cell });
  const doors = byCell(doorCells(draft));
  return {
    ...header,
    power: 'unlimited',
    air: 'auto',
    par: 'auto',
    map: mapRows(draft, doors),
    rooms: names.key.map((id, room) => ({
      ...{ id, name: names.name[room]!, at: [rooms.left[room]!, rooms.top[room]!] as const },
      doors: room === ends.start, // [DS-240]
      cctv: false,
    })),
    doors: doors.map(({ cell, room }, i) => ({
      ...{ id: `d${i}`, at: at(cell), room: names.key[room]!, locked: draft.isSealed[room] === 1 },
    })),
    terminals: byCell(terminals).map(({ room, cell }, i) => ({
      id: `t${i + 1}`,
      at: at(cell),
      controls: [room, ...roomBy.subarray(first[room]!, first[room + 1]!)].map((one) => names.key[one]!).sort(),
    })),
    cctv: furnished.desk === -1 ? [] : [{ id: 'c1', at: at(furnished.desk) }],
    controls: placed('control').map(({ thing, cell }, i) => {
      const what = things.list[thing]!;
      return { id: `v${i + 1}`, at: at(cell), hazard: hazardId.get(what.kind === 'control' ? what.hazard : -1)! };
    }),
    hazards: hazards.map(({ cells, kind }, i) => ({ id: `h${i + 1}`, at: cells.map(at), kind })),
    generators: byCell(generators).map(({ cell, needs }, i) => ({ id: `g${i + 1}`, at: at(cell), needs })),
    furniture: byCell(furnished.furniture).map(({ cell, type, holds }, i) => ({
      ...{ id: `f${i + 1}`, at: at(cell), type, holds },
    })),
    items: byCell(furnished.floor).map(({ cell, item }, i) => ({ id: `i${i + 1}`, at: at(cell), item })),
    puzzles: placed('puzzle').map(({ thing, cell }, i): PuzzleRow => {
      const what = things.list[thing]!;
      const index = what.kind === 'puzzle' ? what.puzzle : -1;
      const puzzle = draft.puzzles[index]!;
      const grants = puzzle.unlocks === null ? 'item:battery' : `unlock:${names.key[puzzle.unlocks]!}`;
      const shared = { id: `p${i + 1}`, at: at(cell) };
      if (puzzle.type === 'relay') return { ...shared, type: 'relay', start: puzzle.start, grants };
      const fragments = Array.from({ length: puzzle.fragments }, (_, part) => fragmentId(index, part));
      return { ...shared, type: 'code', code: puzzle.code, fragments, grants };
    }),
  };
};

/** Blocking hazards and spills together; the index is that of the draft's hazard, -1 for a spill. */
const hazardRows = ({ hazards, furnished }: Draft) =>
  [
    ...hazards.map(({ cell, kind }, draftIndex) => ({ cells: [cell] as readonly number[], kind: kind.id, draftIndex })),
    ...furnished.spills.map((cells) => ({ cells, kind: SPILL, draftIndex: -1 })),
  ].sort((a, b) => a.cells[0]! - b.cells[0]!);

const doorCells = ({ edges, corridors }: Draft): { cell: number; room: number }[] => {
  const doors: { cell: number; room: number }[] = [];
  for (let e = 0; e < edges.count; e++) {
    doors.push({ cell: corridors.lowDoor[e]!, room: edges.low[e]! });
    doors.push({ cell: corridors.highDoor[e]!, room: edges.high[e]! });
  }
  return doors;
};

const mapRows = (draft: Draft, doors: readonly { readonly cell: number; readonly room: number }[]): string[] => {
  const { rooms, order, hazards, generators, furnished, filled, things } = draft;
  const { width, height, kind } = rooms;
  const glyphs = new Uint8Array(kind.length);
  const byKind = new Uint8Array(4).fill(code('#'));
  byKind[ROOM] = code('.');
  byKind[CORRIDOR] = code(',');
  byKind[DOOR] = code('+');
  for (let cell = 0; cell < kind.length; cell++) glyphs[cell] = byKind[kind[cell]!]!;
  const put = (cell: number, glyph: string): void => {
    glyphs[cell] = code(glyph);
  };
  for (const { cell, room } of doors) if (draft.isSealed[room] === 1) put(cell, '=');
  for (const { cell } of hazards) put(cell, '~');
  for (const cells of furnished.spills) for (const cell of cells) put(cell, '^');
  for (const cell of order.terminalAt) if (cell !== -1) put(cell, 'M');
  if (furnished.desk !== -1) put(furnished.desk, 'C');
  for (const { cell } of generators) put(cell, 'G');
  for (const { thing, cell } of filled.placements) {
    if (things.list[thing]!.kind === 'control') put(cell, 'V');
    if (things.list[thing]!.kind === 'puzzle') put(cell, 'P');
  }
  for (const { cell } of furnished.furniture) put(cell, 'F');
  for (const { cell, item } of furnished.floor) put(cell, ITEM_GLYPHS[item.split(':')[0]!]!);
  put(draft.startCell, '@');
  put(draft.exitCell, '>');
  const map: string[] = [];
  for (let y = 0; y < height; y++) map.push(String.fromCharCode(...glyphs.subarray(y * width, (y + 1) * width)));
  return map;
};

const code = (glyph: string): number => glyph.charCodeAt(0);
