// Ways over the floor: fixed distances for bounds and ranking, and walks that mind what hurts the robot.

import { spend } from '@interlock/kernel';
import type { Plant } from '../level/plant.ts';
import { wouldExposeOnEntry } from '../rules/robot.ts';
import type { State } from '../state.ts';

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

/** Price in steps of entering a cell that hurts, on a walk that may. */
const HURT = 12;
/** Lines of cells to go on from, by price: no step costs more than one round of them. */
const LINES = HURT + 2;

/** Working memory of the walks, as large as the largest map so far; a cell waits once for each price it was reached at. */
let cost = new Int32Array(0);
let by = new Int8Array(0);
let waiting = new Int16Array(0);
let after = new Int32Array(0);
const first = new Int32Array(LINES);
const last = new Int32Array(LINES);

const makeRoom = (size: number): void => {
  if (cost.length >= size) return;
  cost = new Int32Array(size);
  by = new Int8Array(size);
  waiting = new Int16Array(size * 4);
  after = new Int32Array(size * 4);
};

/** A cheapest way from the robot to a cell, as directions; null where there is none. `mayHurt` allows cells that expose the robot. */
export const wayTo = (plant: Plant, state: State, goal: number, mayHurt: boolean): number[] | null => {
  const { near, size } = plant;
  const start = state.robot.at;
  if (start === goal) return [];
  makeRoom(size);
  spend(plant.floor.length);
  cost.fill(FAR * 16, 0, size);
  first.fill(-1);
  cost[start] = 0;
  waiting[0] = start;
  after[0] = -1;
  first[0] = 0;
  last[0] = 0;
  let count = 1;
  let open = 1;
  for (let price = 0; open > 0; price++) {
    const line = price % LINES;
    for (let slot = first[line]!; slot >= 0; slot = after[slot]!) {
      const at = waiting[slot]!;
      open--;
      if (cost[at] !== price) continue; // reached for less since
      if (at === goal) return pathBack(plant, by, start, goal);
      for (let dir = 0; dir < 4; dir++) {
        const next = near[at * 4 + dir]!;
        if (next < 0 || price + 1 >= cost[next]!) continue;
        const hurts = wouldExposeOnEntry(plant, state, next);
        if (hurts && !mayHurt) continue;
        const total = price + 1 + (hurts ? HURT : 0);
        if (total >= cost[next]!) continue;
        cost[next] = total;
        by[next] = dir;
        const there = total % LINES;
        waiting[count] = next;
        after[count] = -1;
        if (first[there]! < 0) first[there] = count;
        else after[last[there]!] = count;
        last[there] = count++;
        open++;
      }
    }
    first[line] = -1;
  }
  return null;
};

const pathBack = (plant: Plant, by: Int8Array, start: number, goal: number): number[] => {
  const way: number[] = [];
  for (let at = goal; at !== start; ) {
    const dir = by[at]!;
    way.push(dir);
    at = plant.near[at * 4 + 3 - dir]!;
  }
  return way.reverse();
};
