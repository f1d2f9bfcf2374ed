// The nodes of a search, field by field: parents and depths in typed arrays, turns by reference. A state is let go as
// soon as its node is expanded, so memory holds the frontier and a thin trail behind it. What is held is estimated as it
// grows, so that a search can stop before it is too much, at the same node on every machine.

import type { Dice, Position, Shape, Turn } from '@interlock/kernel';

/** Bytes a search may hold where nobody says otherwise: with Node and the game around it, less than 300 MB. */
export const MEMORY = 160 * 1024 * 1024;
/** Bytes of a node without its state and key, and of a plain field of a state: near enough. */
const NODE = 160;
const FIELD = 16;

/** What a search answers when its memory is spent. */
export const OUT_OF_MEMORY = 'its memory was spent before its nodes';

export class Nodes<G extends Shape> {
  readonly #limit: number;
  readonly #stateBytes: number;
  #held = 0;
  #parent = new Int32Array(1024);
  #depth = new Int32Array(1024);
  readonly #line: (readonly Turn<G>[] | null)[] = [];
  readonly #state: (G['state'] | null)[] = [];
  readonly #dice: (Dice | null)[] = [];

  constructor(start: Position<G>, limit: number = MEMORY) {
    this.#limit = limit;
    this.#stateBytes = bytesOf(start.state);
    this.add(-1, null, start.state, start.dice, 0);
  }

  get isFull(): boolean {
    return this.#held > this.#limit;
  }

  get length(): number {
    return this.#line.length;
  }

  /** `line` leads from the parent here: one turn, or several that count as one edge. */
  add(parent: number, line: readonly Turn<G>[] | null, state: G['state'], dice: Dice, keyLength: number): number {
    const id = this.#line.length;
    if (id === this.#parent.length) this.#grow();
    this.#parent[id] = parent;
    this.#depth[id] = parent < 0 ? 0 : this.#depth[parent]! + (line?.length ?? 0);
    this.#line.push(line);
    this.#state.push(state);
    this.#dice.push(dice);
    this.#held += NODE + 2 * keyLength + this.#stateBytes;
    return id;
  }

  /** A shorter way to a known node: it is open again. */
  reach(id: number, parent: number, line: readonly Turn<G>[], state: G['state'], dice: Dice): void {
    if (this.#state[id] === null) this.#held += this.#stateBytes;
    this.#parent[id] = parent;
    this.#depth[id] = this.#depth[parent]! + line.length;
    this.#line[id] = line;
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
    if (this.#state[id] !== null) this.#held -= this.#stateBytes;
    this.#state[id] = null;
    this.#dice[id] = null;
  }

  /** The turns from the start to a node, and those of one more edge. */
  line(id: number, last: readonly Turn<G>[]): readonly Turn<G>[] {
    const edges = [last];
    for (let at = id; this.#parent[at]! >= 0; at = this.#parent[at]!) edges.push(this.#line[at]!);
    return edges.reverse().flat();
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

/** What a state takes, by its first one: states of a run are of one size, near enough. */
const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return FIELD + 2 * value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength + 6 * FIELD;
  if (typeof value !== 'object' || value === null) return FIELD;
  let bytes = 2 * FIELD;
  for (const one of Object.values(value)) bytes += FIELD + bytesOf(one);
  return bytes;
};
