// What a finished run comes to: its medal [OS-335] [OS-336], whether it beats a par that nobody has proven [OS-337], and
// the figures of the result screen [OS-338]. Told from the events, so a replay has the same.

import { isDuel, type Level } from './data/file.ts';
import type { OrbitEvent } from './events.ts';
import type { World } from './shape/world.ts';

export type Medal = 'gold' | 'silver' | 'bronze';

/** What a medal takes: turns at most, or hull left at least where the turns are fixed. */
export interface MedalBar {
  readonly by: 'turns' | 'hull';
  readonly gold: number;
  readonly silver: number;
}

export interface Tally {
  readonly turns: number;
  /** Null in a duel. */
  readonly par: number | null;
  readonly isParProven: boolean;
  readonly heatDamage: number;
  readonly heatVented: number;
  readonly massBurned: number;
  readonly massScooped: number;
  /** Laser attacks, slugs and launches; what a laser shoots down in defence is counted on its own. */
  readonly shotsFired: number;
  /** Those that hit a hull, or several: never more than were fired. */
  readonly shotsHit: number;
  readonly missilesLaunched: number;
  /** Hostile missiles shot down. */
  readonly missilesIntercepted: number;
}

/** Null in a duel: two free players have no par. */
export const medalBarOf = (world: World): MedalBar | null => {
  const { level, content } = world;
  if (isDuel(level)) return null;
  const { silverSlack, silverHullPermille } = content.balance.medal;
  if (level.parHull !== undefined)
    return { by: 'hull', gold: level.parHull, silver: Math.ceil((level.parHull * silverHullPermille) / 1000) };
  return { by: 'turns', gold: level.par, silver: level.par + silverSlack };
};

/** The medal of a won run. */
export const medalOf = (world: World, won: { readonly turns: number; readonly hull: number }): Medal | null => {
  const bar = medalBarOf(world);
  if (bar === null) return null;
  const isMet = (asked: number): boolean => (bar.by === 'hull' ? won.hull >= asked : won.turns <= asked);
  if (isMet(bar.gold)) return 'gold';
  return isMet(bar.silver) ? 'silver' : 'bronze';
};

/** A win below a par that is only the best known [OS-337]; a win with rewinds is none [OS-356]. */
export const isRecord = (level: Level, won: { readonly turns: number; readonly rewinds: number }): boolean =>
  !isDuel(level) &&
  level.parHull === undefined &&
  level.parProof === 'best-known' &&
  won.rewinds === 0 &&
  won.turns < level.par;

/** Of one ship, over all turns of a run. */
export const tallyOf = (world: World, ship: string, turns: readonly (readonly OrbitEvent[])[]): Tally => {
  const { level } = world;
  const sum = {
    heatDamage: 0,
    heatVented: 0,
    massBurned: 0,
    massScooped: 0,
    shotsFired: 0,
    shotsHit: 0,
    missilesLaunched: 0,
    missilesIntercepted: 0,
  };
  const own = new Set<number>();
  const burnMass = world.tables.burnMass;
  for (const events of turns)
    for (const event of events) {
      if (event.type === 'missileImpacted' && own.has(event.missile)) sum.shotsHit++;
      if (!('ship' in event) || event.ship !== ship) continue;
      if (event.type === 'heatDamaged') sum.heatDamage += event.amount;
      else if (event.type === 'heatVented') sum.heatVented += event.amount;
      else if (event.type === 'massScooped') sum.massScooped += event.amount;
      else if (event.type === 'recoilBraced') sum.massBurned += event.paid;
      else if (event.type === 'shipTransferred' || event.type === 'shipPhased')
        sum.massBurned += burnMass[event.power] ?? 0;
      else if (event.type === 'laserFired' && event.stance === 'attack') {
        sum.shotsFired++;
        if (event.targets > 0) sum.shotsHit++;
      } else if (event.type === 'railgunFired') sum.shotsFired++;
      else if (event.type === 'railgunHit') sum.shotsHit++;
      else if (event.type === 'missileIntercepted') sum.missilesIntercepted++;
      else if (event.type === 'missileLaunched') {
        sum.missilesLaunched++;
        sum.shotsFired++;
        own.add(event.missile);
      }
    }
  return {
    turns: turns.length,
    par: isDuel(level) ? null : level.par,
    isParProven: !isDuel(level) && level.parProof === 'proven',
    ...sum,
  };
};
