// A 64-bit digest of plain data, equal in every engine: integers, strings, booleans, null, arrays, objects and
// typed arrays of integers. Not cryptographic: it finds divergence, it does not stop a forger with patience.

import { absorb, lanes, newPlace, takeCharacters, takeTold, takeWord, textLanes } from './absorb.ts';
import type { Place } from './shapes.ts';

export { newPlace, type Place };

/** For values of which nobody says where they belong. */
const anywhere = newPlace();

/** Absorbs 32-bit words into two lanes. Reused: `reset` begins anew. */
export class Hasher {
  #a = 0;
  #b = 0;

  constructor(a = 0x243f6a88, b = 0x13198a2e) {
    this.reset(a, b);
  }

  reset(a = 0x243f6a88, b = 0x13198a2e): this {
    this.#a = a | 0;
    this.#b = b | 0;
    return this;
  }

  word(w: number): void {
    this.#open();
    takeWord(w);
    this.#close();
  }

  text(s: string): void {
    this.#open();
    takeCharacters(s);
    this.#close();
  }

  /** A name, how many integers follow, and these, from a list of them. */
  told(name: string, place: Place, list: Int32Array, from: number, count: number): void {
    this.#open();
    takeTold(name, place, list, from, count);
    this.#close();
  }

  /** Any plain value. Throws on what the digest cannot pin down: fractions, NaN, functions, undefined in lists. `place`
   *  remembers the values of one kind and makes the next one of the kind cheaper; it never changes the digest. */
  value(v: unknown, place: Place = anywhere): void {
    this.#open();
    absorb(v, place);
    this.#close();
  }

  #open(): void {
    lanes[0] = this.#a;
    lanes[1] = this.#b;
  }

  #close(): void {
    this.#a = lanes[0]!;
    this.#b = lanes[1]!;
  }

  /** The two lanes after a final stir. */
  words(): readonly [number, number] {
    let a = this.#a ^ (this.#b >>> 7);
    let b = this.#b ^ (this.#a >>> 11);
    a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
    b = Math.imul(b ^ (b >>> 15), 0xc2b2ae35);
    a = Math.imul(a ^ (a >>> 13) ^ b, 0xc2b2ae35);
    b = Math.imul(b ^ (b >>> 14) ^ a, 0x27d4eb2f);
    return [(a ^ (a >>> 16)) >>> 0, (b ^ (b >>> 16)) >>> 0];
  }

  hex(): string {
    return hexOf(this.words());
  }
}

const PAIRS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** Eight hexadecimal digits, by table: digests are written after every commit. */
const hex32 = (n: number): string =>
  PAIRS[n >>> 24]! + PAIRS[(n >>> 16) & 255]! + PAIRS[(n >>> 8) & 255]! + PAIRS[n & 255]!;

/** The two words of a digest as its sixteen digits. */
export const hexOf = (words: readonly [number, number]): string => hex32(words[0]) + hex32(words[1]);

/** Sixteen hexadecimal digits for any plain value. Key order of objects does not matter. */
export const digestOf = (value: unknown): string => {
  if (typeof value === 'string') return new Hasher(...textLanes(value)).hex();
  const hasher = new Hasher();
  hasher.value(value);
  return hasher.hex();
};
