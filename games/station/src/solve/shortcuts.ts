// Doors that the fixpoint did without, opened all the same: a switch at hand or a card in hand costs one air, and the way
// back through it may be short. What was opened and never walked through is dropped again.

import { Sim, type Stop } from './sim.ts';
import type { Bit, Task } from './task.ts';

/** The needed interactions, and with them every switch in a room where something is needed and every lock whose card is had. */
export const withShortcuts = (task: Task, isNeeded: Uint8Array): Uint8Array => {
  const { ops, bits } = task;
  const { roomAt } = task.deck.layout;
  const made = isNeeded.slice();
  const isHad = bits.slice();
  const isVisited = new Uint8Array(task.deck.layout.rooms.length);
  for (const { index, gives, from } of ops) {
    if (made[index] === 0) continue;
    for (const bit of gives) isHad[bit] = 1;
    const room = roomAt[from[0]!]!;
    if (room >= 0) isVisited[room] = 1;
  }
  const add = (index: number, gives: readonly Bit[]): void => {
    if (gives.every((bit) => isHad[bit] === 1)) return;
    made[index] = 1;
    for (const bit of gives) isHad[bit] = 1;
  };
  for (const { index, kind, gives, from } of ops)
    if (kind === 'power' && isVisited[roomAt[from[0]!]!] === 1) add(index, gives);
  for (const { index, kind, gives, needs } of ops)
    if (kind === 'key' && needs.every((bit) => isHad[bit] === 1)) add(index, gives);
  return made;
};

/** A plan without what it neither walks through nor builds on. */
export const withoutUnused = (task: Task, first: readonly Stop[]): readonly Stop[] => {
  let stops = first;
  for (;;) {
    const isUsed = walkedBits(task, stops);
    if (isUsed === null) return first;
    const kept: Stop[] = [];
    // The last first: what served only what is dropped is dropped too.
    for (let i = stops.length - 1; i >= 0; i--) {
      const { op } = stops[i]!;
      if (op.batteries === 0 && op.takes === 0 && op.gives.every((bit) => isUsed[bit] === 0)) continue;
      for (const bit of op.needs) isUsed[bit] = 1;
      kept.push(stops[i]!);
    }
    if (kept.length === stops.length) return stops;
    stops = kept.reverse();
  }
};

/** The goal's facts and those of every gate walked through; null where the plan cannot be walked. */
const walkedBits = (task: Task, stops: readonly Stop[]): Uint8Array | null => {
  const sim = new Sim(task);
  const isUsed = new Uint8Array(task.names.length);
  for (const bit of task.goal) isUsed[bit] = 1;
  sim.walked = (cell) => {
    const gate = task.gateAt[cell]!;
    if (gate >= 0) for (const bit of task.gates[gate]!.needs) isUsed[bit] = 1;
  };
  for (const stop of stops) if (!sim.make(stop)) return null;
  return sim.isReady() && sim.walkTo(task.exit) ? isUsed : null;
};
