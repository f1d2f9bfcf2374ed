// Orders of all ships nobody sits in: the personality decides, a script may override its move, and the judge looks on.

import { COAST, clearOrders, MOVE, ORDER_STRIDE, POWER, ROTATE } from '../../shape/orders.ts';
import type { World } from '../../shape/world.ts';
import type { State } from '../../state.ts';
import { type Code, codeOf } from '../plan/codes.ts';
import { judgeOrders } from '../plan/judge.ts';
import { isAlive } from '../ships.ts';
import { decide } from './decide.ts';

/** Writes the rows of all living AI ships. `skipped` collects, by ship, why a script's step was left out [OS-302]. */
export const orderOpponents = (
  world: World,
  state: State,
  orders: Int16Array,
  skipped: (Code | null)[] | null = null,
): void => {
  for (let ship = 0; ship < world.ships.length; ship++) {
    const { ai, script } = world.ships[ship]!;
    if (ai === null || !isAlive(state, ship)) continue;
    clearOrders(state, ship, orders);
    decide(world, state, ship, orders);
    if (ai === 'drift' && script.length > 0) {
      const why = followScript(world, state, ship, orders);
      if (skipped !== null) skipped[ship] = why;
    }
  }
};

/** The step named for this turn replaces move and rotation; one that is not legal is left out as a whole. */
const followScript = (world: World, state: State, ship: number, orders: Int16Array): Code | null => {
  const step = world.ships[ship]!.script.find(({ turn }) => turn === state.turn);
  if (step === undefined) return null;
  const row = ship * ORDER_STRIDE;
  orders[row + ROTATE] = step.rotate ? 1 : 0;
  orders[row + MOVE] = step.move;
  orders[row + POWER] = step.power;
  const found: number[] = [];
  judgeOrders(world, state, ship, orders, found);
  if (found.length === 0) return null;
  orders[row + ROTATE] = 0;
  orders[row + MOVE] = COAST;
  orders[row + POWER] = 0;
  return codeOf(found[0]!);
};

/** Opponents obey the rules of players; one that does not is a defect of the game and stops it [OS-385]. */
export const assertLawful = (world: World, state: State, orders: Int16Array): void => {
  const found: number[] = [];
  for (let ship = 0; ship < world.ships.length; ship++) {
    const { ai, id } = world.ships[ship]!;
    if (ai === null || !isAlive(state, ship)) continue;
    judgeOrders(world, state, ship, orders, found);
    if (found.length > 0) throw new Error(`The plan of ${id} breaks the rules: ${codeOf(found[0]!)}.`);
  }
};
