// The committed turns of a session. Snapshots are dense near the end and sparse far back; what lies between is
// replayed. So undo costs the same at turn 100,000 as at turn 100, and memory does not grow with every state.

import { applyLegal } from '../apply.ts';
import type { Happening, Position, Shape, Turn } from '../contract.ts';
import { essence, linked } from '../digest/chain.ts';
import type { Log } from '../log.ts';
import type { Run } from '../run.ts';

/** The last positions that are all kept; also the spacing of the snapshots behind them. */
const DENSE = 32;
/** Snapshots beyond which the far ones are thinned out. */
const MOST = 512;
/** A stretch `d` turns back keeps snapshots at most `d / SPREAD` turns apart (or `DENSE`). */
const SPREAD = 32;

interface Past<G extends Shape> {
  readonly log: Log<G['event']>;
  readonly revealed: boolean;
  readonly rolled: boolean;
}

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

export class Timeline<G extends Shape> {
  readonly #run: Run<G>;
  readonly #turns: Turn<G>[] = [];
  /** Two words a turn: the digest chain. Link 0 is the head joined with the set-up state. */
  #chain = new Uint32Array(2 * 64);
  /** Per turn: 1 revealed, 2 rolled. */
  #final = new Uint8Array(64);
  readonly #snapshots = new Map<number, Position<G>>();
  readonly #recent = new Map<number, Log<G['event']>>();

  constructor(run: Run<G>) {
    this.#run = run;
    this.#snapshots.set(0, run.start);
    this.#write(0, linked(run.head, null, essence(run.game, run.start.state)));
  }

  get length(): number {
    return this.#turns.length;
  }

  get turns(): readonly Turn<G>[] {
    return this.#turns;
  }

  turn(at: number): Turn<G> {
    return this.#turns[at - 1] as Turn<G>;
  }

  /** Digest after turn `at`; 0 is the set-up. */
  digest(at: number): readonly [number, number] {
    return [this.#chain[2 * at]!, this.#chain[2 * at + 1]!];
  }

  /** True if turn `at` may not be undone in a ranked run. */
  isFinal(at: number): boolean {
    return this.#final[at]! !== 0;
  }

  push(turn: Turn<G>, position: Position<G>, past: Past<G>): void {
    const at = this.#turns.push(turn);
    this.#write(at, linked(this.digest(at - 1), past.log, essence(this.#run.game, position.state)));
    this.#final[at] = (past.revealed ? 1 : 0) | (past.rolled ? 2 : 0);
    this.#keep(at, position, past);
  }

  /** The first `at` turns as a timeline of their own: positions are never changed, so both may hold the same ones. */
  fork(at: number): Timeline<G> {
    const position = this.position(at);
    const copy = new Timeline(this.#run);
    copy.#turns.push(...this.#turns.slice(0, at));
    copy.#chain = this.#chain.slice();
    copy.#final = this.#final.slice();
    for (const [turn, one] of this.#snapshots) if (turn <= at) copy.#snapshots.set(turn, one);
    for (const [turn, told] of this.#recent) if (turn <= at) copy.#recent.set(turn, told);
    copy.#snapshots.set(at, position);
    return copy;
  }

  /** Takes the last turn off and gives it back. */
  pop(): Turn<G> {
    const at = this.#turns.length;
    this.#snapshots.delete(at);
    this.#recent.delete(at);
    return this.#turns.pop() as Turn<G>;
  }

  /** The position after turn `at`, replayed from the nearest snapshot. Leaves snapshots behind at growing distances,
   *  so that going back further turn by turn never replays the same long stretch twice. */
  position(at: number): Position<G> {
    if (!(at >= 0 && at <= this.#turns.length)) throw new RangeError(`There is no turn ${at} in this run.`);
    const known = this.#snapshots.get(at);
    if (known) return known;
    let from = at;
    while (!this.#snapshots.has(from)) from--;
    let position = this.#snapshots.get(from)!;
    for (let t = from + 1; t <= at; t++) {
      const applied = applyLegal(this.#run.game, this.#run.world, position, this.#turns[t - 1] as Turn<G>);
      position = applied.position;
      const back = at - t;
      if (back < DENSE) this.#store(t, position, applied);
      else if (back % DENSE === 0 && isPowerOfTwo(back / DENSE)) this.#snapshots.set(t, position);
    }
    if (this.#snapshots.size > MOST) this.#thin(at);
    return position;
  }

  /** What happened in turn `at`, nothing where there is no such turn; re-derived where it is no longer at hand. */
  happenings(at: number): readonly Happening<G['event']>[] {
    if (!(at >= 1 && at <= this.#turns.length)) return [];
    const known = this.#recent.get(at);
    const log = known ?? applyLegal(this.#run.game, this.#run.world, this.position(at - 1), this.turn(at)).log;
    return log.read();
  }

  #keep(at: number, position: Position<G>, past: Past<G>): void {
    this.#store(at, position, past);
    const old = at - DENSE;
    if (old > 0) {
      this.#recent.delete(old);
      if (old % DENSE !== 0) this.#snapshots.delete(old);
    }
    if (this.#snapshots.size > MOST) this.#thin(at);
  }

  #store(at: number, position: Position<G>, { log }: Past<G>): void {
    this.#snapshots.set(at, position);
    this.#recent.set(at, log);
  }

  /** Keeps what is near the end or near `here`; of the rest, the less the further back. */
  #thin(here: number): void {
    const end = this.#turns.length;
    const isNear = (at: number) => at > end - DENSE || (at > here - DENSE && at <= here);
    const isKept = (at: number) => {
      let apart = DENSE;
      while (apart * SPREAD < end - at) apart *= 2;
      return at % apart === 0;
    };
    for (const at of this.#snapshots.keys()) if (!isNear(at) && !isKept(at)) this.#snapshots.delete(at);
    for (const at of this.#recent.keys()) if (!isNear(at)) this.#recent.delete(at);
  }

  #write(at: number, words: readonly [number, number]): void {
    if (2 * at + 1 >= this.#chain.length) {
      const chain = new Uint32Array(this.#chain.length * 2);
      chain.set(this.#chain);
      this.#chain = chain;
      const final = new Uint8Array(this.#final.length * 2);
      final.set(this.#final);
      this.#final = final;
    }
    this.#chain[2 * at] = words[0];
    this.#chain[2 * at + 1] = words[1];
  }
}
