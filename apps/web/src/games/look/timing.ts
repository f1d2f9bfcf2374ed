// Games with a clock: time that plays turns by itself, and what is still the player's.

import type { AnyShape, Shape, Turn } from '@interlock/kernel';
import type { RunState } from '../../store/runState.ts';
import type { Table } from './table.ts';

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

export interface Timing<G extends Shape = AnyShape> {
  /** A clock for the run. */
  clock?(table: Table<G>): Clock<G>;
  /** Whether the idle turn follows by itself a turn of the player's, `done` of them being played: seconds of thinking. */
  follows?(run: RunState, done: number): boolean;
  /** True where the turns since `from` only let time pass: plans, hints and the light stay as they are. */
  isQuiet?(run: RunState, from: number): boolean;
  /** Where a clock makes most turns: what the player counts instead (`answer`), and the name of such a turn; null where it
   *  only let time pass. */
  readonly beat?: { readonly noun: string; name(world: G['world'], turn: Turn<G>): string | null };
  /** False where turns are seconds of a clock: then nothing counts or names them. */
  readonly namesTurns?: false;
  /** True where the game's own vitals say which turn it is, so that it can be asked there. */
  readonly vitalsNameTurn?: true;
}
