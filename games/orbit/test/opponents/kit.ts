// What an opponent decides in a position, as words short enough to compare.

import { LASER_ORDERS, RAILGUN_ORDERS } from '../../src/actions.ts';
import { MOVES } from '../../src/data/names.ts';
import { orderOpponents } from '../../src/rules/opponents/order.ts';
import { emptyOrders, LAUNCH, MOVE, ORDER_STRIDE, POWER, ROTATE, SHOT, STANCE, VENT } from '../../src/shape/orders.ts';
import type { Bench } from '../bench.ts';

export interface Decision {
  /** `turn, transfer 1` and so on. */
  readonly move: string;
  readonly laser: string;
  readonly railgun: string;
  readonly launch: string | null;
  readonly vent: number;
  readonly energy: readonly number[];
}

export const decisionOf = ({ world, state }: Bench, id: string): Decision => {
  const orders = emptyOrders(state);
  orderOpponents(world, state, orders);
  const ship = world.ships.findIndex((one) => one.id === id);
  const row = orders.subarray(ship * ORDER_STRIDE, (ship + 1) * ORDER_STRIDE);
  const kind = MOVES[row[MOVE]!]!;
  const target = row[LAUNCH]!;
  return {
    move: `${row[ROTATE] === 1 ? 'turn, ' : ''}${kind}${kind === 'coast' ? '' : ` ${row[POWER]}`}`,
    laser: LASER_ORDERS[row[STANCE]!]!,
    railgun: RAILGUN_ORDERS[row[SHOT]!]!,
    launch: target < 0 ? null : world.ships[target]!.id,
    vent: row[VENT]!,
    energy: [...row.subarray(0, 7)],
  };
};
