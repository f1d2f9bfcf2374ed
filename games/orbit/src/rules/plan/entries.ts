// Entries and rows: what a turn's entries make of a ship's orders, and the canonical entries of a row [OS-465] [OS-472].

import {
  type Action,
  type Entry,
  LASER_ORDERS,
  type Plan,
  type PlanField,
  RAILGUN_ORDERS,
  type Seat,
} from '../../actions.ts';
import { MOVES, SUBSYSTEMS } from '../../data/names.ts';
import {
  AUTO,
  COAST,
  LAUNCH,
  MOVE,
  NOBODY,
  ORDER_STRIDE,
  POWER,
  RAIL_HOLD,
  ROTATE,
  SHOT,
  STANCE,
  UNKNOWN_SHIP,
  VENT,
} from '../../shape/orders.ts';
import type { World } from '../../shape/world.ts';
import { ENERGY, SHIP_STRIDE, type State } from '../../state.ts';

export const seatOf = (ship: number): Seat => (ship === 0 ? 'blue' : 'red');

/** The field an entry sets, as refusals name it [OS-117]. */
export const fieldOf = (entry: Entry): string =>
  entry.type === 'energy' ? `energy.${entry.subsystem}` : (entry.type satisfies PlanField);

/** The ship an entry is for: the player's in solo play, by side in a duel; -1 where a duel's entry has none. */
export const shipOf = ({ isDuel }: World, entry: Entry): number =>
  !isDuel || entry.side === 'blue' ? 0 : entry.side === 'red' ? 1 : -1;

/** Whether an entry belongs to a side that plans here [OS-498]. */
export const isAtHome = (world: World, entry: Entry): boolean => {
  if (!world.isDuel) return entry.side === undefined;
  return entry.side !== undefined && world.seats.includes(entry.side === 'red' ? 1 : 0);
};

/** Writes one entry into the row of its ship. */
export const applyEntry = (world: World, ship: number, orders: Int16Array, entry: Action): void => {
  const row = ship * ORDER_STRIDE;
  switch (entry.type) {
    case 'energy':
      orders[row + SUBSYSTEMS.indexOf(entry.subsystem)] = entry.value;
      break;
    case 'vent':
      orders[row + VENT] = entry.value;
      break;
    case 'rotate':
      orders[row + ROTATE] = entry.value ? 1 : 0;
      break;
    case 'move':
      orders[row + MOVE] = MOVES.indexOf(entry.kind);
      orders[row + POWER] = entry.power;
      break;
    case 'laser':
      orders[row + STANCE] = LASER_ORDERS.indexOf(entry.value);
      break;
    case 'railgun':
      orders[row + SHOT] = RAILGUN_ORDERS.indexOf(entry.value);
      break;
    case 'launch':
      orders[row + LAUNCH] = entry.target === null ? NOBODY : indexOf(world, entry.target);
      break;
  }
};

const indexOf = (world: World, id: string): number => {
  for (let i = 0; i < world.ships.length; i++) if (world.ships[i]!.id === id) return i;
  return UNKNOWN_SHIP;
};

/** A row with every field filled in, for people. */
export const planOf = (world: World, ship: number, orders: Int16Array): Plan => {
  const row = ship * ORDER_STRIDE;
  const target = orders[row + LAUNCH]!;
  return {
    energy: energiesOf(orders, row),
    vent: orders[row + VENT]!,
    rotate: orders[row + ROTATE] === 1,
    move: { kind: MOVES[orders[row + MOVE]!]!, power: orders[row + POWER]! },
    laser: LASER_ORDERS[orders[row + STANCE]!]!,
    railgun: RAILGUN_ORDERS[orders[row + SHOT]!]!,
    launch: target < 0 ? null : world.ships[target]!.id,
  };
};

/** Seven numbers; spelled out, since plans are published every turn and `Array.from` is slow on so few. */
const energiesOf = (orders: Int16Array, row: number): number[] => [
  orders[row]!,
  orders[row + 1]!,
  orders[row + 2]!,
  orders[row + 3]!,
  orders[row + 4]!,
  orders[row + 5]!,
  orders[row + 6]!,
];

/** The canonical entries of a row: lowering, raising, vent, rotate, move, laser, railgun, launch, each only where it
 *  differs from the empty turn [OS-472]. Every beginning of a legal list is legal. */
export const entriesOf = (world: World, state: State, ship: number, orders: Int16Array): Entry[] => {
  const row = ship * ORDER_STRIDE;
  const from = ship * SHIP_STRIDE + ENERGY;
  const side = world.isDuel ? { side: seatOf(ship) } : {};
  const entries: Entry[] = [];
  for (const isRaising of [false, true]) {
    SUBSYSTEMS.forEach((subsystem, i) => {
      const value = orders[row + i]!;
      const by = value - state.ships[from + i]!;
      if (by !== 0 && by > 0 === isRaising) entries.push({ type: 'energy', subsystem, value, ...side });
    });
  }
  const { vent, rotate, move, laser, railgun, launch } = planOf(world, ship, orders);
  if (vent !== 0) entries.push({ type: 'vent', value: vent, ...side });
  if (rotate) entries.push({ type: 'rotate', value: true, ...side });
  if (orders[row + MOVE] !== COAST) entries.push({ type: 'move', ...move, ...side });
  if (orders[row + STANCE] !== AUTO) entries.push({ type: 'laser', value: laser, ...side });
  if (orders[row + SHOT] !== RAIL_HOLD) entries.push({ type: 'railgun', value: railgun, ...side });
  if (launch !== null) entries.push({ type: 'launch', target: launch, ...side });
  return entries;
};
