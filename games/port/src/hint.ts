// Hints that know no dice: what careful play would answer, in three steps.

import { type Outlook, outlook } from './forecast/forecast.ts';
import { cardOf } from './rules/cards.ts';
import type { Answer, Content, State, Target } from './shape.ts';
import { carefulOrder } from './solve/policies.ts';
import { improvedMost } from './words.ts';

export interface Hint {
  /** Where to look. */
  readonly field: Target;
  readonly answer: Answer;
  readonly forecast: Outlook;
  /** The second best, to compare; null where there is no other usable answer. */
  readonly second: { readonly answer: Answer; readonly forecast: Outlook } | null;
}

/** Null while there is no card. */
export const hint = (content: Content, state: State): Hint | null => {
  if (cardOf(content, state.currentEventId) === null) return null;
  const [first, other] = carefulOrder(content, state);
  if (!first) return null;
  return {
    field: improvedMost(content, state, first),
    answer: first,
    forecast: outlook(content, state, first.id)!,
    second: other ? { answer: other, forecast: outlook(content, state, other.id)! } : null,
  };
};
