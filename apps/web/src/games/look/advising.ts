// Who gives hints, and what they light.

import type { AnyShape, Session, Shape, Turn } from '@interlock/kernel';
import type { Table } from './table.ts';

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

export interface Advising<G extends Shape = AnyShape> {
  /** Where hints come from. Left out: `game.proof.advice` where there is one, else a line that wins. */
  readonly advice?: Advice<G>;
  /** What a hint of these turns lights, by `data-at` or `data-field`; the first that is on the screen. Left out: where
   *  the last of its actions is done, as far as its events say. */
  targets?(table: Table<G>, turns: readonly Turn<G>[]): readonly string[];
  /** True where the light stays off until asked: its answer tells more than the view, so asking counts as a hint. */
  isVerdictAsked?(view: G['view']): boolean;
}
