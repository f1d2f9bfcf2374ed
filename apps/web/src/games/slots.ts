// Slots of the frame that games with a clock, advice of their own or a series of runs plug into.

import type { AnyShape, Forecast, Json, Origin, Result, Session, Shape, Turn } from '@interlock/kernel';
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
