// What a thing of the plant is called in a sentence: its kind, and its place where there are several of the kind. The letters
// of a level file are on no board, so no sentence uses them.

import { cellOf } from './level/cells.ts';
import type { Plant, PlantProp } from './level/plant.ts';
import { CARRIERS, type Carrier, type Cell } from './shape.ts';
import type { ReactorView } from './view.ts';

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
const kindWords = (type: PlantProp['type'], carrier: Carrier | undefined): string =>
  carrier === undefined ? PROP_WORDS[type] : `${carrier} ${PROP_WORDS[type]}`;

export const kindOf = ({ type, carrier }: PlantProp): string =>
  kindWords(type, carrier < 0 ? undefined : CARRIERS[carrier]);

/** The kind where it is the only one, with its place where there is another. */
const tellApart = (kind: string, at: Cell, kinds: readonly string[]): string =>
  kinds.filter((one) => one === kind).length === 1 ? kind : `${kind} at (${at})`;

/** `fuel source`, `fuel source at (1,4)` where there is another. */
export const called = (plant: Plant, id: string): string => {
  const prop = plant.propOf[id];
  if (prop === undefined) return id;
  return tellApart(kindOf(prop), cellOf(plant, prop.cell), plant.props.map(kindOf));
};

/** `fuel leak`, `fuel leak at (6,1)` where there is another; the place is the floor it comes out on. */
export const leakCalled = (plant: Plant, id: string): string => {
  const leak = plant.leaks.find((one) => one.id === id);
  if (leak === undefined) return id;
  const kinds = plant.leaks.map(({ carrier }) => `${CARRIERS[carrier]} leak`);
  return tellApart(`${CARRIERS[leak.carrier]} leak`, cellOf(plant, leak.face), kinds);
};

/** How sentences name the things they speak of. */
export interface Names {
  prop(id: string): string;
  leak(id: string): string;
}

export const namesOf = (plant: Plant): Names => ({
  prop: (id) => called(plant, id),
  leak: (id) => leakCalled(plant, id),
});

/** The same by what a viewer sees; a leak that is not there has no name yet. */
export const namesIn = (view: Pick<ReactorView, 'props' | 'leaks'>): Names => ({
  prop(id) {
    const prop = view.props.find((one) => one.id === id);
    if (prop === undefined) return id;
    const kinds = view.props.map(({ type, carrier }) => kindWords(type, carrier));
    return tellApart(kindWords(prop.type, prop.carrier), prop.at, kinds);
  },
  leak(id) {
    const leak = view.leaks.find((one) => one.id === id);
    if (leak === undefined) return 'leak';
    const kinds = view.leaks.map(({ carrier }) => `${carrier} leak`);
    return tellApart(`${leak.carrier} leak`, leak.face, kinds);
  },
});
