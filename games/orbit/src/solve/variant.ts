// Plans that differ in power alone come to the same turn: only hull, heat and energies of the player's ship differ, and
// those are sums. The first plan of such a group is resolved, the others are written down from it.

import { ENGINES, RAILGUN, SCOOP, SHIELDS } from '../data/names.ts';
import { heatOf } from '../rules/heat.ts';
import { AUTO, LASER_HOLD, MOVE, ORDER_STRIDE, RAIL_HOLD, ROTATE, SHOT, STANCE, VENT } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { V_ENERGY, V_HEAT, V_HULL } from './record.ts';

const isHeld = (stance: number): boolean => stance === AUTO || stance === LASER_HOLD;

/** Whether the two rows of a list (of the solver's own plans, where `auto` means an unpowered laser) order the same and
 *  have the same powered: then everything but hull, heat and energies comes out the same. */
export const isVariant = ({ tables }: World, rows: Int16Array, a: number, b: number): boolean => {
  const i = a * ORDER_STRIDE;
  const j = b * ORDER_STRIDE;
  for (let k = ROTATE; k < STANCE; k++) if (rows[i + k] !== rows[j + k]) return false;
  for (let k = SHOT; k < ORDER_STRIDE; k++) if (rows[i + k] !== rows[j + k]) return false;
  if (rows[i + STANCE] !== rows[j + STANCE] && !(isHeld(rows[i + STANCE]!) && isHeld(rows[j + STANCE]!))) return false;
  if (rows[i + SHOT] !== RAIL_HOLD && rows[i + RAILGUN] !== rows[j + RAILGUN]) return false;
  return (
    isOn(tables.min, rows, i, SHIELDS) === isOn(tables.min, rows, j, SHIELDS) &&
    isOn(tables.min, rows, i, SCOOP) === isOn(tables.min, rows, j, SCOOP)
  );
};

const isOn = (min: Int16Array, rows: Int16Array, row: number, subsystem: number): boolean =>
  rows[row + subsystem]! >= min[subsystem]!;

/** Turns the record of resolved row `from` into that of row `to`; false where the ship does not live through it. `heat`
 *  was on board when the turn began. */
export const writeVariant = (
  { tables }: World,
  record: Int16Array,
  heat: number,
  rows: Int16Array,
  from: number,
  to: number,
): boolean => {
  const i = from * ORDER_STRIDE;
  const j = to * ORDER_STRIDE;
  const carriedFrom = heat - rows[i + VENT]!;
  const carriedTo = heat - rows[j + VENT]!;
  const isBurning = rows[i + MOVE] !== 0;
  record[V_HULL]! += (carriedFrom - carriedTo) * tables.heatDamage;
  record[V_HEAT]! +=
    carriedTo -
    carriedFrom +
    heatOf(tables, ENGINES, rows[j + ENGINES]!, isBurning) -
    heatOf(tables, ENGINES, rows[i + ENGINES]!, isBurning);
  for (let k = 0; k < 7; k++) record[V_ENERGY + k] = rows[j + k]!;
  return record[V_HULL]! > 0;
};
