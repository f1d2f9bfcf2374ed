// What every plan from here must do, in which order, and the bound that follows: the heuristic of DS-324 made sharper by
// chains of musts and by the tree that spans them. It never overestimates.

import { reachOf } from './reach.ts';
import type { Relevant } from './relevant.ts';
import type { Bit, Op, Task } from './task.ts';

const FAR = 0x3fffffff;
/** More landmarks than this do not fit into the key of the tree's cache; the rest is left out of the tree. */
const IN_TREE = 52;

export interface Landmarks {
  readonly bits: readonly Bit[];
  /** By landmark: air certain to be paid for it, walking aside. */
  readonly cost: readonly number[];
  /** By op (index in the task): making it at once when standing at it costs nothing more than making it later. */
  readonly isForced: Uint8Array;
  /** Air still needed at the least, standing on a cell with these landmarks undone (a byte each). */
  bound(cell: number, undone: Uint8Array): number;
}

/** Asking for each fact what a plan does without it takes the square of the deck: beyond this many facts nobody asks. */
export const MANY_FACTS = 400;

export const landmarksOf = (task: Task, relevant: Relevant): Landmarks => {
  const { ops } = relevant;
  const givers = new Map<Bit, Op[]>();
  // Under a limit power comes and goes: that a room had to be on once says nothing about now.
  const isLimited = task.capacity !== Number.POSITIVE_INFINITY;
  for (const op of ops)
    for (const bit of op.gives)
      if (relevant.wanted[bit] && !task.bits[bit] && !(isLimited && op.kind === 'power')) {
        const list = givers.get(bit);
        if (list) list.push(op);
        else givers.set(bit, [op]);
      }
  const { batteries } = reachOf(task);
  const bits: Bit[] = [];
  const missing: (readonly Bit[])[] = [];
  for (const bit of [...givers.keys()].sort((a, b) => a - b)) {
    const isBattery = task.names[bit]!.startsWith('got:');
    // Its batteries are a must only where the others do not suffice; what else it gives has bits of its own.
    if (isBattery && batteries - givers.get(bit)![0]!.batteries >= task.wanted) continue;
    const without = reachOf(task, isBattery ? { withoutOp: givers.get(bit)![0]!.index } : { without: bit });
    if (without.isGoal) continue;
    bits.push(bit);
    // Only what can be made without the fact can be the first to give it.
    const early = ({ index, needs }: Op): boolean =>
      without.spot[index]! >= 0 && needs.every((need) => without.source[need] !== -2);
    if (!isBattery) givers.set(bit, givers.get(bit)!.filter(early));
    missing.push(task.names.flatMap((_, other) => (other !== bit && without.source[other] === -2 ? [other] : [])));
  }
  const rank = new Map(bits.map((bit, i) => [bit, i]));
  const after = missing.map((list) => list.flatMap((bit) => rank.get(bit) ?? []));
  lastGenerator(task, bits, after);
  const distance = bits.map((bit) =>
    idealTo(
      task,
      relevant,
      givers.get(bit)!.flatMap(({ from }) => from),
    ),
  );
  const toExit = idealTo(task, relevant, [task.exit]);
  const spots = bits.map((bit) =>
    givers
      .get(bit)!
      .flatMap(({ from }) => from)
      .filter((cell) => relevant.alive[cell]),
  );
  const between = spots.map((from) => distance.map((to) => nearest(from, to)));
  const home = spots.map((from) => nearest(from, toExit));
  const tail = tailsOf(after, between, home);
  const tree = treeOf(between, home);
  return {
    bits,
    cost: certainCosts(bits, givers),
    isForced: forcedOps(task, bits, givers),
    bound: (cell, undone) => {
      let chain = -1;
      let first = FAR;
      for (let i = 0; i < bits.length; i++) {
        if (!undone[i]) continue;
        const walk = distance[i]![cell]!;
        if (walk < first) first = walk;
        if (walk + tail[i]! > chain) chain = walk + tail[i]!;
      }
      if (chain < 0) return toExit[cell]!;
      return Math.max(toExit[cell]!, chain, first + tree(undone));
    },
  };
};

/** With one generator left, every battery that is a must comes before it. */
const lastGenerator = (task: Task, bits: readonly Bit[], after: number[][]): void => {
  const lit = bits.flatMap((bit, i) => (task.names[bit]!.startsWith('lit:') ? [i] : []));
  if (lit.length !== 1) return;
  for (const [i, bit] of bits.entries())
    if (task.names[bit]!.startsWith('got:') && !after[i]!.includes(lit[0]!)) after[i]!.push(lit[0]!);
};

const nearest = (from: readonly number[], to: Int32Array): number => {
  let least = FAR;
  for (const cell of from) if (to[cell]! < least) least = to[cell]!;
  return least;
};

/** Walking distance to the nearest of some cells, all gates open and no aura. */
export const idealTo = (task: Task, { alive }: Pick<Relevant, 'alive'>, goals: readonly number[]): Int32Array => {
  const { steps } = task.deck.layout;
  const cost = new Int32Array(alive.length).fill(FAR);
  const buckets: number[][] = [[]];
  for (const cell of goals)
    if (alive[cell]) {
      cost[cell] = 0;
      buckets[0]!.push(cell);
    }
  for (let now = 0; now < buckets.length; now++)
    for (const cell of buckets[now] ?? []) {
      if (cost[cell] !== now) continue;
      // Walked backwards: whoever comes from `next` pays for entering `cell`.
      const total = now + task.base[cell]!;
      for (const step of steps) {
        const next = cell + step;
        if (!alive[next] || cost[next]! <= total) continue;
        cost[next] = total;
        const bucket = buckets[total];
        if (bucket) bucket.push(next);
        else buckets[total] = [next];
      }
    }
  return cost;
};

/** From each landmark, the longest chain of musts to the exit. */
const tailsOf = (
  after: readonly (readonly number[])[],
  between: readonly (readonly number[])[],
  home: readonly number[],
): readonly number[] => {
  const tails = new Array<number>(after.length).fill(-1);
  const tailOf = (i: number): number => {
    if (tails[i]! >= 0) return tails[i]!;
    tails[i] = home[i]!;
    for (const j of after[i]!) tails[i] = Math.max(tails[i]!, between[i]![j]! + tailOf(j));
    return tails[i]!;
  };
  for (let i = 0; i < after.length; i++) tailOf(i);
  return tails;
};

/** Weight of the tree that spans the undone landmarks and the exit: no walk through all of them is shorter. */
const treeOf = (between: readonly (readonly number[])[], home: readonly number[]) => {
  const count = Math.min(IN_TREE, home.length);
  const known = new Map<number, number>();
  const powers = Array.from({ length: count }, () => 0);
  for (let i = 0, power = 1; i < count; i++, power *= 2) powers[i] = power;
  const best = new Int32Array(count);
  const span = (undone: Uint8Array): number => {
    const open: number[] = [];
    for (let i = 0; i < count; i++)
      if (undone[i]) {
        open.push(i);
        best[i] = home[i]!;
      }
    let weight = 0;
    while (open.length > 0) {
      let at = 0;
      for (let i = 1; i < open.length; i++) if (best[open[i]!]! < best[open[at]!]!) at = i;
      const one = open[at]!;
      open[at] = open[open.length - 1]!;
      open.pop();
      weight += best[one]!;
      for (const other of open) {
        const walk = Math.min(between[one]![other]!, between[other]![one]!);
        if (walk < best[other]!) best[other] = walk;
      }
    }
    return weight;
  };
  return (undone: Uint8Array): number => {
    let key = 0;
    for (let i = 0; i < count; i++) if (undone[i]) key += powers[i]!;
    let weight = known.get(key);
    if (weight === undefined) {
      weight = span(undone);
      known.set(key, weight);
    }
    return weight;
  };
};

/** Cheapest way to each must, counted only where no interaction is shared with one counted before. */
const certainCosts = (bits: readonly Bit[], givers: ReadonlyMap<Bit, readonly Op[]>): readonly number[] => {
  const used = new Set<number>();
  return bits.map((bit) => {
    const list = givers.get(bit)!;
    if (list.some(({ index }) => used.has(index))) return 0;
    for (const { index } of list) used.add(index);
    return list.reduce((least, { cost }) => Math.min(least, cost), FAR);
  });
};

/** An interaction is best made at once where it gives a must that nothing gives cheaper or together with more. */
const forcedOps = (task: Task, bits: readonly Bit[], givers: ReadonlyMap<Bit, readonly Op[]>): Uint8Array => {
  const isForced = new Uint8Array(task.ops.length);
  for (const bit of bits)
    for (const op of givers.get(bit)!) {
      const others = givers.get(bit)!.filter((other) => other !== op);
      if (others.every((other) => other.cost >= op.cost && other.batteries === 0 && isWithin(other, op)))
        isForced[op.index] = 1;
    }
  for (const op of task.ops) if (op.kind === 'pick') isForced[op.index] = 1;
  return isForced;
};

const isWithin = (one: Op, other: Op): boolean => one.gives.every((bit) => other.gives.includes(bit));
