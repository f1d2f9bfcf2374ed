// Ways over the floor: fixed distances for bounds and ranking, and walks that mind what hurts the robot.

import type { Plant } from '../plant.ts';
import { wouldExposeOnEntry } from '../robot.ts';
import { DIRS, type Dir } from '../shape.ts';
import { PLANT, type State } from '../state.ts';

const FAR = 0x3fff;
const distances = new WeakMap<Plant, Map<number, Int16Array>>();

/** Steps from every cell to `cell` over floor, hazards ignored; FAR where there is no way. */
export const stepsTo = (plant: Plant, cell: number): Int16Array => {
  const known = distances.get(plant) ?? new Map<number, Int16Array>();
  distances.set(plant, known);
  let found = known.get(cell);
  if (!found) {
    found = new Int16Array(plant.size).fill(FAR);
    found[cell] = 0;
    const queue = [cell];
    for (const at of queue) {
      for (let dir = 0; dir < 4; dir++) {
        const next = plant.near[at * 4 + dir]!;
        if (next < 0 || found[next]! < FAR) continue;
        found[next] = found[at]! + 1;
        queue.push(next);
      }
    }
    known.set(cell, found);
  }
  return found;
};

/** Working memory of the walks, as large as the largest map so far. */
let cost = new Int32Array(0);
let by = new Int8Array(0);

/** Price in steps of entering a cell that hurts, on a walk that may. */
const HURT = 12;

/** A cheapest way from the robot to a cell; null where there is none. `mayHurt` allows cells that expose the robot. */
export const wayTo = (state: State, goal: number, mayHurt: boolean): Dir[] | null => {
  const plant = state[PLANT];
  const { near, size } = plant;
  if (state.robot.at === goal) return [];
  if (cost.length < size) {
    cost = new Int32Array(size);
    by = new Int8Array(size);
  }
  cost.fill(FAR * 16, 0, size);
  const buckets: number[][] = [[state.robot.at]];
  cost[state.robot.at] = 0;
  for (let price = 0; price < buckets.length; price++) {
    for (const at of buckets[price] ?? []) {
      if (cost[at] !== price) continue;
      if (at === goal) return pathBack(plant, by, state.robot.at, goal);
      for (let dir = 0; dir < 4; dir++) {
        const next = near[at * 4 + dir]!;
        if (next < 0) continue;
        const hurts = wouldExposeOnEntry(state, next);
        if (hurts && !mayHurt) continue;
        const total = price + 1 + (hurts ? HURT : 0);
        if (total >= cost[next]!) continue;
        cost[next] = total;
        by[next] = dir;
        const bucket = buckets[total];
        if (bucket === undefined) buckets[total] = [next];
        else bucket.push(next);
      }
    }
  }
  return null;
};

const pathBack = (plant: Plant, by: Int8Array, start: number, goal: number): Dir[] => {
  const way: Dir[] = [];
  for (let at = goal; at !== start; ) {
    const dir = by[at]!;
    way.push(DIRS[dir]!);
    at = plant.near[at * 4 + 3 - dir]!;
  }
  return way.reverse();
};
