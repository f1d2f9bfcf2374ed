// Damage [OS-256..OS-264]: shields take from the sum of all hits of the turn, the rest comes off the hull at once.

import { SHIELDS } from '../../data/names.ts';
import { ALIVE, ENERGY, HULL, SHIP_STRIDE } from '../../state.ts';
import { blameOn, type Phase } from '../resolution.ts';
import { countOf } from '../ships.ts';

export const damage: Phase = ({ world, state, noted, absorbed, tape, causes }) => {
  const { tables } = world;
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    const total = noted[ship]!;
    if (total === 0 || ships[at + ALIVE] === 0) continue;
    const { id } = world.ships[ship]!;
    const energy = ships[at + ENERGY + SHIELDS]!;
    const strength = energy >= tables.min[SHIELDS]! ? energy * tables.absorbPerEnergy : 0;
    const amount = Math.min(strength, total);
    absorbed[ship] = amount;
    if (amount > 0 && causes !== null)
      causes.absorbed[ship] = tape.emit({ type: 'damageAbsorbed', ship: id, amount }, ...(causes.hits[ship] ?? []));
    const rest = total - amount;
    if (rest === 0) continue;
    const hull = ships[at + HULL]! - rest;
    ships[at + HULL] = Math.max(hull, 0);
    if (causes === null) continue;
    const event = tape.emit(
      { type: 'hullDamaged', ship: id, amount: rest, hull: ships[at + HULL]! },
      ...(causes.hits[ship] ?? []),
    );
    blameOn(causes.wounds, ship, event);
  }
};
