// The proof of a scenario as its file holds it: the turns that win, and par counted in programs.

import type { Json, Proven } from '@interlock/kernel';
import type { DroidsShape } from '../shape.ts';

export const proven: Proven<DroidsShape> = (_world, _start, witness, isOptimal) => ({
  witness: witness as unknown as Json,
  par: {
    turns: witness.length,
    proof: isOptimal ? 'optimal' : 'witness',
    programs: witness.flat().filter(({ type }) => type === 'runProgram').length,
  },
});
