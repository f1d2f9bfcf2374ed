// The game's own questions for `ask` [OS-496]: what opponents will do, when weapons bear, how long a missile needs.

import { describe, fail, type Json, ok, type Question, type Result, SilentTape } from '@interlock/kernel';
import type { OrbitEvent } from './events.ts';
import { idle } from './legal.ts';
import { continueIdle } from './planner/project.ts';
import { type Sight, sightOf, windowsOf } from './planner/windows.ts';
import { ordersOf } from './refuse.ts';
import { orderOpponents } from './rules/opponents/order.ts';
import { resolveTurn } from './rules/turn.ts';
import type { World } from './shape/world.ts';
import type { OrbitShape } from './shape.ts';
import { copyState, type State } from './state.ts';
import { intentsOf } from './view/intents.ts';
import { shipOfSeat } from './view.ts';

const MOST = 60;

const intents: Question<OrbitShape> = (world, state, _viewer, args) =>
  withKeys(args, [], () => ok(intentsOf(world, state) as unknown as Json));

/** Windows and lanes under idle turns, this one included [OS-370] [OS-371]. */
const windows: Question<OrbitShape> = (world, state, viewer, args) =>
  withKeys(args, ['turns'], ({ turns = world.content.balance.forecast.turns }) => {
    if (!Number.isInteger(turns) || (turns as number) < 1 || (turns as number) > MOST)
      return fail('bad-field', `The field "turns" must be a whole number from 1 to ${MOST}, got ${describe(turns)}.`);
    if (state.ending !== null) return ok([]);
    const { sights, states } = idleFrom(world, state, turns as number, true);
    return ok(windowsOf(world, sights, states[0]!, shipOfSeat(world, viewer)) as unknown as Json);
  });

/** Flights until impact of a launch in the empty turn; 0: out of reach [OS-255]. */
const intercept: Question<OrbitShape> = (world, state, viewer, args) =>
  withKeys(args, ['target'], ({ target }) => {
    const own = shipOfSeat(world, viewer);
    if (typeof target !== 'string') return fail('bad-field', 'The field "target" must be the id of a hostile ship.');
    const { sights, states } = idleFrom(world, state, 1, false);
    const found = windowsOf(world, sights, states[0]!, own).find(({ ship }) => ship === target);
    if (found === undefined) return fail('target-invalid', `${target.slice(0, 60)} is not a hostile ship in play.`);
    return ok({ target, flights: found.flights });
  });

/** Turns from here: idle ones, or the empty turn first. */
const idleFrom = (world: World, state: State, turns: number, isIdle: boolean): { sights: Sight[]; states: State[] } => {
  const orders = ordersOf(world, state, isIdle ? idle(world, state) : []);
  orderOpponents(world, state, orders);
  const sights = [sightOf(world, state, orders)];
  const first = copyState(state);
  resolveTurn(world, first, orders, new SilentTape<OrbitEvent>(), null);
  const states = [first];
  continueIdle(world, states, sights, turns);
  return { sights, states };
};

const withKeys = (
  args: Json,
  known: readonly string[],
  answer: (args: { readonly [key: string]: Json }) => Result<Json>,
): Result<Json> => {
  if (args === null) return answer({});
  if (typeof args !== 'object' || Array.isArray(args)) return fail('bad-field', 'The "args" are an object.');
  const extra = Object.keys(args).find((key) => !known.includes(key));
  if (extra !== undefined)
    return fail(
      'unknown-field',
      `The question has no field ${describe(extra)}. It has: ${known.join(', ') || 'none'}.`,
    );
  return answer(args as { readonly [key: string]: Json });
};

export const questions: Readonly<Record<string, Question<OrbitShape>>> = { intents, windows, intercept };
