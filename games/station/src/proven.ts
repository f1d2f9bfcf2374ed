// The proof of a deck as its file holds it: par in air, and the plan that earns it. A win in the fewest turns is not one
// with the least air, so the deck is solved for air; where that finds nothing, the plan at hand is counted.

import type { Json, Proven } from '@interlock/kernel';
import type { StationShape } from './shape.ts';
import { solvePar } from './solve/par.ts';
import { replayed } from './solve/replay.ts';

export const proven: Proven<StationShape> = (deck, start, witness) => {
  const par = solvePar(deck.content, deck.level);
  const air = par?.air ?? replayed(deck, start, witness.flat()) ?? 0;
  return { par: { air, exact: par?.exact ?? false }, plan: (par?.plan ?? witness) as unknown as Json };
};
