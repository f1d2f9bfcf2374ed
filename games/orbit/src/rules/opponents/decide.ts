// What an opponent will do this turn: a pure function of the committed state [OS-280], published before anyone plans.
// It runs inside every simulated turn, so nothing here allocates.

import type { Ai } from '../../data/names.ts';
import { LASER_HOLD, MOVE, ORDER_STRIDE, POWER, ROTATE, STANCE, VENT } from '../../shape/orders.ts';
import type { World } from '../../shape/world.ts';
import { FACING, HEAT, RING, SECTOR, SHIP_STRIDE, type State } from '../../state.ts';
import { ringAfter, sectorAfter } from '../board.ts';
import { chooseMove } from './move.ts';
import { coasted, targetOf } from './target.ts';
import { chooseLaunch, chooseShot, chooseStance } from './weapons.ts';

/** Writes the ship's plan into its row, which holds the empty turn: an opponent never touches its energy [OS-283]. */
export const decide = (world: World, state: State, ship: number, orders: Int16Array): void =>
  decideAs(world, state, ship, world.ships[ship]!.ai, orders);

/** The same for any personality, also at the controls of a seat. */
export const decideAs = (world: World, state: State, ship: number, ai: Ai | null, orders: Int16Array): void => {
  const { tables } = world;
  const { ships } = state;
  const at = ship * SHIP_STRIDE;
  const row = ship * ORDER_STRIDE;
  orders[row + VENT] = Math.min(tables.limit, ships[at + HEAT]!);
  orders[row + STANCE] = LASER_HOLD;
  if (ai === null || ai === 'drift') return;
  const target = targetOf(world, state, ship);
  if (target < 0) return;
  const mind = world.content.personalities[ai];
  chooseMove(world, state, ship, target, mind, orders);
  const facing = orders[row + ROTATE] === 1 ? 1 - ships[at + FACING]! : ships[at + FACING]!;
  const from = ships[at + RING]!;
  const ring = ringAfter(tables, from, facing, orders[row + MOVE]!, orders[row + POWER]!);
  const sector = sectorAfter(
    tables,
    from,
    ships[at + SECTOR]!,
    facing,
    orders[row + MOVE]!,
    orders[row + POWER]!,
    ring,
  );
  chooseStance(world, state, ship, ring, sector, orders);
  chooseShot(world, state, ship, ring, sector, facing, orders);
  chooseLaunch(world, state, ship, target, mind, ring, sector, orders);
};

/** The ship an opponent plans for and the cell it expects it in, for the words of its intent; null where it has none. */
export const expectation = (
  world: World,
  state: State,
  ship: number,
): { readonly target: number; readonly ring: number; readonly sector: number } | null => {
  const ai = world.ships[ship]!.ai;
  const target = ai === null || ai === 'drift' ? -1 : targetOf(world, state, ship);
  if (target < 0) return null;
  return { target, ring: state.ships[target * SHIP_STRIDE + RING]!, sector: coasted(world, state, target) };
};
