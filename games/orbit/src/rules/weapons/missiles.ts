// Missiles: flight, impacts, launches [OS-240..OS-255], and how many flights a launch needs.

import { LAUNCH, NOBODY, ORDER_STRIDE } from '../../shape/orders.ts';
import type { Tables, World } from '../../shape/world.ts';
import {
  ALIVE,
  AMMO,
  M_ID,
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
} from '../../state.ts';
import { gapOf, wrap } from '../board.ts';
import { blameOn, type Phase } from '../resolution.ts';
import { countOf } from '../ships.ts';

/** Life of a missile that is no more; it is swept up before the turn ends. */
export const GONE = -1;

/** Every missile drifts with its ring, then steps towards its target: rings first, then sectors [OS-245..OS-248]. */
export const flight: Phase = ({ world, state, tape, causes }) => {
  const { missiles, ships } = state;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) {
    const target = missiles[at + M_TARGET]! * SHIP_STRIDE;
    fly(world.tables, missiles, at, ships[target + RING]!, ships[target + SECTOR]!);
    if (causes === null) continue;
    const to = { ring: missiles[at + M_RING]!, sector: missiles[at + M_SECTOR]! };
    const missile = missiles[at + M_ID]!;
    tape.emit({ type: 'missileMoved', missile, to, life: missiles[at + M_LIFE]! }, { last: `missile:${missile}` });
  }
};

/** One flight of the missile in row `at` towards a cell. */
export const fly = (tables: Tables, missiles: Int16Array, at: number, ring: number, sector: number): void => {
  const from = missiles[at + M_RING]!;
  const drifted = wrap(tables, missiles[at + M_SECTOR]! + tables.speed[from]!);
  let steps = tables.missileSteps;
  const up = ring - from;
  const rings = Math.min(steps, Math.abs(up));
  steps -= rings;
  missiles[at + M_RING] = from + (up < 0 ? -rings : rings);
  const gap = gapOf(tables, drifted, sector);
  const along = Math.min(steps, Math.abs(gap));
  missiles[at + M_SECTOR] = wrap(tables, drifted + (gap < 0 ? -along : along));
  missiles[at + M_LIFE]! -= 1;
};

/** A missile in its target's cell hits, any other at life 0 expires; a hit is checked first [OS-166] [OS-249]. */
export const impacts: Phase = ({ world, state, noted, tape, causes }) => {
  const { missiles, ships } = state;
  let gone = 0;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) {
    if (missiles[at + M_LIFE] === GONE) {
      gone++; // shot down by a laser of this turn
      continue;
    }
    const target = missiles[at + M_TARGET]!;
    const ship = target * SHIP_STRIDE;
    const missile = missiles[at + M_ID]!;
    if (missiles[at + M_RING] === ships[ship + RING] && missiles[at + M_SECTOR] === ships[ship + SECTOR]) {
      const damage = world.tables.missileDamage;
      noted[target]! += damage;
      if (causes !== null) {
        const hit = { type: 'missileImpacted', missile, target: world.ships[target]!.id, damage } as const;
        blameOn(causes.hits, target, tape.emit(hit, { last: `missile:${missile}` }));
      }
    } else if (missiles[at + M_LIFE]! <= 0) {
      if (causes !== null) tape.emit({ type: 'missileExpired', missile }, { last: `missile:${missile}` });
    } else continue;
    missiles[at + M_LIFE] = GONE;
    gone++;
  }
  if (gone > 0) sweep(state, gone);
};

/** New missiles appear in the cell of their ship, after its move and before its recoil [OS-244]. */
export const launches: Phase = ({ world, state, orders, tape, causes }) => {
  const { ships } = state;
  const count = countOf(state);
  let added = 0;
  for (let ship = 0; ship < count; ship++)
    if (ships[ship * SHIP_STRIDE + ALIVE] === 1 && orders[ship * ORDER_STRIDE + LAUNCH] !== NOBODY) added++;
  if (added === 0) return;
  let at = state.missiles.length;
  const missiles = new Int16Array(at + added * MISSILE_STRIDE);
  missiles.set(state.missiles);
  state.missiles = missiles;
  for (let ship = 0; ship < count; ship++) {
    const from = ship * SHIP_STRIDE;
    const target = orders[ship * ORDER_STRIDE + LAUNCH]!;
    if (ships[from + ALIVE] === 0 || target === NOBODY) continue;
    ships[from + AMMO]! -= 1;
    missiles[at + M_ID] = state.nextMissile++;
    missiles[at + M_OWNER] = ship;
    missiles[at + M_TARGET] = target;
    missiles[at + M_RING] = ships[from + RING]!;
    missiles[at + M_SECTOR] = ships[from + SECTOR]!;
    missiles[at + M_LIFE] = world.tables.missileLife;
    if (causes !== null)
      tape.emit(
        {
          type: 'missileLaunched',
          missile: missiles[at + M_ID]!,
          ship: world.ships[ship]!.id,
          target: world.ships[target]!.id,
          at: { ring: ships[from + RING]!, sector: ships[from + SECTOR]! },
          ammo: ships[from + AMMO]!,
        },
        { event: causes.plan[ship]! },
      );
    at += MISSILE_STRIDE;
  }
};

/** Takes the `gone` rows out. */
export const sweep = (state: State, gone: number): void => {
  const { missiles } = state;
  const left = new Int16Array(missiles.length - gone * MISSILE_STRIDE);
  let to = 0;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) {
    if (missiles[at + M_LIFE] === GONE) continue;
    for (let i = 0; i < MISSILE_STRIDE; i++) left[to + i] = missiles[at + i]!;
    to += MISSILE_STRIDE;
  }
  state.missiles = left;
};

/** Flights until a missile that starts in the first cell hits a target that coasts from the second one on: 1 to the life
 *  of a missile, 0 where it never does [OS-255]. */
export const flightsTo = (
  { tables }: World,
  ring: number,
  sector: number,
  targetRing: number,
  targetSector: number,
): number => {
  let at = ring;
  let along = sector;
  let target = targetSector;
  for (let flown = 1; flown <= tables.missileLife; flown++) {
    target = wrap(tables, target + tables.speed[targetRing]!);
    along = wrap(tables, along + tables.speed[at]!);
    const up = targetRing - at;
    const rings = Math.min(tables.missileSteps, Math.abs(up));
    at += up < 0 ? -rings : rings;
    const gap = gapOf(tables, along, target);
    const steps = Math.min(tables.missileSteps - rings, Math.abs(gap));
    along = wrap(tables, along + (gap < 0 ? -steps : steps));
    if (at === targetRing && along === target) return flown;
  }
  return 0;
};
