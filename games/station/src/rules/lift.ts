// The lift: what it still waits for, and whether it would leave [DS-117, DS-122, DS-123].

import type { Deck } from '../deck.ts';
import type { State } from '../state.ts';
import { isPowered } from './generators.ts';

export interface Missing {
  readonly generators: readonly string[];
  readonly hazards: readonly string[];
  readonly items: readonly string[];
}

/** Ids of what keeps the lift from leaving, each list in file order. */
export const missingOf = (deck: Deck, state: State): Missing => {
  const { level, required } = deck;
  return {
    generators: level.generators.filter((_, row) => !isPowered(deck, state, row)).map(({ id }) => id),
    hazards: level.hazards.filter((_, row) => isInTheWay(deck, state, row)).map(({ id }) => id),
    items: required.filter(({ row }) => state.picked[row] === 0).map(({ id }) => id),
  };
};

/** True where all conditions but standing on the exit hold. Once true it stays true: nothing of it is ever undone. */
export const isLiftReady = (deck: Deck, state: State): boolean => {
  if (state.isReady) return true;
  const { needs, hazards, required } = deck;
  for (let row = 0; row < needs.length; row++) if (!isPowered(deck, state, row)) return false;
  for (let row = 0; row < hazards.length; row++) if (isInTheWay(deck, state, row)) return false;
  for (const { row } of required) if (state.picked[row] === 0) return false;
  return true;
};

/** Blocking hazards count wherever they are; spills never do [DS-119, DS-120]. */
const isInTheWay = (deck: Deck, state: State, hazard: number): boolean =>
  deck.hazards[hazard]!.isBlocking && state.fixed[hazard] === 0;
