// The start of a run: ships where the scenario puts them, nothing in flight, turn 1.

import { FACINGS } from './data/names.ts';
import { rosterOf } from './data/roster.ts';
import type { World } from './shape/world.ts';
import { ENERGY, SHIP_STRIDE, type State } from './state.ts';

export const setup = ({ content, level }: World): State => {
  const roster = rosterOf(content, level);
  const ships = new Int16Array(roster.length * SHIP_STRIDE);
  roster.forEach((ship, i) => {
    const { ring, sector, hull, heat, mass, ammo } = ship;
    const at = i * SHIP_STRIDE;
    ships.set([ring, sector, FACINGS.indexOf(ship.facing), hull, heat, mass, ammo, 1], at); // as the offsets stand
    ships.set(ship.energy, at + ENERGY);
  });
  return { turn: 1, ships, missiles: new Int16Array(0), nextMissile: 1, gatesPassed: 0, docked: 0, ending: null };
};
