// How a run is told: the log, what is said aloud, what is heard.

import type { AnyShape, Session, Shape, Turn } from '@interlock/kernel';
import type { ComponentType } from 'react';
import type { SoundName } from '../../app/tones.ts';
import type { RunState } from '../../store/runState.ts';
import type { SectionProps, Table } from './table.ts';

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

/** What is said aloud, and what of it stays in the dock until the next turn. */
export interface Told {
  readonly text: string;
  readonly note?: string;
}

export interface Telling<G extends Shape = AnyShape> {
  readonly Log?: ComponentType<SectionProps<G>>;
  /** The log in lines of the game's own, newest first, so many at most; left out: turn by turn, told by cause. */
  logLines?(session: Session<G>, most: number): readonly LogEntry[];
  /** The sum behind the figure that was asked for (`selected`), at the head of the log; null: it is none. */
  sumOf?(session: Session<G>, subject: string): FigureSum | null;
  /** What is said beside the log's name. */
  readonly logNote?: string;
  /** True for lines that belong in the log only when all is shown (`every step of a walk`). */
  isMinor?(event: G['event']): boolean;
  /** Events of one turn with the same words here are one line of the log, `#` for how many; it unfolds into them. */
  bundle?(event: G['event']): string | null;
  /** What is said after turns were played (from turn `from` on), taken back, played again, or the run begun anew, and what
   *  of it stands in the dock; left out: the events in words. Null: nothing. */
  tells?(run: RunState, act: 'played' | 'back' | 'again' | 'anew', from: number): Told | null;
  /** One sentence for the hub's go-on card. */
  summary?(table: Table<G>, turns: readonly Turn<G>[]): string;
  /** Which sound each kind of event makes (`event.type`), by its name in app/tones.ts; null: none. A kind that is not
   *  listed has a sound of its own, made from its name. */
  readonly sounds?: Readonly<Record<string, SoundName | null>>;
  /** True where the game itself shows the turn just played, with its sounds: what came of it waits for `run.shown()`. */
  showsTurns?(): boolean;
  /** What is heard of a turn that only let time pass: the last seconds. */
  pulse?(table: Table<G>): SoundName | null;
  /** How hard the machine works, 0 at rest to 1 at its limit, for its hum; null: silence. Left out: how near the charted
   *  figure is to its limit. */
  hum?(table: Table<G>): number | null;
}
