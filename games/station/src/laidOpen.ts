// A deck with the light on: what designers see of it. The rules are the same, the level is another one.

import { setupState } from './setup.ts';
import { DECK, type State, wake } from './state.ts';

/** The start of the same deck as everybody sees it who plays it in the view `open`. */
export const laidOpen = (state: State): State => {
  const { content, level } = wake(state)[DECK];
  return setupState(content, { ...level, view: 'open' });
};
