// The judge of one ship's orders [OS-124..OS-147]: which rules its row breaks, in the order of their codes. The same
// judge serves players, opponents, `legal` and the solver.

import { ENGINES, LASER, MISSILES, RAILGUN, THRUSTERS } from '../../data/names.ts';
import {
  BRACE,
  COAST,
  FIRE,
  LASER_HOLD,
  LAUNCH,
  MOVE,
  NOBODY,
  ORDER_STRIDE,
  POWER,
  RAIL_HOLD,
  ROTATE,
  SHOT,
  STANCE,
  TRANSFER,
  VENT,
} from '../../shape/orders.ts';
import type { Tables, World } from '../../shape/world.ts';
import { ALIVE, AMMO, ENERGY, FACING, HEAT, MASS, RING, SHIP_STRIDE, type State } from '../../state.ts';
import { ringAfter } from '../board.ts';
import { facingAfter } from '../manoeuvre.ts';
import { isHostile } from '../ships.ts';
import { recoilRing } from '../weapons/railguns.ts';
import * as code from './codes.ts';

/** Adds every violation of the row of `ship` to `found`; nothing is added for a legal row. */
export const judgeOrders = (world: World, state: State, ship: number, orders: Int16Array, found: number[]): void => {
  judgePower(world, state, ship, orders, found);
  judgeMove(world, state, ship, orders, found);
  judgeWeapons(world, state, ship, orders, found);
};

/** Energy a row asks for; a negative value counts as 0 [OS-469]. */
export const plannedOf = (orders: Int16Array, ship: number): number => {
  let sum = 0;
  for (let i = 0; i < 7; i++) sum += Math.max(0, orders[ship * ORDER_STRIDE + i]!);
  return sum;
};

/** Energy a row takes back: the net difference per subsystem [OS-061] [OS-062]. */
export const deallocatedOf = (state: State, orders: Int16Array, ship: number): number => {
  let sum = 0;
  for (let i = 0; i < 7; i++) {
    const by = state.ships[ship * SHIP_STRIDE + ENERGY + i]! - Math.max(0, orders[ship * ORDER_STRIDE + i]!);
    if (by > 0) sum += by;
  }
  return sum;
};

const judgePower = (world: World, state: State, ship: number, orders: Int16Array, found: number[]): void => {
  const { tables } = world;
  const { installed, reactor } = world.ships[ship]!;
  const row = ship * ORDER_STRIDE;
  for (let i = 0; i < 7; i++) if (orders[row + i]! < 0) found.push(code.NEGATIVE_ENERGY + i);
  for (let i = 0; i < 7; i++)
    if (orders[row + i]! > 0 && ((installed >> i) & 1) === 0) found.push(code.NOT_INSTALLED + i);
  for (let i = 0; i < 7; i++)
    if (orders[row + i]! > tables.max[i]! && ((installed >> i) & 1) === 1) found.push(code.SUBSYSTEM_MAX + i);
  if (plannedOf(orders, ship) > reactor) found.push(code.REACTOR_EXCEEDED);
  const vent = orders[row + VENT]!;
  const taken = deallocatedOf(state, orders, ship);
  if (taken > tables.limit) found.push(code.DEALLOC_LIMIT);
  else if (taken + Math.max(0, vent) > tables.limit) found.push(code.COMBINED_LIMIT); // never both [OS-131]
  if (vent < 0) found.push(code.VENT_NEGATIVE);
  if (vent > state.ships[ship * SHIP_STRIDE + HEAT]!) found.push(code.VENT_EXCEEDS_HEAT);
};

/** Power outside 1..3 for a burn, or not 0 for coasting [OS-135]. */
const isBadPower = (tables: Tables, move: number, power: number): boolean =>
  move === COAST ? power !== 0 : power < 1 || power >= tables.burnMass.length;

const judgeMove = (world: World, state: State, ship: number, orders: Int16Array, found: number[]): void => {
  const { tables } = world;
  const row = ship * ORDER_STRIDE;
  const at = ship * SHIP_STRIDE;
  if (orders[row + ROTATE] === 1 && orders[row + THRUSTERS]! < tables.min[THRUSTERS]!)
    found.push(code.ROTATE_UNPOWERED);
  const move = orders[row + MOVE]!;
  const power = orders[row + POWER]!;
  if (isBadPower(tables, move, power)) {
    found.push(code.BAD_POWER); // nothing more can be said of the burn [OS-147]
    return;
  }
  if (move === COAST) return;
  if (orders[row + ENGINES]! < tables.burnEnergy[power]!) found.push(code.BURN_UNDERPOWERED);
  const facing = facingAfter(state.ships[at + FACING]!, orders[row + ROTATE]!);
  const end = ringAfter(tables, state.ships[at + RING]!, facing, move, power);
  if (end < 1 || end > tables.rings) found.push(code.BURN_OFF_BOARD);
};

/** Mass of the burn as planned; none where its power is no power [OS-147]. */
export const burnMassOf = ({ tables }: World, orders: Int16Array, ship: number): number => {
  const move = orders[ship * ORDER_STRIDE + MOVE]!;
  const power = orders[ship * ORDER_STRIDE + POWER]!;
  return move === COAST || isBadPower(tables, move, power) ? 0 : tables.burnMass[power]!;
};

/** Mass of a brace; none unless the railgun holds a charge it could fire with [OS-147]. */
export const braceMassOf = ({ tables }: World, orders: Int16Array, ship: number): number => {
  const row = ship * ORDER_STRIDE;
  const charge = orders[row + RAILGUN]!;
  const isCharged = charge >= tables.min[RAILGUN]! && charge <= tables.max[RAILGUN]!;
  return orders[row + SHOT] === BRACE && isCharged ? tables.braceMass[charge]! : 0;
};

const judgeWeapons = (world: World, state: State, ship: number, orders: Int16Array, found: number[]): void => {
  const { tables } = world;
  const row = ship * ORDER_STRIDE;
  const at = ship * SHIP_STRIDE;
  if (orders[row + STANCE]! > LASER_HOLD && orders[row + LASER]! < tables.min[LASER]!) found.push(code.LASER_UNPOWERED);
  const shot = orders[row + SHOT]!;
  if (shot !== RAIL_HOLD) {
    const charge = orders[row + RAILGUN]!;
    const isWeak = charge < tables.min[RAILGUN]!;
    const isTransfer = orders[row + MOVE] === TRANSFER;
    if (isWeak) found.push(code.RAILGUN_UNPOWERED);
    if (isTransfer) found.push(code.RAILGUN_IN_TRANSFER);
    if (shot === FIRE && !isWeak && !isTransfer && charge <= tables.max[RAILGUN]!) {
      const facing = facingAfter(state.ships[at + FACING]!, orders[row + ROTATE]!);
      const ring = recoilRing(tables, state.ships[at + RING]!, facing, charge);
      if (ring < 1 || ring > tables.rings) found.push(code.RECOIL_OFF_BOARD);
    }
    if (shot === BRACE && orders[row + ENGINES]! < tables.braceEngines) found.push(code.BRACE_NO_ENGINES);
  }
  const need = burnMassOf(world, orders, ship) + braceMassOf(world, orders, ship);
  if (need > state.ships[at + MASS]!) found.push(code.MASS_SHORT);
  const target = orders[row + LAUNCH]!;
  if (target === NOBODY) return;
  if (orders[row + MISSILES]! < tables.min[MISSILES]!) found.push(code.MISSILES_UNPOWERED);
  if (state.ships[at + AMMO]! < 1) found.push(code.MISSILES_EMPTY);
  if (!isPrey(world, state, ship, target)) found.push(code.TARGET_INVALID);
};

/** A ship one may launch at: of the roster, alive and hostile [OS-146]. */
const isPrey = (world: World, state: State, ship: number, target: number): boolean =>
  target >= 0 && state.ships[target * SHIP_STRIDE + ALIVE] === 1 && isHostile(world, ship, target);
