// The nodes of a search, field by field: parents and depths in typed arrays, turns by reference. A state is let go as
// soon as its node is expanded, so memory holds the frontier and a thin trail behind it.

import type { Dice, Position, Shape, Turn } from '@interlock/kernel';

export class Nodes<G extends Shape> {
  #parent = new Int32Array(1024);
  #depth = new Int32Array(1024);
  readonly #turn: (Turn<G> | null)[] = [];
  readonly #state: (G['state'] | null)[] = [];
  readonly #dice: (Dice | null)[] = [];

  constructor(start: Position<G>) {
    this.add(-1, null, start.state, start.dice);
  }

  get length(): number {
    return this.#turn.length;
  }

  add(parent: number, turn: Turn<G> | null, state: G['state'], dice: Dice): number {
    const id = this.#turn.length;
    if (id === this.#parent.length) this.#grow();
    this.#parent[id] = parent;
    this.#depth[id] = parent < 0 ? 0 : this.#depth[parent]! + 1;
    this.#turn.push(turn);
    this.#state.push(state);
    this.#dice.push(dice);
    return id;
  }

  /** A shorter way to a known node: it is open again. */
  reach(id: number, parent: number, turn: Turn<G>, state: G['state'], dice: Dice): void {
    this.#parent[id] = parent;
    this.#depth[id] = this.#depth[parent]! + 1;
    this.#turn[id] = turn;
    this.#state[id] = state;
    this.#dice[id] = dice;
  }

  depth(id: number): number {
    return this.#depth[id]!;
  }

  /** Null once the node is closed. */
  state(id: number): G['state'] | null {
    return this.#state[id] ?? null;
  }

  dice(id: number): Dice {
    return this.#dice[id]!;
  }

  close(id: number): void {
    this.#state[id] = null;
    this.#dice[id] = null;
  }

  /** The turns from the start to a node, and one more. */
  line(id: number, last: Turn<G>): readonly Turn<G>[] {
    const turns: Turn<G>[] = [last];
    for (let at = id; this.#parent[at]! >= 0; at = this.#parent[at]!) turns.push(this.#turn[at]!);
    return turns.reverse();
  }

  #grow(): void {
    const parent = new Int32Array(this.#parent.length * 2);
    parent.set(this.#parent);
    this.#parent = parent;
    const depth = new Int32Array(this.#depth.length * 2);
    depth.set(this.#depth);
    this.#depth = depth;
  }
}
