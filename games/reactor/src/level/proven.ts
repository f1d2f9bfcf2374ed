// The proof of a level as its file holds it: par with the line that earns it, one short word an action, and beside a mere
// witness how few turns a win takes at least.

import type { Proven } from '@interlock/kernel';
import type { ReactorShape } from '../shape.ts';
import { turnsLeft } from '../solve/bound.ts';
import { printWitness } from './witness.ts';

export const proven: Proven<ReactorShape> = (plant, start, witness, isOptimal) => ({
  par: {
    turns: witness.length,
    actions: witness.flat().length,
    witness: printWitness(witness),
    proof: isOptimal ? 'optimal' : 'witness',
    ...(isOptimal ? {} : { atLeast: turnsLeft(plant, start) }),
  },
});
