// Whom an opponent is after [OS-285], and where it expects that ship.

import type { World } from '../../shape/world.ts';
import { ALIVE, RING, SECTOR, SHIP_STRIDE, type State } from '../../state.ts';
import { distanceOf, wrap } from '../board.ts';
import { countOf, isHostile } from '../ships.ts';

/** Roster index of the ship it is after, or -1 where no hostile ship is left [OS-487]. */
export const targetOf = (world: World, state: State, ship: number): number => {
  const { ships } = state;
  const named = world.ships[ship]!.target;
  if (named >= 0 && ships[named * SHIP_STRIDE + ALIVE] === 1) return named;
  const from = ship * SHIP_STRIDE;
  const factor = world.content.balance.ai.targetRingFactor;
  let best = -1;
  let nearest = 0;
  for (let other = 0, count = countOf(state); other < count; other++) {
    const at = other * SHIP_STRIDE;
    if (ships[at + ALIVE] !== 1 || !isHostile(world, ship, other)) continue;
    const away =
      factor * Math.abs(ships[at + RING]! - ships[from + RING]!) +
      distanceOf(world.tables, ships[at + SECTOR]!, ships[from + SECTOR]!);
    if (best >= 0 && away >= nearest) continue;
    best = other;
    nearest = away;
  }
  return best;
};

/** The sector a ship is in after coasting for a turn. */
export const coasted = ({ tables }: World, { ships }: State, ship: number): number => {
  const at = ship * SHIP_STRIDE;
  return wrap(tables, ships[at + SECTOR]! + tables.speed[ships[at + RING]!]!);
};
