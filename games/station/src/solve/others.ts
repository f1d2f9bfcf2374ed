// What may stand in for an interaction of a plan, or join it for a shorter way.

import type { Stop } from './sim.ts';
import type { Bit, Op, Task } from './task.ts';

/** Which of these interactions give all that one gives. */
export const standInsOf = (ops: readonly Op[], op: Op): readonly number[] =>
  ops.flatMap((other, i) => {
    if (other === op || other.batteries < op.batteries) return [];
    return op.batteries > 0 || op.gives.every((bit) => other.gives.includes(bit)) ? [i] : [];
  });

/** The interactions of the plan and what may replace or shorten them; each with a cell to stand on. */
export const withOthers = (
  task: Task,
  stops: readonly Stop[],
  isWide: boolean,
): { readonly ops: Op[]; readonly cells: number[]; readonly joiners: number[] } => {
  const ops = stops.map(({ op }) => op);
  const cells = stops.map(({ cell }) => cell);
  if (!isWide) return { ops, cells, joiners: [] };
  const isIn = new Set(ops);
  const had = new Set<Bit>();
  for (const { gives } of ops) for (const bit of gives) had.add(bit);
  const add = (op: Op): void => {
    isIn.add(op);
    ops.push(op);
    cells.push(op.from[0]!);
  };
  for (const bit of had) for (const index of task.givers[bit]!) if (!isIn.has(task.ops[index]!)) add(task.ops[index]!);
  const takes = stops.some(({ op }) => op.batteries > 0);
  const targets = new Set(stops.map(({ op }) => op.target));
  const joiners: number[] = [];
  for (const op of task.ops) {
    if (isIn.has(op)) continue;
    if (takes && op.batteries > 0) add(op);
    else if (op.kind === 'power' ? targets.has(op.target) : op.kind === 'key' && op.needs.some((bit) => had.has(bit))) {
      joiners.push(ops.length);
      add(op);
    }
  }
  return { ops, cells, joiners };
};
