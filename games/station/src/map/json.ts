// The JSON level file [DS-505] read into a draft, and written from a level. Unknown keys are refused; derived attributes
// may be left out and are left out when written.

import type { Json } from '@interlock/kernel';
import { type Action, actionSchema } from '../actions.ts';
import { type Content, content as shipped } from '../data/content.ts';
import { rowsOf } from './derived.ts';
import type { Draft, DraftGrid, DraftRow, Given } from './draft.ts';
import { HEADER, isName } from './header.ts';
import { layoutOf } from './layout.ts';
import type { Level, LevelFile, Point } from './level.ts';
import { MOST_PLAN } from './plan.ts';
import type { Place, Report } from './report.ts';
import { type Attribute, SECTIONS, type Section, type Value } from './sections.ts';
import { formText, isWord } from './text.ts';

type Bag = Readonly<Record<string, unknown>>;

const ROOT: Place = { path: 'level' };
const ID = /^[a-z][a-z0-9-]{0,23}$/;

const isBag = (input: unknown): input is Bag => typeof input === 'object' && input !== null && !Array.isArray(input);

/** What was found, in a word or two. */
const nameOf = (input: unknown): string => {
  if (Array.isArray(input)) return `a list of ${input.length}`;
  if (typeof input === 'object' && input !== null) return 'an object';
  return typeof input === 'string' ? JSON.stringify(input.slice(0, 80)) : String(input);
};

export const readFile = (input: unknown, sections: readonly Section[], report: Report): Draft | null => {
  if (!isBag(input)) {
    report.error('E01', ROOT, nameOf(input), 'a level file or map text');
    return null;
  }
  const known = new Set([
    ...['$schema', 'map', 'regions', 'plan'],
    ...HEADER.map(({ key }) => key),
    ...sections.map(({ name }) => name),
  ]);
  for (const key of Object.keys(input))
    if (!known.has(key)) report.error('E02', { path: shortPath(key) }, JSON.stringify(key), 'a field of a level file');
  const own = (key: string): unknown => (Object.hasOwn(input, key) ? input[key] : undefined);

  const header = new Map<string, Given<unknown>>();
  for (const { key, fromFile, expected } of HEADER) {
    if (own(key) === undefined) continue;
    const value = fromFile(own(key));
    if (value === undefined) report.error('E04', { path: key }, nameOf(own(key)), expected);
    else header.set(key, { value, place: { path: key } });
  }
  const rows = new Map<string, DraftRow[]>();
  for (const section of sections) {
    const list = listOf(own(section.name), section.name, report);
    rows.set(
      section.name,
      list.flatMap((row, i) => (report.isFull ? [] : (readRow(row, section, `${section.name}[${i}]`, report) ?? []))),
    );
  }
  return {
    ...{ header, rows, keycards: null, place: ROOT },
    map: gridOf(own('map'), 'map', report),
    regions: gridOf(own('regions'), 'regions', report),
    plan: own('plan') === undefined ? null : planOf(listOf(own('plan'), 'plan', report), report),
  };
};

const shortPath = (key: string): string => (/^[\w$-]{1,40}$/.test(key) ? key : 'level');

const listOf = (input: unknown, path: string, report: Report): readonly unknown[] => {
  if (Array.isArray(input)) return input;
  if (input !== undefined) report.error('E04', { path }, nameOf(input), 'a list');
  return [];
};

const gridOf = (input: unknown, name: string, report: Report): DraftGrid | null => {
  if (input === undefined) return null;
  if (!Array.isArray(input) || !input.every((row) => typeof row === 'string')) {
    report.error('E04', { path: name }, nameOf(input), 'a list of texts, one a row');
    return null;
  }
  const placeOf = (row: number, column: number): Place => ({ path: `${name}[${row}][${column}]` });
  return { rows: input, place: { path: name }, placeOf };
};

const pointOf = (input: unknown): Point | null => {
  if (!Array.isArray(input) || input.length !== 2) return null;
  const isSmall = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 99_999;
  return isSmall(input[0]) && isSmall(input[1]) ? [input[0] as number, input[1] as number] : null;
};

/** Most cells a row may name, as in map text. */
const MOST_CELLS = 64;

const pointsOf = (input: unknown, cells: Section['cells']): readonly Point[] | null => {
  if (cells === 'one') {
    const point = pointOf(input);
    return point === null ? null : [point];
  }
  if (!Array.isArray(input) || input.length === 0 || input.length > MOST_CELLS) return null;
  const points = input.map(pointOf);
  return points.every((point) => point !== null) ? points : null;
};

const readRow = (input: unknown, section: Section, path: string, report: Report): DraftRow | null => {
  if (!isBag(input)) {
    report.error('E04', { path }, nameOf(input), 'an object');
    return null;
  }
  const { id } = input;
  if (typeof id !== 'string' || !ID.test(id)) {
    report.error('E04', { path: `${path}.id` }, nameOf(id), 'an id of small letters, digits and hyphens');
    return null;
  }
  let name: Given<string> | null = null;
  let at: Given<readonly Point[]> | null = null;
  const values = new Map<string, Given<Value>>();
  const broken = new Set<string>();
  const spoil = (code: string, key: string, value: unknown, expected: string): void => {
    broken.add(key);
    report.error(code, { path: `${path}.${key}` }, nameOf(value), expected);
  };
  for (const key of Object.keys(input)) {
    const value = input[key];
    const place = { path: `${path}.${shortPath(key)}` };
    const attribute = section.attributes.find((one) => one.name === key);
    if (key === 'id' || value === undefined) continue;
    if (key === 'name' && section.hasName) {
      if (isName(value)) name = { value, place };
      else spoil('E04', key, value, 'a name of 1 to 60 characters');
    } else if (key === 'at') {
      const points = pointsOf(value, section.cells);
      if (points !== null) at = { value: points, place };
      else spoil('E23', key, value, section.cells === 'one' ? '[x, y]' : '[[x, y], …]');
    } else if (attribute === undefined) {
      const expected = `one of id, at, ${section.attributes.map((one) => one.name).join(', ')}`;
      report.error('E02', place, JSON.stringify(key), expected);
    } else if (isFit(attribute, value)) values.set(key, { value: value as Value, place });
    else spoil(attribute.form === 'number' ? 'E23' : 'E04', key, value, fitText(attribute));
  }
  return { section, id, place: { path }, name, at, values, broken };
};

const isFit = ({ form }: Attribute, value: unknown): boolean => {
  switch (form) {
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000_000;
    case 'word':
      return typeof value === 'string' && isWord(value);
    case 'words':
      return Array.isArray(value) && value.every((one) => typeof one === 'string' && isWord(one) && one !== '-');
    default:
      return typeof value === 'boolean';
  }
};

const FITS = { number: 'a number', word: 'a word', words: 'a list of words' } as const;
const fitText = (attribute: Attribute): string =>
  attribute.form in FITS
    ? `${FITS[attribute.form as keyof typeof FITS]}, in map text ${formText(attribute)}`
    : 'true or false';

const planOf = (turns: readonly unknown[], report: Report): readonly Given<Action>[] => {
  if (turns.length > MOST_PLAN) {
    report.error('E30', { path: 'plan' }, nameOf(turns), `at most ${MOST_PLAN} turns`);
    return [];
  }
  return turns.flatMap((turn, i) => {
    const path = `plan[${i}]`;
    const parsed = Array.isArray(turn) && turn.length === 1 ? actionSchema.safeParse(turn[0]) : null;
    if (parsed?.success) return [{ value: parsed.data, place: { path } }];
    report.error('E04', { path }, nameOf(turn), 'a turn: a list of one action');
    return [];
  });
};

/** A level as its file, keys in the order of the format. */
export const fileOf = (level: Level, sections: readonly Section[] = SECTIONS, content = shipped): LevelFile => {
  const file: Record<string, unknown> = {};
  const from = level as unknown as Bag;
  for (const { key } of HEADER) file[key] = from[key];
  file.map = level.map;
  if (level.regions !== undefined) file.regions = level.regions;
  for (const section of sections) {
    const rows = rowsOf(level, section.name).map((row) => rowFile(content, level, section, row));
    if (rows.length > 0 || section.name === 'rooms') file[section.name] = rows;
  }
  if (level.plan !== undefined) file.plan = level.plan;
  return structuredCopy(file as Json) as unknown as LevelFile;
};

const rowFile = (content: Content, level: Level, section: Section, row: Bag): Bag => {
  const made: Record<string, unknown> = { id: row.id };
  if (section.hasName) made.name = row.name;
  made.at = row.at;
  const [x, y] = (section.cells === 'some' ? (row.at as readonly Point[])[0] : row.at) as Point;
  for (const { name, derive } of section.attributes) {
    if (row[name] === undefined) continue;
    const cell = y * level.map[0]!.length + x;
    // What the map says anyway need not be said again.
    const computed = derive?.(layoutOf(level), { id: row.id as string, cell, values: row }, content);
    if (computed === undefined || String(computed) !== String(row[name])) made[name] = row[name];
  }
  return made;
};

/** The file shares nothing with the level, so that whoever changes it changes no level. */
const structuredCopy = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, structuredCopy(one)]));
};
