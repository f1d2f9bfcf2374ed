// The sections of a level as data: which glyphs their rows stand on and which attributes they have, in the order in which
// they are written. Loader and dumper iterate over this table, so a mechanic brings its section along [DS-312].

import type { Content } from '../data/content.ts';
import { fixOf, type HazardKind } from '../data/hazards.ts';
import type { Layout } from './layout.ts';
import { FURNITURE } from './level.ts';
import { numberIn } from './numbers.ts';
import type { Fault } from './report.ts';

export type Value = boolean | number | string | readonly string[];

/**
 * How a value is written in map text and in a level file: `flag` a bare word, true in JSON; `switch` on or off;
 * `answer` yes or no; `number`; `word`; `words` a list, `-` when empty.
 */
export type Form = 'flag' | 'switch' | 'answer' | 'number' | 'word' | 'words';

/** What an attribute may be checked against. */
export interface Known {
  readonly content: Content;
  /** Whether a row or an automatic id of that section exists. */
  has(section: string, id: string): boolean;
  /** The kind of a hazard of the level. */
  hazard(id: string): HazardKind | undefined;
  /** Whether the deck has this item: on the floor, in furniture or as a grant. */
  hasItem(item: string): boolean;
  /** A value of the same row. */
  value(name: string): Value | undefined;
  /** The glyph under the row. */
  readonly glyph: string;
}

export interface Attribute {
  readonly name: string;
  readonly form: Form;
  /** Not stored in the level: always computed, and compared where a file gives it. */
  readonly isDerived?: true;
  /** What the map says: of a derived attribute always, of another one where the file says nothing; undefined where that
   *  cannot be said. */
  readonly derive?: (layout: Layout, row: PlacedRow, content: Content) => Value | undefined;
  /** A list whose order means nothing: sorted, each entry once. */
  readonly isSorted?: true;
  /** Taken where the row says nothing. Without one, and not `needed`, the attribute may be absent. */
  readonly fallback?: Value;
  /** Absence is an error of this code. */
  readonly needed?: Fault;
  /** Only for rows whose `type` is this. */
  readonly ofType?: string;
  /** Null: fine. Faults are found for each value of the file. */
  readonly check?: (value: Value, known: Known) => Fault | null;
}

/** A row that has found its place. */
export interface PlacedRow {
  readonly id: string;
  /** Its first cell. */
  readonly cell: number;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Section {
  readonly name: string;
  /** Glyphs its rows stand on; `''`: rows are not bound to a glyph (rooms). Plain floor (`.` `,`) is for added sections. */
  readonly glyphs: string;
  /** Letter of the automatic ids for glyphs without row [DS-506]; null: the row is needed. */
  readonly autoId: string | null;
  /** Whether a row names one cell or several. */
  readonly cells: 'one' | 'some';
  readonly hasName?: true;
  readonly attributes: readonly Attribute[];
}

const fault = (code: string, expected: string): Fault => ({ code, expected });
const roomExists = (id: string, known: Known): Fault | null =>
  known.has('rooms', id) ? null : fault('E14', 'the key of a room');
const roomsExist = (value: Value, known: Known): Fault | null =>
  (value as readonly string[]).every((id) => known.has('rooms', id)) ? null : fault('E14', 'keys of rooms');

const keysOf = (layout: Layout, rooms: readonly number[]): readonly string[] =>
  rooms.map((room) => layout.rooms[room]!.id).sort();

const optional: Attribute = { name: 'optional', form: 'answer', fallback: false };

const ID = /^[a-z][a-z0-9-]{0,23}$/;
const GLYPH_ITEMS: Readonly<Record<string, string>> = {
  k: 'keycard',
  b: 'battery',
  t: 'tool',
  n: 'fragment',
  a: 'air',
  l: 'log',
};
export const itemGlyphs = Object.keys(GLYPH_ITEMS).join('');
/** The glyph of an item on the floor. */
export const glyphOfItem = (item: string): string => {
  const kind = item.split(':')[0];
  return Object.keys(GLYPH_ITEMS).find((glyph) => GLYPH_ITEMS[glyph] === kind) ?? '.';
};

/** Items [DS-071]: what they name must exist; a tool must clear some kind of hazard. */
export const checkItem = (item: string, known: Known): Fault | null => {
  if (item === 'battery' || item === 'air') return null;
  const [kind, id = '', ...rest] = item.split(':');
  if (rest.length > 0 || !ID.test(id)) return fault('E22', 'an item such as battery or keycard:lab');
  if (kind === 'keycard') return roomExists(id, known);
  if (kind === 'tool')
    return known.content.hazards.some(({ tool }) => tool?.id === id)
      ? null
      : fault('E22', 'a tool that clears a hazard');
  return kind === 'fragment' || kind === 'log' ? null : fault('E22', 'an item such as battery or keycard:lab');
};

const checkGrant = (value: Value, known: Known): Fault | null => {
  const [gives, ...rest] = (value as string).split(':');
  const what = rest.join(':');
  if (gives === 'unlock' && ID.test(what)) return roomExists(what, known);
  if (gives === 'item') return checkItem(what, known);
  if (gives !== 'fix' || !ID.test(what)) return fault('E22', 'a grant: unlock:<room>, item:<item> or fix:<hazard>');
  if (!known.has('hazards', what)) return fault('E14', 'the id of a hazard');
  const kind = known.hazard(what);
  return kind === undefined || kind.isBlocking ? null : fault('E22', 'a hazard that can be fixed');
};

const checkControl = (value: Value, known: Known): Fault | null => {
  if (!known.has('hazards', value as string)) return fault('E14', 'the id of a hazard');
  const kind = known.hazard(value as string);
  return kind === undefined || kind.control !== undefined ? null : fault('E24', 'a hazard that a control fixes');
};

const checkHolds = (value: Value, known: Known): Fault | null => {
  const items = value as readonly string[];
  const most = known.content.balance.rules.itemsPerFurniture;
  if (items.length > most) return fault('E25', `at most ${most} items`);
  for (const item of items) {
    const wrong = checkItem(item, known);
    if (wrong !== null) return wrong;
  }
  return null;
};

const checkFloorItem = (value: Value, known: Known): Fault | null => {
  const wrong = checkItem(value as string, known);
  if (wrong !== null) return wrong;
  const kind = GLYPH_ITEMS[known.glyph];
  // A row on a wrong glyph is told elsewhere.
  return kind === undefined || (value as string).split(':')[0] === kind
    ? null
    : fault('E15', `an item of kind ${kind}`);
};

const checkCode = (value: Value, known: Known): Fault | null => {
  const { codeDigitsMin: least, codeDigitsMax: most } = known.content.balance.rules;
  const code = value as string;
  return /^[0-9]+$/.test(code) && code.length >= least && code.length <= most
    ? null
    : fault('E26', `a code of ${least} to ${most} digits`);
};

const checkFragments = (value: Value, known: Known): Fault | null => {
  const ids = value as readonly string[];
  if (!ids.every((id) => ID.test(id)) || new Set(ids).size < ids.length) return fault('E26', 'ids, each once');
  if (!ids.every((id) => known.hasItem(`fragment:${id}`))) return fault('E14', 'fragments that lie on this deck');
  const code = known.value('code');
  const most = typeof code === 'string' ? code.length : known.content.balance.rules.codeDigitsMax;
  return ids.length >= 1 && ids.length <= most ? null : fault('E26', `1 to ${most} fragments`);
};

const RELAY = fault('E26', 'nine bits, at least one of them 1');

/** The sections of the base game in the order of the ledger [DS-385]; `map`, `regions`, `keycards`, `plan` stand apart. */
export const SECTIONS: readonly Section[] = [
  {
    ...{ name: 'rooms', glyphs: '', autoId: null, cells: 'one', hasName: true },
    attributes: [
      {
        ...{ name: 'start', form: 'flag', isDerived: true },
        derive: (layout, { id }) => layout.rooms[layout.startRoom]?.id === id,
      },
      {
        ...{ name: 'exit', form: 'flag', isDerived: true },
        derive: (layout, { id }) => layout.rooms[layout.exitRoom]?.id === id,
      },
      { name: 'doors', form: 'switch' },
      { name: 'cctv', form: 'switch', fallback: false },
      {
        ...{ name: 'why', form: 'word' },
        check: (value) => (value === 'postpass' || value === 'authored' ? null : fault('E04', 'postpass or authored')),
      },
      {
        ...{ name: 'adj', form: 'words', isDerived: true, isSorted: true, check: roomsExist },
        derive: (layout, { id }) => keysOf(layout, layout.rooms[numberIn(layout.roomOf, id)!]!.adjacent),
      },
      optional,
    ],
  },
  {
    ...{ name: 'doors', glyphs: '+=', autoId: null, cells: 'one' },
    attributes: [
      { name: 'room', form: 'word', check: (value, known) => roomExists(value as string, known) },
      {
        ...{ name: 'locked', form: 'answer' },
        check: (value, { glyph }) => (value === (glyph === '=') ? null : fault('E15', value ? '= there' : '+ there')),
      },
    ],
  },
  {
    ...{ name: 'terminals', glyphs: 'M', autoId: 't', cells: 'one' },
    attributes: [
      {
        ...{ name: 'room', form: 'word', isDerived: true },
        check: (value, known) => roomExists(value as string, known),
        derive: (layout, { cell }) => layout.rooms[layout.roomAt[cell]!]!.id,
      },
      {
        ...{ name: 'controls', form: 'words', isSorted: true, check: roomsExist },
        derive: (layout, { cell }) => keysOf(layout, layout.rooms[layout.roomAt[cell]!]!.controlled),
      },
      optional,
    ],
  },
  { name: 'cctv', glyphs: 'C', autoId: 'c', cells: 'one', attributes: [optional] },
  {
    ...{ name: 'controls', glyphs: 'V', autoId: null, cells: 'one' },
    attributes: [
      { name: 'hazard', form: 'word', needed: fault('E14', 'hazard=<id of a hazard>'), check: checkControl },
      optional,
    ],
  },
  {
    ...{ name: 'hazards', glyphs: '~^', autoId: null, cells: 'some' },
    attributes: [
      {
        ...{ name: 'kind', form: 'word', needed: fault('E22', 'kind=<kind of hazard>') },
        check: (value, { content }) =>
          content.hazards.some(({ id }) => id === value) ? null : fault('E22', 'a kind of hazard'),
      },
      {
        ...{ name: 'fix', form: 'word', isDerived: true },
        derive: (_layout, { values }, content) => fixText(content.hazards.find(({ id }) => id === values.kind)),
      },
      optional,
    ],
  },
  {
    ...{ name: 'generators', glyphs: 'G', autoId: 'g', cells: 'one' },
    attributes: [
      {
        ...{ name: 'needs', form: 'number', fallback: 1, needed: fault('E23', 'needs=<number of batteries>') },
        check: (value, { content }) => {
          const most = content.balance.rules.batteriesRequiredMax;
          return (value as number) >= 1 && (value as number) <= most ? null : fault('E23', `1 to ${most}`);
        },
      },
      optional,
    ],
  },
  {
    ...{ name: 'furniture', glyphs: 'F', autoId: 'f', cells: 'one' },
    attributes: [
      {
        ...{ name: 'type', form: 'word', fallback: FURNITURE[0] },
        check: (value) => ((FURNITURE as readonly Value[]).includes(value) ? null : fault('E22', FURNITURE.join(', '))),
      },
      { name: 'holds', form: 'words', fallback: [], check: checkHolds },
      optional,
    ],
  },
  {
    ...{ name: 'items', glyphs: itemGlyphs, autoId: 'i', cells: 'one' },
    attributes: [
      { name: 'item', form: 'word', needed: fault('E22', 'item=<item>'), check: checkFloorItem },
      { name: 'required', form: 'answer', fallback: false },
      optional,
    ],
  },
  {
    ...{ name: 'puzzles', glyphs: 'P', autoId: null, cells: 'one' },
    attributes: [
      {
        ...{ name: 'type', form: 'word', needed: fault('E22', 'type=relay or type=code') },
        check: (value) => (value === 'relay' || value === 'code' ? null : fault('E22', 'relay or code')),
      },
      {
        ...{ name: 'start', form: 'word', ofType: 'relay', needed: RELAY },
        check: (value) => (/^(?=.*1)[01]{9}$/.test(value as string) ? null : RELAY),
      },
      { name: 'code', form: 'word', ofType: 'code', needed: fault('E26', 'code=<digits>'), check: checkCode },
      {
        ...{ name: 'fragments', form: 'words', ofType: 'code', needed: fault('E26', 'fragments=<ids>') },
        check: checkFragments,
      },
      { name: 'grants', form: 'word', needed: fault('E22', 'grants=<grant>'), check: checkGrant },
      optional,
    ],
  },
];

/** The way of fixing as map text writes it; a spill has none and says so. */
const fixText = (kind: HazardKind | undefined): string | undefined =>
  kind === undefined ? undefined : (fixOf(kind) ?? 'never');

/** The derived summary of keycards [DS-403]: its rows begin with the key of a room. */
export const KEYCARDS: Section = {
  ...{ name: 'keycards', glyphs: '', autoId: null, cells: 'one' },
  attributes: [{ name: 'in', form: 'word' }],
};

/** What an item glyph stands for by itself; undefined: its row must say. */
export const itemOfGlyph = (glyph: string): string | undefined =>
  glyph === 'b' ? 'battery' : glyph === 'a' ? 'air' : undefined;
