// Runs in a row under one seed, each a run of its own: an expedition of decks.

import type { Result } from './result.ts';

export interface Series<Content, Level> {
  /** What it is called, and what one of its runs is: `expedition`, `deck`. */
  readonly name: string;
  readonly leg: string;
  /** Its runs by preset and seed; a sentence where there is no such row. */
  begin(
    content: Content,
    preset: string,
    seed: string,
  ): Result<{
    readonly count: number;
    /** The level of a run, counted from 1, made when it is come to; null where none comes of the seed. */
    level(n: number): Level | null;
  }>;
}
