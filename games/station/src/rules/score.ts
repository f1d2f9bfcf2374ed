// Stars and points: functions of the state alone, so that a replay proves them [DS-152…DS-154].

import { columnOf } from '../data/balance.ts';
import type { Content } from '../data/content.ts';
import type { Deck } from '../deck.ts';
import type { State } from '../state.ts';

/** 0 for a deck not cleared, and where air is not counted. */
export const starsOf = (deck: Deck, state: State): number => {
  const { content, level, par } = deck;
  if (state.outcome !== 'won' || state.air < 0) return 0;
  const used = state.airUsed * 1000;
  const { three, two } = content.balance.stars;
  if (used <= par * three[level.view]) return 3;
  return used <= par * two[level.view] ? 2 : 1;
};

/** The terms of the deck score before the two factors. */
export interface ScoreParts {
  readonly base: number;
  readonly efficiency: number;
  readonly optionalRooms: number;
  readonly logs: number;
  readonly difficultyPermille: number;
  readonly viewPermille: number;
}

export const scorePartsOf = (deck: Deck, state: State): ScoreParts => {
  const { content, level, par, optional } = deck;
  const { score } = content.balance;
  const isCounted = state.air >= 0 && par > 0;
  let visited = 0;
  for (let room = 0; room < optional.length; room++) if (optional[room] === 1 && state.entered[room] === 1) visited++;
  return {
    base: score.base,
    efficiency: isCounted ? Math.floor((1000 * par) / Math.max(par, state.airUsed)) : 0,
    optionalRooms: score.optionalRoom * visited,
    logs: score.log * logsHeld(deck, state),
    difficultyPermille: score.difficultyPermille[columnOf(level.difficulty)],
    viewPermille: score.viewPermille[level.view],
  };
};

const logsHeld = (deck: Deck, state: State): number =>
  deck.items.reduce((sum, item, kind) => (item.startsWith('log:') ? sum + state.held[kind]! : sum), 0);

/** What the deck is worth if it is cleared as it stands [DS-153]. */
export const deckScore = (deck: Deck, state: State): number => {
  const parts = scorePartsOf(deck, state);
  const plain = parts.base + parts.efficiency + parts.optionalRooms + parts.logs;
  return Math.floor((Math.floor((plain * parts.difficultyPermille) / 1000) * parts.viewPermille) / 1000);
};

/** Counted by the application, never by the state [DS-494]. */
export interface Helps {
  readonly rewinds: number;
  readonly hints: number;
  readonly retries: number;
}

/** The final score of a practice run; a ranked one has no deductions. */
export const finalScore = ({ balance }: Content, score: number, { rewinds, hints, retries }: Helps): number => {
  const { rewind, hint, retry } = balance.score;
  return Math.max(0, score - rewind * rewinds - hint * hints - retry * retries);
};
