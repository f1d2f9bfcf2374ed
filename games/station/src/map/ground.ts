// The map of a draft as a full rectangle: size, glyphs, border, start and exit [DS-006, DS-388…DS-390].

import type { Content } from '../data/content.ts';
import type { Draft, DraftGrid } from './draft.ts';
import { kindsOf, WALL } from './layout.ts';
import type { Place, Report } from './report.ts';
import type { Section } from './sections.ts';

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Full rows, walls as `#`. */
  readonly rows: readonly string[];
  readonly kind: Uint8Array;
  readonly start: number;
  readonly exit: number;
  /** False where something of it is wrong: then nothing is derived from it. */
  readonly isSound: boolean;
  glyphAt(cell: number): string;
  placeOf(cell: number): Place;
}

/** The glyphs that stand for themselves; the others belong to sections. */
const PLAIN = '#.,@>';
const LEAST_SIDE = 3;

export const readGround = (
  { balance: { limits } }: Content,
  draft: Draft,
  sections: readonly Section[],
  report: Report,
): Ground | null => {
  const before = report.errors;
  const { map } = draft;
  if (map === null || map.rows.every((row) => row.trim() === '')) {
    report.error('E05', map?.place ?? draft.place, map === null ? 'no [map]' : 'an empty map', 'rows of cells');
    return null;
  }
  const size = draft.header.get('size');
  const [width, height] = (size?.value as readonly [number, number] | undefined) ?? [
    map.rows.reduce((most, row) => Math.max(most, row.length), 0),
    map.rows.length,
  ];
  if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > limits.side) {
    const expected = `${LEAST_SIDE} to ${limits.side} cells a side`;
    report.error('E30', size?.place ?? map.place, `${width}x${height}`, expected);
    return null;
  }
  const rows = rectangle(map, width, height, sections, report);
  const glyphs = rows.join('');
  const kind = kindsOf(glyphs);
  const placeOf = (cell: number): Place => map.placeOf(Math.floor(cell / width), cell % width);
  for (let cell = 0; cell < kind.length; cell++) {
    // Down the sides only the first and the last cell of a row are looked at.
    if (cell >= width && cell < kind.length - width && cell % width === 1) cell += width - 2;
    if (kind[cell] === WALL) continue;
    report.error('E33', placeOf(cell), `"${glyphs[cell]}"`, 'a wall at the border');
    // From here on it is one: no step ever leaves the grid.
    kind[cell] = WALL;
  }
  const single = (glyph: string, code: string, what: string): number => {
    const first = glyphs.indexOf(glyph);
    const second = first < 0 ? -1 : glyphs.indexOf(glyph, first + 1);
    if (first < 0) report.error(code, map.place, `no ${glyph}`, `one ${what} cell`);
    if (second >= 0) report.error(code, placeOf(second), `a second ${glyph}`, `one ${what} cell`);
    return first;
  };
  const start = single('@', 'E08', 'start');
  const exit = single('>', 'E09', 'exit');
  return {
    ...{ width, height, rows, kind, start, exit, placeOf },
    isSound: report.errors === before,
    glyphAt: (cell) => glyphs[cell]!,
  };
};

/** Rows filled with wall to the full size [DS-390]; what does not belong there counts as wall from here on. */
const rectangle = (
  map: DraftGrid,
  width: number,
  height: number,
  sections: readonly Section[],
  report: Report,
): readonly string[] => {
  const known = new Set([...PLAIN, ...sections.flatMap(({ glyphs }) => [...glyphs])]);
  const strangers = new RegExp(`[^ ${[...known].map((glyph) => `\\u${hex(glyph)}`).join('')}]`, 'g');
  if (map.rows.length > height)
    report.error('E06', map.placeOf(height, 0), `row ${height + 1}`, `${height} rows, as the size says`);
  return Array.from({ length: height }, (_, y) => {
    const row = map.rows[y] ?? '';
    if (row.length > width)
      report.error('E06', map.placeOf(y, width), `${row.length} cells`, `${width} cells, as the size says`);
    return row
      .slice(0, width)
      .replace(strangers, (glyph, x: number) => {
        strange(glyph, map.placeOf(y, x), report);
        return '#';
      })
      .replaceAll(' ', '#')
      .padEnd(width, '#');
  });
};

const hex = (glyph: string): string => glyph.charCodeAt(0).toString(16).padStart(4, '0');

const strange = (glyph: string, place: Place, report: Report): void => {
  const code = glyph.charCodeAt(0);
  const shown = JSON.stringify(glyph);
  if (code > 0x7e) report.error('E36', place, shown, 'ASCII characters only');
  else report.error('E07', place, shown, 'a glyph of the legend');
};
