// How a run begins, begins anew, and follows another.

import type { AnyShape, Json, Origin, Result, Shape, Turn } from '@interlock/kernel';
import type { RunState } from '../../store/runState.ts';
import type { Table } from './table.ts';

/** Several runs in a row, where one hands something on to the next: a shift, an expedition, acts. */
export interface Journey<G extends Shape = AnyShape> {
  /** `Shift`; and one of its runs: `ticket`. */
  readonly name: string;
  readonly leg: string;
  /** How many runs the journey of this id has. The id is the game's own spelling of preset and seed. */
  legs(id: string): number;
  /** The run of leg `at` (from 0), given what the legs before it handed on. */
  open(id: string, at: number, carry: Json): Result<Origin> | Promise<Result<Origin>>;
  /** What a finished leg hands on: plain data, kept with the journey. */
  carry?(table: Table<G>, before: Json): Json;
  /** The score of a finished leg; left out: that of a won one, and nothing for a lost one. */
  score?(table: Table<G>): number;
  /** True where a lost leg ends the journey; left out, it goes on. */
  readonly endsWithLoss?: true;
  /** One or two sentences for the end of a leg: what is carried on, or the sum. */
  words?(journey: Travelled, table: Table<G>): string;
}

/** A journey as it is kept: which leg is being played, what is carried, how the legs before ended. */
export interface Travelled {
  readonly id: string;
  readonly at: number;
  readonly carry: Json;
  readonly results: readonly { readonly isWon: boolean; readonly score: number }[];
}

/** A question with one act and a way to stay. */
export interface Asked {
  readonly title: string;
  readonly words: string;
  readonly act: string;
  readonly stay: string;
}

export interface Starting<G extends Shape = AnyShape> {
  /** The run an address names that only this game understands; null for the usual ones. */
  origin?(query: URLSearchParams): Promise<Result<Origin> | null>;
  /** What stands beside a fresh run that this address opens. */
  label?(query: URLSearchParams): string;
  /** Whether the run of this address is ranked; left out: where the address says so. */
  opensRanked?(query: URLSearchParams): boolean;
  /** A designer's content for the run of this address; `why` it is the shipped one all the same. */
  content?(query: URLSearchParams): { readonly content: Json } | { readonly why: string } | null;
  /** What is asked before a begun run is given up for a new start; left out: it starts at once and undo brings it back. */
  asksRestart?(table: Table<G>): Asked | null;
  /** True where the game led elsewhere in place of starting this run anew: a try that counts only once. */
  restarts?(run: RunState): boolean;
  /** A seed worth offering after a made run, null where none came up; left out: any will do. */
  seedFor?(preset: string): Promise<string | null>;
  readonly journey?: Journey<G>;
  /** Under which name a win of this level is kept, where it is part of something larger. */
  place?(level: Json): string | null;
  /** Where a won level of something larger leads. */
  onward?(level: Json, isRanked: boolean): { readonly act: string; readonly note: string; readonly to: string } | null;
  /** How many committed turns one undo takes back, 0 for none; left out: one. Redo brings the same back. */
  undoes?(turns: readonly Turn<G>[]): number;
  /** What taking back a turn would cost this run, in a word or two, said on its key before it is pressed; null: nothing, or
   *  nothing more after so many rewinds. */
  undoPrice?(table: Table<G>, rewinds: number): string | null;
}
