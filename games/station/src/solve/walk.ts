// Cheapest walks over a field: Dijkstra with buckets, cell by cell in order of cost, left as soon as the caller has what
// it came for. Work arrays are kept and stamped, so a short walk on a large deck costs a short time.

import { spend } from '@interlock/kernel';

export class Walker {
  /** Air to each cell, valid where `isKnown`. */
  readonly cost: Int32Array;
  /** The cell before it. */
  readonly via: Int32Array;
  /** Cells settled since the walker was made: what its work is measured by. */
  settled = 0;
  readonly #stamp: Int32Array;
  readonly #steps: readonly number[];
  // Buckets as chains: the first and last entry of each, the entry after an entry, the cell of an entry.
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #after: Int32Array;
  readonly #cell: Int32Array;
  #round = 0;
  /** Of `settled`, what was counted as work. */
  #counted = 0;

  constructor(size: number, steps: readonly number[], span: number) {
    this.cost = new Int32Array(size);
    this.via = new Int32Array(size);
    this.#stamp = new Int32Array(size);
    this.#steps = steps;
    this.#first = new Int32Array(span);
    this.#last = new Int32Array(span);
    this.#after = new Int32Array(4 * size + 1);
    this.#cell = new Int32Array(4 * size + 1);
  }

  isKnown(cell: number): boolean {
    return this.#stamp[cell] === this.#round;
  }

  /** Visits cells in order of cost, first in first out among equals [DS-146], until `visit` says true; the cell it was
   *  said of, or -1 where the walk ran out. */
  run(price: Int32Array, from: number, visit: (cell: number, cost: number) => boolean): number {
    spend(8 * (this.settled - this.#counted));
    this.#counted = this.settled;
    const { cost, via } = this;
    const stamp = this.#stamp;
    const first = this.#first;
    const last = this.#last;
    const after = this.#after;
    const cells = this.#cell;
    const span = first.length;
    const round = ++this.#round;
    first.fill(-1);
    stamp[from] = round;
    cost[from] = 0;
    via[from] = -1;
    cells[0] = from;
    after[0] = -1;
    first[0] = 0;
    let entries = 1;
    let left = 1;
    for (let now = 0; left > 0; now++) {
      const bucket = now % span;
      for (let entry = first[bucket]!; entry >= 0; entry = after[entry]!) {
        left--;
        const cell = cells[entry]!;
        if (cost[cell] !== now) continue;
        this.settled++;
        if (visit(cell, now)) return cell;
        for (let way = 0; way < 4; way++) {
          const next = cell + this.#steps[way]!;
          const air = price[next]!;
          if (air === 0) continue;
          const total = now + air;
          if (stamp[next] === round && cost[next]! <= total) continue;
          stamp[next] = round;
          cost[next] = total;
          via[next] = cell;
          const into = total % span;
          cells[entries] = next;
          after[entries] = -1;
          if (first[into]! < 0) first[into] = entries;
          else after[last[into]!] = entries;
          last[into] = entries++;
          left++;
        }
      }
      first[bucket] = -1;
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
