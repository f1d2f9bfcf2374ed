// A routed plan made cheaper: interactions that prove unnecessary are dropped, single ones moved to another place in the
// order, and the whole order thought over [DS-320]. Only the part of a plan that a change touches is walked anew.

import { arrange } from './arrange.ts';
import type { ArrangeAsk } from './order.ts';
import { type Moment, type Plan, planOf, Sim, type Stop } from './sim.ts';
import type { Op, Task } from './task.ts';

/** How much is tried: how often the whole order is thought over, and how hard; cells walked over in all trials of single
 *  changes: so many, and so many more by cell of the floor, which keeps large decks close to linear. */
export interface Effort extends ArrangeAsk {
  readonly work: number;
  readonly workByCell: number;
  /** By which the replays of balance are multiplied. */
  readonly tries: number;
  readonly rounds: number;
  /** Whether a plan that was thought over is left at that. */
  readonly isHasty: boolean;
}

/** For decks made by the dozen, and for every other where the exact search has the last word. */
export const QUICK: Effort = {
  ...{
    work: 25_000,
    workByCell: 5,
    tries: 1,
    rounds: 0,
    together: 128,
    far: 1_000,
    kicks: 0,
    trials: 300_000,
    isWide: false,
    isHasty: true,
  },
};
/** Where no exact search has come to an end. */
export const THOROUGH: Effort = {
  ...{
    work: 2_000_000,
    workByCell: 20,
    tries: 20,
    rounds: 6,
    together: 400,
    far: 4_000,
    kicks: 100,
    trials: 1_500_000,
    isWide: true,
    isHasty: false,
  },
};
/** The same while somebody waits for a level to open. */
export const WAITED_FOR: Effort = {
  ...THOROUGH,
  work: 200_000,
  tries: 4,
  rounds: 2,
  kicks: 30,
  trials: 200_000,
  far: 2_000,
};
/** Interactions are moved this far at most, and a change must fall in with the old plan this soon. */
const FAR = 10;

export const improve = (task: Task, first: readonly Stop[], effort: Effort = QUICK): Plan | null => {
  let floor = 0;
  for (const price of task.base) if (price > 0) floor++;
  const tries = effort.tries * task.deck.content.balance.solver.improveTries;
  const trial = new Trial(task, first, tries, effort.work + effort.workByCell * floor);
  if (!trial.isSound) return planOf(task, first);
  // Under a limit switches go back and forth: there is no order of facts to work on.
  const isOrdered = task.capacity === Number.POSITIVE_INFINITY && tries > 0;
  if (effort.isHasty && isOrdered && trial.arrange(effort)) return planOf(task, trial.stops);
  trial.drop();
  trial.move();
  if (isOrdered)
    for (let round = 0; round < effort.rounds; round++) {
      // In pieces once, and with less ado: a plan as long as that is no matter of the last step.
      const isLong = trial.stops.length > effort.together;
      if (!trial.arrange(isLong ? QUICK : effort)) break;
      trial.drop();
      trial.move();
      if (isLong) break;
    }
  return planOf(task, trial.stops);
};

class Trial {
  /** The plan it was given clears the deck. */
  readonly isSound: boolean;
  readonly #task: Task;
  readonly #work: number;
  readonly #sim: Sim;
  #tries: number;
  /** What the walker had done before. */
  readonly #begun: number;
  #ops: readonly Op[];
  #spots: readonly number[] = [];
  /** Before each interaction, and at the end on the exit. */
  #moments: readonly Moment[] = [];

  constructor(task: Task, stops: readonly Stop[], tries: number, work: number) {
    this.#task = task;
    this.#work = work;
    this.#tries = tries;
    this.#sim = new Sim(task);
    this.#begun = this.#sim.walker.settled;
    this.#ops = stops.map(({ op }) => op);
    this.isSound = this.#adopt(this.#ops);
  }

  get stops(): readonly Stop[] {
    return this.#ops.map((op, i) => ({ op, cell: this.#spots[i]! }));
  }

  /** Leaves out one interaction at a time, the last first: what it served has been left out by then. */
  drop(): void {
    this.#again();
    for (let i = this.#ops.length - 1; i >= 0 && !this.#isSpent(2); i--) {
      const row = [...this.#ops.slice(0, i), ...this.#ops.slice(i + 1)];
      if (this.#isCheaper(row, i, row.length)) this.#adopt(row);
    }
  }

  /** Moves one interaction at a time to where it comes cheaper, until a whole pass finds nothing. */
  move(): void {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      this.#again();
      for (let i = this.#ops.length - 2; i >= 0; i--)
        for (let j = i + 1; j < Math.min(this.#ops.length, i + FAR); j++) {
          if (this.#isSpent(1)) return;
          // The first of the two to the place of the second, and the other way round.
          if (this.#tryMove(i, j, j) || (j > i + 1 && this.#tryMove(j, i, j))) isBetter = true;
        }
    }
  }

  /** Takes over a better order of the whole; false where none was found. */
  arrange(ask: ArrangeAsk): boolean {
    this.#sim.back(this.#moments[0]!);
    const row = arrange(this.#sim, this.stops, ask);
    return row !== null && this.#adopt(row);
  }

  #isSpent(share: number): boolean {
    return this.#tries <= 0 || (this.#sim.walker.settled - this.#begun) * share > this.#work;
  }

  #tryMove(from: number, to: number, last: number): boolean {
    const row = this.#ops.slice();
    row.splice(to, 0, ...row.splice(from, 1));
    if (!this.#isCheaper(row, Math.min(from, to), last)) return false;
    return this.#adopt(row);
  }

  /** Walks a changed row from where it first differs until it falls in with the old plan after `last`, or to the end. */
  #isCheaper(row: readonly Op[], first: number, last: number): boolean {
    this.#tries--;
    const sim = this.#sim;
    sim.back(this.#moments[first]!);
    for (let i = first; i < row.length; i++) {
      if (!sim.isDone(row[i]!) && !sim.makeNearest(row[i]!)) return false;
      if (i < last) continue;
      const old = this.#moments[i + 1]!;
      if (row.length === this.#ops.length && sim.at === old.at) return sim.cost < old.cost;
      if (i > last + FAR) return false;
    }
    if (!sim.isReady() || !sim.walkTo(this.#task.exit)) return false;
    return sim.cost < this.#moments.at(-1)!.cost;
  }

  /** Takes a row for the plan where it clears the deck and is not dearer; what it does not need is left out. */
  #adopt(row: readonly Op[]): boolean {
    const sim = this.#sim;
    if (this.#moments.length > 0) sim.back(this.#moments[0]!);
    const moments: Moment[] = [];
    const spots: number[] = [];
    const ops: Op[] = [];
    let isWhole = true;
    for (const op of row) {
      if (sim.isDone(op)) continue;
      const before = sim.moment();
      if (!sim.makeNearest(op)) {
        isWhole = false;
        break;
      }
      moments.push(before);
      ops.push(op);
      spots.push(sim.at);
    }
    isWhole &&= sim.isReady();
    const before = sim.moment();
    isWhole &&= sim.walkTo(this.#task.exit);
    const isFirst = this.#moments.length === 0;
    if (!isWhole || (!isFirst && sim.cost >= this.#moments.at(-1)!.cost)) {
      // Not what the trial promised (something picked up on the way is missing): the old plan stays.
      if (!isFirst) this.#again();
      return false;
    }
    this.#ops = ops;
    this.#spots = spots;
    this.#moments = [...moments, before, sim.moment()];
    return true;
  }

  /** Walks the plan as it stands, so that every moment of it can be come back to: a trial overwrites what lies behind
   *  the moment it begins at, therefore passes go from the last to the first. */
  #again(): void {
    this.#sim.back(this.#moments[0]!);
    for (const op of this.#ops) this.#sim.makeNearest(op);
    this.#sim.walkTo(this.#task.exit);
  }
}
