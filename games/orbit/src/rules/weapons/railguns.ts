// The railgun [OS-225..OS-239]: a lane ahead, the nearest hull in it, and the recoil after all weapons.

import { RAILGUN } from '../../data/names.ts';
import { BRACE, ORDER_STRIDE, RAIL_HOLD, SHOT } from '../../shape/orders.ts';
import type { Tables } from '../../shape/world.ts';
import { ALIVE, ENERGY, FACING, MASS, PROGRADE, RING, SECTOR, SHIP_STRIDE, type State } from '../../state.ts';
import { laneDistance } from '../board.ts';
import { blameOn, type Phase } from '../resolution.ts';
import { countOf } from '../ships.ts';

export const railguns: Phase = ({ world, state, orders, noted, tape, causes }) => {
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    if (ships[at + ALIVE] === 0 || orders[ship * ORDER_STRIDE + SHOT] === RAIL_HOLD) continue;
    const energy = ships[at + ENERGY + RAILGUN]!;
    const target = nearestHull(world.tables, state, ship);
    const damage = world.tables.railDamage[energy]!;
    if (target >= 0) noted[target]! += damage;
    if (causes === null) continue;
    const { id } = world.ships[ship]!;
    const fired = tape.emit({ type: 'railgunFired', ship: id, energy }, { event: causes.plan[ship]! });
    causes.shot[ship] = fired;
    if (target < 0) tape.emit({ type: 'railgunMissed', ship: id }, { event: fired });
    else {
      const hit = { type: 'railgunHit', ship: id, target: world.ships[target]!.id, damage } as const;
      blameOn(causes.hits, target, tape.emit(hit, { event: fired }));
    }
  }
};

/** The nearest hull in the lane, whoever it belongs to, the first of the roster in a shared cell; -1 where there is none
 *  [OS-226..OS-228]. */
const nearestHull = (tables: Tables, { ships }: State, ship: number): number => {
  const at = ship * SHIP_STRIDE;
  let nearest = -1;
  let best = tables.railRange + 1;
  for (let other = 0, to = 0; to < ships.length; other++, to += SHIP_STRIDE) {
    if (to === at || ships[to + ALIVE] === 0) continue;
    const far = laneDistance(
      tables,
      ships[at + RING]!,
      ships[at + SECTOR]!,
      ships[at + FACING]!,
      ships[to + RING]!,
      ships[to + SECTOR]!,
    );
    if (far === 0 || far >= best) continue;
    best = far;
    nearest = other;
  }
  return nearest;
};

/** The ring an unbraced shot pushes the ship to: against its facing; may lie off the board [OS-232]. */
export const recoilRing = (tables: Tables, ring: number, facing: number, energy: number): number =>
  facing === PROGRADE ? ring - tables.recoil[energy]! : ring + tables.recoil[energy]!;

/** After all weapons and damage: shifted by rings, or held by the engines for mass [OS-233..OS-235]. */
export const recoil: Phase = ({ world, state, orders, tape, causes }) => {
  const { tables } = world;
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    const order = orders[ship * ORDER_STRIDE + SHOT]!;
    if (ships[at + ALIVE] === 0 || order === RAIL_HOLD) continue;
    const energy = ships[at + ENERGY + RAILGUN]!;
    const { id } = world.ships[ship]!;
    if (order === BRACE) {
      const paid = tables.braceMass[energy]!;
      ships[at + MASS]! -= paid;
      if (causes !== null && paid > 0)
        tape.emit({ type: 'recoilBraced', ship: id, paid, mass: ships[at + MASS]! }, { event: causes.shot[ship]! });
    } else {
      const ring = recoilRing(tables, ships[at + RING]!, ships[at + FACING]!, energy);
      const isShifted = ring !== ships[at + RING];
      ships[at + RING] = ring;
      if (causes !== null && isShifted)
        tape.emit({ type: 'recoilShifted', ship: id, ring }, { event: causes.shot[ship]! });
    }
  }
};
