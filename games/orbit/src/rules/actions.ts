// From the difference between committed and pending state to actions, in their fixed order [OS-151..OS-154].

import type { ShipAction } from '../actions.ts';
import { MOVES, SUBSYSTEMS } from '../data/names.ts';
import {
  ATTACK,
  BRACE,
  DEFEND,
  LAUNCH,
  MOVE,
  NOBODY,
  ORDER_STRIDE,
  POWER,
  RAIL_HOLD,
  ROTATE,
  SHOT,
  VENT,
} from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { ENERGY, SHIP_STRIDE, type State } from '../state.ts';
import { stanceOf } from './weapons/lasers.ts';

/** What a row comes to. Nothing for a difference of 0, for holding and for not turning; always exactly one move. */
export const actionsOf = (world: World, state: State, ship: number, orders: Int16Array): ShipAction[] => {
  const row = ship * ORDER_STRIDE;
  const actions: ShipAction[] = [];
  const from = ship * SHIP_STRIDE + ENERGY;
  for (let i = 0; i < 7; i++) {
    const amount = state.ships[from + i]! - orders[row + i]!;
    if (amount > 0) actions.push({ type: 'deallocate', subsystem: SUBSYSTEMS[i]!, amount });
  }
  for (let i = 0; i < 7; i++) {
    const amount = orders[row + i]! - state.ships[from + i]!;
    if (amount > 0) actions.push({ type: 'allocate', subsystem: SUBSYSTEMS[i]!, amount });
  }
  const vent = orders[row + VENT]!;
  if (vent > 0) actions.push({ type: 'vent', amount: vent });
  if (orders[row + ROTATE] === 1) actions.push({ type: 'rotate' });
  actions.push({ type: 'move', kind: MOVES[orders[row + MOVE]!]!, power: orders[row + POWER]! });
  const stance = stanceOf(world, orders, ship);
  if (stance === ATTACK || stance === DEFEND)
    actions.push({ type: 'laser', stance: stance === ATTACK ? 'attack' : 'defend' });
  const shot = orders[row + SHOT]!;
  if (shot !== RAIL_HOLD) actions.push({ type: 'railgun', order: shot === BRACE ? 'brace' : 'fire' });
  const target = orders[row + LAUNCH]!;
  if (target > NOBODY) actions.push({ type: 'launch', target: world.ships[target]!.id });
  return actions;
};
