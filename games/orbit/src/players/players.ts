// Players that need no person: measures of how hard a scenario is, and partners in duels.

import type { Policy, Stream, Turn, Viewer } from '@interlock/kernel';
import { PERSONALITIES, type PersonalityId, SUBSYSTEMS } from '../data/names.ts';
import { idle } from '../legal.ts';
import { decideAs } from '../rules/opponents/decide.ts';
import { orderOpponents } from '../rules/opponents/order.ts';
import { entriesOf, seatOf } from '../rules/plan/entries.ts';
import { judgeOrders } from '../rules/plan/judge.ts';
import { isInstalled } from '../rules/ships.ts';
import { emptyOrders, ORDER_STRIDE } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import type { OrbitShape } from '../shape.ts';
import { gainOf, worthOf } from '../solve/worth.ts';
import { copyState, ENERGY, SHIP_STRIDE, type State } from '../state.ts';
import { lookAhead, type Sight } from './ahead.ts';

type Orbit = Policy<OrbitShape>;

/** Plays the row a look ahead chose; waits where every plan loses, and in duels of two, where nobody publishes anything. */
const seeing =
  (sightOf: (world: World, stream: Stream) => Sight): Orbit =>
  (_game, world, { state }, stream) => {
    if (world.seats.length > 1) return idle(world, state);
    const row = lookAhead(world, state, sightOf(world, stream));
    if (row === null) return idle(world, state);
    const orders = emptyOrders(state);
    orderOpponents(world, state, orders);
    orders.set(row);
    return entriesOf(world, state, 0, orders);
  };

/** A state as somebody without instruments sees it: so many points off, either way. */
const blurred = (worth: number, by: number, stream: Stream): number => worth + stream.range(-by, by);

/** What is there this turn: hits and progress, without a look at its own hull, heat or tank. */
const hasty = ({ content }: World, stream: Stream): Sight => ({
  turns: 1,
  width: 1,
  mindsLosses: false,
  worth: (world, state) => blurred(gainOf(world, state), content.balance.players.greedyBlur, stream),
});

const greedy: Orbit = seeing(hasty);

/** Looks ahead by eye, a few turns, a few lines in mind; now and then it slips and is no better than greedy. */
const careful: Orbit = seeing((world, stream) => {
  const { carefulTurns, carefulWidth, carefulBlur, carefulSlip } = world.content.balance.players;
  if (stream.range(1, 100) <= carefulSlip) return hasty(world, stream);
  return {
    turns: carefulTurns,
    width: carefulWidth,
    mindsLosses: true,
    worth: (of, state) => blurred(worthOf(of, state), carefulBlur, stream),
  };
});

/** A personality at the controls of a seat: its fixed energy from the first turn on, then as it always decides [OS-483]. */
const flownBy =
  (ai: PersonalityId): Orbit =>
  (_game, world, { state }, _stream, _before, seat) =>
    flight(world, state, ai, shipAt(world, seat));

const shipAt = (world: World, seat: Viewer | undefined): number => (world.isDuel && seat === seatOf(1) ? 1 : 0);

const flight = (world: World, state: State, ai: PersonalityId, ship: number): Turn<OrbitShape> => {
  const powered = copyState(state);
  const energy = world.content.personalities[ai].trainingEnergy;
  SUBSYSTEMS.forEach((subsystem, i) => {
    const wanted = isInstalled(world, ship, i) ? (energy[subsystem] ?? 0) : 0;
    const at = ship * SHIP_STRIDE + ENERGY + i;
    powered.ships[at] = Math.max(wanted, state.ships[at]!);
  });
  const orders = emptyOrders(powered);
  decideAs(world, powered, ship, ai, orders);
  const found: number[] = [];
  judgeOrders(world, state, ship, orders, found);
  if (found.length > 0) return world.isDuel ? [] : idle(world, state);
  return entriesOf(world, state, ship, orders.subarray(0, world.ships.length * ORDER_STRIDE));
};

const idlePlayer: Orbit = (_game, world, { state }, _stream, _before, seat) =>
  world.isDuel ? idle(world, state).filter((entry) => entry.side === seatOf(shipAt(world, seat))) : idle(world, state);

export const policies: Readonly<Record<string, Orbit>> = {
  idle: idlePlayer,
  greedy,
  careful,
  ...Object.fromEntries(PERSONALITIES.map((ai) => [ai, flownBy(ai)])),
};
