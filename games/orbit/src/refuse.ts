// The one judge of a turn [OS-115..OS-131] [OS-466..OS-470]: every violation with its code, its exact sentence, the field
// and the entry that caused it. An empty list is a legal turn.

import type { Refusal, Turn } from '@interlock/kernel';
import type { Action, Entry } from './actions.ts';
import { fill, type Slots, texts } from './data/texts.ts';
import { blameOf } from './rules/blame.ts';
import type { Code } from './rules/plan/codes.ts';
import { applyEntry, fieldOf, isAtHome, seatOf, shipOf } from './rules/plan/entries.ts';
import { judgeOrders } from './rules/plan/judge.ts';
import { emptyOrders } from './shape/orders.ts';
import type { World } from './shape/world.ts';
import type { OrbitShape } from './shape.ts';
import type { State } from './state.ts';

/** With `seat` the turn is that seat's part alone: an entry of anybody else is out of place. */
export const refuse = (
  world: World,
  state: State,
  turn: Turn<OrbitShape>,
  seat: string | null = null,
): readonly Refusal[] => {
  const unread = refuseUnread(turn);
  if (unread.length > 0) return unread;
  const entries = turn as readonly Entry[];
  const early = refuseEarly(world, state, entries, seat);
  if (early.length > 0) return early;
  const orders = ordersOf(world, state, entries);
  const found: number[] = [];
  const refusals: Refusal[] = [];
  for (const ship of world.seats) {
    found.length = 0;
    judgeOrders(world, state, ship, orders, found);
    for (const violation of found) refusals.push(blameOf(world, state, ship, orders, entries, violation));
  }
  return refusals;
};

/** The rows a readable turn makes of the empty turn; opponents' rows stay empty. `into` is written over, if given. */
export const ordersOf = (world: World, state: State, entries: readonly Action[], into?: Int16Array): Int16Array => {
  const orders = emptyOrders(state, into);
  for (const entry of entries) {
    if (entry.type === 'unreadable') continue;
    const ship = shipOf(world, entry);
    if (ship >= 0) applyEntry(world, ship, orders, entry);
  }
  return orders;
};

export const refusal = (code: Code, at: number, field: string, slots: Slots): Refusal => ({
  code,
  why: fill(texts.refusals[code]!, slots),
  at,
  field,
});

/** Entries that could not be read, one refusal each, in their order; nothing else is then asked [OS-130]. */
export const refuseUnread = (turn: readonly Action[]): readonly Refusal[] =>
  turn.flatMap((entry, at) => {
    if (entry.type !== 'unreadable') return [];
    const { code, field, got } = entry;
    if (code === 'unknown-subsystem') return [refusal(code, at, 'energy', { key: got })];
    if (code === 'not-whole') return [refusal(code, at, field.split('.power')[0]!, { field, value: got })];
    return [refusal(code, at, 'turn', { field: field === '' ? `[${at}]` : `[${at}].${field}` })];
  });

/** What makes the rest not worth asking: the wrong turn, a finished run, a side that plans elsewhere, a field set twice. */
const refuseEarly = (
  world: World,
  state: State,
  entries: readonly Entry[],
  seat: string | null,
): readonly Refusal[] => {
  const ofRun: Refusal[] = [];
  if (state.ending !== null) ofRun.push(refusal('scenario-over', 0, 'turn', {}));
  const isOut = (entry: Entry): boolean =>
    !isAtHome(world, entry) || (world.isDuel && seat !== null && isSeat(seat) && entry.side !== seat);
  const astray = entries.findIndex(isOut);
  if (astray >= 0) ofRun.push(refusal('wrong-side', astray, 'side', { i: astray }));
  return world.seats.flatMap((ship, i) => [
    ...refuseStale(world, state, entries, ship),
    ...(i === 0 ? ofRun : []),
    ...refuseTwice(world, entries, ship),
  ]);
};

const isSeat = (seat: string): boolean => seat === seatOf(0) || seat === seatOf(1);

const refuseStale = (world: World, state: State, entries: readonly Entry[], ship: number): readonly Refusal[] =>
  entries.flatMap((entry, at) =>
    entry.type === 'turn' && shipOf(world, entry) === ship && entry.value !== state.turn
      ? [refusal('stale-plan', at, 'turn', { n: entry.value, m: state.turn })]
      : [],
  );

const refuseTwice = (world: World, entries: readonly Entry[], ship: number): readonly Refusal[] => {
  const seen = new Set<string>();
  return entries.flatMap((entry, at) => {
    if (shipOf(world, entry) !== ship) return [];
    const field = fieldOf(entry);
    if (seen.has(field)) return [refusal('duplicate-entry', at, field, { field })];
    seen.add(field);
    return [];
  });
};
