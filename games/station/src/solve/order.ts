// A row of interactions and its changes for the better: neighbouring stretches of it change places, other givers of the same
// fact stand in, doors are opened for a shorter way, what nobody needs is dropped; all judged by the legs between places.
// Kicks out of a dead end are drawn from a fixed row of numbers: same task and same plan, same answer.

import { factsOnTheWay, type Legs, legsBetween, NO_LEG, noLegs } from './legs.ts';
import { standInsOf, withOthers } from './others.ts';
import type { Sim, Stop } from './sim.ts';
import type { Bit, Op } from './task.ts';

/** Stretches that change places span this many interactions at most. */
const WIDE = 60;
/** Interactions that a kick may reach over. */
const KICK = 20;

export interface ArrangeAsk {
  /** Interactions thought over together; a longer plan is gone through piece by piece, each half over the one before. */
  readonly together: number;
  /** Cells walked over to know what lies around a place. */
  readonly far: number;
  /** Kicks out of dead ends. */
  readonly kicks: number;
  /** Changes that may be weighed, in each piece. */
  readonly trials: number;
  /** Whether interactions outside the plan are looked at too. */
  readonly isWide: boolean;
}

export class Order {
  /** Interactions of the plan, then those that may join it or stand in for one of it. */
  readonly ops: readonly Op[];
  /** Numbers of interactions in the order of the plan. Place of interaction `i` is `i + 1`; the last place is the exit. */
  row: readonly number[];
  total: number;
  /** With every gate open that these interactions can open; and where that differs, as the plan first went. */
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
  /** By bit: the first position that gives it. */
  readonly #given: Int32Array;
  /** The same of a row that is being weighed. */
  readonly #tried: Int32Array;
  /** Facts that the leg to each position takes, and batteries in hand there. */
  readonly #taken: (readonly Bit[] | undefined)[] = [];
  #stock: Int32Array = new Int32Array(0);
  readonly #isWide: boolean;
  readonly #isWhole: boolean;

  constructor(sim: Sim, stops: readonly Stop[], end: number, ask: ArrangeAsk, isWhole: boolean) {
    const { task } = sim;
    const isWide = ask.isWide && isWhole;
    const { ops, cells, joiners } = withOthers(task, stops, isWide);
    this.ops = ops;
    this.#isWide = isWide;
    this.#isWhole = isWhole;
    this.#joiners = joiners;
    this.#standIns = ops.map((op, i) => (isWide && i < stops.length ? standInsOf(ops, op) : []));
    this.#held = sim.bits.slice();
    this.#batteries = sim.batteries;
    this.#goal = isWhole ? task.goal : [];
    this.#given = new Int32Array(task.names.length);
    this.#tried = new Int32Array(task.names.length);
    this.#trials = ask.trials;
    this.row = stops.map((_, i) => i);
    const places = [sim.at, ...cells, end];
    const begun = sim.moment();
    const legsWith = (given: readonly Op[]): Legs => {
      for (const { gives } of given) sim.have(gives);
      const legs = legsBetween(task, this.#held, sim.walker, sim.field.price, places, ask.far);
      sim.back(begun);
      return legs;
    };
    this.#ideal = legsWith(ops);
    this.#plain = isWide ? legsWith(ops.slice(0, stops.length)) : noLegs(places.length);
    this.#walk(sim, stops, end);
    this.#settle();
    this.total = this.#weigh(this.row);
  }

  get isSpent(): boolean {
    return this.#trials <= 0;
  }

  reset(row: readonly number[]): void {
    this.row = row;
    this.#settle();
  }

  /** To where no change looks cheaper. */
  descend(): void {
    while (
      !this.isSpent &&
      (this.#exchange() || this.#substitute() || this.#join() || (this.#isWhole && this.#drop()))
    );
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
          if (this.#leg(k - 1, i) + this.#leg(j - 1, k) < open + this.#now[k]! && this.#trade(i, j, k)) {
            isBetter = true;
            most = this.#longest(i, last);
            break;
          }
      }
    }
    return isBetter;
  }

  /** Takes the exchange where every fact and battery is still had in time: only what lies in [i, k) is looked at, except
   *  where other walks than the shortest may do. */
  #trade(i: number, j: number, k: number): boolean {
    if (!this.#isInTime(i, j, k)) return this.#isWide && this.#take(swapped(this.row, i, j, k));
    this.row = swapped(this.row, i, j, k);
    this.#settle();
    return true;
  }

  #isInTime(i: number, j: number, k: number): boolean {
    const { row, ops } = this;
    const { count } = this.#ideal;
    this.#trials -= k - i;
    const at = (position: number): number =>
      position < 0 ? 0 : position === row.length ? count - 1 : row[position]! + 1;
    if (!this.#areHad(this.#takenBy(at(i - 1) * count + at(j)), i)) return false;
    if (!this.#areHad(this.#takenBy(at(k - 1) * count + at(i)), k, i, j)) return false;
    if (!this.#areHad(this.#takenBy(at(j - 1) * count + at(k)), k)) return false;
    let batteries = this.#stock[i]!;
    for (let p = j; p < k; p++) {
      const op = ops[row[p]!]!;
      if (op.takes > batteries || !this.#areHad(op.needs, k, i, j)) return false;
      if (p > j && !this.#areHad(this.#taken[p], k, i, j)) return false;
      batteries += op.batteries - op.takes;
    }
    for (let p = i; p < j; p++) {
      const op = ops[row[p]!]!;
      if (op.takes > batteries) return false;
      batteries += op.batteries - op.takes;
    }
    return true;
  }

  #takenBy(leg: number): readonly Bit[] | undefined {
    return factsOf(this.#ideal, leg);
  }

  /** Each of these facts is first had before position `to`, and none in [from, without). */
  #areHad(bits: readonly Bit[] | undefined, to: number, from = to, without = to): boolean {
    if (bits === undefined) return false;
    for (const bit of bits) {
      if (this.#held[bit]) continue;
      const given = this.#given[bit]!;
      if (given >= to || (given >= from && given < without)) return false;
    }
    return true;
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
      if (!this.#isNeeded(i) && this.#take([...this.row.slice(0, i), ...this.row.slice(i + 1)])) isBetter = true;
    return isBetter;
  }

  /** The goal, or another interaction, takes a fact that comes from this one alone. */
  #isNeeded(position: number): boolean {
    const isGivenElsewhere = (bit: Bit): boolean =>
      this.row.some((one, i) => i !== position && this.ops[one]!.gives.includes(bit));
    const isTaken = (bit: Bit): boolean =>
      this.#goal.includes(bit) || this.row.some((one) => this.ops[one]!.needs.includes(bit));
    return this.ops[this.row[position]!]!.gives.some((bit) => isTaken(bit) && !isGivenElsewhere(bit));
  }

  #take(row: readonly number[]): boolean {
    this.#trials -= row.length;
    const total = this.#weigh(row, this.total);
    if (total >= this.total) return false;
    this.row = row;
    this.#settle();
    return true;
  }

  #settle(): void {
    const { row } = this;
    const size = row.length;
    if (this.#now.length <= size) {
      this.#now = new Int32Array(size + 1);
      this.#stock = new Int32Array(size + 1);
    }
    this.#taken.length = size + 1;
    const given = this.#given.fill(NO_LEG);
    for (let i = size - 1; i >= 0; i--) for (const bit of this.ops[row[i]!]!.gives) given[bit] = i;
    this.#stock[0] = this.#batteries;
    let sum = 0;
    for (let i = 0; i <= size; i++) {
      const leg = this.#legTo(row, i);
      const legs = isOpen(this.#ideal, given, leg, i) ? this.#ideal : this.#plain;
      this.#now[i] = legs === this.#plain && !isOpen(legs, given, leg, i) ? NO_LEG : legs.cost[leg]!;
      this.#taken[i] = factsOf(legs, leg);
      sum += this.#now[i]!;
      if (i === size) break;
      const { cost, batteries, takes } = this.ops[row[i]!]!;
      sum += cost;
      this.#stock[i + 1] = this.#stock[i]! + batteries - takes;
    }
    this.total = sum;
  }

  /** Air of a row as it looks; not less than `NO_LEG` where something in it lacks what it takes. */
  #weigh(row: readonly number[], below = NO_LEG): number {
    const given = this.#tried.fill(NO_LEG);
    for (let i = row.length - 1; i >= 0; i--) for (const bit of this.ops[row[i]!]!.gives) given[bit] = i;
    for (const bit of this.#goal) if (!this.#held[bit] && given[bit] === NO_LEG) return NO_LEG;
    let batteries = this.#batteries;
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      const op = this.ops[row[i]!]!;
      for (const bit of op.needs) if (!this.#held[bit] && given[bit]! >= i) return NO_LEG;
      if (op.takes > batteries) return NO_LEG;
      batteries += op.batteries - op.takes;
      sum += op.cost + this.#air(given, row, i);
      if (sum >= below) return NO_LEG;
    }
    return sum + this.#air(given, row, row.length);
  }

  /** Air of the leg to a position of a row. */
  #air(given: Int32Array, row: readonly number[], i: number): number {
    const leg = this.#legTo(row, i);
    if (isOpen(this.#ideal, given, leg, i)) return this.#ideal.cost[leg]!;
    return isOpen(this.#plain, given, leg, i) ? this.#plain.cost[leg]! : NO_LEG;
  }

  #legTo(row: readonly number[], i: number): number {
    const { count } = this.#ideal;
    return (i === 0 ? 0 : row[i - 1]! + 1) * count + (i === row.length ? count - 1 : row[i]! + 1);
  }

  /** Where the plan goes another way than over its own gates at their best, because one is still shut, that is the leg. */
  #walk(sim: Sim, stops: readonly Stop[], end: number): void {
    this.#settle();
    for (let i = 0; i <= stops.length; i++) {
      const stop = stops[i];
      const cell = stop?.cell ?? end;
      const before = sim.cost;
      if (sim.at !== cell) {
        if (!sim.walker.seek(sim.field.price, sim.at, cell)) return;
        const needs = factsOnTheWay(sim.task, this.#held, sim.walker, cell);
        sim.follow(cell);
        const leg = this.#legTo(this.row, i);
        if (!isOpen(this.#plain, this.#given, leg, i)) {
          this.#plain.needs[leg] = this.#plain.lists.push(needs) - 1;
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

const factsOf = ({ needs, lists }: Legs, leg: number): readonly Bit[] | undefined => lists[needs[leg]!];

/** Every fact that a leg takes is had before the position it leads to. */
const isOpen = ({ cost, needs, lists }: Legs, given: Int32Array, leg: number, i: number): boolean => {
  if (cost[leg] === NO_LEG) return false;
  for (const bit of lists[needs[leg]!]!) if (given[bit]! >= i) return false;
  return true;
};

/** A detour for a shorter way is looked at up to this length. */
const NEAR = 12;

const swapped = (row: readonly number[], i: number, j: number, k: number): readonly number[] => {
  const made = row.slice();
  let at = i;
  for (let from = j; from < k; from++) made[at++] = row[from]!;
  for (let from = i; from < j; from++) made[at++] = row[from]!;
  return made;
};
