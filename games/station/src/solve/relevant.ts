// What an optimal plan can have to do with at all: dead ends with nothing wanted in them are cut away again and again,
// and with them the switches, cards and searches that only serve them. Nothing an optimal plan uses is ever cut.

import { type Reach, reachOf } from './reach.ts';
import type { Bit, Op, Task } from './task.ts';

export interface Relevant {
  readonly ops: readonly Op[];
  /** By cell: 1 where a plan may walk. */
  readonly alive: Uint8Array;
  /** Bits some relevant interaction, gate or the goal asks for. */
  readonly wanted: Uint8Array;
}

export const relevantOf = (task: Task, reach: Reach = reachOf(task)): Relevant => {
  const alive = Uint8Array.from(reach.via, (via) => (via === -2 ? 0 : 1));
  const zones = zonesOf(task, alive);
  let ops = task.ops.filter(
    ({ index, needs }) => reach.spot[index]! >= 0 && needs.every((b) => reach.source[b] !== -2),
  );
  for (;;) {
    const wanted = wantedBits(task, ops, alive);
    const kept = ops.filter((op) => isWanted(task, op, wanted, ops));
    const isPoint = new Uint8Array(alive.length);
    isPoint[task.start] = 1;
    isPoint[task.exit] = 1;
    for (const { from } of kept) for (const cell of from) isPoint[cell] = 1;
    const isCut = zones.cut(isPoint);
    if (kept.length === ops.length && !isCut) return { ops, alive, wanted };
    ops = kept;
  }
};

const wantedBits = (task: Task, ops: readonly Op[], alive: Uint8Array): Uint8Array => {
  const wanted = new Uint8Array(task.names.length);
  for (const bit of task.goal) wanted[bit] = 1;
  for (const { needs } of ops) for (const bit of needs) wanted[bit] = 1;
  for (const { cells, needs } of task.gates)
    if (cells.some((cell) => alive[cell])) for (const bit of needs) wanted[bit] = 1;
  if (task.wanted > task.batteries)
    for (const { batteries, gives } of ops)
      if (batteries > 0) for (const bit of gives) if (task.names[bit]!.startsWith('got:')) wanted[bit] = 1;
  return wanted;
};

const isWanted = (task: Task, op: Op, wanted: Uint8Array, all: readonly Op[]): boolean => {
  // Switching off frees load only where something is on, or may be.
  if (op.clears.length > 0)
    return op.clears.some((bit) => task.bits[bit] === 1 || all.some(({ gives }) => gives.includes(bit)));
  return op.gives.some((bit) => wanted[bit] && (task.bits[bit] === 0 || isClearable(task, bit)));
};

/** In brownout power comes and goes: what is on may have to be put on again. */
const isClearable = (task: Task, bit: Bit): boolean =>
  task.capacity !== Number.POSITIVE_INFINITY && task.names[bit]!.startsWith('power:');

/** Pieces of floor between gate cells, and the gate cells, as a graph whose leaves can be cut. */
const zonesOf = (task: Task, alive: Uint8Array) => {
  const { steps } = task.deck.layout;
  const node = new Int32Array(alive.length).fill(-1);
  const cells: number[][] = [];
  for (let first = 0; first < alive.length; first++) {
    if (!alive[first] || node[first] !== -1) continue;
    const id = cells.length;
    const own = [first];
    node[first] = id;
    if (task.gateAt[first] === -1)
      for (let i = 0; i < own.length; i++)
        for (const step of steps) {
          const next = own[i]! + step;
          if (!alive[next] || node[next] !== -1 || task.gateAt[next] !== -1) continue;
          node[next] = id;
          own.push(next);
        }
    cells.push(own);
  }
  const beside = cells.map((own, id) => {
    const found = new Set<number>();
    for (const cell of own)
      for (const step of steps) {
        const other = node[cell + step]!;
        if (other >= 0 && other !== id) found.add(other);
      }
    return found;
  });
  /** Takes away leaves without points; true where something went. */
  const cut = (isPoint: Uint8Array): boolean => {
    let isCut = false;
    const open = beside.map((_, id) => id);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const own = cells[id]!;
      if (own.length === 0 || beside[id]!.size > 1 || own.some((cell) => isPoint[cell])) continue;
      isCut = true;
      for (const cell of own) alive[cell] = 0;
      cells[id] = [];
      for (const other of beside[id]!) {
        beside[other]!.delete(id);
        open.push(other);
      }
      beside[id]!.clear();
    }
    return isCut;
  };
  return { cut };
};
