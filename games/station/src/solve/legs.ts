// Walks between the places of a plan with every gate open that the plan opens: what each costs, and which facts it takes.
// A plan can be put into another order on these alone; only what looks cheaper is then walked in earnest.

import type { Bit, Task } from './task.ts';
import type { Walker } from './walk.ts';

/** No walk is known between two places. */
export const NO_LEG = 0x3fffffff;

export interface Legs {
  /** Number of places; place 0 is the start, the last one the exit. */
  readonly count: number;
  /** Air from place to place, row by row. */
  readonly cost: Int32Array;
  /** Facts a walk takes, row by row. */
  readonly needs: (readonly Bit[])[];
}

/** `price` is the floor with those gates open. `far` bounds the cells of each walk, so that large decks stay linear. */
export const legsBetween = (
  task: Task,
  walker: Walker,
  price: Int32Array,
  places: readonly number[],
  far: number,
): Legs => {
  const count = places.length;
  const cost = new Int32Array(count * count).fill(NO_LEG);
  const needs = new Array<readonly Bit[]>(count * count).fill([]);
  // Places on one cell form a chain.
  const first = new Int32Array(price.length).fill(-1);
  const next = new Int32Array(count).fill(-1);
  const cells: number[] = [];
  for (const [place, cell] of places.entries()) {
    if (first[cell] === -1) cells.push(cell);
    next[place] = first[cell]!;
    first[cell] = place;
  }
  for (const cell of cells) {
    let left = cells.length;
    let seen = 0;
    walker.run(price, cell, (at, air) => {
      seen++;
      if (first[at] === -1) return seen > far;
      const taken = factsOnTheWay(task, walker, at);
      for (let one = first[cell]!; one >= 0; one = next[one]!)
        for (let place = first[at]!; place >= 0; place = next[place]!) {
          cost[one * count + place] = air;
          needs[one * count + place] = taken;
        }
      return --left === 0 || seen > far;
    });
  }
  return { count, cost, needs };
};

/** Facts not held from the beginning that the walk found last takes to a cell. */
export const factsOnTheWay = (task: Task, walker: Walker, to: number): readonly Bit[] => {
  const found: Bit[] = [];
  for (let cell = to; cell >= 0; cell = walker.via[cell]!) {
    const gate = task.gateAt[cell]!;
    if (gate < 0) continue;
    for (const bit of task.gates[gate]!.needs) if (task.bits[bit] === 0 && !found.includes(bit)) found.push(bit);
  }
  return found;
};
