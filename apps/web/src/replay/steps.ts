// Where in a run one can stop: after a turn, after one of its actions, after one of its events. Pure.

import type { Happening } from '@interlock/kernel';

export const UNITS = ['turn', 'action', 'event'] as const;
export type Unit = (typeof UNITS)[number];

/** A turn (0 is the start) and how many of its events have happened; null: all of them. */
export interface Spot {
  readonly turn: number;
  readonly event: number | null;
}

type Turns = (turn: number) => readonly Pick<Happening, 'because'>[];

/** Numbers of events after which an action is done; the machine's own doing is the last stretch. */
export const actionStops = (happenings: readonly Pick<Happening, 'because'>[]): readonly number[] => {
  const stops = new Set<number>();
  let action = -1;
  let done = 0;
  for (const [i, { because }] of happenings.entries()) {
    const mine = actionOf(because);
    if (mine === null) continue;
    if (mine > action && i > 0) stops.add(i);
    action = Math.max(action, mine);
    done = i + 1;
  }
  if (done > 0) stops.add(done);
  stops.add(happenings.length);
  return [...stops].sort((a, b) => a - b);
};

const actionOf = (because: Happening['because']): number | null => {
  for (const one of because) if ('action' in one) return one.action;
  return null;
};

/** Actions of the turn that have begun by its `event`-th event. */
export const actionsBegun = (happenings: readonly Pick<Happening, 'because'>[], event: number): number =>
  happenings.slice(0, event).reduce((most, { because }) => Math.max(most, (actionOf(because) ?? -1) + 1), 0);

const stopsOf = (unit: Unit, happenings: readonly Pick<Happening, 'because'>[]): readonly number[] => {
  if (unit === 'turn') return [happenings.length];
  return unit === 'event' ? happenings.map((_, i) => i + 1) : actionStops(happenings);
};

/** The next stop in that direction; the same spot at either end of the run. */
export const stepFrom = (
  spot: Spot,
  unit: Unit,
  by: 1 | -1,
  happenings: Turns,
  last: number,
  /** Turns that count, where not all do. */
  counted: readonly number[] | null = null,
): Spot => {
  if (unit === 'turn' && counted !== null) {
    const next =
      by > 0
        ? (counted.find((one) => one > spot.turn) ?? last)
        : (counted.findLast((one) => one < spot.turn || (one === spot.turn && spot.event !== null)) ?? 0);
    return { turn: next, event: null };
  }
  const many = (turn: number): number => (turn === 0 ? 0 : happenings(turn).length);
  const at = (turn: number, event: number): Spot => ({ turn, event: event >= many(turn) ? null : event });
  const { turn } = spot;
  const now = spot.event ?? many(turn);
  const stops = turn === 0 ? [] : stopsOf(unit, happenings(turn));
  if (by > 0) {
    const next = stops.find((stop) => stop > now);
    if (next !== undefined) return at(turn, next);
    return turn >= last ? spot : at(turn + 1, stopsOf(unit, happenings(turn + 1))[0] ?? 0);
  }
  const before = stops.findLast((stop) => stop < now && stop > 0);
  if (before !== undefined) return at(turn, before);
  return turn === 0 ? spot : { turn: turn - 1, event: null };
};
