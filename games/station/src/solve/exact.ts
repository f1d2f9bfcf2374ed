// The exact search [DS-322]: A* over states after interactions, cheapest plan by air. Interactions every plan must make
// are made as soon as one stands at them, and walks past them are not tried: neither ever costs more.

import { spend } from '@interlock/kernel';
import { type Board, boardOf, drop, has, type PackedOp, put } from './board.ts';
import { type Landmarks, landmarksOf, MANY_FACTS } from './landmarks.ts';
import type { Reach } from './reach.ts';
import { relevantOf } from './relevant.ts';
import type { Stop } from './sim.ts';
import { States } from './states.ts';
import type { Task } from './task.ts';

export interface ExactAsk {
  /** States that may be taken from the queue [DS-321]. */
  readonly nodes: number;
  /** Only plans cheaper than this are looked for. */
  readonly below?: number;
  /** By how much what is still to come weighs more than what was paid, in per mille; more than 1000: a plan is found
   *  sooner and need not be the cheapest. */
  readonly weight?: number;
}

export type ExactAnswer = { readonly nodes: number } & (
  | { readonly is: 'best'; readonly cost: number; readonly stops: readonly Stop[] }
  /** There is no plan, or none below the bound given. */
  | { readonly is: 'none' }
  | { readonly is: 'open' }
);

const EXIT = -2;
const REPORT = 256;
const NOTHING: readonly PackedOp[] = [];
/** Work of a node, in cells. */
const NODE = 256;

export function* exact(
  task: Task,
  ask: ExactAsk,
  reach?: Reach,
): Generator<{ readonly nodes: number; readonly depth: number }, ExactAnswer, void> {
  if (task.names.length > MANY_FACTS) return { is: 'open', nodes: 0 };
  const relevant = relevantOf(task, reach);
  if (relevant.alive[task.exit] === 0) return { is: 'none', nodes: 0 };
  const search = new Search(task, boardOf(task, relevant), landmarksOf(task, relevant), ask);
  let nodes = 0;
  for (let id = search.next(); id >= 0; id = search.next()) {
    if (search.isWon(id)) return { is: 'best', cost: search.states.cost[id]!, stops: search.stops(id), nodes };
    if (nodes >= ask.nodes) return { is: 'open', nodes };
    spend(NODE);
    if (++nodes % REPORT === 0) yield { nodes, depth: search.states.cost[id]! };
    search.expand(id);
  }
  return { is: 'none', nodes };
}

class Search {
  readonly states: States;
  readonly #task: Task;
  readonly #board: Board;
  readonly #landmarks: Landmarks;
  readonly #below: number;
  readonly #weight: number;
  /** Queue by estimate of the whole cost; what is put in last comes out first. */
  readonly #queue: number[][] = [];
  readonly #queuedCost: number[][] = [];
  #least = 0;
  readonly #goal: readonly number[];
  /** Landmarks by position of their fact. */
  readonly #marks: readonly number[];
  readonly #opsAt: readonly (readonly PackedOp[])[];
  readonly #batteryOps: readonly PackedOp[];
  /** Load by fact that can change, and what never changes. */
  readonly #loads: readonly { readonly fact: number; readonly load: number }[];
  readonly #baseLoad: number;
  // Batteries by the facts counted last: in hand, still taken by generators, whether more must be found.
  #inHand = 0;
  #wanted = 0;
  #isShort = false;
  // Scratch, overwritten by every state taken up.
  readonly #facts: Int32Array;
  readonly #after: Int32Array;
  readonly #undone: Uint8Array;
  readonly #price: Int32Array;
  readonly #walk: Int32Array;
  readonly #isPast: Uint8Array;
  readonly #isStop: Uint8Array;
  /** Buckets of the walk: the entry last put into each, the entry below an entry, the cell of an entry. */
  readonly #top: Int32Array;
  readonly #under: Int32Array;
  readonly #entry: Int32Array;

  constructor(task: Task, board: Board, landmarks: Landmarks, { below, weight }: ExactAsk) {
    this.#task = task;
    this.#board = board;
    this.#landmarks = landmarks;
    this.#below = below ?? Number.POSITIVE_INFINITY;
    this.#weight = weight ?? 1000;
    this.states = new States(board.words);
    this.#goal = task.goal.map((bit) => board.factOf[bit]!).filter((fact) => fact !== -1);
    this.#marks = landmarks.bits.map((bit) => board.factOf[bit]!);
    const at: PackedOp[][] = Array.from({ length: board.count }, () => []);
    for (const op of board.ops) for (const cell of op.from) at[cell]!.push(op);
    this.#opsAt = at;
    this.#batteryOps = board.ops.filter(({ got, op }) => got >= 0 || op.takes > 0);
    const loads = new Map<number, number>();
    for (const { clears, op } of board.ops) for (const fact of clears) loads.set(fact, -op.load);
    this.#loads = [...loads].map(([fact, load]) => ({ fact, load }));
    this.#facts = new Int32Array(board.words);
    this.#after = new Int32Array(board.words);
    this.#undone = new Uint8Array(landmarks.bits.length);
    this.#price = new Int32Array(board.count);
    this.#walk = new Int32Array(board.count);
    this.#isPast = new Uint8Array(board.count);
    this.#isStop = new Uint8Array(board.count);
    this.#top = new Int32Array(board.span).fill(-1);
    this.#under = new Int32Array(board.to.length + 1);
    this.#entry = new Int32Array(board.to.length + 1);
    for (const [fact, bit] of board.facts.entries()) if (task.bits[bit]) put(this.#after, fact);
    this.#baseLoad =
      task.load - this.#loads.reduce((sum, { fact, load }) => sum + (has(this.#after, fact) ? load : 0), 0);
    this.#offer(board.start, 0, -1, -1, 0);
  }

  /** The most promising open state, -1 where none is left. */
  next(): number {
    for (; this.#least < this.#queue.length; this.#least++) {
      const bucket = this.#queue[this.#least];
      if (bucket === undefined) continue;
      const costs = this.#queuedCost[this.#least]!;
      while (bucket.length > 0) {
        const id = bucket.pop()!;
        if (costs.pop()! === this.states.cost[id]) return id;
      }
    }
    return -1;
  }

  isWon(id: number): boolean {
    if (this.states.cell(id) !== this.#board.exit) return false;
    this.states.load(id, this.#facts);
    return this.#isReady(this.#facts);
  }

  /** The interactions that lead to a state, those made on the spot included. */
  stops(id: number): readonly Stop[] {
    const chain: number[] = [];
    for (let at = id; at >= 0; at = this.states.parent[at]!) chain.push(at);
    chain.reverse();
    const made: Stop[] = [];
    const { cells, ops } = this.#board;
    const facts = this.#after;
    facts.fill(0);
    for (const [fact, bit] of this.#board.facts.entries()) if (this.#task.bits[bit]) put(facts, fact);
    for (const at of chain) {
      const index = this.states.op[at]!;
      const cell = this.states.cell(at);
      if (index >= 0) {
        const op = ops[index]!;
        this.#count(facts);
        this.#perform(op, facts);
        // The door was opened from the cell before it; any cell beside it that was reached will do, as the walk knows.
        made.push({ op: op.op, cell: cells[cell]! });
      }
      if (index !== EXIT) for (const op of this.#settle(cell, facts)) made.push({ op: op.op, cell: cells[cell]! });
    }
    return made;
  }

  expand(id: number): void {
    const { states } = this;
    const { first, to, extra, exit, span } = this.#board;
    const facts = this.#facts;
    const price = this.#price;
    const walk = this.#walk;
    const isPast = this.#isPast;
    const top = this.#top;
    const under = this.#under;
    const entry = this.#entry;
    states.load(id, facts);
    this.#board.price(facts, price);
    const cost = states.cost[id]!;
    const floor = this.#least;
    this.#count(facts);
    this.#markStops(facts);
    const isReady = this.#isReady(facts);
    walk.fill(-1);
    isPast.fill(0);
    const from = states.cell(id);
    walk[from] = 0;
    entry[0] = from;
    under[0] = -1;
    top[0] = 0;
    let entries = 1;
    let left = 1;
    for (let now = 0; left > 0; now++) {
      const bucket = now % span;
      for (let one = top[bucket]!; one >= 0; one = under[one]!) {
        left--;
        const cell = entry[one]!;
        if (walk[cell] !== now || isPast[cell]! > 1) continue;
        const past = isPast[cell]!;
        isPast[cell] = past | 2;
        if (past === 0) for (const op of this.#opsAt[cell]!) this.#try(op, cell, cost + now, id, floor);
        if (isReady && cell === exit) {
          this.#after.set(facts);
          this.#offer(exit, cost + now, id, EXIT, floor);
        }
        const passes = past | (cell === from ? 0 : this.#isStop[cell]!);
        for (let k = first[cell]!; k < first[cell + 1]!; k++) {
          const next = to[k]!;
          const air = price[next]!;
          if (air === 0) continue;
          const total = now + extra[k]! + air;
          const known = walk[next]!;
          if (known === -1 || total < known) {
            walk[next] = total;
            isPast[next] = passes;
            entry[entries] = next;
            under[entries] = top[total % span]!;
            top[total % span] = entries++;
            left++;
          } else if (total === known) isPast[next]! |= passes;
        }
      }
      top[bucket] = -1;
    }
  }

  /** Cells where something every plan must do can be done now: no walk needs to lead past them. */
  #markStops(facts: Int32Array): void {
    this.#isStop.fill(0);
    for (const op of this.#board.ops)
      if (this.#isForced(op) && this.#isOpen(op, facts)) for (const cell of op.from) this.#isStop[cell] = 1;
  }

  #try(op: PackedOp, cell: number, cost: number, parent: number, floor: number): void {
    if (!this.#isOpen(op, this.#facts)) return;
    const after = this.#after;
    after.set(this.#facts);
    this.#perform(op, after);
    if (op.door < 0 || this.#isForced(op)) this.#offer(cell, cost + op.op.cost, parent, op.index, floor);
    else {
      // Whoever opens a door that may be left shut steps onto it next: opening it could have waited until then.
      this.#board.price(after, this.#price);
      const step = this.#price[op.door]!;
      this.#board.price(this.#facts, this.#price);
      this.#offer(op.door, cost + op.op.cost + step, parent, op.index, floor);
    }
    if (this.#batteryOps.length > 0) this.#count(this.#facts);
  }

  /** Queues the state of `#after` on a cell, once everything best done there at once is done. */
  #offer(cell: number, cost: number, parent: number, op: number, floor: number): void {
    let total = cost;
    if (op !== EXIT) for (const made of this.#settle(cell, this.#after)) total += made.op.cost;
    const marks = this.#marks;
    const undone = this.#undone;
    let certain = 0;
    for (let i = 0; i < marks.length; i++) {
      undone[i] = has(this.#after, marks[i]!) ? 0 : 1;
      if (undone[i]) certain += this.#landmarks.cost[i]!;
    }
    const left = certain + this.#landmarks.bound(this.#board.cells[cell]!, undone);
    if (total + left >= this.#below) return;
    const rank = Math.max(floor, total + Math.floor((left * this.#weight) / 1000));
    const id = this.states.reach(this.#after, cell, total, parent, op);
    if (id < 0) return;
    this.#queue[rank] ??= [];
    this.#queuedCost[rank] ??= [];
    this.#queue[rank]!.push(id);
    this.#queuedCost[rank]!.push(total);
  }

  /** Does on the spot what is best done at once; gives what was done. */
  #settle(cell: number, facts: Int32Array): readonly PackedOp[] {
    const here = this.#opsAt[cell]!;
    if (here.length === 0) return NOTHING;
    const made: PackedOp[] = [];
    this.#count(facts);
    for (let isNew = true; isNew; ) {
      isNew = false;
      for (const op of here) {
        if (!this.#isForced(op) || !this.#isOpen(op, facts)) continue;
        this.#perform(op, facts);
        this.#count(facts);
        made.push(op);
        isNew = true;
      }
    }
    return made;
  }

  #isForced({ op }: PackedOp): boolean {
    if (this.#landmarks.isForced[op.index] === 0) return false;
    // Batteries that do not suffice for all may be wanted elsewhere first.
    return op.takes === 0 || this.#inHand >= this.#wanted;
  }

  #isOpen(op: PackedOp, facts: Int32Array): boolean {
    for (const fact of op.needs) if (fact < 0 || !has(facts, fact)) return false;
    if (op.clears.length > 0) return op.clears.some((fact) => has(facts, fact));
    let isNew = op.got >= 0 && this.#isShort && !has(facts, op.got);
    for (const fact of op.gives) if (!has(facts, fact)) isNew = true;
    if (!isNew || op.op.takes > this.#inHand) return false;
    return op.op.load === 0 || this.#load(facts) + op.op.load <= this.#task.capacity;
  }

  #perform(op: PackedOp, facts: Int32Array): void {
    if (op.got >= 0) put(facts, op.got);
    for (const fact of op.gives) put(facts, fact);
    for (const fact of op.clears) drop(facts, fact);
  }

  #isReady(facts: Int32Array): boolean {
    for (const fact of this.#goal) if (fact < 0 || !has(facts, fact)) return false;
    return true;
  }

  #load(facts: Int32Array): number {
    let sum = this.#baseLoad;
    for (const { fact, load } of this.#loads) if (has(facts, fact)) sum += load;
    return sum;
  }

  /** Counts the batteries of a set of facts, for what is asked about it next. */
  #count(facts: Int32Array): void {
    let found = this.#task.batteries;
    let spent = 0;
    for (const { op, got, gives } of this.#batteryOps) {
      if (got >= 0 && has(facts, got)) found += op.batteries;
      if (op.takes > 0 && has(facts, gives[0]!)) spent += op.takes;
    }
    this.#inHand = found - spent;
    this.#wanted = this.#task.wanted - spent;
    this.#isShort = found < this.#task.wanted;
  }
}
