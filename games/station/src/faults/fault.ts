// A fault [DS-304]: an operator that breaks one link of a level in which nothing is wrong, and says which.

import type { Stream } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Level } from '../map/level.ts';

/** A level just broken, and what its findings have to name: parts that do not apply are null. */
export interface Broken {
  readonly level: Level;
  /** Key of the room the root finding is about. */
  readonly room: string | null;
  /** Id of a gate it stands at. */
  readonly gate: string | null;
  /** The control, item or number that is missing there, as findings write it. */
  readonly missing: string | null;
}

export interface Fault {
  readonly id: string;
  readonly title: string;
  /** What it changes. */
  readonly change: string;
  /** Codes of the root findings among errors and warnings, exactly these, sorted. */
  readonly roots: readonly string[];
  /** What becomes of I1 [DS-309]. */
  readonly exit: 'root' | 'consequence' | 'consequence or holds' | 'holds' | 'either';
  /** Only the certifier sees it [DS-285]. */
  readonly isCertified?: true;
  /** Null: it does not apply to this level. */
  readonly apply: (content: Content, level: Level, stream: Stream) => Broken | null;
}

/** The first thing that comes of a list taken in random order; null: nothing comes of any. */
export const firstOf = <T, R>(stream: Stream, list: readonly T[], make: (one: T) => R | null): R | null => {
  for (const one of stream.shuffle([...list])) {
    const made = make(one);
    if (made !== null) return made;
  }
  return null;
};

/** All pairs of different entries, each once. */
export const pairsOf = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
