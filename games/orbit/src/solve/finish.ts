// Whether the named ships can all fall in the one turn that is left [OS-396]: opponents have published where they will be, so
// for every cell the player can end in it is plain what could hit whom. Never no where the truth is yes.

import { ENGINES, LASER, RAILGUN, SHIELDS, THRUSTERS } from '../data/names.ts';
import { ringAfter, sectorAfter } from '../rules/board.ts';
import { facingAfter } from '../rules/manoeuvre.ts';
import { isAlive, isInstalled } from '../rules/ships.ts';
import { COAST, PHASE, TRANSFER } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { ENERGY, FACING, HULL, MASS, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';
import { burnsItself, othersFire, shotDown } from './bound.ts';
import type { Scene } from './scene.ts';

const OWN = 0;

/** `scene` holds the turn that is left, as published. */
export const canFinish = (world: World, state: State, scene: Scene): boolean => {
  const { goal, tables } = world;
  if (goal?.kind !== 'destroy') return true;
  const targets = goal.ships.filter((ship) => isAlive(state, ship));
  // what is left of each after everything that does not hang on the player's move
  const hulls = targets.map((ship) => {
    if (burnsItself(world, state, ship)) return 0;
    const at = ship * SHIP_STRIDE;
    const shields = state.ships[at + ENERGY + SHIELDS]!;
    const absorbed = shields >= tables.min[SHIELDS]! ? shields * tables.absorbPerEnergy : 0;
    const hits = Math.max(0, scene.arrivals(ship) - shotDown(world, state, ship));
    const sure = othersFire(world, state, ship) + hits * tables.missileDamage;
    return state.ships[at + HULL]! + absorbed - sure;
  });
  if (hulls.every((hull) => hull <= 0)) return true;
  const laser = isInstalled(world, OWN, LASER) ? tables.laserDamage : 0;
  const rail = isInstalled(world, OWN, RAILGUN) ? Math.max(...tables.railDamage) : 0;
  const powers = isInstalled(world, OWN, ENGINES) ? tables.burnMass.length - 1 : 0;
  const from = state.ships[RING]!;
  for (let turned = 0; turned <= (isInstalled(world, OWN, THRUSTERS) ? 1 : 0); turned++) {
    const facing = facingAfter(state.ships[FACING]!, turned);
    for (let i = 0; i <= 2 * powers; i++) {
      const move = i === 0 ? COAST : i <= powers ? TRANSFER : PHASE;
      const power = i <= powers ? i : i - powers;
      if (tables.burnMass[power]! > state.ships[MASS]!) continue;
      const ring = ringAfter(tables, from, facing, move, power);
      if (ring < 1 || ring > tables.rings) continue;
      const sector = sectorAfter(tables, from, state.ships[SECTOR]!, facing, move, power, ring);
      let slugs = move === TRANSFER ? 0 : 1;
      const falls = targets.every((ship, k) => {
        const left = hulls[k]! - (laser > 0 && scene.isInWindow(ship, ring, sector) ? laser : 0);
        if (left <= 0) return true;
        return left <= rail && slugs-- > 0 && scene.isInLane(ship, ring, sector, facing);
      });
      if (falls) return true;
    }
  }
  return false;
};
