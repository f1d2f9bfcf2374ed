// What a thing of the plant is called in a sentence: its kind, and its place where there are several of the kind. The letters
// of a level file are on no board, so no sentence uses them.

import { cellOf } from './level/cells.ts';
import type { Plant, PlantProp } from './level/plant.ts';
import { CARRIERS } from './shape.ts';

const PROP_WORDS = {
  flow: 'source',
  consumer: 'consumer',
  tJunction: 'T-junction',
  crossJunction: 'cross-junction',
  door: 'door',
  eyeTerminal: 'eye terminal',
  supply: 'supply',
  reactorControl: 'reactor control',
} as const;

/** `fuel source`, `door`. */
export const kindOf = ({ type, carrier }: PlantProp): string =>
  carrier < 0 ? PROP_WORDS[type] : `${CARRIERS[carrier]} ${PROP_WORDS[type]}`;

/** `fuel source`, `fuel source at (1,4)` where there is another. */
export const called = (plant: Plant, id: string): string => {
  const prop = plant.propOf[id];
  if (prop === undefined) return id;
  const isOnly = plant.props.filter((one) => kindOf(one) === kindOf(prop)).length === 1;
  return isOnly ? kindOf(prop) : `${kindOf(prop)} at (${cellOf(plant, prop.cell)})`;
};

/** `fuel leak`, `fuel leak at (6,1)` where there is another; the place is the floor it comes out on. */
export const leakCalled = (plant: Plant, id: string): string => {
  const leak = plant.leaks.find((one) => one.id === id);
  if (leak === undefined) return id;
  const name = `${CARRIERS[leak.carrier]} leak`;
  const isOnly = plant.leaks.filter(({ carrier }) => carrier === leak.carrier).length === 1;
  return isOnly ? name : `${name} at (${cellOf(plant, leak.face)})`;
};
