// Runs in a row under one seed, an expedition: which one is on the desk, what those before it gave, and the next.

import { type AnyGame, type AnyShape, openRun, Session } from '@interlock/kernel';
import { Fault, need } from '../fault.ts';
import { count } from '../output.ts';

export class Row {
  readonly #game: AnyGame;
  readonly #legs: { readonly count: number; level(n: number): unknown };
  readonly #isRanked: boolean;
  readonly #name: string;
  readonly #leg: string;
  #at = 1;
  #score = 0;

  constructor(game: AnyGame, preset: string, seed: string, isRanked: boolean) {
    const { series } = game;
    if (series === undefined) throw new Fault('no-series', `${game.title} has no runs in a row.`);
    this.#game = game;
    this.#legs = need(series.begin(game.content, preset, seed));
    this.#isRanked = isRanked;
    this.#name = series.name;
    this.#leg = series.leg;
  }

  /** `expedition, deck 2 of 5, 1480 points`. */
  get title(): string {
    return `${this.#name}, ${this.#leg} ${this.#at} of ${this.#legs.count}, ${this.#score} points`;
  }

  /** What comes of the run on the desk, once it is won. */
  onward(score: number): string {
    if (this.#at < this.#legs.count) return `next goes on to ${this.#leg} ${this.#at + 1} of ${this.#legs.count}.`;
    return `The ${this.#name} is over: ${count(this.#legs.count, this.#leg)}, ${this.#score + score} points.`;
  }

  open(): Session<AnyShape> {
    const level = this.#legs.level(this.#at);
    if (level === null) throw new Fault('not-made', `No ${this.#leg} came of this seed.`);
    const run = need(openRun(this.#game, { levelData: this.#game.level.encode(level as never) }));
    return new Session(run, { ranked: this.#isRanked });
  }

  /** The session of the next run, or why there is none yet. */
  next({ status }: Session<AnyShape>): Session<AnyShape> | string {
    if (status.is !== 'won') return `Win this ${this.#leg} first.`;
    if (this.#at === this.#legs.count) return this.onward(status.score);
    this.#score += status.score;
    this.#at++;
    return this.open();
  }
}
