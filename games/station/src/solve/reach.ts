// The fixpoint over a task: every cell and fact that can be had from here, each with what it was first had from
// [DS-319]. Facts only grow [DS-170], so a worklist does it in time linear in cells and interactions.

import type { Bit, Task } from './task.ts';

export interface Reach {
  /** The cell before it on the way it was first reached by; -1 at the start, -2 where never. */
  readonly via: Int32Array;
  /** Interaction that first gave a bit: -1 held from the beginning, -2 never. */
  readonly source: Int32Array;
  /** Cell an interaction was first made from; -1 never. */
  readonly spot: Int32Array;
  /** Interactions with batteries, in the order they became possible. */
  readonly batteryOps: readonly number[];
  readonly batteries: number;
  /** Exit reached, every fact of the goal had, batteries enough. */
  readonly isGoal: boolean;
}

export interface ReachOptions {
  /** A bit nothing gives. */
  readonly without?: Bit;
  /** An interaction nobody makes. */
  readonly withoutOp?: number;
}

/** Ops by cell they are made from: `list` from `first[cell]` up to `first[cell + 1]`. */
export interface OpsAt {
  readonly first: Int32Array;
  readonly list: Int32Array;
}

export const opsAt = (task: Task): OpsAt => {
  const known = atCell.get(task);
  if (known) return known;
  const first = new Int32Array(task.base.length + 1);
  for (const { from } of task.ops) for (const cell of from) first[cell + 1]!++;
  for (let cell = 0; cell < task.base.length; cell++) first[cell + 1]! += first[cell]!;
  const list = new Int32Array(first[task.base.length]!);
  const next = first.slice();
  for (const { index, from } of task.ops) for (const cell of from) list[next[cell]!++] = index;
  const made = { first, list };
  atCell.set(task, made);
  return made;
};
const atCell = new WeakMap<Task, OpsAt>();

export const reachOf = (task: Task, options: ReachOptions = {}): Reach => {
  const { without = -1, withoutOp = -1 } = options;
  const { ops, gates, gateAt, base } = task;
  const { steps } = task.deck.layout;
  const at = opsAt(task);
  const via = new Int32Array(base.length).fill(-2);
  const source = Int32Array.from(task.bits, (held) => (held ? -1 : -2));
  const spot = new Int32Array(ops.length).fill(-1);
  const gateMissing = new Int32Array(gates.length);
  const gateFront: number[][] = [];
  const opMissing = new Int32Array(ops.length);
  const { gatesOf, needersOf } = waitersOf(task);
  for (let gate = 0; gate < gates.length; gate++) {
    let missing = 0;
    for (const bit of gates[gate]!.needs) if (source[bit] === -2) missing++;
    gateMissing[gate] = missing;
  }
  for (const { index, needs } of ops) {
    let missing = 0;
    for (const bit of needs) if (source[bit] === -2) missing++;
    opMissing[index] = missing;
  }
  const queue: number[] = [task.start];
  via[task.start] = -1;
  const batteryOps: number[] = [];
  let batteries = task.batteries;
  const enter = (cell: number, from: number): void => {
    if (via[cell] !== -2 || base[cell] === 0) return;
    const gate = gateAt[cell]!;
    if (gate >= 0 && gateMissing[gate]! > 0) {
      gateFront[gate] ??= [];
      gateFront[gate]!.push(cell, from);
      return;
    }
    via[cell] = from;
    queue.push(cell);
  };
  const give = (bit: Bit, op: number): void => {
    if (source[bit] !== -2 || bit === without) return;
    source[bit] = op;
    for (const gate of gatesOf[bit]!)
      if (--gateMissing[gate]! === 0) {
        const front = gateFront[gate] ?? [];
        for (let i = 0; i < front.length; i += 2) enter(front[i]!, front[i + 1]!);
      }
    for (const other of needersOf[bit]!) if (--opMissing[other]! === 0 && spot[other]! >= 0) make(other);
  };
  const make = (index: number): void => {
    const op = ops[index]!;
    if (op.batteries > 0) {
      batteries += op.batteries;
      batteryOps.push(index);
    }
    for (const bit of op.gives) give(bit, index);
  };
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head]!;
    for (let i = at.first[cell]!; i < at.first[cell + 1]!; i++) {
      const index = at.list[i]!;
      if (spot[index] !== -1 || index === withoutOp) continue;
      spot[index] = cell;
      if (opMissing[index] === 0) make(index);
    }
    for (const step of steps) enter(cell + step, cell);
  }
  // A generator's bit is given by standing at it; whether the batteries suffice is asked once, at the end [DS-102].
  const isGoal = via[task.exit] !== -2 && batteries >= task.wanted && task.goal.every((bit) => source[bit] !== -2);
  return { via, source, spot, batteryOps, batteries, isGoal };
};

interface Waiters {
  readonly gatesOf: readonly (readonly number[])[];
  readonly needersOf: readonly (readonly number[])[];
}
const waiters = new WeakMap<Task, Waiters>();

const waitersOf = (task: Task): Waiters => {
  const known = waiters.get(task);
  if (known) return known;
  const gatesOf: number[][] = task.names.map(() => []);
  const needersOf: number[][] = task.names.map(() => []);
  for (const [index, { needs }] of task.gates.entries()) for (const bit of needs) gatesOf[bit]!.push(index);
  for (const { index, needs } of task.ops) for (const bit of needs) needersOf[bit]!.push(index);
  const found = { gatesOf, needersOf };
  waiters.set(task, found);
  return found;
};
