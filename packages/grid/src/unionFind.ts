// Sets that only ever merge. The name of a set is its lowest member, so it does not depend on the order of merging.

export class UnionFind {
  readonly #above: Int32Array;
  readonly #sizes: Int32Array;
  readonly #lowest: Int32Array;
  #count: number;

  constructor(size: number) {
    this.#above = Int32Array.from({ length: size }, (_, cell) => cell);
    this.#lowest = this.#above.slice();
    this.#sizes = new Int32Array(size).fill(1);
    this.#count = size;
  }

  /** How many sets there are. */
  get count(): number {
    return this.#count;
  }

  /** The lowest member of the set a cell is in. */
  lowestOf(cell: number): number {
    return this.#lowest[this.#rootOf(cell)]!;
  }

  sizeOf(cell: number): number {
    return this.#sizes[this.#rootOf(cell)]!;
  }

  areJoined(a: number, b: number): boolean {
    return this.#rootOf(a) === this.#rootOf(b);
  }

  /** Merges two sets; false when they were one already. */
  join(a: number, b: number): boolean {
    let big = this.#rootOf(a);
    let small = this.#rootOf(b);
    if (big === small) return false;
    if (this.#sizes[big]! < this.#sizes[small]!) [big, small] = [small, big];
    this.#above[small] = big;
    this.#sizes[big] = this.#sizes[big]! + this.#sizes[small]!;
    this.#lowest[big] = Math.min(this.#lowest[big]!, this.#lowest[small]!);
    this.#count--;
    return true;
  }

  #rootOf(cell: number): number {
    let at = cell;
    while (this.#above[at] !== at) {
      this.#above[at] = this.#above[this.#above[at]!]!; // halves the way for the next asker
      at = this.#above[at]!;
    }
    return at;
  }
}
