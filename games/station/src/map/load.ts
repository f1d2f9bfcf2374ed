// Reads a level, from map text or from a level file, into its canonical value [DS-405]; or says everything that is wrong
// with it [DS-409]. Never throws, and takes time in proportion to the length of what it is given.

import type { Action } from '../actions.ts';
import type { Content } from '../data/content.ts';
import type { HazardKind } from '../data/hazards.ts';
import { readChambers } from './chambers.ts';
import { checkDerived, warnAbout } from './derived.ts';
import { readDoorways } from './doorways.ts';
import type { Draft, DraftRow } from './draft.ts';
import { mapDigest } from './dump.ts';
import { readGround } from './ground.ts';
import { HEADER } from './header.ts';
import { readFile } from './json.ts';
import { layoutOf } from './layout.ts';
import type { Level, Point } from './level.ts';
import { checkGroups, checkIds, type Placed, placeRows } from './placing.ts';
import { inText, type MapFinding, Report } from './report.ts';
import { type Known, SECTIONS, type Section, type Value } from './sections.ts';
import { readText } from './text.ts';

export type Loaded =
  | { readonly ok: true; readonly level: Level; readonly findings: readonly MapFinding[] }
  | { readonly ok: false; readonly findings: readonly MapFinding[] };

/** `sections` are those of the base game and of whatever mechanics were added [DS-312]. */
export const readLevel = (content: Content, input: unknown, sections: readonly Section[] = SECTIONS): Loaded => {
  const report = new Report(content.balance.limits.errorsReported);
  const draft = draftOf(content, input, sections, report);
  const level = draft === null ? null : levelOf(content, draft, sections, report);
  if (level === null) return { ok: false, findings: report.list() };
  return { ok: true, level, findings: report.list() };
};

const draftOf = (content: Content, input: unknown, sections: readonly Section[], report: Report): Draft | null => {
  if (typeof input !== 'string') return readFile(input, sections, report);
  const most = content.balance.limits.fileBytes;
  if (!isWithin(input, most)) {
    report.error('E30', inText(1, 1), 'a longer text', `at most ${most} bytes`);
    return null;
  }
  return readText(input, sections, report);
};

/** Whether a text has at most that many bytes as UTF-8. */
const isWithin = (text: string, most: number): boolean => {
  if (text.length > most) return false;
  if (text.length * 3 <= most) return true;
  let bytes = text.length;
  for (let i = 0; i < text.length && bytes <= most; i++) {
    const code = text.charCodeAt(i);
    // A surrogate is half of four bytes.
    if (code >= 0x80) bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return bytes <= most;
};

const levelOf = (content: Content, draft: Draft, sections: readonly Section[], report: Report): Level | null => {
  if (report.isFull) return null;
  const ids = checkIds(draft, sections, report);
  const ground = readGround(content, draft, sections, report);
  if (ground === null || report.isFull) return null;
  const chambers = readChambers(content, draft, ground, report);
  if (chambers === null || report.isFull) return null;
  const placing = placeRows(draft, ground, sections, ids, report);
  checkGroups(content, ground, chambers, placing, report);
  const doorways = readDoorways(ground, chambers, placing.doorRow, ids, report);

  const { width } = ground;
  const pointOf = (cell: number): Point => [cell % width, Math.floor(cell / width)];
  const known = new Knowledge(content, draft, ids);
  const built = (placed: Placed): Record<string, unknown> => {
    const { row, cells } = placed;
    const at = row.section.cells === 'some' ? cells.map(pointOf) : pointOf(cells[0]!);
    return { id: row.id, at, ...valuesOf(row, known.of(row, ground.glyphAt(cells[0]!)), placed.isAutomatic, report) };
  };
  const rooms = chambers.rows.map((row, index) => {
    const cell = Math.max(0, chambers.first[index]!);
    const values = valuesOf(row, known.of(row, ground.glyphAt(cell)), false, report);
    const doors = ground.start >= 0 && chambers.roomAt[ground.start] === index;
    return { id: row.id, name: row.name?.value ?? '', at: pointOf(cell), doors, ...values };
  });
  for (const row of placing.doorRow.values()) {
    const [x, y] = row.at!.value[0]!;
    valuesOf(row, known.of(row, ground.glyphAt(y * width + x)), false, report);
  }
  const doors = doorways.doors.map(({ cell, owner, isLocked }, k) => {
    const room = chambers.rows[owner]?.id ?? '';
    return { id: `d${k}`, at: pointOf(cell), room, locked: isLocked };
  });
  const tables: Record<string, unknown> = {};
  const more: Record<string, unknown> = {};
  for (const section of sections) {
    const { name } = section;
    if (name === 'rooms' || name === 'doors') continue;
    const made = placing.rows.get(name)!.map(built);
    if (SECTIONS.includes(section)) tables[name] = made;
    else if (made.length > 0) more[name] = made;
  }
  const header = Object.fromEntries(HEADER.map(({ key, fallback }) => [key, draft.header.get(key)?.value ?? fallback]));
  const level = {
    ...header,
    map: ground.rows,
    ...(chambers.regions === null ? {} : { regions: chambers.regions }),
    ...{ rooms, doors, ...tables },
    ...(Object.keys(more).length > 0 ? { more } : {}),
    ...(draft.plan === null || draft.plan.length === 0
      ? {}
      : { plan: draft.plan.map(({ value }) => [renamed(value, doorways.renamed)]) }),
  } as unknown as Level;
  // What is derived from broken ground would only repeat what is wrong with the ground.
  if (!doorways.isSound) return null;
  checkDerived({ content, draft, level, layout: layoutOf(level), placing, sections, report });
  if (report.errors > 0) return null;
  warnAbout({ content, draft, level, layout: layoutOf(level), placing, sections, report });
  const digest = draft.header.get('digest');
  if (digest !== undefined && digest.value !== mapDigest(content, level, sections))
    report.warn(
      'W02',
      digest.place,
      String(digest.value),
      `${mapDigest(content, level, sections)}, as the level has it`,
    );
  return level;
};

const renamed = (action: Action, names: ReadonlyMap<string, string>): Action =>
  action.type === 'useKeycard' ? { ...action, door: names.get(action.door) ?? action.door } : action;

/** What the checks of attributes may ask. One object for all rows, one row at a time. */
class Knowledge implements Known {
  readonly content: Content;
  glyph = '';
  readonly #ids: ReadonlyMap<string, DraftRow>;
  readonly #items = new Set<Value | undefined>();
  #row: DraftRow | null = null;

  constructor(content: Content, draft: Draft, ids: ReadonlyMap<string, DraftRow>) {
    this.content = content;
    this.#ids = ids;
    const all = (section: string, name: string): readonly (Value | undefined)[] =>
      (draft.rows.get(section) ?? []).map(({ values }) => values.get(name)?.value);
    for (const item of all('items', 'item')) this.#items.add(item);
    for (const holds of all('furniture', 'holds'))
      for (const item of Array.isArray(holds) ? holds : []) this.#items.add(item);
    for (const grants of all('puzzles', 'grants')) this.#items.add(String(grants).replace(/^item:/, ''));
  }

  /** Turned to a row. */
  of(row: DraftRow, glyph: string): this {
    this.#row = row;
    this.glyph = glyph;
    return this;
  }

  has(section: string, id: string): boolean {
    return this.#ids.get(id)?.section.name === section;
  }

  hazard(id: string): HazardKind | undefined {
    const kind = this.#ids.get(id)?.values.get('kind')?.value;
    return this.content.hazards.find((one) => one.id === kind);
  }

  hasItem(item: string): boolean {
    return this.#items.has(item);
  }

  value(name: string): Value | undefined {
    return this.#row?.values.get(name)?.value;
  }
}

/** The attributes of a row as the level has them: checked, defaults filled in, derived ones left out. */
const valuesOf = (row: DraftRow, known: Known, isAutomatic: boolean, report: Report): Record<string, Value> => {
  const values: Record<string, Value> = {};
  const type = known.value('type');
  for (const attribute of row.section.attributes) {
    const { name, form, ofType, needed, fallback, check } = attribute;
    const given = row.values.get(name);
    if (ofType !== undefined && type !== ofType) {
      if (given !== undefined && typeof type === 'string')
        report.error('E02', given.place, name, `no ${name} with type=${type}`);
      continue;
    }
    if (given === undefined && needed !== undefined && !isAutomatic && !row.broken.has(name))
      report.error(needed.code, row.place, `${row.id} without ${name}`, needed.expected);
    const wrong = given === undefined ? null : (check?.(given.value, known) ?? null);
    if (wrong !== null) report.error(wrong.code, given!.place, textOf(given!.value), wrong.expected);
    let value = given?.value ?? fallback;
    if (value === undefined || attribute.isDerived) continue;
    if (attribute.isSorted) value = [...new Set(value as readonly string[])].sort();
    // What is said by being there is left out where it is not.
    if (form === 'answer' && fallback === false && value === false) continue;
    values[name] = value;
  }
  return values;
};

const textOf = (value: Value): string => (typeof value === 'object' ? value.join(',') || '-' : String(value));
