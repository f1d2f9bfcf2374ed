// What may be set next [OS-471]: of the entries for fields not yet set exactly those after which `refuse` has nothing to
// say, in one order. Also the turn as it is recorded, and the turn of doing nothing.

import type { Turn, Viewer } from '@interlock/kernel';
import { type Entry, LASER_ORDERS, RAILGUN_ORDERS } from './actions.ts';
import { MOVES, SUBSYSTEMS } from './data/names.ts';
import { ordersOf, refuse } from './refuse.ts';
import { applyEntry, entriesOf, fieldOf, seatOf, shipOf } from './rules/plan/entries.ts';
import { judgeOrders } from './rules/plan/judge.ts';
import { ORDER_STRIDE } from './shape/orders.ts';
import type { World } from './shape/world.ts';
import type { OrbitShape } from './shape.ts';
import { HEAT, SHIP_STRIDE, type State } from './state.ts';

export const legal = (world: World, state: State, pending: Turn<OrbitShape>, seat?: Viewer): readonly Entry[] => {
  const early = refuse(world, state, pending, seat ?? null).some(({ code }) => EARLY.has(code));
  if (early) return [];
  const entries = pending as readonly Entry[];
  const orders = ordersOf(world, state, entries);
  const found: number[] = [];
  const isLawful = (ship: number): boolean => {
    found.length = 0;
    judgeOrders(world, state, ship, orders, found);
    return found.length === 0;
  };
  const asked = world.seats.filter(
    (ship) => !world.isDuel || seat === undefined || !isSeat(seat) || seatOf(ship) === seat,
  );
  return asked.flatMap((ship) => {
    if (world.seats.some((other) => other !== ship && !isLawful(other))) return [];
    const set = new Set(entries.filter((entry) => shipOf(world, entry) === ship).map(fieldOf));
    const row = orders.slice(ship * ORDER_STRIDE, (ship + 1) * ORDER_STRIDE);
    return candidatesOf(world, state, ship).filter((entry) => {
      if (set.has(fieldOf(entry))) return false;
      applyEntry(world, ship, orders, entry);
      const isFine = isLawful(ship);
      orders.set(row, ship * ORDER_STRIDE);
      return isFine;
    });
  });
};

/** No entry mends a turn refused for one of these. */
const EARLY: ReadonlySet<string> = new Set([
  'malformed-plan',
  'unknown-subsystem',
  'not-whole',
  'stale-plan',
  'scenario-over',
  'wrong-side',
  'duplicate-entry',
]);

const isSeat = (seat: Viewer): boolean => seat === seatOf(0) || seat === seatOf(1);

/** Every entry that could ever be legal for a ship, in the order of the list. */
const candidatesOf = (world: World, state: State, ship: number): readonly Entry[] => {
  const { tables } = world;
  const side = world.isDuel ? { side: seatOf(ship) } : {};
  const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);
  const powers = upTo(tables.burnMass.length - 1).slice(1);
  const list: Entry[] = [];
  SUBSYSTEMS.forEach((subsystem, i) => {
    for (const value of upTo(tables.max[i]!)) list.push({ type: 'energy', subsystem, value, ...side });
  });
  const heat = state.ships[ship * SHIP_STRIDE + HEAT]!;
  for (const value of upTo(Math.min(heat, tables.limit))) list.push({ type: 'vent', value, ...side });
  for (const value of [false, true]) list.push({ type: 'rotate', value, ...side });
  for (const kind of MOVES)
    for (const power of kind === 'coast' ? [0] : powers) list.push({ type: 'move', kind, power, ...side });
  for (const value of LASER_ORDERS) list.push({ type: 'laser', value, ...side });
  for (const value of RAILGUN_ORDERS) list.push({ type: 'railgun', value, ...side });
  list.push({ type: 'launch', target: null, ...side });
  for (const { id } of world.ships) list.push({ type: 'launch', target: id, ...side });
  list.push({ type: 'turn', value: state.turn, ...side });
  if (world.isDuel) list.push({ type: 'concede', side: seatOf(ship) });
  return list;
};

/** The turn as it is recorded: canonical entries, blue's before red's; whoever concedes does nothing else [OS-472]. */
export const canonical = (world: World, state: State, turn: Turn<OrbitShape>): readonly Entry[] => {
  const entries = turn as readonly Entry[];
  const conceding = world.seats.filter((ship) => isConceding(world, entries, ship));
  if (conceding.length > 0) return conceding.map((ship) => ({ type: 'concede', side: seatOf(ship) }));
  const orders = ordersOf(world, state, entries);
  return world.seats.flatMap((ship) => entriesOf(world, state, ship, orders));
};

export const isConceding = (world: World, turn: Turn<OrbitShape>, ship: number): boolean =>
  turn.some((entry) => entry.type === 'concede' && shipOf(world, entry) === ship);

/** Doing nothing vents what it can, on every side that plans [OS-473]. */
export const idle = (world: World, state: State): readonly Entry[] =>
  world.seats.flatMap((ship) => {
    const value = Math.min(world.tables.limit, state.ships[ship * SHIP_STRIDE + HEAT]!);
    return value > 0 ? [{ type: 'vent', value, ...(world.isDuel ? { side: seatOf(ship) } : {}) }] : [];
  });
