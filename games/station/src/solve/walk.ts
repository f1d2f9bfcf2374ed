// Cheapest walks over a field: Dijkstra with buckets, cell by cell in order of cost, left as soon as the caller has what
// it came for. Work arrays are kept and stamped, so a short walk on a large deck costs a short time.

export class Walker {
  /** Air to each cell, valid where `isKnown`. */
  readonly cost: Int32Array;
  /** The cell before it. */
  readonly via: Int32Array;
  /** Cells settled since the walker was made: what its work is measured by. */
  settled = 0;
  readonly #stamp: Int32Array;
  readonly #steps: readonly number[];
  readonly #buckets: number[][];
  #round = 0;

  constructor(size: number, steps: readonly number[], span: number) {
    this.cost = new Int32Array(size);
    this.via = new Int32Array(size);
    this.#stamp = new Int32Array(size);
    this.#steps = steps;
    this.#buckets = Array.from({ length: span }, () => []);
  }

  isKnown(cell: number): boolean {
    return this.#stamp[cell] === this.#round;
  }

  /** Visits cells in order of cost, first in first out among equals [DS-146], until `visit` says true; the cell it was
   *  said of, or -1 where the walk ran out. */
  run(price: Int32Array, from: number, visit: (cell: number, cost: number) => boolean): number {
    const { cost, via } = this;
    const stamp = this.#stamp;
    const buckets = this.#buckets;
    const span = buckets.length;
    const round = ++this.#round;
    for (const bucket of buckets) bucket.length = 0;
    stamp[from] = round;
    cost[from] = 0;
    via[from] = -1;
    buckets[0]!.push(from);
    let left = 1;
    for (let now = 0; left > 0; now++) {
      const bucket = buckets[now % span]!;
      for (let i = 0; i < bucket.length; i++) {
        const cell = bucket[i]!;
        if (cost[cell] !== now) continue;
        this.settled++;
        if (visit(cell, now)) return cell;
        for (const step of this.#steps) {
          const next = cell + step;
          const air = price[next]!;
          if (air === 0) continue;
          const total = now + air;
          if (stamp[next] === round && cost[next]! <= total) continue;
          stamp[next] = round;
          cost[next] = total;
          via[next] = cell;
          buckets[total % span]!.push(next);
          left++;
        }
      }
      left -= bucket.length;
      bucket.length = 0;
    }
    return -1;
  }

  /** The cells of the walk found last, without its first. */
  path(to: number): number[] {
    const cells: number[] = [];
    for (let cell = to; this.via[cell]! >= 0; cell = this.via[cell]!) cells.push(cell);
    return cells.reverse();
  }
}
