// Rings and sectors [OS-001..OS-013]: distances, gaps, where a move ends, and which cells a weapon covers.

import { COAST, TRANSFER } from '../shape/orders.ts';
import type { Tables } from '../shape/world.ts';
import { PROGRADE } from '../state.ts';

/** A sector number back on the ring [OS-002]. */
export const wrap = ({ sectors }: Tables, sector: number): number => {
  const rest = sector % sectors;
  return rest < 0 ? rest + sectors : rest + 0; // never -0
};

/** The shorter way round, 0 to half the ring [OS-011]. */
export const distanceOf = ({ sectors }: Tables, a: number, b: number): number => {
  const way = a < b ? b - a : a - b;
  return way + way > sectors ? sectors - way : way;
};

/** The shorter way round from a to b with its sign; exactly half the ring counts as prograde [OS-012]. */
export const gapOf = (tables: Tables, a: number, b: number): number => {
  const ahead = wrap(tables, b - a);
  return ahead + ahead > tables.sectors ? ahead - tables.sectors : ahead;
};

/** The ring after a move; may lie off the board [OS-186]. */
export const ringAfter = (tables: Tables, ring: number, facing: number, move: number, power: number): number => {
  if (move !== TRANSFER) return ring;
  const by = tables.burnRings[power]!;
  return facing === PROGRADE ? ring + by : ring - by;
};

/** The sector after a move that ends on `end` [OS-185] [OS-187] [OS-188]. */
export const sectorAfter = (
  tables: Tables,
  ring: number,
  sector: number,
  facing: number,
  move: number,
  power: number,
  end: number,
): number => {
  if (move === COAST) return wrap(tables, sector + tables.speed[ring]!);
  if (move === TRANSFER) return wrap(tables, sector + tables.advance[ring * (tables.rings + 1) + end]!);
  const by = tables.phaseSectors[power]!;
  return wrap(tables, sector + tables.speed[ring]! + (facing === PROGRADE ? by : -by));
};

/** Whether a laser at the first cell has the second in its attack window [OS-211] [OS-212]. */
export const isInWindow = (tables: Tables, ring: number, sector: number, toRing: number, toSector: number): boolean => {
  const apart = ring < toRing ? toRing - ring : ring - toRing;
  return apart === tables.laserRing && distanceOf(tables, sector, toSector) <= tables.laserReach;
};

/** Whether a laser at the first cell reaches a missile in the second [OS-217]. */
export const isInReach = (tables: Tables, ring: number, sector: number, toRing: number, toSector: number): boolean => {
  const apart = ring < toRing ? toRing - ring : ring - toRing;
  return apart <= tables.laserRing && distanceOf(tables, sector, toSector) <= tables.laserReach;
};

/** How far ahead in the lane of a railgun a cell lies, 1 to its range; 0 where it is not in the lane [OS-225]. */
export const laneDistance = (
  tables: Tables,
  ring: number,
  sector: number,
  facing: number,
  toRing: number,
  toSector: number,
): number => {
  if (ring !== toRing) return 0;
  const ahead = wrap(tables, facing === PROGRADE ? toSector - sector : sector - toSector);
  return ahead <= tables.railRange ? ahead : 0;
};

/** Visits the cells of an attack window, inner ring first, rising sectors. */
export const windowCells = (tables: Tables, ring: number, sector: number): { ring: number; sector: number }[] =>
  cellsAround(tables, sector, [ring - tables.laserRing, ring + tables.laserRing]);

/** Cells in which `defend` reaches missiles. */
export const reachCells = (tables: Tables, ring: number, sector: number): { ring: number; sector: number }[] => {
  const rings: number[] = [];
  for (let one = ring - tables.laserRing; one <= ring + tables.laserRing; one++) rings.push(one);
  return cellsAround(tables, sector, rings);
};

/** Cells of a lane, nearest first. */
export const laneCells = (
  tables: Tables,
  ring: number,
  sector: number,
  facing: number,
): { ring: number; sector: number }[] =>
  Array.from({ length: tables.railRange }, (_, i) => ({
    ring,
    sector: wrap(tables, facing === PROGRADE ? sector + i + 1 : sector - i - 1),
  }));

const cellsAround = (tables: Tables, sector: number, rings: readonly number[]): { ring: number; sector: number }[] => {
  const cells: { ring: number; sector: number }[] = [];
  for (const ring of rings) {
    if (ring < 1 || ring > tables.rings) continue;
    for (let by = -tables.laserReach; by <= tables.laserReach; by++)
      cells.push({ ring, sector: wrap(tables, sector + by) });
  }
  return cells;
};
