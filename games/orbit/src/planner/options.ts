// Everything a ship could be ordered to do, judged on the pending energy, each with the reason where it cannot [OS-112].

import type { Viewer } from '@interlock/kernel';
import { type Entry, LASER_ORDERS, RAILGUN_ORDERS } from '../actions.ts';
import { FACINGS, LASER, RAILGUN } from '../data/names.ts';
import { fill, type Slots, texts } from '../data/texts.ts';
import { blameOf } from '../rules/blame.ts';
import { endOf } from '../rules/manoeuvre.ts';
import { orderOpponents } from '../rules/opponents/order.ts';
import { codeOf } from '../rules/plan/codes.ts';
import { applyEntry, fieldOf, seatOf } from '../rules/plan/entries.ts';
import { burnMassOf, judgeOrders } from '../rules/plan/judge.ts';
import { isAlive, isHostile } from '../rules/ships.ts';
import { flightsTo } from '../rules/weapons/missiles.ts';
import { recoilRing } from '../rules/weapons/railguns.ts';
import { FIRE, LAUNCH, MOVE, NOBODY, ORDER_STRIDE, POWER, ROTATE, SHOT, STANCE } from '../shape/orders.ts';
import type { Forecast, Option } from '../shape/planner.ts';
import type { World } from '../shape/world.ts';
import { FACING, RING, SHIP_STRIDE, type State } from '../state.ts';
import { cellText } from '../words/names.ts';

interface Offer {
  readonly id: string;
  readonly entry: Entry;
  readonly slots?: Slots;
  readonly text?: string;
}

export const optionsOf = (
  world: World,
  state: State,
  ship: number,
  orders: Int16Array,
  seat: Viewer,
  forecast: Forecast | null,
): Option[] => {
  const side = world.isDuel ? { side: seat === seatOf(1) ? seatOf(1) : seatOf(0) } : {};
  const published = orders.slice();
  orderOpponents(world, state, published);
  const offers = offersOf(world, state, ship, orders, side);
  return offers.map((offer) => optionOf(world, state, ship, orders, offer, published, forecast));
};

const offersOf = (
  world: World,
  state: State,
  ship: number,
  orders: Int16Array,
  side: Pick<Entry, 'side'>,
): readonly Offer[] => {
  const row = ship * ORDER_STRIDE;
  const { tables } = world;
  const turned = orders[row + ROTATE] === 1;
  const facing = state.ships[ship * SHIP_STRIDE + FACING]!;
  const list: Offer[] = [
    {
      id: 'rotate',
      entry: { type: 'rotate', value: !turned, ...side } as Entry,
      slots: { facing: FACINGS[1 - facing]! },
    },
    { id: 'coast', entry: { type: 'move', kind: 'coast', power: 0, ...side } as Entry },
  ];
  for (const kind of ['transfer', 'phase'] as const)
    for (let power = 1; power < tables.burnMass.length; power++)
      list.push({ id: `${kind}-${power}`, entry: { type: 'move', kind, power, ...side } as Entry });
  for (const value of LASER_ORDERS) {
    const stance = orders[row + LASER]! >= tables.min[LASER]! ? 'attack' : 'hold';
    list.push({ id: `laser-${value}`, entry: { type: 'laser', value, ...side } as Entry, slots: { stance } });
  }
  for (const value of RAILGUN_ORDERS)
    list.push({ id: `railgun-${value}`, entry: { type: 'railgun', value, ...side } as Entry });
  list.push({ id: 'launch-none', entry: { type: 'launch', target: null, ...side } as Entry });
  world.ships.forEach(({ id }, other) => {
    if (isHostile(world, ship, other) && isAlive(state, other))
      list.push({ id: `launch-${id}`, entry: { type: 'launch', target: id, ...side } as Entry });
  });
  return list;
};

/** The codes that speak against an order itself; sums of energy and heat have panels of their own. */
const OF_FIELD: Readonly<Record<string, readonly string[]>> = {
  rotate: ['rotate-unpowered'],
  move: ['bad-power', 'burn-underpowered', 'burn-off-board', 'mass-short'],
  laser: ['laser-unpowered'],
  railgun: ['railgun-unpowered', 'railgun-in-transfer', 'recoil-off-board', 'brace-no-engines', 'mass-short'],
  launch: ['missiles-unpowered', 'missiles-empty', 'target-invalid'],
};

const optionOf = (
  world: World,
  state: State,
  ship: number,
  orders: Int16Array,
  { id, entry, slots }: Offer,
  published: Int16Array,
  forecast: Forecast | null,
): Option => {
  const row = orders.slice();
  // the toggle is shown as what turning needs, also while it would turn back
  const asked: Entry = entry.type === 'rotate' ? { ...entry, value: true } : entry;
  applyEntry(world, ship, row, asked);
  const found: number[] = [];
  judgeOrders(world, state, ship, row, found);
  const against = found.filter((violation) => OF_FIELD[fieldOf(entry)]?.includes(codeOf(violation)) === true);
  const why = against.length > 0 ? blameOf(world, state, ship, row, [asked], against[0]!).why : null;
  const end = entry.type === 'move' && !against.some((one) => codeOf(one) === 'burn-off-board');
  const cell = end ? endOf(world, state, ship, row) : null;
  const more = detailsOf(world, state, ship, row, entry, published, forecast);
  return {
    id,
    entry,
    text: textOf(id, entry, {
      ...slots,
      ...more,
      power: entry.type === 'move' ? entry.power : 0,
      to: cell === null ? '–' : cellText(cell),
      target: entry.type === 'launch' && entry.target !== null ? nameOf(world, entry.target) : '',
      flights: flightWords(more.flights),
      ring: more.ring ?? '–',
    }),
    isAvailable: why === null,
    why,
    isChosen: isChosen(world, ship, orders, entry),
    end: cell === null ? null : { ring: cell.ring, sector: cell.sector },
    kind: entry.type === 'move' ? entry.kind : null,
    power: entry.type === 'move' ? entry.power : 0,
    ...more,
  };
};

const nameOf = (world: World, id: string): string => world.ships.find((one) => one.id === id)!.name;

const flightWords = (flights: number | null): string => {
  if (flights === null) return '';
  const words = texts.options[`flights-${flights}`] ?? texts.options.flights!;
  return fill(words, { flights });
};

const textOf = (id: string, entry: Entry, slots: Slots): string => {
  const named = entry.type === 'move' ? entry.kind : entry.type === 'launch' && entry.target !== null ? 'launch' : id;
  return fill(texts.options[named]!, slots);
};

/** Mass of the burn or the brace, the ring a burn off the board would need, ring of the recoil, flights of the launch from where the plan's move ends. */
const detailsOf = (
  world: World,
  state: State,
  ship: number,
  row: Int16Array,
  entry: Entry,
  published: Int16Array,
  forecast: Forecast | null,
): Pick<Option, 'mass' | 'ring' | 'flights'> => {
  const { tables } = world;
  const from = ship * ORDER_STRIDE;
  const charge = Math.min(row[from + RAILGUN]!, tables.max[RAILGUN]!);
  const isCharged = charge >= tables.min[RAILGUN]!;
  if (entry.type === 'move') {
    const { ring } = endOf(world, state, ship, row);
    const isOff = ring < 1 || ring > tables.rings;
    return { mass: burnMassOf(world, row, ship), ring: isOff ? ring : null, flights: null };
  }
  if (entry.type === 'railgun') {
    // whoever fires stays on the ring: a transfer and a shot exclude each other [OS-141]
    const ring = state.ships[ship * SHIP_STRIDE + RING]!;
    const { facing } = endOf(world, state, ship, row);
    return {
      mass: entry.value === 'brace' && isCharged ? tables.braceMass[charge]! : 0,
      ring: entry.value === 'fire' && isCharged ? recoilRing(tables, ring, facing, charge) : null,
      flights: null,
    };
  }
  if (entry.type !== 'launch' || entry.target === null) return { mass: 0, ring: null, flights: null };
  const known = forecast?.windows.find((one) => one.ship === entry.target)?.flights;
  return { mass: 0, ring: null, flights: known ?? flightsAt(world, state, ship, row, entry.target, published) };
};

/** The same for a plan no forecast is made of: the target ends its turn where its published plan says, and coasts on [OS-255]. */
const flightsAt = (
  world: World,
  state: State,
  ship: number,
  row: Int16Array,
  target: string,
  published: Int16Array,
): number => {
  const { tables } = world;
  const it = world.ships.findIndex(({ id }) => id === target);
  const { ring, sector } = endOf(world, state, ship, row);
  if (ring < 1 || ring > tables.rings) return 0;
  const to = endOf(world, state, it, published);
  const charge = published[it * ORDER_STRIDE + RAILGUN]!;
  const isPushed = published[it * ORDER_STRIDE + SHOT] === FIRE;
  const end = isPushed ? recoilRing(tables, to.ring, to.facing, charge) : to.ring;
  return flightsTo(world, ring, sector, end, to.sector);
};

const isChosen = (world: World, ship: number, orders: Int16Array, entry: Entry): boolean => {
  const row = ship * ORDER_STRIDE;
  if (entry.type === 'rotate') return orders[row + ROTATE] === 1;
  const probe = orders.slice();
  applyEntry(world, ship, probe, entry);
  if (entry.type === 'launch' && entry.target === null) return orders[row + LAUNCH] === NOBODY;
  return [MOVE, POWER, STANCE, SHOT, LAUNCH].every((field) => probe[row + field] === orders[row + field]);
};
