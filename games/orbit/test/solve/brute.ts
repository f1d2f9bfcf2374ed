// Every legal plan of the player's ship, without any of the solver's thoughts: all energies, all orders, each judged by
// the judge of the game. Each plan counts once, as its canonical form does [OS-472].

import { LASER_ORDERS, RAILGUN_ORDERS } from '../../src/actions.ts';
import { LASER, MISSILES, MOVES, RAILGUN } from '../../src/data/names.ts';
import { orderOpponents } from '../../src/rules/opponents/order.ts';
import { judgeOrders } from '../../src/rules/plan/judge.ts';
import { resolveTurn } from '../../src/rules/turn.ts';
import { COAST, emptyOrders, LAUNCH, MOVE, NOBODY, POWER, ROTATE, SHOT, STANCE, VENT } from '../../src/shape/orders.ts';
import type { World } from '../../src/shape/world.ts';
import { SILENCE } from '../../src/solve/silence.ts';
import { copyState, HEAT, type State } from '../../src/state.ts';

/** Rows of all ships, the player's being each legal plan in turn. The array is reused. */
export function* allPlans(world: World, state: State): Generator<Int16Array, void, void> {
  const has = (subsystem: number): boolean => ((world.ships[0]!.installed >> subsystem) & 1) === 1;
  // what is not installed can only be told to do nothing, in one way or another
  const stances = has(LASER) ? LASER_ORDERS.length : 1;
  const shots = has(RAILGUN) ? RAILGUN_ORDERS.length : 1;
  const targets = has(MISSILES) ? world.ships.length : 0;
  const { tables, ships } = world;
  const orders = emptyOrders(state);
  orderOpponents(world, state, orders);
  const found: number[] = [];
  const most = Array.from({ length: 7 }, (_, i) => ((ships[0]!.installed >> i) & 1 ? tables.max[i]! : 0));
  const energies: number[][] = [[]];
  for (const max of most)
    energies.splice(
      0,
      energies.length,
      ...energies.flatMap((one) => Array.from({ length: max + 1 }, (_, value) => [...one, value])),
    );
  const moves = [
    [COAST, 0],
    ...MOVES.flatMap((_, kind) => (kind === COAST ? [] : [1, 2, 3].map((power) => [kind, power]))),
  ];
  for (const energy of energies) {
    energy.forEach((value, i) => {
      orders[i] = value;
    });
    for (let vent = 0; vent <= Math.min(tables.limit, state.ships[HEAT]!); vent++)
      for (const rotate of [0, 1])
        for (const [move, power] of moves)
          for (let stance = 0; stance < stances; stance++)
            for (let shot = 0; shot < shots; shot++)
              for (let target = NOBODY; target < targets; target++) {
                orders[VENT] = vent;
                orders[ROTATE] = rotate;
                orders[MOVE] = move!;
                orders[POWER] = power!;
                orders[STANCE] = stance;
                orders[SHOT] = shot;
                orders[LAUNCH] = target;
                found.length = 0;
                judgeOrders(world, state, 0, orders, found);
                if (found.length === 0) yield orders;
              }
  }
}

/** The state after a plan. */
export const after = (world: World, state: State, orders: Int16Array): State => {
  const next = copyState(state);
  resolveTurn(world, next, orders, SILENCE, null);
  return next;
};

/** Everything a state holds, as text. */
const printOf = (state: State): string =>
  `${state.turn} ${state.ships.join()} ${state.missiles.join()} ${state.gatesPassed} ${state.docked}`;

/** The fewest turns to a win over all legal plans, with nothing left out but what was seen already; null up to `most`. */
export const bruteForce = (world: World, start: State, most: number): number | null => {
  let front = [start];
  for (let turn = 1; turn <= most; turn++) {
    const next = new Map<string, State>();
    for (const state of front)
      for (const orders of allPlans(world, state)) {
        const state2 = after(world, state, orders);
        if (state2.ending?.is === 'won') return turn;
        if (state2.ending === null && turn < most) next.set(printOf(state2), state2);
      }
    front = [...next.values()];
  }
  return null;
};
