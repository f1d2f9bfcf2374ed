// Room for things [DS-269]: which cells of a room may still carry something that blocks without cutting anything off.
// A room is a rectangle, so its cells are rows of bits and connectivity is a few shifts.

import type { Stream } from '@interlock/kernel';
import type { Corridors } from './corridors.ts';
import type { Edges } from './edges.ts';
import type { Rooms } from './rooms.ts';

/** Candidates tried and why they were skipped, by clause of the rule, and furniture left out [DS-272]. */
export interface PlacementCounts {
  tried: number;
  a: number;
  b: number;
  c: number;
  d: number;
  leftOut: number;
}
type Clause = 'a' | 'b' | 'c' | 'd';

export class Space {
  readonly counts: PlacementCounts[];
  readonly #rooms: Rooms;
  readonly #stride: number;
  /** Bits by room and row: doorways; blocking things; cells kept for start, exit and floor items. */
  readonly #doorway: Int32Array;
  readonly #blocked: Int32Array;
  readonly #kept: Int32Array;
  /** By room: 0 not known, 1 a blocking thing fits, 2 none fits. */
  readonly #fits: Uint8Array;
  /** By room: cells that clause (a) allows. */
  readonly #left: Int32Array;
  readonly #free: Int32Array;
  readonly #seen: Int32Array;
  readonly #open: Int32Array;

  constructor(rooms: Rooms, edges: Edges, corridors: Corridors) {
    const count = rooms.left.length;
    this.#rooms = rooms;
    this.#stride = rooms.tall.reduce((most, tall) => Math.max(most, tall), 0);
    const rows = count * this.#stride;
    this.#doorway = new Int32Array(rows);
    this.#blocked = new Int32Array(rows);
    this.#kept = new Int32Array(rows);
    this.#fits = new Uint8Array(count);
    this.#free = new Int32Array(this.#stride);
    this.#seen = new Int32Array(this.#stride);
    this.#open = new Int32Array(rooms.wide.reduce((most, wide) => Math.max(most, wide), 0) * this.#stride);
    this.counts = Array.from({ length: count }, () => ({ tried: 0, a: 0, b: 0, c: 0, d: 0, leftOut: 0 }));
    this.#left = new Int32Array(count);
    for (let e = 0; e < edges.count; e++) {
      const toFloor = edges.isDown[e] === 1 ? rooms.width : 1;
      this.#set(this.#doorway, edges.low[e]!, corridors.lowDoor[e]! - toFloor);
      this.#set(this.#doorway, edges.high[e]!, corridors.highDoor[e]! + toFloor);
    }
    for (let room = 0; room < count; room++) this.#left[room] = this.#openCells(room);
  }

  /** A random cell on which a blocking thing may stand, taken at once; -1 where none passes. */
  block(room: number, dice: Stream): number {
    if (this.#fits[room] === 2) return -1;
    const counts = this.counts[room]!;
    let left = this.#openCells(room);
    while (left > 0) {
      const pick = dice.int(left);
      const place = this.#open[pick]!;
      this.#open[pick] = this.#open[--left]!;
      counts.tried++;
      const clause = this.#clauseAgainst(room, place);
      if (clause !== null) {
        counts[clause]++;
        continue;
      }
      const row = room * this.#stride + Math.floor(place / 32);
      this.#blocked[row]! |= 1 << (place % 32);
      this.#left[room]!--;
      this.#fits[room] = 0;
      return this.#cellAt(room, place);
    }
    this.#fits[room] = 2;
    return -1;
  }

  /** Whether any cell of the room passes. */
  fitsBlocking(room: number): boolean {
    if (this.#fits[room] === 0) {
      const left = this.#openCells(room);
      let fits = 2;
      for (let i = 0; i < left && fits === 2; i++) if (this.#clauseAgainst(room, this.#open[i]!) === null) fits = 1;
      this.#fits[room] = fits;
    }
    return this.#fits[room] === 1;
  }

  /** A random free cell that is no doorway, kept from now on for something that does not block; -1 where none is left. */
  keep(room: number, dice: Stream): number {
    const left = this.#openCells(room);
    if (left === 0) return -1;
    const place = this.#open[dice.int(left)]!;
    this.#kept[room * this.#stride + Math.floor(place / 32)]! |= 1 << (place % 32);
    this.#left[room]!--;
    this.#fits[room] = 0;
    return this.#cellAt(room, place);
  }

  fitsItem(room: number): boolean {
    return this.#left[room]! > 0;
  }

  /** Gives a kept cell back. */
  release(room: number, cell: number): void {
    const { row, bit } = this.#placeOf(room, cell);
    this.#kept[row]! &= ~bit;
    this.#left[room]!++;
    this.#fits[room] = 0;
  }

  /** Nothing stands on the cell, it is kept for nothing and is no doorway. */
  isOpen(room: number, cell: number): boolean {
    const { row, bit } = this.#placeOf(room, cell);
    return ((this.#doorway[row]! | this.#blocked[row]! | this.#kept[row]!) & bit) === 0;
  }

  /** The clause of the rule that keeps a blocking thing off this cell; null: none does. */
  clauseAgainst(room: number, cell: number): Clause | null {
    const { row, bit, y } = this.#placeOf(room, cell);
    if (((this.#doorway[row]! | this.#blocked[row]! | this.#kept[row]!) & bit) !== 0) return 'a';
    return this.#clauseAgainst(room, y * 32 + (31 - Math.clz32(bit)));
  }

  #placeOf(room: number, cell: number): { row: number; bit: number; y: number } {
    const { width, left, top } = this.#rooms;
    const y = Math.floor(cell / width) - top[room]!;
    return { row: room * this.#stride + y, bit: 1 << ((cell % width) - left[room]!), y };
  }

  #set(bits: Int32Array, room: number, cell: number): void {
    const { row, bit } = this.#placeOf(room, cell);
    bits[row]! |= bit;
  }

  #cellAt(room: number, place: number): number {
    const { width, left, top } = this.#rooms;
    return (top[room]! + Math.floor(place / 32)) * width + left[room]! + (place % 32);
  }

  /** Fills `#open` with the places (row * 32 + column) that clause (a) allows, row-major. */
  #openCells(room: number): number {
    const wide = this.#rooms.wide[room]!;
    const tall = this.#rooms.tall[room]!;
    let count = 0;
    for (let y = 0, row = room * this.#stride; y < tall; y++, row++) {
      const taken = this.#doorway[row]! | this.#blocked[row]! | this.#kept[row]!;
      for (let x = 0; x < wide; x++) if (((taken >> x) & 1) === 0) this.#open[count++] = y * 32 + x;
    }
    return count;
  }

  /** Clauses (b) to (d), for a place that (a) allows. */
  #clauseAgainst(room: number, place: number): Clause | null {
    const tall = this.#rooms.tall[room]!;
    const full = (1 << this.#rooms.wide[room]!) - 1;
    const base = room * this.#stride;
    const free = this.#free;
    const seen = this.#seen;
    for (let y = 0; y < tall; y++) {
      free[y] = full & ~this.#blocked[base + y]!;
      seen[y] = 0;
    }
    const own = Math.floor(place / 32);
    free[own]! &= ~(1 << (place % 32));
    // The flood begins at a doorway, so that what it misses tells (b) from (c).
    let first = 0;
    while (first < tall && this.#doorway[base + first] === 0) first++;
    const hasDoorway = first < tall;
    if (!hasDoorway) for (first = 0; first < tall && free[first] === 0; ) first++;
    if (first === tall) return 'c';
    const bits = hasDoorway ? this.#doorway[base + first]! : free[first]!;
    seen[first] = bits & -bits;
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false;
      for (let y = 0; y < tall; y++) {
        const was = seen[y]!;
        const entered = (was | (y > 0 ? seen[y - 1]! : 0) | (y + 1 < tall ? seen[y + 1]! : 0)) & free[y]!;
        const now = entered | (((entered << 1) | (entered >> 1)) & free[y]!);
        if (now !== was) {
          seen[y] = now;
          hasGrown = true;
        }
      }
    }
    let missesDoorway = false;
    let missesFloor = false;
    for (let y = 0; y < tall; y++) {
      if ((this.#doorway[base + y]! & ~seen[y]!) !== 0) missesDoorway = true;
      if ((free[y]! & ~seen[y]!) !== 0) missesFloor = true;
    }
    if (missesDoorway) return 'b';
    if (missesFloor) return 'c';
    for (let y = 0; y < tall; y++) {
      const beside = (free[y]! << 1) | (free[y]! >> 1) | (y > 0 ? free[y - 1]! : 0) | (y + 1 < tall ? free[y + 1]! : 0);
      if ((full & ~free[y]! & ~beside) !== 0) return 'd';
    }
    return null;
  }
}
