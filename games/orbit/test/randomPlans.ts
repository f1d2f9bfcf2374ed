// Random plans, legal and not, from a seeded stream: for tests that hold for any plan.

import { diceOf, type Stream } from '@interlock/kernel';
import type { Entry, Seat } from '../src/actions.ts';
import { SUBSYSTEMS } from '../src/data/names.ts';
import { game } from '../src/index.ts';
import type { World } from '../src/shape/world.ts';
import type { State } from '../src/state.ts';

export const streamOf = (seed: string): Stream => diceOf(seed).stream('plans');

/** Any plan at all: values in and out of their ranges, orders with and without power. */
export const anyPlan = (world: World, stream: Stream, side?: Seat): Entry[] => {
  const own = side === undefined ? {} : { side };
  const entries: Entry[] = [];
  for (const subsystem of SUBSYSTEMS)
    if (stream.range(0, 2) === 0) entries.push({ type: 'energy', subsystem, value: stream.range(-1, 6), ...own });
  if (stream.range(0, 2) === 0) entries.push({ type: 'vent', value: stream.range(-1, 4), ...own });
  if (stream.range(0, 3) === 0) entries.push({ type: 'rotate', value: stream.range(0, 1) === 1, ...own });
  if (stream.range(0, 1) === 0)
    entries.push({
      type: 'move',
      kind: stream.pick(['coast', 'transfer', 'phase']),
      power: stream.range(0, 4),
      ...own,
    });
  if (stream.range(0, 2) === 0)
    entries.push({ type: 'laser', value: stream.pick(['auto', 'hold', 'attack', 'defend']), ...own });
  if (stream.range(0, 2) === 0)
    entries.push({ type: 'railgun', value: stream.pick(['hold', 'fire', 'brace']), ...own });
  if (stream.range(0, 3) === 0)
    entries.push({
      type: 'launch',
      target: stream.pick([null, 'nobody', ...world.ships.map(({ id }) => id)]),
      ...own,
    });
  return entries;
};

/** A legal plan, spelt entry by entry from what may be set next. */
export const legalPlan = (world: World, state: State, stream: Stream, seat = 'player'): Entry[] => {
  const entries: Entry[] = [];
  for (let left = stream.range(0, 8); left > 0; left--) {
    const next = ([...game.legal(world, state, entries, seat)] as Entry[]).filter(({ type }) => type !== 'concede');
    if (next.length === 0) break;
    entries.push(stream.pick(next));
  }
  return entries;
};
