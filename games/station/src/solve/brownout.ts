// Brownout [DS-329…DS-335]: with limited power sets of rooms compete, so solvability is searched, not closed over. Facts
// other than power still only grow; they are taken wherever an area offers them.

import { opsAt } from './reach.ts';
import { Sim, type Stop } from './sim.ts';
import type { Op, Task } from './task.ts';

export type BrownoutAnswer = { readonly nodes: number } & (
  | { readonly is: 'solvable'; readonly stops: readonly Stop[] }
  | { readonly is: 'unsolvable' }
  /** More configurations than `brownout.nodeLimit` [DS-333]. */
  | { readonly is: 'unknown' }
);

const REPORT = 256;

interface Configuration {
  readonly parent: number;
  /** Switch that led here; null for the first. */
  readonly stop: Stop | null;
  /** A cell of the area. */
  readonly cell: number;
  /** Rooms and cameras that are on, and their load. */
  readonly powered: Uint8Array;
  readonly load: number;
}

/**
 * Each pass walks through all configurations with the facts known when it began, and stops at the first that offers a new
 * one: the facts are taken, and the next pass begins there. Every switch and walk can be reversed [DS-334], so beginning
 * anew from where the player stands loses nothing.
 */
export function* searchBrownout(
  task: Task,
  limit: number = task.deck.content.balance.brownout.nodeLimit,
): Generator<{ readonly nodes: number; readonly depth: number }, BrownoutAnswer, void> {
  const sim = new Sim(task);
  const switches = task.ops.filter(({ kind }) => kind === 'power' || kind === 'cctv');
  const bits = [...new Set(switches.flatMap(({ gives, clears }) => [...gives, ...clears]))].sort((a, b) => a - b);
  const stops: Stop[] = [];
  let nodes = 0;
  for (let pass = 1; ; pass++) {
    takeFacts(sim, stops);
    if (sim.isReady() && sim.walkTo(task.exit)) return { is: 'solvable', stops, nodes };
    const begin = sim.moment();
    const found: Configuration[] = [{ parent: -1, stop: null, cell: sim.at, powered: read(sim, bits), load: sim.load }];
    const seen = new Set<string>();
    let next = -1;
    for (let at = 0; at < found.length && next < 0; at++) {
      if (nodes >= limit) return { is: 'unknown', nodes };
      if (++nodes % REPORT === 0) yield { nodes, depth: pass };
      const here = found[at]!;
      sim.back(begin);
      sim.suppose(here.cell, bits, here.powered, here.load);
      const area = areaOf(sim);
      const key = `${area.lowest}:${here.powered.join('')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (area.hasNew || (sim.isReady() && area.hasExit)) {
        next = at;
        break;
      }
      for (const stop of area.switches) {
        const { op } = stop;
        if (sim.isDone(op) || !sim.isOpen(op)) continue;
        const powered = here.powered.slice();
        for (const bit of op.gives) powered[bits.indexOf(bit)] = 1;
        for (const bit of op.clears) powered[bits.indexOf(bit)] = 0;
        found.push({ parent: at, stop, cell: stop.cell, powered, load: here.load + op.load });
      }
    }
    if (next < 0) return { is: 'unsolvable', nodes };
    stops.push(...lineTo(found, next));
    sim.back(begin);
    for (const stop of lineTo(found, next)) sim.make(stop);
  }
}

const read = (sim: Sim, bits: readonly number[]): Uint8Array => Uint8Array.from(bits, (bit) => sim.bits[bit]!);

const lineTo = (found: readonly Configuration[], at: number): readonly Stop[] => {
  const line: Stop[] = [];
  for (let id = at; id > 0; id = found[id]!.parent) line.push(found[id]!.stop!);
  return line.reverse();
};

/** The smallest capacity from the initial load upward at which the deck is proven solvable [DS-232]; null where none is,
 *  or where the search gave up before [DS-233]. */
export const smallestCapacity = (task: Task): { readonly capacity: number | null; readonly nodes: number } => {
  const most = task.deck.layout.doors.length + task.deck.layout.rooms.length;
  let nodes = 0;
  for (let capacity = task.load; capacity <= most; capacity++) {
    const search = searchBrownout({ ...task, capacity });
    let step = search.next();
    while (!step.done) step = search.next();
    nodes += step.value.nodes;
    if (step.value.is === 'solvable') return { capacity, nodes };
    if (step.value.is === 'unknown') break;
  }
  return { capacity: null, nodes };
};

const isSwitch = ({ kind }: Op): boolean => kind === 'power' || kind === 'cctv';

/** The connected area of the player: its lowest cell, what can be done in it. */
const areaOf = (sim: Sim) => {
  const { task } = sim;
  const { first, list } = opsAt(task);
  const switches: Stop[] = [];
  const isListed = new Set<number>();
  let lowest = sim.at;
  let hasNew = false;
  let hasExit = false;
  sim.walker.run(sim.field.price, sim.at, (cell) => {
    if (cell < lowest) lowest = cell;
    if (cell === task.exit) hasExit = true;
    for (let i = first[cell]!; i < first[cell + 1]!; i++) {
      const op = task.ops[list[i]!]!;
      if (isSwitch(op)) {
        if (!isListed.has(op.index)) switches.push({ op, cell });
        isListed.add(op.index);
      } else if (sim.isOpen(op) && !sim.isDone(op)) hasNew = true;
    }
    return false;
  });
  return { lowest, switches, hasNew, hasExit };
};

/** Takes everything the area offers, switches aside, the nearest first. */
const takeFacts = (sim: Sim, stops: Stop[]): void => {
  const { task } = sim;
  const { first, list } = opsAt(task);
  for (;;) {
    let op: Op | null = null;
    const spot = sim.walker.run(sim.field.price, sim.at, (cell) => {
      for (let i = first[cell]!; i < first[cell + 1]!; i++) {
        const one = task.ops[list[i]!]!;
        if (isSwitch(one) || !sim.isOpen(one) || sim.isDone(one)) continue;
        op = one;
        return true;
      }
      return false;
    });
    if (op === null) return;
    sim.follow(spot);
    if (!sim.isDone(op)) sim.perform(op);
    stops.push({ op, cell: spot });
  }
};
