// Whether a ship without cares could still win: no heat, no damage, no return limit, nobody who launches at it, nobody in the
// way who need not fall. Where even that ship cannot, no ship can [OS-399]. Asked depth first, answers are remembered.

import type { SolveProgress } from '@interlock/kernel';
import { orderOpponents } from '../rules/opponents/order.ts';
import { resolveTurn } from '../rules/turn.ts';
import { ORDER_STRIDE } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { copyState, resetTo, type State } from '../state.ts';
import { turnsLeft } from './bound.ts';
import { Carefree } from './carefree.ts';
import { Plans } from './plans.ts';
import { Rows } from './rows.ts';
import { SILENCE } from './silence.ts';
import { NO, Verdicts, YES } from './verdicts.ts';

/** A state whose plans are being tried, one after the other. */
interface Frame {
  readonly state: State;
  readonly rows: Rows;
  readonly orders: Int16Array;
  readonly note: Int16Array;
  length: number;
  next: number;
}

const REPORT_EVERY = 2000;

export class Hope {
  /** Turns resolved so far. */
  nodes = 0;
  readonly #world: World;
  /** The last turn in which a win counts. */
  readonly #last: number;
  readonly #memory: number;
  readonly #carefree: Carefree;
  readonly #plans: Plans;
  readonly #verdicts: Verdicts;
  readonly #frames: Frame[] = [];
  readonly #asked: State;
  readonly #draft: State;
  readonly #note: Int16Array;

  /** `memory`: bytes its answers may hold. */
  constructor(world: World, start: State, last: number, memory: number) {
    this.#world = world;
    this.#last = last;
    this.#memory = memory;
    this.#carefree = new Carefree(world);
    this.#plans = new Plans(world);
    this.#verdicts = new Verdicts(this.#carefree.vector);
    this.#asked = copyState(start);
    this.#draft = copyState(start);
    this.#note = new Int16Array(this.#carefree.room);
  }

  get bytes(): number {
    return this.#verdicts.bytes;
  }

  /** Whether the ship without cares can win from here by the last turn; null where `nodes` turns or its memory did not suffice to tell. */
  *holds(state: State, nodes: number): Generator<SolveProgress, boolean | null, void> {
    resetTo(this.#asked, state);
    this.#carefree.relieve(this.#asked);
    if (!this.#isOpen(this.#asked)) return false;
    const known = this.#known(this.#asked);
    if (known !== null) return known;
    let depth = 0;
    this.#enter(depth, this.#asked);
    while (depth >= 0) {
      const frame = this.#frames[depth]!;
      if (frame.next === frame.rows.count) {
        this.#verdicts.put(frame.note, frame.length, NO);
        depth--;
        continue;
      }
      if (this.nodes >= nodes || this.bytes > this.#memory) return null;
      this.nodes++;
      if (this.nodes % REPORT_EVERY === 0) yield { nodes: this.nodes, depth };
      const verdict = this.#try(frame);
      if (verdict === true) {
        for (; depth >= 0; depth--) this.#verdicts.put(this.#frames[depth]!.note, this.#frames[depth]!.length, YES);
        return true;
      }
      if (verdict === null) this.#enter(++depth, this.#draft);
    }
    return false;
  }

  /** Plays the frame's next plan: won or known to win, known not to, or null and the state in the draft. */
  #try(frame: Frame): boolean | null {
    const { orders, rows } = frame;
    const draft = this.#draft;
    const at = frame.next++ * ORDER_STRIDE;
    for (let i = 0; i < ORDER_STRIDE; i++) orders[i] = rows.data[at + i]!;
    resetTo(draft, frame.state);
    resolveTurn(this.#world, draft, orders, SILENCE, null);
    if (draft.ending !== null) return draft.ending.is === 'won';
    if (draft.turn > this.#last) return false;
    this.#carefree.relieve(draft);
    return this.#isOpen(draft) ? this.#known(draft) : false;
  }

  #isOpen(state: State): boolean {
    return turnsLeft(this.#world, state) <= this.#last - state.turn + 1;
  }

  #known(state: State): boolean | null {
    const verdict = this.#verdicts.get(this.#note, this.#carefree.write(state, this.#note));
    return verdict === 0 ? null : verdict === YES;
  }

  #enter(depth: number, state: State): void {
    this.#frames[depth] ??= {
      state: copyState(state),
      rows: new Rows(),
      orders: new Int16Array(this.#world.ships.length * ORDER_STRIDE),
      note: new Int16Array(this.#carefree.room),
      length: 0,
      next: 0,
    };
    const frame = this.#frames[depth]!;
    resetTo(frame.state, state);
    frame.length = this.#carefree.write(state, frame.note);
    frame.next = 0;
    orderOpponents(this.#world, frame.state, frame.orders);
    const isLast = state.turn === this.#last;
    this.#plans.list(frame.state, frame.orders, { isLast, isCarefree: true }, frame.rows);
  }
}
