// What an opponent does with its weapons once its move is chosen: stance, railgun and launch [OS-297..OS-300].

import { ENGINES, LASER, MISSILES, RAILGUN } from '../../data/names.ts';
import type { Personality } from '../../data/personalities.ts';
import {
  ATTACK,
  BRACE,
  DEFEND,
  FIRE,
  LAUNCH,
  MOVE,
  ORDER_STRIDE,
  POWER,
  SHOT,
  STANCE,
  TRANSFER,
} from '../../shape/orders.ts';
import type { Tables, World } from '../../shape/world.ts';
import {
  ALIVE,
  AMMO,
  ENERGY,
  M_OWNER,
  M_RING,
  M_SECTOR,
  M_TARGET,
  MASS,
  MISSILE_STRIDE,
  PROGRADE,
  RING,
  SHIP_STRIDE,
  type State,
} from '../../state.ts';
import { gapOf, isInReach, laneDistance, wrap } from '../board.ts';
import { countOf, isActive, isHostile } from '../ships.ts';
import { flightsTo } from '../weapons/missiles.ts';
import { coasted } from './target.ts';

/** An active laser defends if a missile aimed at this ship would be in reach after its flight, else it attacks [OS-297]. */
export const chooseStance = (
  world: World,
  state: State,
  ship: number,
  ring: number,
  sector: number,
  orders: Int16Array,
): void => {
  if (!isActive(world, state, ship, LASER)) return;
  const { missiles } = state;
  let stance = ATTACK;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE)
    if (
      missiles[at + M_TARGET] === ship &&
      isHostile(world, ship, missiles[at + M_OWNER]!) &&
      comesIntoReach(world.tables, missiles, at, ring, sector)
    )
      stance = DEFEND;
  orders[ship * ORDER_STRIDE + STANCE] = stance;
};

/** The missile's flight towards the planned cell, without flying it: a row is the state's own. */
const comesIntoReach = (tables: Tables, missiles: Int16Array, at: number, ring: number, sector: number): boolean => {
  const from = missiles[at + M_RING]!;
  const up = ring - from;
  const rings = Math.min(tables.missileSteps, Math.abs(up));
  const drifted = wrap(tables, missiles[at + M_SECTOR]! + tables.speed[from]!);
  const gap = gapOf(tables, drifted, sector);
  const steps = Math.min(tables.missileSteps - rings, Math.abs(gap));
  return isInReach(
    tables,
    ring,
    sector,
    from + (up < 0 ? -rings : rings),
    wrap(tables, drifted + (gap < 0 ? -steps : steps)),
  );
};

/** An active railgun fires if, with everyone else coasting, the nearest hull in the lane is hostile; it braces only where
 *  the recoil would leave the board, and holds where it cannot [OS-298] [OS-299]. */
export const chooseShot = (
  world: World,
  state: State,
  ship: number,
  ring: number,
  sector: number,
  facing: number,
  orders: Int16Array,
): void => {
  const { tables } = world;
  const { ships } = state;
  const row = ship * ORDER_STRIDE;
  const at = ship * SHIP_STRIDE;
  if (orders[row + MOVE] === TRANSFER || !isActive(world, state, ship, RAILGUN)) return;
  let nearest = 0;
  let hit = -1;
  for (let other = 0, count = countOf(state); other < count; other++) {
    if (other === ship || ships[other * SHIP_STRIDE + ALIVE] !== 1) continue;
    const it = other * SHIP_STRIDE;
    if (ships[it + RING] !== ring) continue;
    const away = laneDistance(tables, ring, sector, facing, ring, coasted(world, state, other));
    if (away === 0 || (hit >= 0 && away >= nearest)) continue;
    nearest = away;
    hit = other;
  }
  if (hit < 0 || !isHostile(world, ship, hit)) return;
  const energy = ships[at + ENERGY + RAILGUN]!;
  const by = tables.recoil[energy]!;
  const end = facing === PROGRADE ? ring - by : ring + by;
  if (end >= 1 && end <= tables.rings) {
    orders[row + SHOT] = FIRE;
    return;
  }
  const left = ships[at + MASS]! - tables.burnMass[orders[row + POWER]!]!;
  if (ships[at + ENERGY + ENGINES]! >= tables.braceEngines && left >= tables.braceMass[energy]!)
    orders[row + SHOT] = BRACE;
};

/** An active turret launches at its target if that is hostile, the missile would arrive and its salvo is not in flight
 *  already [OS-300]. A level may send a ship after a friend: it then keeps it company. */
export const chooseLaunch = (
  world: World,
  state: State,
  ship: number,
  target: number,
  mind: Personality,
  ring: number,
  sector: number,
  orders: Int16Array,
): void => {
  const { ships, missiles } = state;
  if (ships[ship * SHIP_STRIDE + AMMO]! < 1 || !isActive(world, state, ship, MISSILES)) return;
  if (!isHostile(world, ship, target)) return;
  let own = 0;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) if (missiles[at + M_OWNER] === ship) own++;
  if (own >= mind.salvo) return;
  const flights = flightsTo(world, ring, sector, ships[target * SHIP_STRIDE + RING]!, coasted(world, state, target));
  if (flights > 0) orders[ship * ORDER_STRIDE + LAUNCH] = target;
};
