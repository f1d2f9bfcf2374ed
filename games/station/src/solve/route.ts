// The first plan for a set of needed interactions: always the nearest one that can be made, then the exit [DS-320].

import { opsAt } from './reach.ts';
import { Sim, type Stop } from './sim.ts';
import { type Op, ORDER, type Task } from './task.ts';

/** Null where the interactions do not lead to the exit. */
export const routeOf = (task: Task, isNeeded: Uint8Array): readonly Stop[] | null => {
  const sim = new Sim(task);
  const { first, list } = opsAt(task);
  const stops: Stop[] = [];
  let best: Op | null = null;
  let spot = -1;
  let least = 0;
  const look = (cell: number, cost: number): boolean => {
    if (best !== null && cost > least) return true;
    for (let i = first[cell]!; i < first[cell + 1]!; i++) {
      const op = task.ops[list[i]!]!;
      if (isNeeded[op.index] === 0 || !sim.isOpen(op) || sim.isDone(op)) continue;
      if (best !== null && !isBefore(op, best)) continue;
      best = op;
      spot = cell;
      least = cost;
    }
    return false;
  };
  for (;;) {
    if (sim.isReady() && sim.walkTo(task.exit)) return stops;
    best = null;
    sim.walker.run(sim.field.price, sim.at, look);
    const op = best as Op | null;
    if (op === null) return null;
    sim.follow(spot);
    if (!sim.isDone(op)) sim.perform(op);
    stops.push({ op, cell: spot });
  }
};

/** Ties: the order of actions [DS-128], then the target's cell, then the room. */
const isBefore = (a: Op, b: Op): boolean => {
  if (a.kind !== b.kind) return ORDER[a.kind] < ORDER[b.kind];
  return a.target !== b.target ? a.target < b.target : a.room < b.room;
};
