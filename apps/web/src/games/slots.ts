// Slots of the frame that games with a clock, advice of their own or a series of runs plug into.

import type { AnyShape, Forecast, Json, Origin, Result, Session, Shape, Turn } from '@interlock/kernel';
import type { RunState } from '../store/runState.ts';
import type { Job } from '../worker/job.ts';
import type { Table } from './screen.ts';

/** A hint in three steps, each saying more than the one before, and the turns it leads to. */
export interface Advised<G extends Shape = AnyShape> {
  readonly steps: readonly [string, string, string];
  readonly turns: readonly Turn<G>[];
}

/** Where hints come from, if not from the game's own `proof.advice` or a line that wins. */
export interface Advice<G extends Shape = AnyShape> {
  /** Who advises: `careful play`. Said with every hint. */
  readonly name: string;
  /** Reads what the player may know and nothing else. A sentence says why there is no hint now. */
  ask(session: Session<G>): Advised<G> | string | null | Promise<Advised<G> | string | null>;
  /** Whether a ranked run may ask too, and the sentence that says what it costs there. */
  readonly inRanked?: string;
  /** True where hints leave the stars as they are. */
  readonly isFree?: true;
  /** A line that knows the dice of this seed, for whoever gives up the stars of the run for it; never in a ranked run. */
  readonly seedLine?: { readonly name: string; ask(session: Session<G>): Promise<string> };
}

/** Time that plays turns by itself. One object for a run and for what undo leads back to: it may keep the rest of a second. */
export interface Clock<G extends Shape = AnyShape> {
  /** Milliseconds between two looks at it. */
  readonly everyMs: number;
  /** Whether time runs in this run at all: its label may say that it waits for the player. */
  runs(table: Table<G>): boolean;
  /** The turns that are due now, given the milliseconds since it was last asked; it is asked only while it runs. They
   *  are committed one by one, and the plan stays. */
  due(table: Table<G>, elapsedMs: number): readonly Turn<G>[];
  /** An action with the time of this moment on it: what a press is committed as. */
  stamped?(table: Table<G>, action: G['action']): G['action'];
  /** The run's own time, where something on the screen depends on it between two turns. */
  moment?(table: Table<G>): number;
}

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

/** What a press on a cell would plan, before it is planned. */
export interface Aim {
  /** Cells from where the plan ends to the one pointed at, by `data-at`. */
  readonly path: readonly string[];
  /** `3 of 6 actions`. */
  readonly cost: string;
  /** What comes of it, in a few words. */
  readonly says: string;
  readonly tone?: 'caution' | 'critical';
}

/** What a look may ask about actions that are not planned. */
export interface AimHands<G extends Shape = AnyShape> {
  readonly state: G['state'];
  /** The turns that these actions make on top of the plan, played out. */
  preview(actions: Turn<G>): Forecast<G>['frames'];
  /** What the game says of the plan with this edit made; null in games that appraise nothing. */
  appraise(edit: G['action']): unknown;
}

/** A question with one act and a way to stay. */
export interface Asked {
  readonly title: string;
  readonly words: string;
  readonly act: string;
  readonly stay: string;
}

/** One line of a log that is not told turn by turn: an answer, a walk of many steps, how the run began. */
export interface LogEntry {
  /** The last turn it tells of; 0: the start. */
  readonly turn: number;
  /** `T7`, `01:25`. */
  readonly mark: string;
  /** What it is about, before its text. */
  readonly name?: string;
  readonly text: string;
  /** What came of it, in the game's own voice. */
  readonly said?: string;
  /** What it did to the figures: `stress +4`. */
  readonly changes?: readonly string[];
  /** Whether these changes are the player's. */
  readonly isYours?: boolean;
  /** What it opened, closed or ended. */
  readonly notes?: readonly { readonly tone?: 'ready' | 'caution' | 'critical' | 'lost'; readonly text: string }[];
  /** The place of an event in its turn: the line tells why it happened. */
  readonly index?: number;
}

/** A figure as the sum of what made it. */
export interface FigureSum {
  readonly name: string;
  readonly value: number;
  readonly terms: readonly { readonly delta: string; readonly words: string }[];
}

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

/** How a game tells a run, while it is played and at its end, beyond what its events say. */
export interface Tellings<G extends Shape = AnyShape> {
  /** The log in lines of the game's own, newest first, so many at most; left out: turn by turn, told by cause. */
  logLines?(session: Session<G>, most: number): readonly LogEntry[];
  /** The sum behind the figure that was asked for (`selected`), at the head of the log; null: it is none. */
  sumOf?(session: Session<G>, subject: string): FigureSum | null;
  /** What is said beside the log's name. */
  readonly logNote?: string;
  /** How the run was played, beside its name at the end: `relaxed`, `assisted`. */
  endTags?(run: RunState): readonly string[];
  /** What each star asks for and whether it was met; null: said for what it is, neither met nor missed. */
  starRules?(run: RunState): readonly { readonly isMet: boolean | null; readonly text: string }[];
  /** Who looks for what decided a lost run. Left out: the solver, which then lays out the line that saves it. */
  readonly blame?: Blaming<G>;
  /** True where a lost run is rated like a won one: stars and the sum of its score stand at its end too. */
  readonly ratesLosses?: true;
  /** True where the way on from a loss is the start, and going back only a second choice. */
  readonly startsAnew?: true;
  /** A line that wins from the start, laid beside the own one at the end; left out: the level's, after a win over par. */
  certificate?(session: Session<G>): Job<readonly Turn<G>[]>;
  /** How the run went, for others to read without symbols; left out: the frame's words, for the challenge of a day. */
  resultWords?(run: RunState): string;
}
