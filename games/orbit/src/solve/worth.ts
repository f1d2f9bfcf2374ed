// What a state is worth where a layer must be cut [OS-394] [OS-395]: one integer, the same for everyone who asks.

import { distanceOf } from '../rules/board.ts';
import { gateSector } from '../rules/objectives.ts';
import { allocatedOf, isAlive, isHostile } from '../rules/ships.ts';
import type { World } from '../shape/world.ts';
import { AMMO, HEAT, HULL, M_OWNER, MASS, MISSILE_STRIDE, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';

const OWN = 0;

export const worthOf = (world: World, state: State): number => {
  const { score } = world.content.balance.solver;
  const { sides } = world;
  const { ships, missiles } = state;
  let sum =
    gainOf(world, state) +
    score.hull * ships[HULL]! +
    score.heat * ships[HEAT]! +
    score.mass * ships[MASS]! +
    score.ammo * ships[AMMO]! +
    score.energy * allocatedOf(state, OWN);
  for (let ship = 1; ship < world.ships.length; ship++)
    if (sides[ship] === sides[OWN])
      sum += isAlive(state, ship) ? score.friendHull * ships[ship * SHIP_STRIDE + HULL]! : score.friendLost;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE)
    sum += isHostile(world, OWN, missiles[at + M_OWNER]!) ? score.hostileMissile : score.ownMissile;
  return sum;
};

/** The part of it that lies outside the own ship: hostile ships hurt and near, and the way to the goal. */
export const gainOf = (world: World, state: State): number => {
  const { score } = world.content.balance.solver;
  const { tables, goal } = world;
  const { ships } = state;
  let sum = 0;
  for (let ship = 1; ship < world.ships.length; ship++) {
    const at = ship * SHIP_STRIDE;
    if (!isHostile(world, OWN, ship)) continue;
    if (!isAlive(state, ship)) sum += score.redDestroyed;
    else
      sum +=
        score.redHull * ships[at + HULL]! +
        score.redRing * Math.abs(ships[at + RING]! - ships[RING]!) +
        score.redSector * distanceOf(tables, ships[at + SECTOR]!, ships[SECTOR]!);
  }
  if (goal?.kind === 'gates') {
    sum += score.gate * state.gatesPassed;
    const gate = goal.gates[state.gatesPassed];
    if (gate !== undefined)
      sum +=
        score.gateRing * Math.abs(gate.ring - ships[RING]!) +
        score.gateSector * distanceOf(tables, gateSector(tables, gate, state.turn - 1), ships[SECTOR]!);
  }
  if (goal?.kind === 'escape') sum += score.escapeRing * Math.abs(goal.ring - ships[RING]!);
  // to dock is to be where the other ship is: the nearer the better, as with a gate
  if (goal?.kind === 'dock') {
    const at = goal.ship * SHIP_STRIDE;
    sum +=
      score.gate * state.docked +
      score.gateRing * Math.abs(ships[at + RING]! - ships[RING]!) +
      score.gateSector * distanceOf(tables, ships[at + SECTOR]!, ships[SECTOR]!);
  }
  return sum;
};
