// The proof of a level as its file holds it: par with the line that earns it, one short word an action.

import type { Proven } from '@interlock/kernel';
import type { ReactorShape } from '../shape.ts';
import { printWitness } from './witness.ts';

export const proven: Proven<ReactorShape> = (_world, _start, witness, isOptimal) => ({
  par: {
    turns: witness.length,
    actions: witness.flat().length,
    witness: printWitness(witness),
    proof: isOptimal ? 'optimal' : 'witness',
  },
});
