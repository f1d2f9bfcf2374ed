// All states of one turn that are worth keeping: of two with the same key the one that is as good in everything stays.

import { ORDER_STRIDE } from '../shape/orders.ts';
import { isAsGood, VECTOR } from './record.ts';

const NONE = -1;

export class Layer {
  /** Nodes ever added; those another one has outdone since are marked in `isOutdone`. */
  count = 0;
  alive = 0;
  records = new Int16Array(1 << 12);
  /** Where a node's record begins; the next one's beginning is its end. */
  starts = new Int32Array(1 << 8);
  parents = new Int32Array(1 << 8);
  /** The player's orders that led here. */
  rows = new Int16Array((1 << 8) * ORDER_STRIDE);
  isOutdone = new Uint8Array(1 << 8);
  #hashes = new Int32Array(1 << 8);
  #next = new Int32Array(1 << 8);
  #heads = new Int32Array(1 << 9).fill(NONE);

  /** Adds a record unless a kept one is as good; what it outdoes itself is dropped. */
  add(record: Int16Array, length: number, parent: number, orders: Int16Array): boolean {
    const hash = hashOf(record, length);
    const { records, starts } = this;
    for (let at = this.#heads[hash & (this.#heads.length - 1)]!; at !== NONE; at = this.#next[at]!) {
      if (this.#hashes[at] !== hash || this.isOutdone[at] === 1) continue;
      const start = starts[at]!;
      if (starts[at + 1]! - start !== length || !isSameKey(records, start, record, length)) continue;
      if (isAsGood(records, start, record, 0)) return false;
      if (!isAsGood(record, 0, records, start)) continue;
      this.isOutdone[at] = 1;
      this.alive--;
    }
    this.#append(record, length, parent, orders, hash);
    return true;
  }

  #append(record: Int16Array, length: number, parent: number, orders: Int16Array, hash: number): void {
    const at = this.count;
    if (at + 2 > this.starts.length) this.#widen();
    const start = this.starts[at]!;
    if (start + length > this.records.length) {
      const wider = new Int16Array(this.records.length * 2);
      wider.set(this.records);
      this.records = wider;
    }
    for (let i = 0; i < length; i++) this.records[start + i] = record[i]!;
    this.starts[at + 1] = start + length;
    this.parents[at] = parent;
    for (let i = 0; i < ORDER_STRIDE; i++) this.rows[at * ORDER_STRIDE + i] = orders[i]!;
    this.isOutdone[at] = 0;
    this.#hashes[at] = hash;
    const head = hash & (this.#heads.length - 1);
    this.#next[at] = this.#heads[head]!;
    this.#heads[head] = at;
    this.count++;
    this.alive++;
  }

  #widen(): void {
    const size = this.starts.length * 2;
    const grown = <T extends Int32Array | Int16Array | Uint8Array>(to: T, from: T): T => {
      to.set(from);
      return to;
    };
    this.starts = grown(new Int32Array(size), this.starts);
    this.parents = grown(new Int32Array(size), this.parents);
    this.rows = grown(new Int16Array(size * ORDER_STRIDE), this.rows);
    this.isOutdone = grown(new Uint8Array(size), this.isOutdone);
    this.#hashes = grown(new Int32Array(size), this.#hashes);
    this.#next = grown(new Int32Array(size), this.#next);
    this.#heads = new Int32Array(size * 2).fill(NONE);
    for (let at = 0; at < this.count; at++) {
      const head = this.#hashes[at]! & (this.#heads.length - 1);
      this.#next[at] = this.#heads[head]!;
      this.#heads[head] = at;
    }
  }

  /** Bytes in use, roughly: what a search may hold is bounded by them. */
  get bytes(): number {
    return this.records.byteLength + this.starts.length * 50;
  }

  /** The states are expanded and no longer needed; who led to whom stays. */
  forget(): void {
    this.records = new Int16Array(0);
    this.#hashes = new Int32Array(0);
    this.#next = new Int32Array(0);
    this.#heads = new Int32Array(0);
  }
}

const isSameKey = (records: Int16Array, start: number, record: Int16Array, length: number): boolean => {
  for (let i = VECTOR; i < length; i++) if (records[start + i] !== record[i]) return false;
  return true;
};

const hashOf = (record: Int16Array, length: number): number => {
  let hash = 0x811c9dc5 | 0;
  for (let i = VECTOR; i < length; i++) hash = Math.imul(hash ^ record[i]!, 0x01000193);
  return hash ^ (hash >>> 15);
};
