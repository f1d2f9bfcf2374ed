// The numbers on the orders: the cell a move ends on, the ring of a recoil, the mass of a brace, how long a missile flies;
// each with its rule and its sum [OS-457].

import { RAILGUN } from '../data/names.ts';
import { fill, type Slots, texts } from '../data/texts.ts';
import { endOf } from '../rules/manoeuvre.ts';
import { applyEntry } from '../rules/plan/entries.ts';
import { COAST, MOVE, ORDER_STRIDE, POWER, TRANSFER } from '../shape/orders.ts';
import type { Figure, Option } from '../shape/planner.ts';
import type { World } from '../shape/world.ts';
import { AMMO, PROGRADE, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';

interface Way {
  /** Where the move of these orders ends. */
  readonly sector: number;
  readonly rule: string;
  readonly template: string;
  readonly slots: Slots;
}

export const wayOf = (world: World, state: State, ship: number, orders: Int16Array): Way => {
  const { sectors, speed, phaseSectors } = world.tables;
  const at = ship * SHIP_STRIDE;
  const row = ship * ORDER_STRIDE;
  const ring = state.ships[at + RING]!;
  const from = state.ships[at + SECTOR]!;
  const move = orders[row + MOVE]!;
  const moved = endOf(world, state, ship, orders);
  if (move === TRANSFER)
    return {
      sector: moved.sector,
      rule: 'OS-187',
      template: 'cell-transfer',
      slots: { from, a: speed[ring]!, b: speed[moved.ring] ?? 0, sectors },
    };
  const burn = move === COAST ? 0 : phaseSectors[orders[row + POWER]!]!;
  const by = speed[ring]! + (moved.facing === PROGRADE ? burn : -burn);
  const rule = move === COAST ? 'OS-185' : 'OS-188';
  return { sector: moved.sector, rule, template: 'cell-sector', slots: { from, by, ring, sectors } };
};

/** Ids: `order.transfer-1`, `order.railgun-fire`, `order.launch-cutter`. */
export const orderFigures = (
  world: World,
  state: State,
  ship: number,
  orders: Int16Array,
  options: readonly Option[],
): Figure[] => options.flatMap((option) => figureOf(world, state, ship, orders, option) ?? []);

const figureOf = (
  world: World,
  state: State,
  ship: number,
  orders: Int16Array,
  { id, entry, kind, end, ring, mass, flights }: Option,
): Figure | null => {
  const { tables, content } = world;
  const row = orders.slice();
  applyEntry(world, ship, row, entry);
  const figure = (value: number, rule: string, template: string, slots: Slots): Figure => ({
    id: `order.${id}`,
    value,
    rule,
    sum: fill(texts.figures[template]!, { value, ...slots }),
  });
  const from = state.ships[ship * SHIP_STRIDE + RING]!;
  if (kind !== null && end === null)
    return figure(ring!, 'OS-192', 'order-off', { from, by: Math.abs(ring! - from), sign: ring! < from ? '−' : '+' });
  if (kind !== null && end !== null) {
    const { rule, template, slots } = wayOf(world, state, ship, row);
    const way = fill(texts.figures[template]!, { value: end.sector, ...slots });
    return figure(end.sector, rule, kind === 'coast' ? 'order-coast' : 'order-burn', { way, ring: end.ring, mass });
  }
  const energy = Math.min(orders[ship * ORDER_STRIDE + RAILGUN]!, tables.max[RAILGUN]!);
  const threshold = tables.threshold[RAILGUN]!;
  if (id === 'railgun-fire' && ring !== null) {
    const facing = endOf(world, state, ship, orders).facing;
    const shift = { energy, threshold, per: content.balance.railgun.recoilRingsPerUnit };
    return figure(ring, 'OS-232', 'order-recoil', { ...shift, from, sign: facing === PROGRADE ? '−' : '+' });
  }
  if (id === 'railgun-brace' && mass > 0)
    return figure(mass, 'OS-235', 'mass-brace', { energy, threshold, per: content.balance.railgun.braceMassPerUnit });
  if (id === 'launch-none') return figure(state.ships[ship * SHIP_STRIDE + AMMO]!, 'OS-242', 'order-stock', {});
  if (flights === null) return null;
  const { steps, life } = content.balance.missile;
  return figure(flights, 'OS-255', flights === 0 ? 'order-too-far' : 'order-flights', { steps, life });
};
