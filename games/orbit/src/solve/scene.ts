// What the turn will look like around the player's ship, whatever it does: where the others end their moves and what they
// fire. Opponents have published their plans, so all of this is certain.

import { LASER } from '../data/names.ts';
import { gapOf, isInReach, isInWindow, laneDistance, ringAfter, sectorAfter, wrap } from '../rules/board.ts';
import { facingAfter } from '../rules/manoeuvre.ts';
import { isHostile } from '../rules/ships.ts';
import { stanceOf } from '../rules/weapons/lasers.ts';
import { ATTACK, MOVE, ORDER_STRIDE, POWER, RAIL_HOLD, ROTATE, SHOT } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import {
  ALIVE,
  FACING,
  M_LIFE,
  M_OWNER,
  M_RING,
  M_SECTOR,
  M_TARGET,
  MISSILE_STRIDE,
  RING,
  SECTOR,
  SHIP_STRIDE,
  type State,
} from '../state.ts';

const OWN = 0;

export class Scene {
  readonly #world: World;
  #state!: State;
  #orders!: Int16Array;
  /** Cells and facings after the manoeuvre phase; ring 0 for ships that are gone. */
  readonly #rings: Int16Array;
  readonly #sectors: Int16Array;
  readonly #facings: Int16Array;

  constructor(world: World) {
    this.#world = world;
    this.#rings = new Int16Array(world.ships.length);
    this.#sectors = new Int16Array(world.ships.length);
    this.#facings = new Int16Array(world.ships.length);
  }

  /** `orders` holds the rows of all opponents. */
  set(state: State, orders: Int16Array): void {
    this.#state = state;
    this.#orders = orders;
    const { tables } = this.#world;
    for (let ship = 1; ship < this.#rings.length; ship++) {
      const at = ship * SHIP_STRIDE;
      const row = ship * ORDER_STRIDE;
      if (state.ships[at + ALIVE] === 0) {
        this.#rings[ship] = 0;
        continue;
      }
      const facing = facingAfter(state.ships[at + FACING]!, orders[row + ROTATE]!);
      const ring = state.ships[at + RING]!;
      const end = ringAfter(tables, ring, facing, orders[row + MOVE]!, orders[row + POWER]!);
      this.#facings[ship] = facing;
      this.#rings[ship] = end;
      this.#sectors[ship] = sectorAfter(
        tables,
        ring,
        state.ships[at + SECTOR]!,
        facing,
        orders[row + MOVE]!,
        orders[row + POWER]!,
        end,
      );
    }
  }

  /** The ship will be in the laser window of this cell. */
  isInWindow(ship: number, ring: number, sector: number): boolean {
    return isInWindow(this.#world.tables, ring, sector, this.#rings[ship]!, this.#sectors[ship]!);
  }

  /** The ship will be in the railgun's lane from this cell. */
  isInLane(ship: number, ring: number, sector: number, facing: number): boolean {
    return laneDistance(this.#world.tables, ring, sector, facing, this.#rings[ship]!, this.#sectors[ship]!) > 0;
  }

  /** Missiles in flight that will reach this ship, if nobody shoots them down. */
  arrivals(ship: number): number {
    const { missiles } = this.#state;
    const cell = (this.#rings[ship]! << 8) | this.#sectors[ship]!;
    let count = 0;
    for (let at = 0; at < missiles.length; at += MISSILE_STRIDE)
      if (missiles[at + M_TARGET] === ship && this.#flown(at, this.#rings[ship]!, this.#sectors[ship]!) === cell)
        count++;
    return count;
  }

  /** A hostile ship stands in the laser window of this cell. */
  hasTarget(ring: number, sector: number): boolean {
    const { tables } = this.#world;
    for (let ship = 1; ship < this.#rings.length; ship++)
      if (
        this.#rings[ship] !== 0 &&
        isHostile(this.#world, OWN, ship) &&
        isInWindow(tables, ring, sector, this.#rings[ship]!, this.#sectors[ship]!)
      )
        return true;
    return false;
  }

  /** Somebody's hull is in the lane. */
  hasHull(ring: number, sector: number, facing: number): boolean {
    for (let ship = 1; ship < this.#rings.length; ship++)
      if (
        this.#rings[ship] !== 0 &&
        laneDistance(this.#world.tables, ring, sector, facing, this.#rings[ship]!, this.#sectors[ship]!) > 0
      )
        return true;
    return false;
  }

  /** A hostile missile is in reach of a defending laser in this cell after its flight. */
  hasPrey(ring: number, sector: number): boolean {
    const { missiles } = this.#state;
    for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) {
      if (!isHostile(this.#world, OWN, missiles[at + M_OWNER]!)) continue;
      const target = missiles[at + M_TARGET]!;
      const cell =
        target === OWN ? this.#flown(at, ring, sector) : this.#flown(at, this.#rings[target]!, this.#sectors[target]!);
      if (isInReach(this.#world.tables, ring, sector, cell >> 8, cell & 255)) return true;
    }
    return false;
  }

  /** Something may hit a ship that ends its move here. Says yes too often rather than too rarely. */
  isUnderFire(ring: number, sector: number): boolean {
    const { tables } = this.#world;
    const { missiles, ships } = this.#state;
    for (let ship = 1; ship < this.#rings.length; ship++) {
      if (this.#rings[ship] === 0) continue;
      const from = this.#rings[ship]!;
      const along = this.#sectors[ship]!;
      if (
        this.#orders[ship * ORDER_STRIDE + LASER]! >= tables.min[LASER]! &&
        isHostile(this.#world, OWN, ship) &&
        stanceOf(this.#world, this.#orders, ship) === ATTACK &&
        isInWindow(tables, from, along, ring, sector)
      )
        return true;
      if (
        this.#orders[ship * ORDER_STRIDE + SHOT] !== RAIL_HOLD &&
        laneDistance(tables, from, along, this.#facings[ship]!, ring, sector) > 0
      )
        return true;
    }
    for (let at = 0; at < missiles.length; at += MISSILE_STRIDE)
      if (
        missiles[at + M_TARGET] === OWN &&
        missiles[at + M_LIFE]! > 0 &&
        ships[ALIVE] === 1 &&
        this.#flown(at, ring, sector) === ((ring << 8) | sector)
      )
        return true;
    return false;
  }

  /** Where the missile in row `at` ends a flight towards a cell: ring × 256 + sector. */
  #flown(at: number, ring: number, sector: number): number {
    const { tables } = this.#world;
    const { missiles } = this.#state;
    const from = missiles[at + M_RING]!;
    const up = ring - from;
    const rings = Math.min(tables.missileSteps, Math.abs(up));
    const drifted = wrap(tables, missiles[at + M_SECTOR]! + tables.speed[from]!);
    const gap = gapOf(tables, drifted, sector);
    const steps = Math.min(tables.missileSteps - rings, Math.abs(gap));
    return ((from + (up < 0 ? -rings : rings)) << 8) | wrap(tables, drifted + (gap < 0 ? -steps : steps));
  }
}
