// A plan as numbers: one row of an Int16Array per ship. Rules, opponents and solver speak rows; entries are for people.

import type { State } from '../state.ts';
import { ENERGY, SHIP_STRIDE } from '../state.ts';

/** Offsets in a row. Energy comes first, by subsystem order: the energy after the plan. STANCE is the laser's order, SHOT
 *  the railgun's. */
export const VENT = 7;
/** 0 or 1. */
export const ROTATE = 8;
export const MOVE = 9;
export const POWER = 10;
export const STANCE = 11;
export const SHOT = 12;
/** Roster index of the target; NOBODY, or UNKNOWN_SHIP where an entry named no ship of the roster. */
export const LAUNCH = 13;
export const ORDER_STRIDE = 14;

export const COAST = 0;
export const TRANSFER = 1;
export const PHASE = 2;

/** Codes of laser orders, as in LASER_ORDERS. */
export const AUTO = 0;
export const LASER_HOLD = 1;
export const ATTACK = 2;
export const DEFEND = 3;

/** Codes of railgun orders, as in RAILGUN_ORDERS. */
export const RAIL_HOLD = 0;
export const FIRE = 1;
export const BRACE = 2;

export const NOBODY = -1;
export const UNKNOWN_SHIP = -2;

/** Writes the empty turn of a ship into its row: energy as committed, everything else at its default [OS-104]. */
export const clearOrders = (state: State, ship: number, orders: Int16Array): void => {
  const row = ship * ORDER_STRIDE;
  const from = ship * SHIP_STRIDE + ENERGY;
  for (let i = 0; i < 7; i++) orders[row + i] = state.ships[from + i]!;
  for (let i = VENT; i < LAUNCH; i++) orders[row + i] = 0;
  orders[row + LAUNCH] = NOBODY;
};

/** Rows of empty turns for the whole roster; into the given array, where one is given. */
export const emptyOrders = (state: State, into?: Int16Array): Int16Array => {
  const count = state.ships.length / SHIP_STRIDE;
  const orders = into ?? new Int16Array(count * ORDER_STRIDE);
  for (let ship = 0; ship < count; ship++) clearOrders(state, ship, orders);
  return orders;
};
