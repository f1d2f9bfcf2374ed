// A level as written, before anything is checked against anything else: what map text and level files are both read into.
// Every value keeps its place, so that whatever is wrong later can be pointed at.

import type { Action } from '../actions.ts';
import type { Point } from './level.ts';
import type { Place } from './report.ts';
import type { Section, Value } from './sections.ts';

export interface Given<T> {
  readonly value: T;
  readonly place: Place;
}

/** The `broken` of sound rows. */
export const NONE: ReadonlySet<string> = new Set();

export interface DraftRow {
  readonly section: Section;
  readonly id: string;
  readonly place: Place;
  readonly name: Given<string> | null;
  readonly at: Given<readonly Point[]> | null;
  readonly values: ReadonlyMap<string, Given<Value>>;
  /** `at`, `name` or attributes that are there but malformed: told already, and not missing. */
  readonly broken: ReadonlySet<string>;
}

/** The rows of `map` or `regions`. */
export interface DraftGrid {
  readonly rows: readonly string[];
  /** Where the section begins. */
  readonly place: Place;
  /** Where a character stands. */
  placeOf(row: number, column: number): Place;
}

export interface Draft {
  /** By header key; as `header.ts` reads them. */
  readonly header: ReadonlyMap<string, Given<unknown>>;
  readonly map: DraftGrid | null;
  readonly regions: DraftGrid | null;
  readonly rows: ReadonlyMap<string, readonly DraftRow[]>;
  /** Rows of `[keycards]`; null where the file has none of that section. */
  readonly keycards: { readonly place: Place; readonly rows: readonly DraftRow[] } | null;
  readonly plan: readonly Given<Action>[] | null;
  /** Where things are missing from. */
  readonly place: Place;
}
