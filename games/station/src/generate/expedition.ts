// An expedition [DS-158]: generated decks of growing size, each a run of its own. Which decks they are follows from seed
// and difficulty alone; the application keeps the list of results.

import { diceOf, type Generated } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Params, StationShape } from '../shape.ts';
import { generate } from './generate.ts';

export interface ExpeditionDeck {
  /** Counted from 1. */
  readonly deck: number;
  readonly seed: string;
  readonly params: Params;
}

export const expeditionOf = (
  { balance: { run } }: Content,
  seed: string,
  { difficulty, view, mode }: Pick<Params, 'difficulty' | 'view' | 'mode'>,
): readonly ExpeditionDeck[] => {
  const rooms = run.rooms[difficulty];
  return Array.from({ length: run.decks }, (_, i) => ({
    deck: i + 1,
    seed: `${seed}/${i + 1}`,
    // A run longer than its table stays at the last size.
    params: { difficulty, rooms: rooms[Math.min(i, rooms.length - 1)]!, view, mode },
  }));
};

/** The deck itself, numbered as the player meets it. */
export const expeditionDeck = (
  content: Content,
  { deck, seed, params }: ExpeditionDeck,
): Generated<StationShape> | null => {
  const made = generate(content, params, diceOf(seed));
  return made === null ? null : { ...made, level: { ...made.level, deck } };
};
