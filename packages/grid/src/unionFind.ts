// Sets that only ever merge.

export class UnionFind {
  readonly #above: Int32Array;
  readonly #sizes: Int32Array;

  constructor(size: number) {
    this.#above = Int32Array.from({ length: size }, (_, cell) => cell);
    this.#sizes = new Int32Array(size).fill(1);
  }

  /** Merges two sets; false when they were one already. */
  join(a: number, b: number): boolean {
    let big = this.#rootOf(a);
    let small = this.#rootOf(b);
    if (big === small) return false;
    if (this.#sizes[big]! < this.#sizes[small]!) [big, small] = [small, big];
    this.#above[small] = big;
    this.#sizes[big] = this.#sizes[big]! + this.#sizes[small]!;
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
