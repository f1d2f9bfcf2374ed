// The order of a plan made better without walking: neighbouring stretches of it change places, other givers of the same
// fact stand in, doors are opened for a shorter way, what nobody needs is dropped; all judged by the legs between places.
// Kicks out of a dead end are drawn from a fixed row of numbers: same task and same plan, same answer.

import { Field } from './field.ts';
import { factsOnTheWay, type Legs, legsBetween, NO_LEG } from './legs.ts';
import { Sim, type Stop } from './sim.ts';
import type { Bit, Op, Task } from './task.ts';
import type { Walker } from './walk.ts';

/** Every place is looked at from every other: beyond this many interactions nobody does. */
const MANY = 400;
/** Stretches that change places span this many interactions at most. */
const WIDE = 60;
/** Cells walked over to know the places around one place, and around all. */
const FAR = 4_000;
const FAR_IN_ALL = 400_000;
/** Interactions that a kick may reach over. */
const KICK = 20;

export interface ArrangeAsk {
  /** Kicks out of dead ends. */
  readonly kicks: number;
  /** Changes that may be weighed. */
  readonly trials: number;
  /** Whether interactions outside the plan are looked at too. */
  readonly isWide: boolean;
}

/** A row of interactions that looks cheaper than `stops`; still to be walked. Null where none was found. */
export const arrange = (task: Task, walker: Walker, stops: readonly Stop[], ask: ArrangeAsk): readonly Op[] | null => {
  if (stops.length < 2 || stops.length > MANY) return null;
  const order = new Order(task, walker, stops, ask);
  const before = order.total;
  order.descend();
  let best = order.row;
  let least = order.total;
  for (let kick = 0; kick < ask.kicks && !order.isSpent; kick++) {
    if (!order.kick()) continue;
    order.descend();
    if (order.total < least) {
      best = order.row;
      least = order.total;
    } else order.reset(best);
  }
  return least < before ? best.map((one) => order.ops[one]!) : null;
};

class Order {
  /** Interactions of the plan, then those that may join it or stand in for one of it. */
  readonly ops: readonly Op[];
  /** Numbers of interactions in the order of the plan. Place of interaction `i` is `i + 1`; the last place is the exit. */
  row: readonly number[];
  total: number;
  /** With every gate open that these interactions can open; and with those of the plan only, as it first was. */
  readonly #ideal: Legs;
  readonly #plain: Legs;
  readonly #held: Uint8Array;
  readonly #batteries: number;
  readonly #goal: readonly Bit[];
  readonly #standIns: readonly (readonly number[])[];
  readonly #joiners: readonly number[];
  #trials: number;
  #seed = 1;
  /** Air of the leg to each position as the row now stands. */
  #now: Int32Array = new Int32Array(0);
  /** Scratch of `#longest`. */
  readonly #most = new Int32Array(WIDE + 1);
  /** By bit: the first position that gives it; scratch. */
  readonly #given: Int32Array;

  constructor(task: Task, walker: Walker, stops: readonly Stop[], { trials, isWide }: ArrangeAsk) {
    const { ops, cells, joiners } = withOthers(task, stops, isWide);
    this.ops = ops;
    this.#joiners = joiners;
    this.#standIns = ops.map((op, i) => (i < stops.length ? standInsOf(ops, op) : []));
    this.#held = task.bits;
    this.#batteries = task.batteries;
    this.#goal = task.goal;
    this.#given = new Int32Array(task.names.length);
    this.#trials = trials;
    this.row = stops.map((_, i) => i);
    const places = [task.start, ...cells, task.exit];
    const far = Math.min(FAR, Math.floor(FAR_IN_ALL / places.length));
    const legsWith = (given: readonly Op[]): Legs => {
      const bits = task.bits.slice();
      for (const { gives } of given) for (const bit of gives) bits[bit] = 1;
      return legsBetween(task, walker, new Field(task, bits).price, places, far);
    };
    this.#plain = legsWith(ops.slice(0, stops.length));
    this.#ideal = isWide
      ? legsWith(ops)
      : { ...this.#plain, cost: this.#plain.cost.slice(), needs: [...this.#plain.needs] };
    this.#walk(task, stops);
    this.total = this.#weigh(this.row);
    this.#settle();
  }

  get isSpent(): boolean {
    return this.#trials <= 0;
  }

  reset(row: readonly number[]): void {
    this.row = row;
    this.total = this.#weigh(row);
    this.#settle();
  }

  /** To where no change looks cheaper. */
  descend(): void {
    while (!this.isSpent && (this.#exchange() || this.#substitute() || this.#join() || this.#drop()));
  }

  /** Two random neighbouring stretches change places although it costs more. */
  kick(): boolean {
    const size = this.row.length;
    for (let tries = 0; tries < KICK; tries++) {
      this.#trials -= size;
      const wide = 2 + this.#random(Math.min(size - 1, KICK));
      const i = this.#random(size - wide + 1);
      const row = swapped(this.row, i, i + 1 + this.#random(wide - 1), i + wide);
      const total = this.#weigh(row);
      if (total >= NO_LEG) continue;
      this.row = row;
      this.total = total;
      this.#settle();
      return true;
    }
    return false;
  }

  /** [i, j) and [j, k) change places where that saves air. Three legs give way to three others: where the first of those
   *  alone is longer than the three can be, no k is looked at. */
  #exchange(): boolean {
    const size = this.row.length;
    let isBetter = false;
    for (let i = 0; i < size && !this.isSpent; i++) {
      const last = Math.min(size, i + WIDE);
      let most = this.#longest(i, last);
      for (let j = i + 1; j < last; j++) {
        const open = this.#now[i]! + this.#now[j]! - this.#leg(i - 1, j);
        this.#trials--;
        if (open + most[j - i]! <= 0) continue;
        this.#trials -= last - j;
        for (let k = j + 1; k <= last; k++)
          if (
            this.#leg(k - 1, i) + this.#leg(j - 1, k) < open + this.#now[k]! &&
            this.#take(swapped(this.row, i, j, k))
          ) {
            isBetter = true;
            most = this.#longest(i, last);
            break;
          }
      }
    }
    return isBetter;
  }

  /** The longest leg behind position i + n and up to `last`, by n. */
  #longest(i: number, last: number): Int32Array {
    const most = this.#most;
    most[last - i] = 0;
    for (let at = last - 1; at >= i; at--) most[at - i] = Math.max(most[at - i + 1]!, this.#now[at + 1]!);
    return most;
  }

  /** One interaction gives way to another that gives the same, wherever that comes cheapest. */
  #substitute(): boolean {
    for (let i = 0; i < this.row.length; i++) {
      const others = this.#standIns[this.row[i]!]!;
      if (others.length === 0) continue;
      const rest = [...this.row.slice(0, i), ...this.row.slice(i + 1)];
      const spared = this.ops[this.row[i]!]!.cost + this.#now[i]! + this.#now[i + 1]! - this.#leg(i - 1, i + 1);
      for (const one of others) if (!this.row.includes(one) && this.#insert(rest, one, i, spared)) return true;
    }
    return false;
  }

  /** Something more is done where the way it opens saves more than it costs. */
  #join(): boolean {
    for (const one of this.#joiners)
      if (!this.row.includes(one) && this.#insert(this.row, one, -1, NO_LEG)) return true;
    return false;
  }

  #insert(rest: readonly number[], one: number, near: number, spared: number): boolean {
    const first = near < 0 ? 0 : Math.max(0, near - WIDE);
    const last = near < 0 ? rest.length : Math.min(rest.length, near + WIDE);
    for (let to = first; to <= last; to++) {
      this.#trials -= 2;
      const before = to === 0 ? 0 : rest[to - 1]! + 1;
      const after = to === rest.length ? this.#ideal.count - 1 : rest[to]! + 1;
      const paid = this.ops[one]!.cost + this.#cost(before, one + 1) + this.#cost(one + 1, after);
      // Where it is no detour of many steps, or cheaper than what it stands in for.
      if (paid - this.#cost(before, after) >= Math.min(spared, NEAR)) continue;
      if (this.#take([...rest.slice(0, to), one, ...rest.slice(to)])) return true;
    }
    return false;
  }

  /** What costs more than it saves is left out. */
  #drop(): boolean {
    let isBetter = false;
    for (let i = this.row.length - 1; i >= 0; i--)
      if (this.#take([...this.row.slice(0, i), ...this.row.slice(i + 1)])) isBetter = true;
    return isBetter;
  }

  #take(row: readonly number[]): boolean {
    this.#trials -= row.length;
    const total = this.#weigh(row, this.total);
    if (total >= this.total) return false;
    this.row = row;
    this.total = total;
    this.#settle();
    return true;
  }

  #settle(): void {
    this.#weigh(this.row);
    const now = new Int32Array(this.row.length + 1);
    for (let i = 0; i <= this.row.length; i++) now[i] = this.#legNow(this.row, i);
    this.#now = now;
  }

  /** Air of a row as it looks; not less than `NO_LEG` where something in it lacks what it takes. */
  #weigh(row: readonly number[], below = NO_LEG): number {
    const given = this.#given.fill(NO_LEG);
    for (let i = row.length - 1; i >= 0; i--) for (const bit of this.ops[row[i]!]!.gives) given[bit] = i;
    for (const bit of this.#goal) if (!this.#held[bit] && given[bit] === NO_LEG) return NO_LEG;
    let batteries = this.#batteries;
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      const op = this.ops[row[i]!]!;
      for (const bit of op.needs) if (!this.#held[bit] && given[bit]! >= i) return NO_LEG;
      if (op.takes > batteries) return NO_LEG;
      batteries += op.batteries - op.takes;
      sum += op.cost + this.#legNow(row, i);
      if (sum >= below) return NO_LEG;
    }
    return sum + this.#legNow(row, row.length);
  }

  /** The leg to a position of a row whose givers have just been counted. */
  #legNow(row: readonly number[], i: number): number {
    const leg = this.#legTo(row, i);
    if (this.#isOpen(this.#ideal, leg, i)) return this.#ideal.cost[leg]!;
    return this.#isOpen(this.#plain, leg, i) ? this.#plain.cost[leg]! : NO_LEG;
  }

  #isOpen({ cost, needs }: Legs, leg: number, i: number): boolean {
    if (cost[leg] === NO_LEG) return false;
    for (const bit of needs[leg]!) if (this.#given[bit]! >= i) return false;
    return true;
  }

  #legTo(row: readonly number[], i: number): number {
    const { count } = this.#ideal;
    return (i === 0 ? 0 : row[i - 1]! + 1) * count + (i === row.length ? count - 1 : row[i]! + 1);
  }

  /** Where the plan goes another way than over its own gates at their best, because one is still shut, that is the leg. */
  #walk(task: Task, stops: readonly Stop[]): void {
    const sim = new Sim(task);
    this.#weigh(this.row);
    for (let i = 0; i <= stops.length; i++) {
      const stop = stops[i];
      const cell = stop?.cell ?? task.exit;
      const before = sim.cost;
      if (sim.at !== cell) {
        if (sim.walker.run(sim.field.price, sim.at, (at) => at === cell) !== cell) return;
        const needs = factsOnTheWay(task, sim.walker, cell);
        sim.follow(cell);
        const leg = this.#legTo(this.row, i);
        if (!this.#isOpen(this.#plain, leg, i)) {
          this.#plain.needs[leg] = needs;
          this.#plain.cost[leg] = sim.cost - before;
        }
      }
      if (stop !== undefined && !sim.isDone(stop.op)) sim.perform(stop.op);
    }
  }

  /** Air between two positions of the row at the best; -1 is the start, the one behind the last the exit. */
  #leg(a: number, b: number): number {
    return this.#cost(a < 0 ? 0 : this.row[a]! + 1, b === this.row.length ? this.#ideal.count - 1 : this.row[b]! + 1);
  }

  #cost(a: number, b: number): number {
    return this.#ideal.cost[a * this.#ideal.count + b]!;
  }

  #random(below: number): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (this.#seed >>> 8) % below;
  }
}

/** A detour for a shorter way is looked at up to this length. */
const NEAR = 12;

const swapped = (row: readonly number[], i: number, j: number, k: number): readonly number[] => {
  const made = row.slice();
  let at = i;
  for (let from = j; from < k; from++) made[at++] = row[from]!;
  for (let from = i; from < j; from++) made[at++] = row[from]!;
  return made;
};

const standInsOf = (ops: readonly Op[], op: Op): readonly number[] =>
  ops.flatMap((other, i) => {
    if (other === op || other.batteries < op.batteries) return [];
    return op.batteries > 0 || op.gives.every((bit) => other.gives.includes(bit)) ? [i] : [];
  });

/** The interactions of the plan and what may replace or shorten them; each with a cell to stand on. */
const withOthers = (
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
