// Which interactions a win needs, read off the fixpoint backwards from exit, generators, batteries, hazards and required
// items [DS-319]: every cell and every fact is looked at once.

import { type Reach, reachOf } from './reach.ts';
import type { Bit, Task } from './task.ts';

/** By interaction: 1 where it is needed; null where the fixpoint has no goal. */
export const neededOps = (task: Task, reach: Reach = reachOf(task)): Uint8Array | null => {
  if (!reach.isGoal) return null;
  const isNeeded = new Uint8Array(task.ops.length);
  const isSeen = new Uint8Array(task.base.length);
  const bits: Bit[] = [...task.goal];
  const cells: number[] = [task.exit];
  const need = (index: number): void => {
    if (isNeeded[index] === 1) return;
    isNeeded[index] = 1;
    bits.push(...task.ops[index]!.needs);
    cells.push(reach.spot[index]!);
  };
  const work = (): void => {
    for (;;) {
      const bit = bits.pop();
      if (bit !== undefined) {
        const source = reach.source[bit]!;
        if (source >= 0) need(source);
        continue;
      }
      const from = cells.pop();
      if (from === undefined) return;
      for (let cell = from; cell >= 0 && isSeen[cell] === 0; cell = reach.via[cell]!) {
        isSeen[cell] = 1;
        const gate = task.gateAt[cell]!;
        if (gate >= 0) bits.push(...task.gates[gate]!.needs);
      }
    }
  };
  work();
  // Batteries that are met with anyway first, then in the order in which they can be had.
  let batteries = task.batteries;
  for (const index of reach.batteryOps) if (isNeeded[index] === 1) batteries += task.ops[index]!.batteries;
  for (const index of reach.batteryOps) {
    if (batteries >= task.wanted) break;
    if (isNeeded[index] === 1) continue;
    const before = isNeeded.slice();
    need(index);
    work();
    for (const other of reach.batteryOps)
      if (isNeeded[other] === 1 && before[other] === 0) batteries += task.ops[other]!.batteries;
  }
  return isNeeded;
};
