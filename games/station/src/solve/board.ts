// The part of a deck an exact search walks on, packed small: only relevant cells, facts as bits of words, prices worked
// out anew for each set of facts.

import type { Relevant } from './relevant.ts';
import type { Bit, Op, Task } from './task.ts';

export interface PackedOp {
  readonly index: number;
  readonly op: Op;
  readonly from: readonly number[];
  /** Packed facts: all needed, those it gives, those it takes back. */
  readonly needs: readonly number[];
  readonly gives: readonly number[];
  readonly clears: readonly number[];
  /** The fact that its batteries are taken; -1: it brings none. */
  readonly got: number;
  /** Packed cell of the door it opens; -1 for every other interaction. */
  readonly door: number;
}

export interface Board {
  readonly count: number;
  readonly words: number;
  /** Cell of the grid by packed cell, and back (-1). */
  readonly cells: Int32Array;
  readonly packed: Int32Array;
  /** Ways on from a packed cell: from `first[cell]` up to `first[cell + 1]`, where they lead and what lies between costs. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly extra: Int32Array;
  readonly ops: readonly PackedOp[];
  /** Position by bit of the task: -1 constantly true, -2 never true. */
  readonly factOf: Int32Array;
  readonly facts: readonly Bit[];
  readonly start: number;
  readonly exit: number;
  /** More than the dearest way. */
  readonly span: number;
  /** Prices of all cells for a set of facts; 0: closed. */
  price(facts: Int32Array, into: Int32Array): void;
}

export const has = (facts: Int32Array, fact: number): boolean => ((facts[fact >> 5]! >>> (fact & 31)) & 1) === 1;
export const put = (facts: Int32Array, fact: number): void => {
  facts[fact >> 5]! |= 1 << (fact & 31);
};
export const drop = (facts: Int32Array, fact: number): void => {
  facts[fact >> 5]! &= ~(1 << (fact & 31));
};

export const boardOf = (task: Task, relevant: Relevant): Board => {
  const { ops, alive, wanted } = relevant;
  const facts = changing(task, ops, wanted);
  const factOf = Int32Array.from(task.bits, (held) => (held ? -1 : -2));
  for (const [fact, bit] of facts.entries()) factOf[bit] = fact;

  const list = junctions(task, relevant);
  const packed = new Int32Array(alive.length).fill(-1);
  for (const [at, cell] of list.entries()) packed[cell] = at;
  const cells = Int32Array.from(list);
  const ways = waysBetween(task, alive, packed, list);

  const base = Int32Array.from(list, (cell) => task.base[cell]!);
  const aurasAt = new Map<number, { fact: number; air: number }[]>();
  let dearest = 0;
  for (const { bit, air, cells: around } of task.auras)
    for (const cell of around) {
      const at = packed[cell]!;
      // With -1 for a bit that ended it already there is no aura; -2 stands for one that nothing ends.
      const fact = bit < 0 ? -2 : factOf[bit]!;
      if (at < 0 || fact === -1) continue;
      dearest = Math.max(dearest, air);
      const here = aurasAt.get(at) ?? [];
      here.push({ fact, air });
      aurasAt.set(at, here);
    }
  const changingCells: { at: number; needs: number[]; auras: { fact: number; air: number }[] }[] = [];
  for (const [at, cell] of list.entries()) {
    const gate = task.gateAt[cell]!;
    const needs = gate < 0 ? [] : task.gates[gate]!.needs.map((bit) => factOf[bit]!).filter((fact) => fact !== -1);
    const auras = aurasAt.get(at) ?? [];
    if (needs.length > 0 || auras.length > 0) changingCells.push({ at, needs, auras });
  }
  const packOp = (op: Op, index: number): PackedOp => ({
    index,
    op,
    from: op.from.map((cell) => packed[cell]!).filter((at) => at >= 0),
    needs: op.needs.map((bit) => factOf[bit]!).filter((fact) => fact !== -1),
    gives: op.gives.map((bit) => factOf[bit]!).filter((fact) => fact >= 0 && !isTaken(task, facts[fact]!)),
    clears: op.clears.map((bit) => factOf[bit]!).filter((fact) => fact >= 0),
    got: op.gives.map((bit) => factOf[bit]!).find((fact) => fact >= 0 && isTaken(task, facts[fact]!)) ?? -1,
    door: op.kind === 'key' ? packed[op.target]! : -1,
  });
  return {
    ...{ count: cells.length, words: Math.max(1, (facts.length + 31) >> 5), cells, packed, factOf, facts },
    ...{ first: ways.first, to: ways.to, extra: ways.extra },
    ops: ops.map(packOp),
    start: packed[task.start]!,
    exit: packed[task.exit]!,
    span: base.reduce((most, price) => Math.max(most, price), 0) + dearest + ways.longest + 1,
    price: (state, into) => {
      into.set(base);
      for (const { at, needs, auras } of changingCells) {
        let isOpen = true;
        for (const fact of needs) if (fact < 0 || !has(state, fact)) isOpen = false;
        let aura = 0;
        for (const { fact, air } of auras) if (air > aura && (fact < 0 || !has(state, fact))) aura = air;
        into[at] = isOpen ? base[at]! + aura : 0;
      }
    },
  };
};

const isTaken = (task: Task, bit: Bit): boolean => task.names[bit]!.startsWith('got:');

/** Facts that can differ between two states of the search. */
const changing = (task: Task, ops: readonly Op[], wanted: Uint8Array): readonly Bit[] => {
  const found = new Set<Bit>();
  for (const { gives, clears } of ops) {
    for (const bit of gives) if (wanted[bit] && !task.bits[bit]) found.add(bit);
    for (const bit of clears) found.add(bit);
  }
  return [...found].sort((a, b) => a - b);
};

/** Cells where something can be done or can change, and where ways part; all others only lie between them. */
const junctions = (task: Task, { ops, alive }: Relevant): readonly number[] => {
  const { steps } = task.deck.layout;
  const isKept = new Uint8Array(alive.length);
  isKept[task.start] = 1;
  isKept[task.exit] = 1;
  for (const { from } of ops) for (const cell of from) isKept[cell] = 1;
  for (const { cells } of task.auras) for (const cell of cells) isKept[cell] = 1;
  const list: number[] = [];
  for (let cell = 0; cell < alive.length; cell++) {
    if (!alive[cell]) continue;
    let ways = 0;
    for (const step of steps) ways += alive[cell + step]!;
    if (isKept[cell] || ways !== 2 || task.gateAt[cell] !== -1) list.push(cell);
  }
  return list;
};

const waysBetween = (task: Task, alive: Uint8Array, packed: Int32Array, list: readonly number[]) => {
  const { steps } = task.deck.layout;
  const first = new Int32Array(list.length + 1);
  const to: number[] = [];
  const extra: number[] = [];
  let longest = 0;
  for (const [at, cell] of list.entries()) {
    for (const step of steps) {
      if (!alive[cell + step]) continue;
      let before = cell;
      let here = cell + step;
      let between = 0;
      while (packed[here] === -1) {
        between += task.base[here]!;
        const on = steps.find((way) => alive[here + way] && here + way !== before)!;
        before = here;
        here += on;
      }
      if (here === cell) continue;
      to.push(packed[here]!);
      extra.push(between);
      longest = Math.max(longest, between);
    }
    first[at + 1] = to.length;
  }
  return { first, to: Int32Array.from(to), extra: Int32Array.from(extra), longest };
};
