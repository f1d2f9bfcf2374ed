// The states an exact search has met: facts packed into words, the cell, the cheapest way there. Typed arrays and a hash
// table of its own, because tens of thousands of states are looked up and hardly any is kept.

export class States {
  readonly words: number;
  count = 0;
  cost: Int32Array;
  parent: Int32Array;
  op: Int32Array;
  /** Facts and, as the last word, the cell. */
  #keys: Int32Array;
  #slots: Int32Array;
  readonly #stride: number;

  constructor(words: number) {
    this.words = words;
    this.#stride = words + 1;
    this.cost = new Int32Array(1024);
    this.parent = new Int32Array(1024);
    this.op = new Int32Array(1024);
    this.#keys = new Int32Array(1024 * this.#stride);
    this.#slots = new Int32Array(4096).fill(-1);
  }

  cell(id: number): number {
    return this.#keys[id * this.#stride + this.words]!;
  }

  load(id: number, facts: Int32Array): void {
    const at = id * this.#stride;
    for (let i = 0; i < this.words; i++) facts[i] = this.#keys[at + i]!;
  }

  /** The state's number where this is a cheaper way to it than any before, else -1. */
  reach(facts: Int32Array, cell: number, cost: number, parent: number, op: number): number {
    let slot = this.#hash(facts, cell) & (this.#slots.length - 1);
    for (;;) {
      const id = this.#slots[slot]!;
      if (id < 0) break;
      if (this.#isSame(id, facts, cell)) {
        if (this.cost[id]! <= cost) return -1;
        this.cost[id] = cost;
        this.parent[id] = parent;
        this.op[id] = op;
        return id;
      }
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const id = this.count++;
    if (id === this.cost.length) this.#grow();
    this.cost[id] = cost;
    this.parent[id] = parent;
    this.op[id] = op;
    const at = id * this.#stride;
    for (let i = 0; i < this.words; i++) this.#keys[at + i] = facts[i]!;
    this.#keys[at + this.words] = cell;
    this.#slots[slot] = id;
    if (2 * this.count > this.#slots.length) this.#rehash();
    return id;
  }

  #isSame(id: number, facts: Int32Array, cell: number): boolean {
    const at = id * this.#stride;
    if (this.#keys[at + this.words] !== cell) return false;
    for (let i = 0; i < this.words; i++) if (this.#keys[at + i] !== facts[i]) return false;
    return true;
  }

  #hash(facts: Int32Array, cell: number): number {
    let hash = Math.imul(cell + 1, 0x9e3779b1);
    for (let i = 0; i < this.words; i++) {
      hash ^= facts[i]!;
      hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
      hash ^= hash >>> 13;
    }
    return hash ^ (hash >>> 16);
  }

  #grow(): void {
    const wider = (old: Int32Array): Int32Array => {
      const wide = new Int32Array(old.length * 2);
      wide.set(old);
      return wide;
    };
    this.cost = wider(this.cost);
    this.parent = wider(this.parent);
    this.op = wider(this.op);
    this.#keys = wider(this.#keys);
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const facts = new Int32Array(this.words);
    for (let id = 0; id < this.count; id++) {
      this.load(id, facts);
      let slot = this.#hash(facts, this.cell(id)) & (slots.length - 1);
      while (slots[slot]! >= 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}
