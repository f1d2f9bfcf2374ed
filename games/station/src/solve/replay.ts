// A plan counts only once the rules themselves have carried it out, from where the player stands to the lift [DS-318].

import { SilentTape } from '@interlock/kernel';
import type { Action } from '../actions.ts';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { playTurn } from '../play.ts';
import { refusalOf } from '../refuse.ts';
import { copyState, type State } from '../state.ts';

/** More than any plan takes. */
const PLENTY = 1_000_000_000;

/** Air the plan takes, or null where the rules refuse a step or the deck is not cleared by the last. Air in the tank is
 *  only counted on request: whether a plan is one does not depend on it [DS-003]. */
export const replayed = (deck: Deck, state: State, actions: readonly Action[], isAirCounted = false): number | null => {
  const draft = copyState(state);
  if (!isAirCounted) draft.air = PLENTY;
  const tape = new SilentTape<StationEvent>();
  for (const action of actions) {
    if (refusalOf(deck, draft, action) !== null) return null;
    playTurn(deck, draft, [action], tape);
  }
  return draft.outcome === 'won' ? draft.airUsed - state.airUsed : null;
};
