// What stands at the end of a run, and what the book keeps of it.

import type { AnyShape, Run, Session, Shape, Turn } from '@interlock/kernel';
import type { ComponentType } from 'react';
import type { RunState } from '../../store/runState.ts';
import type { Job } from '../../worker/job.ts';
import type { PanelProps, Table } from './table.ts';

/** What decided a lost run, in the game's own words. */
export interface Decided {
  /** The turn that went wrong, from 1. */
  readonly turn: number;
  readonly what: string;
  readonly words: string;
}

/** Who looks for what decided a lost run; `tell` says how far they are. No finding: why there is none, in words. */
export interface Blaming<G extends Shape = AnyShape> {
  ask(session: Session<G>, tell: (words: string) => void): Job<Decided | string>;
}

export interface Ending<G extends Shape = AnyShape> {
  /** After the end of a run, once, when it is in the book. */
  ended?(run: RunState): void;
  /** Who looks for what decided a lost run. Left out: the solver, which then lays out the line that saves it. */
  readonly blame?: Blaming<G>;
  /** A line that wins from the start, laid beside the own one at the end; left out: the level's, after a win over par. */
  certificate?(session: Session<G>): Job<readonly Turn<G>[]>;
  /** True where a lost run is rated like a won one: stars and the sum of its score stand at its end too. */
  readonly ratesLosses?: true;
  /** True where the way on from a loss is the start, and going back only a second choice. */
  readonly startsAnew?: true;
  /** How the run was played, beside its name at the end: `relaxed`, `assisted`. */
  endTags?(run: RunState): readonly string[];
  /** How the run went, for others to read without symbols; left out: the frame's words, for the challenge of a day. */
  resultWords?(run: RunState): string;
  /** More about a won run, beside its figures: badges, what was spared. */
  readonly Result?: ComponentType<PanelProps<G>>;
  /** The first figures of a won run, in place of turns and actions: `Air used 72, par 60`. */
  figures?(table: Table<G>): readonly { readonly label: string; readonly value: string; readonly par?: string }[];
  /** What each star asks for and whether it was met; null: said for what it is, neither met nor missed. */
  starRules?(run: RunState): readonly { readonly isMet: boolean | null; readonly text: string }[];
  /** Stars (0–3) of a won run. */
  stars?(table: Table<G>, turns: number, par: number | null, run: Run<G> | null, rewinds: number): number | undefined;
  /** The score of a won run as its sheet shows it, where it is kept: helps taken off, but not of a ranked run. */
  finalScore?(
    table: Table<G>,
    helps: { readonly rewinds: number; readonly hints: number; readonly retries: number },
    isRanked: boolean,
  ): number;
  /** Names of what a won run earned besides stars; the level map keeps them. `events` are all of the run, `helps` the
   *  turns taken back and the hints shown. */
  badges?(view: G['view'], events: readonly G['event'][], helps: number): readonly string[];
  /** Figures of a won run of which the book keeps the highest, of wins without rewinds; null: this run sets no record. */
  record?(table: Table<G>): Readonly<Record<string, number>> | null;
  /** How many turns stand in the book of wins, where a turn is not what the player counts. */
  counts?(turns: readonly Turn<G>[]): number;
}
