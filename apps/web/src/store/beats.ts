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
