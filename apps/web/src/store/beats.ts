// A turn as the player counts it. Where a clock makes most turns, only those in which something was done count, each by its
// own name; the rest is time between.

import type { AnyShape, Session } from '@interlock/kernel';
import type { Look } from '../games/screen.ts';

export interface Beat {
  /** The turn of the run. */
  readonly turn: number;
  /** `start`, or its number. */
  readonly label: string;
  /** `Turn 4`; `Answer 2: Token Lockout`. */
  readonly name: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The start and every turn that counts. */
export const beatsOf = ({ turns, world }: Session<AnyShape>, { beat }: Look): readonly Beat[] => {
  const found: Beat[] = [{ turn: 0, label: 'start', name: 'Start' }];
  for (const [i, turn] of turns.entries()) {
    const number = found.length;
    if (!beat) found.push({ turn: i + 1, label: String(i + 1), name: `Turn ${i + 1}` });
    else {
      const name = beat.name(world, turn);
      if (name !== null)
        found.push({ turn: i + 1, label: String(number), name: `${capital(beat.noun)} ${number}: ${name}` });
    }
  }
  return found;
};

/** The last beat that had begun by this turn. */
export const beatAt = (beats: readonly Beat[], turn: number): Beat => beats.findLast((one) => one.turn <= turn)!;

/** `Turn 4`, `Answer 2`: the name of a turn, without what was done in it. */
export const shortName = (beats: readonly Beat[], turn: number): string => beatAt(beats, turn).name.split(':')[0]!;

/** `6 turns`, `1 answer`. */
export const countWords = (beats: readonly Beat[], { beat }: Look): string => {
  const many = beats.length - 1;
  const noun = beat?.noun ?? 'turn';
  return `${many} ${many === 1 ? noun : `${noun}s`}`;
};

/** `won in turn 4`; `won after 6 answers`; `6 turns` where it goes on. */
export const endedWords = (session: Session<AnyShape>, beats: readonly Beat[], look: Look): string => {
  const { is } = session.status;
  if (is === 'playing') return countWords(beats, look);
  return look.beat ? `${is} after ${countWords(beats, look)}` : `${is} in turn ${session.turns.length}`;
};

/** Beats a row or a chart draws at most: a link may bring a hundred thousand of them. */
export const MOST_BEATS = 240;

/** Which of `length` beats a row shows: all, or the first, the last, those that are marked and as many as fit around `at`. */
export const shownBeats = (length: number, at: number, marked: readonly number[]): readonly number[] => {
  if (length <= MOST_BEATS) return Array.from({ length }, (_, i) => i);
  const from = Math.max(0, Math.min(at - MOST_BEATS / 2, length - MOST_BEATS));
  const around = Array.from({ length: MOST_BEATS }, (_, i) => from + i);
  return [...new Set([0, ...around, ...marked, length - 1])].sort((a, b) => a - b);
};

/** Turns that a chart of `last` turns has points at: all, or as many as can be told apart, the last among them. */
export const chartedTurns = (last: number): readonly number[] => {
  const many = Math.min(last, MOST_BEATS);
  return Array.from({ length: many + 1 }, (_, i) => (many === 0 ? 0 : Math.round((i * last) / many)));
};
