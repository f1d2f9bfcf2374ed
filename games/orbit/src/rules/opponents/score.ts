// What a cell is worth to a personality [OS-289..OS-294]: its weapons, its fears, and how near it is to where it wants to be.

import { LASER, RAILGUN } from '../../data/names.ts';
import type { Personality } from '../../data/personalities.ts';
import type { Tables, World } from '../../shape/world.ts';
import { isInWindow, laneDistance } from '../board.ts';
import { isInstalled } from '../ships.ts';

/** Flags of one decision: which weapons count. */
export const OWN_LASER = 1;
export const OWN_RAIL = 2;
const ITS_LASER = 4;
const ITS_RAIL = 8;

/** The weapons the target has, powered or not [OS-291] [OS-292]. */
export const fearsOf = (world: World, target: number): number =>
  (isInstalled(world, target, LASER) ? ITS_LASER : 0) | (isInstalled(world, target, RAILGUN) ? ITS_RAIL : 0);

/** The terms of one hypothesis: the target in cell `toRing:toSector` with the facing it has now. */
export const weaponTerms = (
  tables: Tables,
  mind: Personality,
  flags: number,
  ring: number,
  sector: number,
  facing: number,
  isTransfer: boolean,
  toRing: number,
  toSector: number,
  toFacing: number,
): number => {
  if (ring === toRing) {
    let sum = 0;
    if (flags & OWN_RAIL && !isTransfer && laneDistance(tables, ring, sector, facing, toRing, toSector) > 0)
      sum += mind.rail;
    if (flags & ITS_RAIL && laneDistance(tables, toRing, toSector, toFacing, ring, sector) > 0) sum -= mind.fearRail;
    return sum;
  }
  // lasers reach the same cells both ways
  if ((flags & (OWN_LASER | ITS_LASER)) === 0 || !isInWindow(tables, ring, sector, toRing, toSector)) return 0;
  return (flags & OWN_LASER ? mind.laser : 0) - (flags & ITS_LASER ? mind.fearLaser : 0);
};

/** How far off the preferred distance, at the best of the turns to come if both coast from here on [OS-294]. */
export const approachTerm = (
  tables: Tables,
  mind: Personality,
  lookahead: number,
  ring: number,
  sector: number,
  toRing: number,
  toSector: number,
): number => {
  const { sectors, speed } = tables;
  const drift = speed[ring]! - speed[toRing]!;
  let apart = sector - toSector;
  if (apart < 0) apart += sectors;
  let least = -1;
  for (let j = 0; j <= lookahead; j++) {
    const distance = apart + apart > sectors ? sectors - apart : apart;
    const off = distance < mind.prefSector ? mind.prefSector - distance : distance - mind.prefSector;
    const term = mind.sector * off + mind.delay * j;
    if (least < 0 || term < least) least = term;
    apart += drift;
    if (apart >= sectors) apart -= sectors;
    else if (apart < 0) apart += sectors;
  }
  return least;
};
