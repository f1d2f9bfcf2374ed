// Cheapest walks over a field: Dijkstra with buckets, cell by cell in order of cost, left as soon as the caller has what
// it came for. Work arrays are kept and stamped, so a short walk on a large deck costs a short time.

import { spend } from '@interlock/kernel';

type Visit = (cell: number, cost: number) => boolean;
const NOBODY = new Int32Array(0);

export class Walker {
  /** Air to each cell, valid where `isKnown`. */
  readonly cost: Int32Array;
  /** The cell before it. */
  readonly via: Int32Array;
  /** Cells of the walk made last, in order of cost, first in first out among equals [DS-146]. */
  readonly order: Int32Array;
  /** For whoever goes through walks: a mark by cell, -1 before and after. */
  readonly marks: Int32Array;
  /** And a note by cell of the walk made last, valid once written. */
  readonly notes: Int32Array;
  /** Cells settled since the walker was made: what its work is measured by. */
  settled = 0;
  readonly #stamp: Int32Array;
  readonly #steps: readonly number[];
  /** A bucket for every price below `span`. What lies in one has one price: no cell lies there twice. */
  readonly #buckets: readonly Int32Array[];
  readonly #sizes: Int32Array;
  #round = 0;
  /** Of `settled`, what was counted as work. */
  #counted = 0;

  constructor(size: number, steps: readonly number[], span: number) {
    this.cost = new Int32Array(size);
    this.via = new Int32Array(size);
    this.order = new Int32Array(size);
    this.marks = new Int32Array(size).fill(-1);
    this.notes = new Int32Array(size);
    this.#stamp = new Int32Array(size);
    this.#steps = steps;
    this.#buckets = Array.from({ length: span }, () => new Int32Array(size));
    this.#sizes = new Int32Array(span);
  }

  isKnown(cell: number): boolean {
    return this.#stamp[cell] === this.#round;
  }

  /** Visits cells until `visit` says true; the cell it was said of, or -1 where the walk ran out. */
  run(price: Int32Array, from: number, visit: Visit): number {
    return this.#walk(price, from, -1, visit, NOBODY, 0, Number.MAX_SAFE_INTEGER);
  }

  /** Whether one gets there. */
  seek(price: Int32Array, from: number, to: number): boolean {
    return this.#walk(price, from, to, null, NOBODY, 0, Number.MAX_SAFE_INTEGER) === to;
  }

  /** Fills `order` until so many cells with a mark (not -1) were come upon, or so many cells in all; how many it holds. */
  flood(price: Int32Array, from: number, marks: Int32Array, marked: number, most: number): number {
    const before = this.settled;
    this.#walk(price, from, -1, null, marks, marked, most);
    return this.settled - before;
  }

  #walk(
    price: Int32Array,
    from: number,
    to: number,
    visit: Visit | null,
    marks: Int32Array,
    marked: number,
    most: number,
  ): number {
    spend(8 * (this.settled - this.#counted));
    this.#counted = this.settled;
    const { cost, via, order } = this;
    const stamp = this.#stamp;
    const buckets = this.#buckets;
    const sizes = this.#sizes.fill(0);
    const span = buckets.length;
    const round = ++this.#round;
    const [north, east, south, west] = this.#steps as [number, number, number, number];
    stamp[from] = round;
    cost[from] = 0;
    via[from] = -1;
    buckets[0]![0] = from;
    sizes[0] = 1;
    let left = 1;
    let count = 0;
    let missing = marked;
    // The bucket of a price is what is left of it when divided by their number: kept up to date, since dividing takes long.
    for (let now = 0, slot = 0; left > 0; now++, slot = slot + 1 === span ? 0 : slot + 1) {
      const bucket = buckets[slot]!;
      const size = sizes[slot]!;
      left -= size;
      sizes[slot] = 0;
      for (let entry = 0; entry < size; entry++) {
        const cell = bucket[entry]!;
        if (cost[cell] !== now) continue;
        this.settled++;
        order[count++] = cell;
        if (cell === to || visit?.(cell, now)) return cell;
        if (marked > 0 && ((marks[cell] !== -1 && --missing === 0) || count === most)) return -1;
        for (let way = 0; way < 4; way++) {
          const next = cell + (way === 0 ? north : way === 1 ? east : way === 2 ? south : west);
          const air = price[next]!;
          if (air === 0) continue;
          const total = now + air;
          if (stamp[next] === round && cost[next]! <= total) continue;
          stamp[next] = round;
          cost[next] = total;
          via[next] = cell;
          const into = slot + air < span ? slot + air : slot + air - span;
          buckets[into]![sizes[into]!++] = next;
          left++;
        }
      }
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
