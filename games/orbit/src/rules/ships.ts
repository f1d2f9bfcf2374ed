// Reading a ship's row: energy, activity, sides. Nothing here changes a state.

import { GREY, type World } from '../shape/world.ts';
import { ALIVE, ENERGY, SHIP_STRIDE, type State } from '../state.ts';

export const countOf = (state: State): number => state.ships.length / SHIP_STRIDE;

export const isAlive = (state: State, ship: number): boolean => state.ships[ship * SHIP_STRIDE + ALIVE] === 1;

export const energyOf = (state: State, ship: number, subsystem: number): number =>
  state.ships[ship * SHIP_STRIDE + ENERGY + subsystem]!;

/** A subsystem works from its minimum upwards [OS-035]. */
export const isActive = (world: World, state: State, ship: number, subsystem: number): boolean =>
  energyOf(state, ship, subsystem) >= world.tables.min[subsystem]!;

export const isInstalled = (world: World, ship: number, subsystem: number): boolean =>
  ((world.ships[ship]!.installed >> subsystem) & 1) === 1;

/** Blue and red are hostile to each other, grey to nobody [OS-018]. */
export const isHostile = ({ sides }: World, a: number, b: number): boolean =>
  sides[a] !== sides[b] && sides[a] !== GREY && sides[b] !== GREY;

/** Energy in all subsystems. */
export const allocatedOf = (state: State, ship: number): number => {
  const from = ship * SHIP_STRIDE + ENERGY;
  let sum = 0;
  for (let i = 0; i < 7; i++) sum += state.ships[from + i]!;
  return sum;
};

/** Derived, never stored [OS-027]. */
export const freeOf = (world: World, state: State, ship: number): number =>
  world.ships[ship]!.reactor - allocatedOf(state, ship);
