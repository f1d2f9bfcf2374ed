// How a run stands [DS-488].

import type { Status } from '@interlock/kernel';
import type { Deck } from './deck.ts';
import { deckScore } from './rules/score.ts';
import type { State } from './state.ts';

const PLAYING: Status = { is: 'playing' };

export const statusOf = (deck: Deck, state: State): Status => {
  if (state.outcome === 'none') return PLAYING;
  return state.outcome === 'won' ? { is: 'won', score: deckScore(deck, state) } : { is: 'lost', cause: state.outcome };
};
