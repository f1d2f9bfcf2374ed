// What the map codec has to say about a file: every error with its place, what was found and what was expected [DS-409].

import type { Finding } from '@interlock/kernel';

/** Where something stands: line and column of map text, both from 1, or the path in a level file. */
export interface Place {
  /** In a level file: `rooms[2].doors`, of a cell `map[4][11]`, row and column from 0. */
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A place as findings give it: its path, in map text `12:5`. */
export const pathOf = ({ path, line, column }: Place): string => path ?? `${line}:${column}`;

export interface MapFinding extends Finding {
  readonly line?: number;
  readonly column?: number;
  readonly found: string;
  readonly expected: string;
}

/** What is wrong with a value, before anybody knows where it stands. */
export interface Fault {
  readonly code: string;
  readonly expected: string;
}

export const inText = (line: number, column: number): Place => ({ line, column });

const TITLES: Readonly<Record<string, string>> = {
  E01: 'not a map of this version',
  E02: 'unknown section or key',
  E03: 'given twice',
  E04: 'malformed value',
  E05: 'no map',
  E06: 'larger than its size',
  E07: 'unknown glyph',
  E08: 'not exactly one start cell',
  E09: 'not exactly one exit cell',
  E10: 'anchor is not a room cell',
  E11: 'two rows for one room',
  E12: 'room cells without a room row',
  E13: 'id used twice',
  E14: 'unknown reference',
  E15: 'cell does not carry the glyph of its row',
  E16: 'glyph without the row it needs',
  E17: 'door without a certain owner',
  E18: 'door away from its owner',
  E19: 'door that leads nowhere',
  E20: 'thing outside a room',
  E21: 'hazard cells do not belong together',
  E22: 'unknown kind',
  E23: 'number missing or out of range',
  E24: 'hazard that takes no control',
  E25: 'too many items in one piece of furniture',
  E26: 'malformed puzzle',
  E27: 'room called Corridor',
  E28: 'room name used twice',
  E29: 'derived field disagrees with the map',
  E30: 'beyond the limits',
  E31: 'start or exit is elsewhere',
  E32: 'two things on one cell',
  E33: 'open border',
  E34: 'regions disagree with the map',
  E35: 'initial load above capacity',
  E36: 'not an ASCII character',
  W01: 'keycard without a locked door',
  W02: 'digest differs',
  W03: 'no maintenance terminal',
  W04: 'tool without a hazard it fixes',
  W05: 'room without door or opening',
  W06: 'furniture out of reach',
};

/** The codes the loader gives; W07 is the certifier's [DS-507]. */
export const MAP_CODES: readonly string[] = Object.keys(TITLES);

/** Longest piece of a file repeated in a finding. */
const SHOWN = 60;

const shown = (text: string): string => (text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`);

/** Collects findings; errors beyond the limit are counted and not kept, so that a hostile file costs no memory. */
export class Report {
  readonly #limit: number;
  readonly #errors: MapFinding[] = [];
  readonly #warnings: MapFinding[] = [];
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Errors so far, those beyond the limit included: by it a step knows whether its ground is sound. */
  get errors(): number {
    return this.#count;
  }

  /** True when no further error would be told: then there is no use in looking for any. */
  get isFull(): boolean {
    return this.#errors.length >= this.#limit;
  }

  error(code: string, place: Place, found: string, expected: string): void {
    this.#count++;
    if (this.#errors.length < this.#limit) this.#errors.push(finding(code, 'error', place, found, expected));
  }

  warn(code: string, place: Place, found: string, expected: string): void {
    if (this.#warnings.length < this.#limit) this.#warnings.push(finding(code, 'warning', place, found, expected));
  }

  /** In file order: by line and column where there are any, else as they were found. */
  list(): readonly MapFinding[] {
    const all = this.#count > 0 ? this.#errors : this.#warnings;
    return [...all].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  }
}

const finding = (
  code: string,
  severity: 'error' | 'warning',
  place: Place,
  found: string,
  expected: string,
): MapFinding => ({
  ...place,
  ...{ path: pathOf(place), code, severity, found: shown(found), expected },
  message: `${TITLES[code]}: found ${shown(found)}, expected ${expected}`,
});
