// The rooms of a draft: which cell belongs to which room row, by anchors or by `[regions]` [DS-391, DS-392].

import type { Content } from '../data/content.ts';
import type { Draft, DraftGrid, DraftRow } from './draft.ts';
import type { Ground } from './ground.ts';
import { ROOM } from './layout.ts';
import type { Report } from './report.ts';

export interface Chambers {
  readonly rows: readonly DraftRow[];
  /** Index of the room by cell, -1 for none. */
  readonly roomAt: Int32Array;
  /** First cell of every room in row-major order, -1 for none. */
  readonly first: Int32Array;
  /** Canonical regions, where two rooms share an open boundary; else null. */
  readonly regions: readonly string[] | null;
  readonly isSound: boolean;
}

export const readChambers = (content: Content, draft: Draft, ground: Ground, report: Report): Chambers | null => {
  const before = report.errors;
  const rows = draft.rows.get('rooms') ?? [];
  const most = content.balance.limits.fileRooms;
  if (rows.length > most) {
    report.error('E30', rows[most]!.place, `room ${most + 1}`, `at most ${most} rooms`);
    return null;
  }
  checkNames(rows, report);
  const groups = groupsOf(ground, null);
  const roomAt =
    draft.regions === null ? byAnchor(rows, ground, groups, report) : byRegions(draft.regions, rows, ground, report);
  const first = new Int32Array(rows.length).fill(-1);
  for (let cell = roomAt.length - 1; cell >= 0; cell--) if (roomAt[cell]! >= 0) first[roomAt[cell]!] = cell;
  return {
    ...{ rows, roomAt, first },
    regions: haveOpenBoundary(ground, roomAt) ? regionRows(ground, roomAt) : null,
    isSound: report.errors === before && ground.isSound,
  };
};

const checkNames = (rows: readonly DraftRow[], report: Report): void => {
  const names = new Map<string, DraftRow>();
  for (const row of rows) {
    if (row.name === null) {
      if (row.broken.has('name')) continue;
      report.error('E04', row.place, `${row.id} without a name`, 'a name in quotation marks');
      continue;
    }
    const { value, place } = row.name;
    if (value.trim().toLowerCase() === 'corridor') report.error('E27', place, `"${value}"`, 'another name');
    const other = names.get(value);
    if (other !== undefined) report.error('E28', place, `"${value}"`, `a name that ${other.id} does not have`);
    else names.set(value, row);
  }
};

/** Connected groups of room cells, numbered by their first cell; with `roomAt`, of cells of one room. */
const groupsOf = (
  ground: Ground,
  roomAt: Int32Array | null,
): { readonly at: Int32Array; readonly firsts: number[] } => {
  const { kind, width } = ground;
  const steps = [-width, 1, width, -1];
  const at = new Int32Array(kind.length).fill(-1);
  const firsts: number[] = [];
  const open: number[] = [];
  for (let first = 0; first < kind.length; first++) {
    if (kind[first] !== ROOM || at[first] !== -1) continue;
    at[first] = firsts.length;
    open.push(first);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop())
      for (const step of steps) {
        const next = cell + step;
        if (kind[next] !== ROOM || at[next] !== -1 || (roomAt !== null && roomAt[next] !== roomAt[cell])) continue;
        at[next] = firsts.length;
        open.push(next);
      }
    firsts.push(first);
  }
  return { at, firsts };
};

/** The cell of an anchor, or -1 where it is none. */
const anchorOf = (row: DraftRow, ground: Ground, report: Report): number => {
  const [x, y] = row.at?.value[0] ?? [-1, -1];
  if (x < 0 || x >= ground.width || y >= ground.height) {
    if (row.at === null && row.broken.has('at')) return -1;
    const expected = `at x,y within ${ground.width}x${ground.height}`;
    report.error('E23', row.at?.place ?? row.place, row.at === null ? 'no position' : `${x},${y}`, expected);
    return -1;
  }
  const cell = y * ground.width + x;
  if (ground.kind[cell] === ROOM) return cell;
  report.error('E10', row.at!.place, `"${ground.glyphAt(cell)}" at ${x},${y}`, 'a cell of the room');
  return -1;
};

const byAnchor = (
  rows: readonly DraftRow[],
  ground: Ground,
  groups: ReturnType<typeof groupsOf>,
  report: Report,
): Int32Array => {
  const roomOf = new Int32Array(groups.firsts.length).fill(-1);
  for (const [index, row] of rows.entries()) {
    const anchor = anchorOf(row, ground, report);
    if (anchor < 0) continue;
    const group = groups.at[anchor]!;
    const other = rows[roomOf[group]!];
    if (other === undefined) roomOf[group] = index;
    else report.error('E11', row.place, row.id, `one row for the room of ${other.id}`);
  }
  for (const [group, first] of groups.firsts.entries())
    if (roomOf[group] === -1)
      report.error('E12', ground.placeOf(first), `room cell ${spot(ground, first)}`, 'a row in [rooms] for its room');
  return groups.at.map((group) => (group < 0 ? -1 : roomOf[group]!));
};

const spot = ({ width }: Ground, cell: number): string => `${cell % width},${Math.floor(cell / width)}`;

const byRegions = (
  { rows: lines, place, placeOf }: DraftGrid,
  rows: readonly DraftRow[],
  ground: Ground,
  report: Report,
): Int32Array => {
  const { width, height, kind } = ground;
  const roomAt = new Int32Array(kind.length).fill(-1);
  if (lines.length !== height) report.error('E34', place, `${lines.length} rows`, `${height} rows, as many as the map`);
  for (let y = 0; y < Math.min(height, lines.length); y++) {
    const line = lines[y]!;
    if (line.length !== 2 * width) {
      report.error('E34', placeOf(y, 0), `${line.length} characters`, `${2 * width} characters, two a cell`);
      continue;
    }
    for (let x = 0; x < width; x++) {
      const code = line.slice(2 * x, 2 * x + 2);
      const cell = y * width + x;
      const room = code === '..' ? -1 : /^[0-9a-z]{2}$/.test(code) ? Number.parseInt(code, 36) : rows.length;
      if (room >= rows.length) report.error('E34', placeOf(y, 2 * x), code, 'the number of a room row in base 36');
      else if (room >= 0 !== (kind[cell] === ROOM))
        report.error('E34', placeOf(y, 2 * x), code, room >= 0 ? '.. outside rooms' : 'the number of a room row');
      else roomAt[cell] = room;
    }
  }
  const groups = groupsOf(ground, roomAt);
  const met = new Set<number>();
  for (const first of groups.firsts) {
    const room = roomAt[first]!;
    if (room < 0) continue;
    if (met.has(room))
      report.error('E34', rows[room]!.place, `${rows[room]!.id} also at ${spot(ground, first)}`, 'one connected room');
    met.add(room);
  }
  for (const [index, row] of rows.entries()) {
    const anchor = anchorOf(row, ground, report);
    if (anchor >= 0 && roomAt[anchor] !== index)
      report.error('E34', row.at!.place, spot(ground, anchor), `a cell that [regions] gives to ${row.id}`);
  }
  return roomAt;
};

const haveOpenBoundary = ({ kind, width }: Ground, roomAt: Int32Array): boolean => {
  const isOpen = (a: number, b: number): boolean => kind[b] === ROOM && roomAt[a] !== roomAt[b];
  for (let cell = 0; cell < kind.length - width; cell++)
    if (kind[cell] === ROOM && (isOpen(cell, cell + 1) || isOpen(cell, cell + width))) return true;
  return false;
};

const regionRows = ({ width, height }: Ground, roomAt: Int32Array): readonly string[] =>
  Array.from({ length: height }, (_, y) => {
    let row = '';
    for (let x = 0; x < width; x++) {
      const room = roomAt[y * width + x]!;
      row += room < 0 ? '..' : room.toString(36).padStart(2, '0');
    }
    return row;
  });
