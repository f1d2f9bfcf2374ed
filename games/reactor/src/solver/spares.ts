// States that a search has thrown away, to be written over instead of making new ones: most positions turn out to be
// known already, and memory is the dearest part of a copy.

import { copyInto, copyState, PLANT, type State } from '../state.ts';

const MOST = 16;
let spares: State[] = [];

/** A copy to work on: whoever keeps it does not give it back. */
export const borrow = (from: State): State => {
  const spare = spares.pop();
  if (spare === undefined) return copyState(from);
  if (spare[PLANT] === from[PLANT]) return copyInto(spare, from);
  spares = []; // of another plant, all of them
  return copyState(from);
};

/** A copy that nobody holds any more. */
export const giveBack = (state: State): void => {
  if (spares.length > 0 && spares[0]![PLANT] !== state[PLANT]) spares = [];
  if (spares.length < MOST) spares.push(state);
};
