// Windows and lanes by projected turn [OS-370] [OS-371], judged on the cells after each turn's manoeuvre phase.

import { LASER, RAILGUN } from '../data/names.ts';
import { isInWindow, laneDistance } from '../rules/board.ts';
import { endOf } from '../rules/manoeuvre.ts';
import { isAlive, isHostile } from '../rules/ships.ts';
import { flightsTo } from '../rules/weapons/missiles.ts';
import { ORDER_STRIDE } from '../shape/orders.ts';
import type { Windows } from '../shape/planner.ts';
import type { World } from '../shape/world.ts';
import { PROGRADE, RETROGRADE, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';

/** All ships of one turn after its manoeuvre phase, before recoil. */
export type Sight = readonly ({
  readonly ring: number;
  readonly sector: number;
  readonly facing: number;
  /** Weapons active in this turn. */
  readonly hasLaser: boolean;
  readonly hasRailgun: boolean;
} | null)[];

export const sightOf = (world: World, state: State, orders: Int16Array): Sight =>
  world.ships.map((_, ship) => {
    if (!isAlive(state, ship)) return null;
    const row = ship * ORDER_STRIDE;
    return {
      ...endOf(world, state, ship, orders),
      hasLaser: orders[row + LASER]! >= world.tables.min[LASER]!,
      hasRailgun: orders[row + RAILGUN]! >= world.tables.min[RAILGUN]!,
    };
  });

/** For every hostile ship: when it is in reach of the own weapons, and when the own ship is in reach of its. `end` is the
 *  state after the first turn, for the flights of a launch now [OS-255]. */
export const windowsOf = (world: World, sights: readonly Sight[], end: State, own: number): Windows[] => {
  const { tables } = world;
  const first = sights[0]?.[own] ?? null;
  return world.ships.flatMap(({ id }, other) => {
    if (!isHostile(world, own, other) || (sights[0]?.[other] ?? null) === null) return [];
    const windows = {
      laser: [] as boolean[],
      prograde: [] as boolean[],
      retrograde: [] as boolean[],
      theirLaser: [] as boolean[],
      theirLane: [] as boolean[],
    };
    for (const sight of sights) {
      const me = sight[own]!;
      const it = sight[other] ?? null;
      const lane = (facing: number): boolean =>
        it !== null && me !== null && laneDistance(tables, me.ring, me.sector, facing, it.ring, it.sector) > 0;
      const isNear = it !== null && me !== null && isInWindow(tables, me.ring, me.sector, it.ring, it.sector);
      windows.laser.push(isNear);
      windows.prograde.push(lane(PROGRADE));
      windows.retrograde.push(lane(RETROGRADE));
      windows.theirLaser.push(isNear && it.hasLaser);
      windows.theirLane.push(
        it?.hasRailgun === true &&
          me !== null &&
          laneDistance(tables, it.ring, it.sector, it.facing, me.ring, me.sector) > 0,
      );
    }
    const to = other * SHIP_STRIDE;
    const isThere = first !== null && isAlive(end, other);
    const flights = isThere
      ? flightsTo(world, first.ring, first.sector, end.ships[to + RING]!, end.ships[to + SECTOR]!)
      : 0;
    return [{ ship: id, ...windows, flights }];
  });
};
