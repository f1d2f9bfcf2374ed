// The proof of a scenario as its file holds it: par in turns and the turns that earn it.

import type { Json, Proven } from '@interlock/kernel';
import type { OrbitShape } from '../shape.ts';

export const proven: Proven<OrbitShape> = (_world, _start, witness, isOptimal) => ({
  par: witness.length,
  parProof: isOptimal ? 'proven' : 'best-known',
  ...(isOptimal ? { parAtLeast: undefined } : {}), // a proven par is its own lower bound
  solution: witness as unknown as Json,
});
