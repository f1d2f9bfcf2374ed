// States that a search has thrown away, to be written over instead of making new ones: most positions turn out to be
// known already, and memory is the dearest part of a copy.

import type { Plant } from '../level/plant.ts';
import { copyInto, copyState, type State } from '../state.ts';

const MOST = 16;

/** A copy to work on: whoever keeps it does not give it back. */
export const borrow = ({ scratch }: Plant, from: State): State => {
  const spare = scratch.spares.pop();
  return spare === undefined ? copyState(from) : copyInto(spare, from);
};

/** A copy that nobody holds any more. */
export const giveBack = ({ scratch }: Plant, state: State): void => {
  if (scratch.spares.length < MOST) scratch.spares.push(state);
};
