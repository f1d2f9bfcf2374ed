// Numbers of the run that the view does not carry: limits and falloffs from the compiled level.

import type { Plant } from '../level/plant.ts';
import type { Carrier } from '../shape.ts';

/** A constant of this run, tuned and overridden as its level says. */
export const constant = ({ values }: Plant, name: string): number => {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no constant ${name}.`);
  return value;
};

export const falloffOf = (world: Plant, carrier: Carrier, what: 'push' | 'amount'): number =>
  constant(
    world,
    `falloff.${carrier}.${what === 'amount' ? 'amount' : carrier === 'electricity' ? 'voltage' : 'pressure'}`,
  );
