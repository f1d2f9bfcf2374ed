// The state as a player must imagine it: what is hidden lies in the order of the tables, so that nothing run on it can
// tell the real one [DD-506, DD-551].

import type { State } from './shape/state.ts';
import { copyState } from './state.ts';

export const supposed = (state: State): State => ({
  ...copyState(state),
  pile: state.pile.toSorted((a, b) => a - b),
  glitchOrder: knownUpTo(state.glitchOrder, state.glitchCursor + (state.phase === 'DrawGlitch' ? 1 : 0)),
  assignmentOrder: knownUpTo(state.assignmentOrder, 0),
  assignmentCursor: 0,
});

/** What was shown keeps its place; the rest is sorted. */
const knownUpTo = (order: readonly number[], known: number): readonly number[] => [
  ...order.slice(0, known),
  ...order.slice(known).toSorted((a, b) => a - b),
];
