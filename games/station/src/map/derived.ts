// What a level file may say twice: derived attributes and the summary of keycards are computed and compared [DS-438];
// and what is odd about a level without being wrong [DS-446…DS-451].

import type { Content } from '../data/content.ts';
import type { Draft, DraftRow } from './draft.ts';
import type { Layout } from './layout.ts';
import type { Level } from './level.ts';
import { numberIn } from './numbers.ts';
import type { Placed, Placing } from './placing.ts';
import type { Place, Report } from './report.ts';
import type { Attribute, Section, Value } from './sections.ts';

export interface Checking {
  readonly content: Content;
  readonly draft: Draft;
  readonly level: Level;
  readonly layout: Layout;
  readonly placing: Placing;
  readonly sections: readonly Section[];
  readonly report: Report;
}

/** The rows of a section of the level. */
export const rowsOf = (level: Level, name: string): readonly Readonly<Record<string, unknown>>[] =>
  (level.more?.[name] ?? (level as unknown as Record<string, unknown>)[name] ?? []) as never;

export const checkDerived = (checking: Checking): void => {
  const { draft, level, layout, placing, sections } = checking;
  for (const section of sections) {
    if (section.name === 'doors') continue;
    const placed: readonly (Placed | { readonly row: DraftRow; readonly cells: readonly number[] })[] =
      section.name === 'rooms'
        ? (draft.rows.get('rooms') ?? []).map((row, i) => ({ row, cells: [layout.rooms[i]!.cells[0]!] }))
        : placing.rows.get(section.name)!;
    const rows = rowsOf(level, section.name);
    for (const [i, { row, cells }] of placed.entries())
      for (const attribute of section.attributes) {
        // The row is still being made: nobody else has seen it.
        const values = rows[i] as Record<string, unknown>;
        const isAsked = attribute.isDerived ? row.values.has(attribute.name) : values[attribute.name] === undefined;
        if (attribute.derive === undefined || !isAsked) continue;
        const computed = attribute.derive(layout, { id: row.id, cell: cells[0]!, values }, checking.content);
        if (computed === undefined) continue;
        if (attribute.isDerived) compare(checking, attribute, row, computed);
        else values[attribute.name] = computed;
      }
  }
  checkKeycards(checking);
  checkLoad(checking);
};

const compare = ({ report }: Checking, attribute: Attribute, row: DraftRow, computed: Value): void => {
  const given = row.values.get(attribute.name)!;
  if (attribute.form === 'flag') {
    if (given.value === true && computed !== true)
      report.error('E31', given.place, `${attribute.name} in ${row.id}`, `the room of the ${attribute.name} cell`);
    return;
  }
  const found = attribute.isSorted ? [...new Set(given.value as readonly string[])].sort() : given.value;
  if (String(found) !== String(computed))
    report.error('E29', given.place, `${attribute.name}=${wordsOf(found)}`, `${attribute.name}=${wordsOf(computed)}`);
};

const wordsOf = (value: Value): string => String(value) || '-';

/** `keycards` rows as text, one per card lying somewhere, in row-major order [DS-403]. */
export const keycardRows = (level: Level): readonly string[] => {
  const found: { readonly at: readonly [number, number]; readonly text: string }[] = [];
  const add = (item: string, at: readonly [number, number], where: string): void => {
    if (item.startsWith('keycard:')) found.push({ at, text: `${item.slice(8)} at ${at[0]},${at[1]}${where}` });
  };
  for (const { item, at } of level.items) add(item, at, '');
  for (const { id, holds, at } of level.furniture) for (const item of holds) add(item, at, ` in=${id}`);
  return found.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]).map(({ text }) => text);
};

const checkKeycards = ({ draft, level, layout, report }: Checking): void => {
  // A row that does not say what lies there is told already; the summary is compared when it does.
  if (draft.keycards === null || level.items.some(({ item }) => item === undefined)) return;
  const furniture = new Set(level.furniture.map(({ id }) => id));
  const left = new Map<string, number>();
  for (const text of keycardRows(level)) left.set(text, (left.get(text) ?? 0) + 1);
  for (const { id, at, values, place } of draft.keycards.rows) {
    if (numberIn(layout.roomOf, id) === undefined) {
      report.error('E14', place, id, 'the key of a room');
      continue;
    }
    const within = values.get('in')?.value;
    if (within !== undefined && !furniture.has(within as string)) {
      report.error('E14', values.get('in')!.place, String(within), 'the id of a piece of furniture');
      continue;
    }
    const text = `${id} at ${at?.value[0]?.join(',') ?? '?'}${within === undefined ? '' : ` in=${within}`}`;
    const count = left.get(text) ?? 0;
    if (count === 0) report.error('E29', place, text, 'a keycard that lies there');
    else left.set(text, count - 1);
  }
  for (const [text, count] of left)
    if (count > 0) report.error('E29', draft.keycards.place, `no row ${text}`, 'a row for every keycard');
};

/** In brownout the rooms that are on at the start must fit [DS-444]. */
const checkLoad = ({ draft, level, layout, report }: Checking): void => {
  if (level.power === 'unlimited') return;
  let load = 0;
  for (const [i, { doors, cctv }] of level.rooms.entries())
    load += (doors ? layout.rooms[i]!.doors.length : 0) + (cctv ? 1 : 0);
  const { limited } = level.power;
  const place = draft.header.get('power')?.place ?? draft.place;
  if (load > limited) report.error('E35', place, `limited ${limited}`, `at least the initial load ${load}`);
};

export const warnAbout = (checking: Checking): void => {
  const { content, draft, level, layout, placing, report } = checking;
  const lockedRooms = new Set(level.doors.filter(({ locked }) => locked).map(({ room }) => room));
  const tools = new Set(level.hazards.map(({ kind }) => content.hazards.find(({ id }) => id === kind)?.tool?.id));
  for (const { item, place } of allItems(checking)) {
    const [kind, id = ''] = item.split(':');
    if (kind === 'keycard' && !lockedRooms.has(id)) report.warn('W01', place, item, `a locked door of ${id}`);
    if (kind === 'tool' && !tools.has(id)) report.warn('W04', place, item, `a hazard that ${id} fixes`);
  }
  if (level.terminals.length === 0)
    report.warn('W03', draft.map?.place ?? draft.place, 'no M', 'at least one maintenance terminal');
  for (const [i, room] of layout.rooms.entries()) {
    const hasWayOut = room.cells.some((cell) =>
      layout.steps.some((step) => layout.kind[cell + step] !== 0 && layout.roomAt[cell + step] !== i),
    );
    if (!hasWayOut) report.warn('W05', draft.rows.get('rooms')![i]!.place, room.id, 'a door or an opening');
  }
  for (const { row } of placing.rows.get('furniture')!)
    if (layout.things[numberIn(layout.thingOf, row.id)!]!.access.length === 0)
      report.warn('W06', row.place, row.id, 'a free cell of its room next to it');
};

/** Every item of the level that somebody placed, and where the file says so. */
function* allItems({ level, placing }: Checking): Generator<{ readonly item: string; readonly place: Place }> {
  for (const [i, { row }] of placing.rows.get('items')!.entries())
    yield { item: level.items[i]!.item, place: row.values.get('item')?.place ?? row.place };
  for (const [i, { row }] of placing.rows.get('furniture')!.entries())
    for (const item of level.furniture[i]!.holds) yield { item, place: row.values.get('holds')?.place ?? row.place };
  for (const [i, { row }] of placing.rows.get('puzzles')!.entries()) {
    const { grants } = level.puzzles[i]!;
    if (grants.startsWith('item:'))
      yield { item: grants.slice(5), place: row.values.get('grants')?.place ?? row.place };
  }
}
