// A light player of the solver's own: walks, picks up, performs, pays. Plans are tried on it and only the last one is
// replayed through the rules.

import type { Action, Way } from '../actions.ts';
import { WAYS } from '../actions.ts';
import { Field } from './field.ts';
import { type OpsAt, opsAt } from './reach.ts';
import type { Op, Task } from './task.ts';
import { Walker } from './walk.ts';

/** Where an interaction is made, in the order of the plan. A door may be opened from the nearest cell beside it. */
export interface Stop {
  readonly op: Op;
  readonly cell: number;
}

/** A moment to come back to. */
export interface Moment {
  readonly at: number;
  readonly cost: number;
  readonly batteries: number;
  readonly load: number;
  /** Changes made before it. */
  readonly changes: number;
}

export class Sim {
  readonly task: Task;
  readonly bits: Uint8Array;
  readonly field: Field;
  readonly walker: Walker;
  at: number;
  cost = 0;
  batteries: number;
  load: number;
  /** Null where nobody wants to know. */
  actions: Action[] | null = null;
  walked: ((cell: number) => void) | null = null;
  readonly #opsAt: OpsAt;
  /** Bits in the order in which they changed. */
  readonly #changes: number[] = [];

  constructor(task: Task) {
    this.task = task;
    this.bits = task.bits.slice();
    this.field = new Field(task, this.bits);
    this.walker = walkerOf(task, this.field.span);
    this.at = task.start;
    this.batteries = task.batteries;
    this.load = task.load;
    this.#opsAt = opsAt(task);
    this.#pick(this.at);
  }

  /** Nothing is left in it: what it gives is had. */
  isDone(op: Op): boolean {
    if (op.clears.length > 0) return op.clears.every((bit) => this.bits[bit] === 0);
    for (const bit of op.gives) if (this.bits[bit] === 0) return false;
    return true;
  }

  /** The facts and batteries it takes are there; where the player stands is not asked. */
  isOpen(op: Op): boolean {
    for (const bit of op.needs) if (this.bits[bit] === 0) return false;
    return op.takes <= this.batteries && (op.load <= 0 || this.load + op.load <= this.task.capacity);
  }

  /** Every fact of the goal is had. */
  isReady(): boolean {
    for (const bit of this.task.goal) if (this.bits[bit] === 0) return false;
    return true;
  }

  /** Walks to the cell the walker reached last. */
  follow(to: number): void {
    const path = this.walker.path(to);
    for (const cell of path) {
      this.cost += this.field.price[cell]!;
      if (this.actions !== null) this.actions.push({ type: 'move', dir: this.#way(cell - this.at) });
      this.walked?.(cell);
      this.at = cell;
      this.#pick(cell);
    }
  }

  perform(op: Op): void {
    this.cost += op.cost;
    if (this.actions !== null) this.actions.push(...op.actions);
    this.#gain(op);
  }

  /** Walks to a cell and says whether that was possible. */
  walkTo(to: number): boolean {
    if (this.at === to) return true;
    if (!this.walker.seek(this.field.price, this.at, to)) return false;
    this.follow(to);
    return true;
  }

  /** Makes an interaction from the nearest cell it can be made from; false where there is none. */
  makeNearest(op: Op): boolean {
    const spot = this.walker.run(this.field.price, this.at, (cell) => op.from.includes(cell));
    if (spot < 0) return false;
    this.follow(spot);
    if (this.isDone(op)) return true;
    if (!this.isOpen(op)) return false;
    this.perform(op);
    return true;
  }

  /** Puts the player on a cell with these bits set so, without walking or paying. */
  suppose(at: number, bits: readonly number[], values: Uint8Array, load: number): void {
    for (let i = 0; i < bits.length; i++) if (this.bits[bits[i]!] !== values[i]) this.#flip(bits[i]!);
    this.at = at;
    this.load = load;
  }

  /** Sets these bits, whoever gives them. */
  have(bits: readonly number[]): void {
    for (const bit of bits) if (this.bits[bit] === 0) this.#flip(bit);
  }

  moment(): Moment {
    const { at, cost, batteries, load } = this;
    return { at, cost, batteries, load, changes: this.#changes.length };
  }

  back({ at, cost, batteries, load, changes }: Moment): void {
    for (let i = this.#changes.length - 1; i >= changes; i--) {
      const bit = this.#changes[i]!;
      this.bits[bit] = 1 - this.bits[bit]!;
      this.field.change(bit, this.bits);
    }
    this.#changes.length = changes;
    Object.assign(this, { at, cost, batteries, load });
  }

  /** Makes the interaction of a stop where it says; false where that is not possible. */
  make({ op, cell }: Stop): boolean {
    if (this.isDone(op)) return true;
    if (!op.from.includes(cell)) return this.makeNearest(op);
    if (!this.walkTo(cell)) return false;
    if (this.isDone(op)) return true;
    if (!this.isOpen(op)) return false;
    this.perform(op);
    return true;
  }

  #gain(op: Op): void {
    this.batteries += op.batteries - op.takes;
    this.load += op.load;
    this.have(op.gives);
    for (const bit of op.clears) if (this.bits[bit] === 1) this.#flip(bit);
  }

  #flip(bit: number): void {
    this.bits[bit] = 1 - this.bits[bit]!;
    this.field.change(bit, this.bits);
    this.#changes.push(bit);
  }

  #pick(cell: number): void {
    const { first, list } = this.#opsAt;
    for (let i = first[cell]!; i < first[cell + 1]!; i++) {
      const op = this.task.ops[list[i]!]!;
      if (op.kind === 'pick' && !this.isDone(op)) this.#gain(op);
    }
  }

  #way(step: number): Way {
    return WAYS[this.task.deck.layout.steps.indexOf(step)]!;
  }
}

/** One walker a task: a walk is followed before the next is begun. */
const walkers = new WeakMap<Task, Walker>();
const walkerOf = (task: Task, span: number): Walker => {
  let walker = walkers.get(task);
  if (walker === undefined) {
    const { grid, steps } = task.deck.layout;
    walker = new Walker(grid.size, steps, span);
    walkers.set(task, walker);
  }
  return walker;
};

export interface Plan {
  readonly stops: readonly Stop[];
  readonly actions: readonly Action[];
  /** Air it takes. */
  readonly cost: number;
}

/** The actions of a row of stops and the walk to the exit; null where a stop cannot be made or the lift stays shut. */
export const planOf = (task: Task, stops: readonly Stop[]): Plan | null => {
  const sim = new Sim(task);
  const actions: Action[] = [];
  sim.actions = actions;
  for (const stop of stops) if (!sim.make(stop)) return null;
  if (!sim.isReady() || !sim.walkTo(task.exit)) return null;
  return { stops, actions, cost: sim.cost };
};
