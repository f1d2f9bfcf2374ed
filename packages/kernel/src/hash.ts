// A 64-bit digest of plain data, equal in every engine: integers, strings, booleans, null, arrays, objects and
// typed arrays of integers. Not cryptographic: it finds divergence, it does not stop a forger with patience.

const A = 0x9e3779b1;
const B = 0x85ebca77;

/** Bytes of a typed array then lie in memory as the digest reads them. */
const IS_LITTLE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
/** From this length on a view of four bytes a word is worth making. */
const LONG = 24;

const tag = { null: 1, false: 2, true: 3, int: 4, wide: 5, text: 6, list: 7, map: 8, typed: 9 } as const;

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
    const a = Math.imul(this.#a ^ w, A);
    this.#a = (a << 13) | (a >>> 19);
    const b = Math.imul(this.#b ^ w, B) + this.#a;
    this.#b = (b << 17) | (b >>> 15);
  }

  text(s: string): void {
    this.word(s.length);
    let i = 0;
    for (; i + 1 < s.length; i += 2) this.word(s.charCodeAt(i) | (s.charCodeAt(i + 1) << 16));
    if (i < s.length) this.word(s.charCodeAt(i));
  }

  /** Any plain value. Throws on what the digest cannot pin down: fractions, NaN, functions, undefined in lists. */
  value(v: unknown): void {
    switch (typeof v) {
      case 'number':
        this.#number(v);
        return;
      case 'string':
        this.word(tag.text);
        this.text(v);
        return;
      case 'boolean':
        this.word(v ? tag.true : tag.false);
        return;
      case 'object':
        if (v === null) this.word(tag.null);
        else if (Array.isArray(v)) this.#list(v);
        else if (ArrayBuffer.isView(v)) this.#typed(v as unknown as IntArray);
        else this.#map(v as Record<string, unknown>);
        return;
      default:
        throw new TypeError(`A ${typeof v} has no digest.`);
    }
  }

  #number(n: number): void {
    if ((n | 0) === n) {
      this.word(tag.int);
      this.word(n | 0);
    } else if (Number.isSafeInteger(n)) {
      this.word(tag.wide);
      this.word(n | 0);
      this.word(Math.floor(n / 4294967296) | 0);
    } else throw new TypeError(`${n} is not an integer; state, events and content hold integers only.`);
  }

  #list(list: readonly unknown[]): void {
    this.word(tag.list);
    this.word(list.length);
    for (let i = 0; i < list.length; i++) this.value(list[i]);
  }

  /** Packed, lowest byte first whatever the machine: four bytes, two shorts or one long a word. */
  #typed(list: IntArray): void {
    const bytes = list.BYTES_PER_ELEMENT;
    if (list instanceof Float32Array || list instanceof Float64Array || bytes > 4)
      throw new TypeError('Typed arrays of state hold integers of at most 32 bits.');
    this.word(tag.typed);
    this.word(list.length);
    this.word(bytes);
    const per = 4 / bytes;
    let i = 0;
    if (IS_LITTLE && list.length >= LONG && list.byteOffset % 4 === 0) {
      const words = Math.trunc(list.length / per);
      this.#words(new Int32Array(list.buffer, list.byteOffset, words));
      i = words * per;
    }
    const mask = bytes === 4 ? -1 : (1 << (8 * bytes)) - 1;
    for (; i < list.length; i += per) {
      let w = 0;
      for (let k = 0; k < per && i + k < list.length; k++) w |= (list[i + k]! & mask) << (8 * bytes * k);
      this.word(w);
    }
  }

  /** As `word` for each, on locals: states are mostly typed arrays, and here digests spend their time. */
  #words(list: Int32Array): void {
    let a = this.#a;
    let b = this.#b;
    for (let i = 0; i < list.length; i++) {
      const w = list[i]!;
      a = Math.imul(a ^ w, A);
      a = (a << 13) | (a >>> 19);
      b = (Math.imul(b ^ w, B) + a) | 0;
      b = (b << 17) | (b >>> 15);
    }
    this.#a = a;
    this.#b = b;
  }

  #map(map: Record<string, unknown>): void {
    const keys = inOrder(Object.keys(map));
    this.word(tag.map);
    for (const key of keys) {
      const value = map[key];
      if (value === undefined) continue;
      this.text(key);
      this.value(value);
    }
    this.word(-1);
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

/** Lists of keys met so far, key by key: objects come in few shapes, and sorting their keys each time is dear. */
interface Shelf {
  readonly next: Map<string, Shelf>;
  sorted: readonly string[] | null;
}

const newShelf = (): Shelf => ({ next: new Map(), sorted: null });
let shelf = newShelf();
let shelves = 0;
/** Objects with keys by the thousand (a record by id) would only fill the shelves: they start anew. */
const SHELVES = 4096;

const inOrder = (keys: readonly string[]): readonly string[] => {
  let here = shelf;
  for (let i = 0; i < keys.length; i++) {
    let next = here.next.get(keys[i]!);
    if (next === undefined) {
      next = newShelf();
      here.next.set(keys[i]!, next);
      shelves++;
    }
    here = next;
  }
  here.sorted ??= keys.toSorted();
  if (shelves > SHELVES) {
    shelf = newShelf();
    shelves = 0;
  }
  return here.sorted;
};

type IntArray = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array;

const PAIRS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** Eight hexadecimal digits, by table: digests are written after every commit. */
const hex32 = (n: number): string =>
  PAIRS[n >>> 24]! + PAIRS[(n >>> 16) & 255]! + PAIRS[(n >>> 8) & 255]! + PAIRS[n & 255]!;

/** The two words of a digest as its sixteen digits. */
export const hexOf = (words: readonly [number, number]): string => hex32(words[0]) + hex32(words[1]);

/** Sixteen hexadecimal digits for any plain value. Key order of objects does not matter. */
export const digestOf = (value: unknown): string => {
  const hasher = new Hasher();
  hasher.value(value);
  return hasher.hex();
};
