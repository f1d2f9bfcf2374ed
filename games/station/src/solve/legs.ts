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
  /** Facts a walk takes, row by row: their list, -1 where no walk is known. */
  readonly needs: Int32Array;
  readonly lists: (readonly Bit[])[];
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
  const { gateAt } = task;
  // Places on one cell form a chain.
  const first = walker.marks;
  const next = new Int32Array(count).fill(-1);
  const cells: number[] = [];
  for (const [place, cell] of places.entries()) {
    if (first[cell] === -1) cells.push(cell);
    next[place] = first[cell]!;
    first[cell] = place;
  }
  const behind = listsBehindGates(task, held, legs.lists);
  // List of the facts a walk takes to a cell settled before it: that of the cell behind it, and what a gate on it adds.
  const { order, via, notes: taken } = walker;
  try {
    for (const cell of cells) {
      const size = walker.flood(price, cell, first, cells.length, far);
      for (let i = 0; i < size; i++) {
        const at = order[i]!;
        const list = i === 0 ? 0 : taken[via[at]!]!;
        const gate = gateAt[at]!;
        taken[at] = gate < 0 ? list : behind(list, gate);
        if (first[at] === -1) continue;
        const air = walker.cost[at]!;
        for (let one = first[cell]!; one >= 0; one = next[one]!)
          for (let place = first[at]!; place >= 0; place = next[place]!) {
            cost[one * count + place] = air;
            needs[one * count + place] = taken[at]!;
          }
      }
    }
  } finally {
    // Whatever ends it: a walk may be one too many.
    for (const cell of cells) first[cell] = -1;
  }
  return legs;
};

/** As long as no walk is known. */
export const noLegs = (count: number): Legs => ({
  count,
  cost: new Int32Array(count * count).fill(NO_LEG),
  needs: new Int32Array(count * count).fill(-1),
  lists: [[]],
});

/** Facts not held from the beginning that the walk found last takes to a cell. */
export const factsOnTheWay = (task: Task, held: Uint8Array, walker: Walker, to: number): readonly Bit[] => {
  let found: readonly Bit[] = [];
  for (let cell = to; cell >= 0; cell = walker.via[cell]!) {
    const gate = task.gateAt[cell]!;
    if (gate >= 0) found = withGate(task, held, found, gate);
  }
  return found;
};

const withGate = (task: Task, held: Uint8Array, before: readonly Bit[], gate: number): readonly Bit[] => {
  let made = before;
  for (const bit of task.gates[gate]!.needs) if (held[bit] === 0 && !made.includes(bit)) made = [...made, bit];
  return made;
};

/** The list of the facts of another and of a gate, put on record on first asking. */
const listsBehindGates = (task: Task, held: Uint8Array, lists: (readonly Bit[])[]) => {
  const { gates } = task;
  const known = new Map<number, number>();
  return (list: number, gate: number): number => {
    const key = list * gates.length + gate;
    let behind = known.get(key);
    if (behind === undefined) {
      const made = withGate(task, held, lists[list]!, gate);
      behind = made === lists[list] ? list : lists.push(made) - 1;
      known.set(key, behind);
    }
    return behind;
  };
};
