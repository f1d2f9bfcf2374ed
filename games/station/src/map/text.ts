// Map text [DS-373] read into a draft: lines into header, sections and rows. What the values mean is not asked here.

import type { Action } from '../actions.ts';
import { type Draft, type DraftGrid, type DraftRow, type Given, NONE } from './draft.ts';
import { HEADER, isName, TEXT_ONLY } from './header.ts';
import type { Point } from './level.ts';
import { MOST_PLAN, readPlanLine } from './plan.ts';
import { inText, type Report } from './report.ts';
import { type Attribute, KEYCARDS, type Section, type Value } from './sections.ts';

export const FIRST_LINE = 'darkstation-map 1';
const SECTION_LINE = /^\[([^\][]*)\][ \t]*(;.*)?$/;
const ID = /^[a-z][a-z0-9-]{0,23}$/;
/** Most cells one row may name; more than any hazard has, less than a file could be blown up with. */
const MOST_CELLS = 64;

interface Word {
  readonly text: string;
  readonly column: number;
}

export const readText = (text: string, sections: readonly Section[], report: Report): Draft | null => {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  const place = inText(1, 1);
  if (lines[0] !== FIRST_LINE) {
    report.error('E01', place, quoted(lines[0]!), `the first line ${FIRST_LINE} (version 1 is the one supported)`);
    // Another version may be written by other rules, and a text without a map is none at all: nothing else can be said.
    if (lines[0]!.startsWith('darkstation-map') || !lines.some((line) => line.startsWith('[map]'))) return null;
  }
  const reader = new TextReader(sections, report);
  for (let i = lines[0] === FIRST_LINE ? 1 : 0; i < lines.length && !report.isFull; i++) reader.take(lines[i]!, i + 1);
  return reader.draft();
};

class TextReader {
  readonly #report: Report;
  readonly #byName: ReadonlyMap<string, Section>;
  readonly #header = new Map<string, Given<unknown>>();
  readonly #rows = new Map<string, DraftRow[]>();
  readonly #keycards: DraftRow[] = [];
  readonly #plan: Given<Action>[] = [];
  readonly #grids = new Map<string, { readonly line: number; readonly rows: string[] }>();
  /** Line of the first `[name]` of every section met. */
  readonly #begun = new Map<string, number>();
  /** Null: in the header. `''`: in a section that is not read. */
  #section: string | null = null;

  constructor(sections: readonly Section[], report: Report) {
    this.#report = report;
    this.#byName = new Map([...sections, KEYCARDS].map((section) => [section.name, section]));
  }

  take(line: string, number: number): void {
    const begins = SECTION_LINE.exec(line);
    if (begins !== null) this.#begin(begins[1]!, number);
    else if (this.#section === 'map' || this.#section === 'regions') this.#grids.get(this.#section)!.rows.push(line);
    else if (this.#section !== '') this.#words(line, number);
  }

  #begin(name: string, line: number): void {
    const isKnown = this.#byName.has(name) || ['map', 'regions', 'plan', 'end'].includes(name);
    if (this.#section === 'end' || !isKnown) {
      const expected = this.#section === 'end' ? 'nothing after [end]' : 'a section of the format';
      this.#report.error('E02', inText(line, 1), `[${name}]`, expected);
      if (this.#section !== 'end') this.#section = '';
      return;
    }
    const before = this.#begun.get(name);
    if (before !== undefined) {
      this.#report.error('E03', inText(line, 1), `[${name}] again`, `one section of that name (line ${before})`);
      this.#section = '';
      return;
    }
    this.#begun.set(name, line);
    this.#section = name;
    if (name === 'map' || name === 'regions') this.#grids.set(name, { line, rows: [] });
  }

  #words(line: string, number: number): void {
    const words = wordsOf(line);
    const first = words[0];
    if (first === undefined) return;
    if (this.#section === 'end') {
      this.#report.error('E02', inText(number, first.column), quoted(first.text), 'nothing after [end]');
    } else if (this.#section === null) this.#headerLine(words, number);
    else if (this.#section === 'plan') this.#planLine(words, number);
    else this.#row(this.#byName.get(this.#section)!, words, number);
  }

  #headerLine(words: readonly Word[], line: number): void {
    const [key, ...rest] = words as readonly [Word, ...Word[]];
    const form = [...HEADER, ...TEXT_ONLY].find((one) => one.key === key.text);
    if (form === undefined) {
      const expected = `a header key (${[...HEADER, ...TEXT_ONLY].map((one) => one.key).join(', ')}) or a section`;
      this.#report.error('E02', inText(line, key.column), quoted(key.text), expected);
    } else if (this.#header.has(key.text)) {
      this.#report.error('E03', inText(line, key.column), `${key.text} again`, 'each header key once');
    } else {
      const text = rest.map((word) => word.text).join(' ');
      const value = form.fromText(text);
      const place = inText(line, rest[0]?.column ?? key.column);
      if (value === undefined) this.#report.error('E04', place, quoted(text), form.expected);
      else this.#header.set(key.text, { value, place });
    }
  }

  #planLine(words: readonly Word[], line: number): void {
    const text = words.map((word) => word.text).join(' ');
    const place = inText(line, words[0]!.column);
    const actions = text.length > MOST_PLAN ? [] : readPlanLine(text);
    if (actions === null) this.#report.error('E04', place, quoted(text), 'a line of a plan such as NESW or search f2');
    else if (text.length > MOST_PLAN || this.#plan.length + actions.length > MOST_PLAN)
      this.#report.error('E30', place, 'a longer plan', `at most ${MOST_PLAN} actions`);
    else for (const value of actions) this.#plan.push({ value, place });
  }

  #row(section: Section, words: readonly Word[], line: number): void {
    const [first, ...rest] = words as readonly [Word, ...Word[]];
    const place = inText(line, first.column);
    if (!ID.test(first.text)) {
      this.#report.error('E04', place, quoted(first.text), 'an id of small letters, digits and hyphens');
      return;
    }
    let name: Given<string> | null = null;
    let at: Given<readonly Point[]> | null = null;
    const values = new Map<string, Given<Value>>();
    let broken: Set<string> | null = null;
    const spoil = (what: string, code: string, column: number, found: string, expected: string): void => {
      broken ??= new Set();
      broken.add(what);
      this.#report.error(code, inText(line, column), found, expected);
    };
    for (let i = 0; i < rest.length; i++) {
      const { text, column } = rest[i]!;
      if (text.startsWith('"')) {
        const inside = text.slice(1, -1);
        if (section.hasName === undefined)
          this.#report.error('E02', inText(line, column), text, 'no name in this section');
        else if (name !== null) this.#report.error('E03', inText(line, column), text, 'one name');
        else if (text.endsWith('"') && isName(inside)) name = { value: inside, place: inText(line, column) };
        else spoil('name', 'E04', column, text, 'a name of 1 to 60 characters in quotation marks');
      } else if (text === 'at') {
        const next = rest[++i];
        const cells = pointsOf(next?.text ?? '');
        const where = next?.column ?? column;
        if (at !== null) this.#report.error('E03', inText(line, column), 'at again', 'one position');
        else if (cells !== null && (section.cells === 'some' || cells.length === 1))
          at = { value: cells, place: inText(line, where) };
        else spoil('at', 'E23', where, quoted(next?.text ?? ''), section.cells === 'one' ? 'x,y' : 'x,y|x,y');
      } else {
        const cut = text.indexOf('=');
        const key = cut < 0 ? text : text.slice(0, cut);
        const attribute = section.attributes.find((one) => one.name === key);
        const value = attribute && readValue(attribute, cut < 0 ? null : text.slice(cut + 1));
        if (attribute === undefined) {
          const expected = ['at', ...section.attributes.map((one) => one.name)].join(', ');
          this.#report.error('E02', inText(line, column), quoted(key), `one of ${expected}`);
        } else if (values.has(key)) {
          this.#report.error('E03', inText(line, column), `${key} again`, 'each attribute once');
        } else if (value !== undefined) values.set(key, { value, place: inText(line, column) });
        else spoil(key, attribute.form === 'number' ? 'E23' : 'E04', column, quoted(text), formText(attribute));
      }
    }
    const row: DraftRow = { section, id: first.text, place, name, at, values, broken: broken ?? NONE };
    if (section === KEYCARDS) this.#keycards.push(row);
    else (this.#rows.get(section.name) ?? this.#newRows(section.name)).push(row);
  }

  #newRows(name: string): DraftRow[] {
    const rows: DraftRow[] = [];
    this.#rows.set(name, rows);
    return rows;
  }

  draft(): Draft {
    const grid = (name: string): DraftGrid | null => {
      const given = this.#grids.get(name);
      if (given === undefined) return null;
      const rows = [...given.rows];
      // Empty lines at the end part the section from the next one; they are no rows.
      while (rows.length > 0 && rows.at(-1) === '') rows.pop();
      return {
        rows,
        place: inText(given.line, 1),
        placeOf: (row, column) => inText(given.line + 1 + row, column + 1),
      };
    };
    const keycards = this.#begun.get('keycards');
    return {
      header: this.#header,
      map: grid('map'),
      regions: grid('regions'),
      rows: this.#rows,
      keycards: keycards === undefined ? null : { place: inText(keycards, 1), rows: this.#keycards },
      plan: this.#begun.has('plan') ? this.#plan : null,
      place: inText(1, 1),
    };
  }
}

export const quoted = (text: string): string => (text === '' ? 'nothing' : JSON.stringify(text));

/** Words of a line, quoted ones whole, without its comment [DS-386]. */
const wordsOf = (line: string): readonly Word[] => {
  const words: Word[] = [];
  const pattern = /"[^"]*"?|[^ \t"]+/g;
  for (let found = pattern.exec(line); found !== null; found = pattern.exec(line)) {
    const isApart = found.index === 0 || line[found.index - 1] === ' ' || line[found.index - 1] === '\t';
    if (found[0].startsWith(';') && isApart) break;
    words.push({ text: found[0], column: found.index + 1 });
  }
  return words;
};

/** Several cells `x,y|x,y`, or null. */
const pointsOf = (text: string): readonly Point[] | null => {
  const cells: Point[] = [];
  const pattern = /([0-9]{1,5}),([0-9]{1,5})(\||$)/y;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    cells.push([Number(found[1]), Number(found[2])]);
    if (found[3] === '') return cells;
    if (cells.length === MOST_CELLS) return null;
  }
  return null;
};

/** What can stand as one word behind `key=`. */
export const isWord = (text: string): boolean => /^[^\s",]{1,200}$/.test(text);

const readValue = ({ form }: Attribute, text: string | null): Value | undefined => {
  if (form === 'flag') return text === null ? true : undefined;
  if (text === null || text === '') return undefined;
  switch (form) {
    case 'switch':
      return text === 'on' ? true : text === 'off' ? false : undefined;
    case 'answer':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'number':
      return /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined;
    case 'words':
      if (text === '-') return [];
      return text.split(',').every((one) => isWord(one) && one !== '-') ? text.split(',') : undefined;
    default:
      return isWord(text) ? text : undefined;
  }
};

const FORMS = {
  switch: 'on|off',
  answer: 'yes|no',
  number: '<number>',
  word: '<word>',
  words: '<word>,<word>',
} as const;

/** How an attribute is written. */
export const formText = ({ name, form }: Attribute): string => (form === 'flag' ? name : `${name}=${FORMS[form]}`);
