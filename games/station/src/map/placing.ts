// Rows of a draft brought to their cells, and rows made for glyphs that need none of their own [DS-387, DS-506].

import type { Content } from '../data/content.ts';
import type { Chambers } from './chambers.ts';
import { type Draft, type DraftRow, type Given, NONE } from './draft.ts';
import type { Ground } from './ground.ts';
import { CORRIDOR, DOOR } from './layout.ts';
import { pathOf, type Report } from './report.ts';
import { itemOfGlyph, type Section, type Value } from './sections.ts';

/** A row and its cells, in row-major order. */
export interface Placed {
  readonly row: DraftRow;
  readonly cells: readonly number[];
  /** Made for a glyph without row. */
  readonly isAutomatic: boolean;
}

export interface Placing {
  /** By section, rooms left out; sorted by first cell. */
  readonly rows: ReadonlyMap<string, readonly Placed[]>;
  /** The row of a door cell. */
  readonly doorRow: ReadonlyMap<number, DraftRow>;
}

/** Every id of the file once [DS-387]; doors are told apart in `doorways.ts`. */
export const checkIds = (draft: Draft, sections: readonly Section[], report: Report): ReadonlyMap<string, DraftRow> => {
  const ids = new Map<string, DraftRow>();
  for (const { name } of sections)
    for (const row of draft.rows.get(name) ?? []) {
      const other = ids.get(row.id);
      if (other === undefined) ids.set(row.id, row);
      else report.error('E13', row.place, row.id, `an id not used at ${pathOf(other.place)}`);
    }
  return ids;
};

export const placeRows = (
  draft: Draft,
  ground: Ground,
  sections: readonly Section[],
  ids: ReadonlyMap<string, DraftRow>,
  report: Report,
): Placing => {
  const claimed = new Map<number, DraftRow>();
  const rows = new Map<string, Placed[]>();
  const doorRow = new Map<number, DraftRow>();
  for (const section of sections) {
    if (section.name === 'rooms') continue;
    const placed: Placed[] = [];
    for (const row of draft.rows.get(section.name) ?? []) {
      const cells = cellsOf(row, ground, claimed, report);
      if (cells === null) continue;
      placed.push({ row, cells, isAutomatic: false });
      if (section.name === 'doors') doorRow.set(cells[0]!, row);
    }
    rows.set(section.name, placed);
  }
  addAutomatic(ground, sections, ids, claimed, rows, report);
  for (const placed of rows.values()) placed.sort((a, b) => a.cells[0]! - b.cells[0]!);
  return { rows, doorRow };
};

/** The cells of a row, claimed for it; or null with what is wrong about them reported. */
const cellsOf = (
  row: DraftRow,
  ground: Ground,
  claimed: Map<number, DraftRow>,
  report: Report,
): readonly number[] | null => {
  const { width, height, kind } = ground;
  const points = row.at?.value ?? [];
  const place = row.at?.place ?? row.place;
  const outside = points.find(([x, y]) => x >= width || y >= height);
  if (points.length === 0 || outside !== undefined) {
    if (row.at === null && row.broken.has('at')) return null;
    report.error('E23', place, outside?.join(',') ?? 'no position', `at x,y within ${width}x${height}`);
    return null;
  }
  const cells = [...new Set(points.map(([x, y]) => y * width + x))].sort((a, b) => a - b);
  const { glyphs, name } = row.section;
  let isFine = true;
  for (const cell of cells) {
    const glyph = ground.glyphAt(cell);
    const found = `"${glyph}" at ${cell % width},${Math.floor(cell / width)}`;
    const other = claimed.get(cell);
    if (!glyphs.includes(glyph)) {
      const isOutside = name !== 'doors' && (kind[cell] === CORRIDOR || kind[cell] === DOOR);
      report.error(name === 'hazards' ? 'E21' : isOutside ? 'E20' : 'E15', place, found, `${oneOf(glyphs)} there`);
      isFine = false;
    } else if (other !== undefined) {
      report.error('E32', place, `${row.id} on the cell of ${other.id}`, 'one thing on a cell');
      isFine = false;
    } else claimed.set(cell, row);
  }
  return isFine ? cells : null;
};

const oneOf = (glyphs: string): string => [...glyphs].join(' or ');

/** Plain floor needs no row, whatever may stand on it. */
const FLOOR = '.,';

const NOTHING: ReadonlyMap<string, Given<Value>> = new Map();

const addAutomatic = (
  ground: Ground,
  sections: readonly Section[],
  ids: ReadonlyMap<string, DraftRow>,
  claimed: ReadonlyMap<number, DraftRow>,
  rows: ReadonlyMap<string, Placed[]>,
  report: Report,
): void => {
  const sectionOf = new Map<string, Section>();
  for (const section of sections) for (const glyph of section.glyphs) sectionOf.set(glyph, section);
  for (const glyph of FLOOR) sectionOf.delete(glyph);
  const last = new Map<string, number>();
  /** The lowest number no row uses; numbers are given in row-major order, so the next search goes on from the last. */
  const freeId = (letter: string): string => {
    let number = (last.get(letter) ?? 0) + 1;
    while (ids.has(`${letter}${number}`)) number++;
    last.set(letter, number);
    return `${letter}${number}`;
  };
  for (const [y, line] of ground.rows.entries())
    for (const { 0: glyph, index: x } of line.matchAll(/[^#.,]/g)) {
      const section = sectionOf.get(glyph);
      const cell = y * ground.width + x;
      if (section === undefined || section.name === 'doors' || claimed.has(cell)) continue;
      const place = ground.placeOf(cell);
      const item = section.name === 'items' ? itemOfGlyph(glyph) : '';
      if (section.autoId === null || item === undefined) {
        report.error('E16', place, `"${glyph}" at ${x},${y}`, `a row in [${section.name}]`);
        continue;
      }
      const values = item === '' ? NOTHING : new Map([['item', { value: item, place }]]);
      const row: DraftRow = { section, id: freeId(section.autoId), place, name: null, at: null, values, broken: NONE };
      rows.get(section.name)!.push({ row, cells: [cell], isAutomatic: true });
    }
};

/** The cells of one row are one connected group of few cells, all of one room or all of one corridor [DS-079]. */
export const checkGroups = (
  { balance }: Content,
  { kind, width, placeOf }: Ground,
  { roomAt }: Chambers,
  { rows }: Placing,
  report: Report,
): void => {
  const most = balance.rules.hazardCellsMax;
  const steps = [-width, 1, width, -1];
  for (const placed of rows.values())
    for (const { row, cells } of placed) {
      if (row.section.cells === 'one') continue;
      const place = row.at?.place ?? placeOf(cells[0]!);
      if (cells.length > most) {
        report.error('E21', place, `${cells.length} cells`, `1 to ${most} cells`);
        continue;
      }
      const group = new Set([cells[0]!]);
      // Sets are walked in the order of insertion, what is added on the way included.
      for (const cell of group)
        for (const next of steps.map((step) => cell + step))
          if (cells.includes(next) && kind[next] === kind[cell] && roomAt[next] === roomAt[cell]) group.add(next);
      if (group.size < cells.length)
        report.error('E21', place, `${cells.length} cells apart`, 'one connected group in one room or corridor');
    }
};
