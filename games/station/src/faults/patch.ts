// The difference between two levels of one deck, as cells and rows: how a fault is taken back [DS-307], and how little it
// changed [DS-304].

import { withGlyph } from '../logic/edit.ts';
import type { Level, Point } from '../map/level.ts';

const SECTIONS = [
  ...(['rooms', 'doors', 'terminals', 'cctv', 'controls', 'hazards', 'generators'] as const),
  ...(['furniture', 'items', 'puzzles'] as const),
] as const;
const HEADER = ['power', 'air', 'par', 'plan'] as const;

type Row = { readonly id: string; readonly at: Point | readonly Point[] };

export interface Patch {
  /** Header fields as they are to be; null: left out. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly glyphs: readonly { readonly at: Point; readonly glyph: string }[];
  readonly rows: readonly {
    readonly section: string;
    readonly put: readonly Row[];
    readonly drop: readonly string[];
  }[];
}

const rowsIn = (level: Level, section: string): readonly Row[] =>
  (level as unknown as Readonly<Record<string, readonly Row[]>>)[section]!;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What makes the one level out of the other; both have the same size. */
export const patchFrom = (from: Level, to: Level): Patch => ({
  header: Object.fromEntries(
    HEADER.filter((field) => !isSame(from[field], to[field])).map((field) => [field, to[field] ?? null]),
  ),
  glyphs: to.map.flatMap((row, y) =>
    [...row].flatMap((glyph, x) => (from.map[y]![x] === glyph ? [] : [{ at: [x, y] as const, glyph }])),
  ),
  rows: SECTIONS.flatMap((section) => {
    const [before, after] = [rowsIn(from, section), rowsIn(to, section)];
    const known = new Map(before.map((row) => [row.id, row]));
    const put = after.filter((row) => !isSame(row, known.get(row.id)));
    const drop = before.filter(({ id }) => !after.some((row) => row.id === id)).map(({ id }) => id);
    return put.length + drop.length === 0 ? [] : [{ section, put, drop }];
  }),
});

export const applyPatch = (level: Level, { header, glyphs, rows }: Patch): Level => {
  let next: Level = glyphs.reduce((sum, { at, glyph }) => withGlyph(sum, at, glyph), level);
  for (const { section, put, drop } of rows) {
    const kept = rowsIn(next, section).filter(({ id }) => !drop.includes(id));
    const list = kept.map((row) => put.find(({ id }) => id === row.id) ?? row);
    const added = put.filter(({ id }) => !kept.some((row) => row.id === id));
    const all = [...list, ...added];
    next = { ...next, [section]: section === 'rooms' ? all : sorted(all) };
  }
  for (const [field, value] of Object.entries(header)) {
    const { [field as 'plan']: _gone, ...rest } = next;
    next = (value === null ? rest : { ...next, [field]: value }) as Level;
  }
  return next;
};

/** Row-major by the first cell; rooms alone keep the order of their table. */
const sorted = (rows: readonly Row[]): readonly Row[] => {
  const first = ({ at }: Row): Point => (typeof at[0] === 'number' ? at : at[0]) as Point;
  return [...rows].sort((a, b) => first(a)[1] - first(b)[1] || first(a)[0] - first(b)[0]);
};
