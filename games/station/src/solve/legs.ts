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

/** `price` is the floor with those gates open, `held` the facts that hold at the beginning. `far` bounds the cells of each walk, so that large decks stay linear. */
export const legsBetween = (
  task: Task,
  held: Uint8Array,
  walker: Walker,
  price: Int32Array,
  places: readonly number[],
  far: number,
): Legs => {
  const count = places.length;
  const legs = noLegs(count);
  const { cost, needs } = legs;
  // Places on one cell form a chain.
  const first = new Int32Array(price.length).fill(-1);
  const next = new Int32Array(count).fill(-1);
  const cells: number[] = [];
  for (const [place, cell] of places.entries()) {
    if (first[cell] === -1) cells.push(cell);
    next[place] = first[cell]!;
    first[cell] = place;
  }
  // Facts a walk takes to a cell settled before it, by cell: those to the cell behind it, and what a gate on it adds.
  const taken = new Array<readonly Bit[]>(price.length);
  for (const cell of cells) {
    let left = cells.length;
    let seen = 0;
    walker.run(price, cell, (at, air) => {
      seen++;
      const via = walker.via[at]!;
      const before = via < 0 ? NOTHING : taken[via]!;
      const gate = task.gateAt[at]!;
      taken[at] = gate < 0 ? before : withGate(task, held, before, gate);
      if (first[at] === -1) return seen > far;
      for (let one = first[cell]!; one >= 0; one = next[one]!)
        for (let place = first[at]!; place >= 0; place = next[place]!) {
          cost[one * count + place] = air;
          needs[one * count + place] = taken[at]!;
        }
      return --left === 0 || seen > far;
    });
  }
  return legs;
};

/** As long as no walk is known. */
export const noLegs = (count: number): Legs => ({
  count,
  cost: new Int32Array(count * count).fill(NO_LEG),
  needs: new Array<readonly Bit[]>(count * count),
});

/** Facts not held from the beginning that the walk found last takes to a cell. */
export const factsOnTheWay = (task: Task, held: Uint8Array, walker: Walker, to: number): readonly Bit[] => {
  let found = NOTHING;
  for (let cell = to; cell >= 0; cell = walker.via[cell]!) {
    const gate = task.gateAt[cell]!;
    if (gate >= 0) found = withGate(task, held, found, gate);
  }
  return found;
};

const NOTHING: readonly Bit[] = [];

const withGate = (task: Task, held: Uint8Array, before: readonly Bit[], gate: number): readonly Bit[] => {
  let made = before;
  for (const bit of task.gates[gate]!.needs) if (held[bit] === 0 && !made.includes(bit)) made = [...made, bit];
  return made;
};
