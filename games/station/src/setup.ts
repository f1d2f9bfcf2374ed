// A deck as the player finds it: nothing happens here, what it starts with is in the first view [DS-491].

import type { Deck } from './deck.ts';
import { isLiftReady } from './rules/lift.ts';
import { firstLook } from './sight/sight.ts';
import { blankState, type State } from './state.ts';

export const setupState = (deck: Deck): State => {
  const state = blankState(deck);
  state.isReady = isLiftReady(deck, state);
  firstLook(deck, state);
  return state;
};
