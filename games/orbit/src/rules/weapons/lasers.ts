// The broadside laser [OS-210..OS-224]: ships in the window in `attack`, missiles in reach in `defend`, never both.

import { LASER } from '../../data/names.ts';
import { ATTACK, AUTO, DEFEND, LASER_HOLD, ORDER_STRIDE, STANCE } from '../../shape/orders.ts';
import type { World } from '../../shape/world.ts';
import {
  ALIVE,
  M_ID,
  M_LIFE,
  M_OWNER,
  M_RING,
  M_SECTOR,
  MISSILE_STRIDE,
  RING,
  SECTOR,
  SHIP_STRIDE,
  type State,
} from '../../state.ts';
import { distanceOf, isInReach, isInWindow } from '../board.ts';
import { blameOn, type Phase, type Resolution } from '../resolution.ts';
import { countOf, isHostile } from '../ships.ts';
import { GONE } from './missiles.ts';

/** What a laser order means with the energy of its row: `auto` attacks where there is power [OS-106]. */
export const stanceOf = (world: World, orders: Int16Array, ship: number): number => {
  const order = orders[ship * ORDER_STRIDE + STANCE]!;
  if (order !== AUTO) return order;
  return orders[ship * ORDER_STRIDE + LASER]! >= world.tables.min[LASER]! ? ATTACK : LASER_HOLD;
};

export const lasers: Phase = (turn) => {
  const { world, state, orders } = turn;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    if (state.ships[ship * SHIP_STRIDE + ALIVE] === 0) continue;
    const stance = stanceOf(world, orders, ship);
    if (stance === ATTACK) attack(turn, ship, count);
    else if (stance === DEFEND) defend(turn, ship);
  }
};

/** Up to three hostile ships, the nearer sector first, then roster order [OS-213] [OS-214]. */
const attack = ({ world, state, noted, tape, causes }: Resolution, ship: number, count: number): void => {
  const { tables } = world;
  let left = tables.laserShips;
  let fired = -1;
  if (causes !== null) {
    let targets = 0;
    for (let other = 0; other < count; other++) if (isTarget(world, state, ship, other)) targets++;
    const event = { type: 'laserFired', ship: world.ships[ship]!.id, stance: 'attack' } as const;
    fired = tape.emit({ ...event, targets: Math.min(targets, left) }, { event: causes.plan[ship]! });
  }
  for (let far = 0; far <= tables.laserReach && left > 0; far++) {
    for (let other = 0; other < count && left > 0; other++) {
      if (!isTarget(world, state, ship, other)) continue;
      if (distanceOf(tables, sectorOf(state, ship), sectorOf(state, other)) !== far) continue;
      noted[other]! += tables.laserDamage;
      left--;
      if (causes === null) continue;
      const hit = {
        type: 'laserHit',
        ship: world.ships[ship]!.id,
        target: world.ships[other]!.id,
        damage: tables.laserDamage,
      } as const;
      blameOn(causes.hits, other, tape.emit(hit, { event: fired }));
    }
  }
};

/** Up to two hostile missiles: nearer sector, nearer ring, lower id; they vanish at once [OS-217..OS-221]. */
const defend = ({ world, state, tape, causes }: Resolution, ship: number): void => {
  const { tables } = world;
  const { missiles } = state;
  const ring = state.ships[ship * SHIP_STRIDE + RING]!;
  const sector = sectorOf(state, ship);
  let left = tables.laserMissiles;
  let fired = -1;
  if (causes !== null) {
    let targets = 0;
    for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) if (isPrey(world, state, ship, at)) targets++;
    const event = { type: 'laserFired', ship: world.ships[ship]!.id, stance: 'defend' } as const;
    fired = tape.emit({ ...event, targets: Math.min(targets, left) }, { event: causes.plan[ship]! });
  }
  for (let far = 0; far <= tables.laserReach && left > 0; far++) {
    for (let apart = 0; apart <= tables.laserRing && left > 0; apart++) {
      for (let at = 0; at < missiles.length && left > 0; at += MISSILE_STRIDE) {
        if (!isPrey(world, state, ship, at)) continue;
        if (distanceOf(tables, sector, missiles[at + M_SECTOR]!) !== far) continue;
        if (Math.abs(missiles[at + M_RING]! - ring) !== apart) continue;
        missiles[at + M_LIFE] = GONE;
        left--;
        if (causes === null) continue;
        const missile = missiles[at + M_ID]!;
        tape.emit(
          { type: 'missileIntercepted', ship: world.ships[ship]!.id, missile },
          { event: fired },
          { last: `missile:${missile}` },
        );
      }
    }
  }
};

const sectorOf = (state: State, ship: number): number => state.ships[ship * SHIP_STRIDE + SECTOR]!;

const isTarget = (world: World, state: State, ship: number, other: number): boolean => {
  const { ships } = state;
  const at = ship * SHIP_STRIDE;
  const to = other * SHIP_STRIDE;
  return (
    ships[to + ALIVE] === 1 &&
    isHostile(world, ship, other) &&
    isInWindow(world.tables, ships[at + RING]!, ships[at + SECTOR]!, ships[to + RING]!, ships[to + SECTOR]!)
  );
};

const isPrey = (world: World, state: State, ship: number, at: number): boolean => {
  const { ships, missiles } = state;
  const from = ship * SHIP_STRIDE;
  return (
    missiles[at + M_LIFE] !== GONE &&
    isHostile(world, ship, missiles[at + M_OWNER]!) &&
    isInReach(
      world.tables,
      ships[from + RING]!,
      ships[from + SECTOR]!,
      missiles[at + M_RING]!,
      missiles[at + M_SECTOR]!,
    )
  );
};
