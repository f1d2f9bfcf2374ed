// Takes plain values into the two lanes of a digest, word by word. Digests are taken after every turn, so no text is
// built on the way, and what was learned is kept: the shapes of objects (shapes.ts) and the lanes of recurring texts.

import { isLasting } from './lasting.ts';
import { type Memo, NO_SHAPE, type Place, shapeOf } from './shapes.ts';

/** What a value that is no small integer begins with, and its kind. An integer stands for itself. */
const ESCAPE = 0x5bd1e995;
const tag = { null: 1, false: 2, true: 3, wide: 5, text: 6, list: 7, map: 8, typed: 9 } as const;

/** The digest being taken. One at a time: whoever begins sets both lanes, whoever ends reads them. */
export const lanes = new Int32Array(2);

/** One word into lane `a`; then into lane `b`, with `a` as it is by then. Factors stand where they are used: engines
 *  read a number from outside a function anew in every step. */
const stirA = (a: number, w: number): number => {
  const m = Math.imul(a ^ w, 0x9e3779b1);
  return (m << 13) | (m >>> 19);
};
const stirB = (b: number, w: number, a: number): number => {
  const m = (Math.imul(b ^ w, 0x85ebca77) + a) | 0;
  return (m << 17) | (m >>> 15);
};
/** Of two words at once the first goes into lane `a`, crossed with `b`, and the second as above. */
const crossA = (a: number, w: number, b: number): number => {
  const m = (Math.imul(a ^ w, 0x9e3779b1) + b) | 0;
  return (m << 13) | (m >>> 19);
};
/** What a lane of an entry adds to those of its object. */
const settle = (lane: number): number => {
  const m = Math.imul(lane ^ (lane >>> 15), 0x2c1b3c6d);
  return Math.imul(m ^ (m >>> 12), 0x297a2d39);
};

/** Bytes of a typed array then lie in memory as the digest reads them. */
const IS_LITTLE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
/** From this many bytes on a view of four a word is worth making. */
const LONG = 24;
/** New texts after which a place is taken for one whose texts do not recur. */
const FICKLE = 64;
/** Texts kept for all places, and how long they may be. */
const TEXTS = 4096;
const SHORT = 64;
/** Where the lanes of a text of its own begin. */
const START_A = 0x243f6a88;
const START_B = 0x13198a2e;

type IntArray = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array;

const NO_WORDS = new Int32Array(0);
/** Slots of a memo. */
const SLOTS = 8;

const newMemo = (): Memo => ({
  texts: Array<string | null>(SLOTS).fill(null),
  a: new Int32Array(SLOTS),
  b: new Int32Array(SLOTS),
  news: 0,
});

/** Of places that have met no text yet. */
const NO_MEMO = newMemo();

/** Where a memo keeps a text: by its length and last letter, which tell ids and names of one kind apart. */
const slotOf = (s: string): number => {
  const { length } = s;
  return length === 0 ? 0 : (length + s.charCodeAt(length - 1)) & (SLOTS - 1);
};

export const newPlace = (): Place => ({
  shape: NO_SHAPE,
  texts: NO_MEMO,
  entries: NO_MEMO,
  list: NO_WORDS,
  length: 0,
  bytes: 4,
  met: null,
  times: 0,
  lasting: null,
  lastingA: 0,
  lastingB: 0,
  view: NO_WORDS,
  words: 0,
});

/** Any plain value. Throws on what the digest cannot pin down: fractions, NaN, functions, undefined in lists. */
export const absorb = (v: unknown, place: Place): void => {
  switch (typeof v) {
    case 'number':
      takeNumber(v);
      return;
    case 'string':
      takeText(v, place);
      return;
    case 'boolean':
      takeTwo(ESCAPE, v ? tag.true : tag.false);
      return;
    case 'object':
      if (v === null) takeTwo(ESCAPE, tag.null);
      else if (Array.isArray(v)) takeList(v, place);
      else if (ArrayBuffer.isView(v)) takeTyped(v as unknown as IntArray, place);
      else takeMap(v as Record<string, unknown>, place);
      return;
    default:
      throw new TypeError(`A ${typeof v} has no digest.`);
  }
};

export const takeWord = (w: number): void => {
  const a = stirA(lanes[0]!, w);
  lanes[0] = a;
  lanes[1] = stirB(lanes[1]!, w, a);
};

const takeTwo = (v: number, w: number): void => {
  const a = crossA(lanes[0]!, v, lanes[1]!);
  lanes[0] = a;
  lanes[1] = stirB(lanes[1]!, w, a);
};

/** The words of a list from one place to before another, two at a time. On locals: here digests spend their time. */
const takeWords = (list: Int32Array, from: number, end: number): void => {
  let a = lanes[0]!;
  let b = lanes[1]!;
  let i = from;
  for (; i + 1 < end; i += 2) {
    a = crossA(a, list[i]!, b);
    b = stirB(b, list[i + 1]!, a);
  }
  lanes[0] = a;
  lanes[1] = b;
  if (i < end) takeWord(list[i]!);
};

const takeNumber = (n: number): void => {
  if ((n | 0) === n && n !== ESCAPE) takeWord(n);
  else if (Number.isSafeInteger(n)) {
    takeTwo(ESCAPE, tag.wide);
    takeTwo(n | 0, Math.floor(n / 4294967296) | 0);
  } else throw new TypeError(`${n} is not an integer; state, events and content hold integers only.`);
};

/** A text among other values is the two lanes that it has on its own. */
const takeText = (s: string, place: Place): void => {
  const slot = slotOf(s);
  if (place.texts.texts[slot] !== s) learnText(s, slot, place);
  const { a, b } = place.texts;
  takeTwo(ESCAPE, tag.text);
  takeTwo(a[slot]!, b[slot]!);
};

/** A name, how many integers follow, and these, from a list of them: as the text, the count and the words would be taken
 *  one after another, on locals. Turns of large boards tell hundreds. */
export const takeTold = (name: string, place: Place, list: Int32Array, from: number, count: number): void => {
  const slot = slotOf(name);
  if (place.texts.texts[slot] !== name) learnText(name, slot, place);
  let a = crossA(lanes[0]!, ESCAPE, lanes[1]!);
  let b = stirB(lanes[1]!, tag.text, a);
  a = crossA(a, place.texts.a[slot]!, b);
  b = stirB(b, place.texts.b[slot]!, a);
  a = stirA(a, count);
  b = stirB(b, count, a);
  const end = from + count;
  let i = from;
  for (; i + 1 < end; i += 2) {
    a = crossA(a, list[i]!, b);
    b = stirB(b, list[i + 1]!, a);
  }
  if (i < end) {
    a = stirA(a, list[i]!);
    b = stirB(b, list[i]!, a);
  }
  lanes[0] = a;
  lanes[1] = b;
};

const texts = new Map<string, readonly [number, number]>();

const learnText = (s: string, slot: number, place: Place): void => {
  if (place.texts === NO_MEMO) place.texts = newMemo();
  const memo = place.texts;
  const known = memo.news > FICKLE ? undefined : texts.get(s);
  const [a, b] = known ?? textLanes(s);
  if (known === undefined && memo.news <= FICKLE) {
    memo.news++;
    if (texts.size >= TEXTS) texts.clear();
    if (s.length <= SHORT) texts.set(s, [a, b]);
  }
  memo.texts[slot] = s;
  memo.a[slot] = a;
  memo.b[slot] = b;
};

/** The same for a text under a key: what it adds to the lanes of the object. Changes the lanes of the digest. */
const learnEntry = (s: string, slot: number, place: Place, keyA: number, keyB: number): Memo => {
  if (place.entries === NO_MEMO) place.entries = newMemo();
  lanes[0] = keyA;
  lanes[1] = keyB;
  takeText(s, place);
  const memo = place.entries;
  memo.texts[slot] = s;
  memo.a[slot] = settle(lanes[0]!);
  memo.b[slot] = settle(lanes[1]!);
  return memo;
};

/** What null, false and true add to the lanes of an object, under a key of these lanes. */
const flagLanes = ([a, b]: readonly [number, number]): readonly (readonly [number, number])[] =>
  [tag.null, tag.false, tag.true].map((kind) => {
    const first = crossA(a, ESCAPE, b);
    return [settle(first), settle(stirB(b, kind, first))];
  });

/** The lanes of a text on its own. Those of the digest being taken stay as they are. */
export const textLanes = (s: string): readonly [number, number] => {
  const [a, b] = lanes;
  lanes[0] = START_A;
  lanes[1] = START_B;
  takeWord(tag.text);
  takeCharacters(s);
  const own = [lanes[0]!, lanes[1]!] as const;
  lanes[0] = a!;
  lanes[1] = b!;
  return own;
};

/** Length, then two characters a word. */
export const takeCharacters = (s: string): void => {
  const { length } = s;
  takeWord(length);
  let a = lanes[0]!;
  let b = lanes[1]!;
  for (let i = 0; i < length; i += 2) {
    const w = i + 1 < length ? s.charCodeAt(i) | (s.charCodeAt(i + 1) << 16) : s.charCodeAt(i);
    a = stirA(a, w);
    b = stirB(b, w, a);
  }
  lanes[0] = a;
  lanes[1] = b;
};

const takeList = (list: readonly unknown[], place: Place): void => {
  const { length } = list;
  takeTwo(ESCAPE, tag.list);
  let a = stirA(lanes[0]!, length);
  let b = stirB(lanes[1]!, length, a);
  for (let i = 0; i < length; i++) {
    const value = list[i];
    if (typeof value === 'number' && (value | 0) === value && value !== ESCAPE) {
      a = stirA(a, value);
      b = stirB(b, value, a);
      continue;
    }
    lanes[0] = a;
    lanes[1] = b;
    absorb(value, place);
    a = lanes[0]!;
    b = lanes[1]!;
  }
  lanes[0] = a;
  lanes[1] = b;
};

/** Packed, lowest byte first whatever the machine: four bytes, two shorts or one long a word. */
const takeTyped = (list: IntArray, place: Place): void => {
  // Whoever changes one state from turn to turn brings the same array again.
  if (place.list !== list || place.view.length !== place.words) learnTyped(list, place);
  const { length, bytes, view, words } = place;
  takeTwo(ESCAPE, tag.typed);
  takeTwo(length, bytes);
  // An odd word at the end of the view is taken with those that follow it.
  takeWords(view, 0, words & ~1);
  const per = 4 / bytes;
  const mask = bytes === 1 ? 0xff : 0xffff;
  let isOdd = (words & 1) === 1;
  let before = isOdd ? view[words - 1]! : 0;
  for (let i = words * per; i < length; i += per) {
    let w = list[i]! & mask;
    for (let k = 1; k < per && i + k < length; k++) w |= (list[i + k]! & mask) << (8 * bytes * k);
    if (isOdd) takeTwo(before, w);
    before = w;
    isOdd = !isOdd;
  }
  if (isOdd) takeWord(before);
};

/** What a typed array is, and as much of it as can be seen as whole words. */
const learnTyped = (list: IntArray, place: Place): void => {
  const { length, BYTES_PER_ELEMENT: bytes } = list;
  if (!(bytes <= 4) || (list as unknown) instanceof Float32Array)
    throw new TypeError('Typed arrays of state hold integers of at most 32 bits.');
  place.list = list;
  place.length = length;
  place.bytes = bytes;
  if (bytes === 4) place.view = list as Int32Array;
  else if (IS_LITTLE && length * bytes >= LONG && list.byteOffset % 4 === 0)
    place.view = new Int32Array(list.buffer, list.byteOffset, (length * bytes) >> 2);
  else place.view = NO_WORDS;
  place.words = place.view.length;
};

/** Takes note of a value that adds this under its key. Whether it lasts is asked when it comes a second time. */
const meet = (value: object, at: Place, a: number, b: number): void => {
  at.times = at.met === value ? at.times + 1 : 1;
  at.met = value;
  if (at.times !== 2 || !isLasting(value)) return;
  at.lasting = value;
  at.lastingA = a;
  at.lastingB = b;
};

const READER = { newPlace, textLanes, flagLanes };

/** The sum of its entries, each on lanes of its own that begin with the key's: so the order of keys does not matter. A
 *  loop over the keys of the object itself is what engines read objects by best, as long as they have met none here that
 *  they can only read slowly. */
const takeMap = (map: Record<string, unknown>, place: Place): void => {
  const { keys, lanesA, lanesB, places, flagsA, flagsB, isQuick } = place.shape;
  if (!isQuick) {
    takeNewMap(map, place);
    return;
  }
  const outerA = lanes[0]!;
  const outerB = lanes[1]!;
  let sumA = 0;
  let sumB = 0;
  let i = 0;
  for (const key in map) {
    // biome-ignore lint/suspicious/noPrototypeBuiltins: in a loop over the keys engines know the answer to this question alone
    if (keys[i] !== key || !Object.prototype.hasOwnProperty.call(map, key)) {
      i = -1;
      break;
    }
    const value = map[key];
    if (typeof value === 'number' && (value | 0) === value && value !== ESCAPE) {
      const a = stirA(lanesA[i]!, value);
      sumA = (sumA + settle(a)) | 0;
      sumB = (sumB + settle(stirB(lanesB[i]!, value, a))) | 0;
    } else if (typeof value === 'string') {
      const slot = slotOf(value);
      let { entries } = places[i]!;
      if (entries.texts[slot] !== value) entries = learnEntry(value, slot, places[i]!, lanesA[i]!, lanesB[i]!);
      sumA = (sumA + entries.a[slot]!) | 0;
      sumB = (sumB + entries.b[slot]!) | 0;
    } else if (value === null || typeof value === 'boolean') {
      const flag = i * 3 + (value === null ? 0 : value ? 2 : 1);
      sumA = (sumA + flagsA[flag]!) | 0;
      sumB = (sumB + flagsB[flag]!) | 0;
    } else if (value !== undefined) {
      const at = places[i]!;
      if (value === at.lasting) {
        sumA = (sumA + at.lastingA) | 0;
        sumB = (sumB + at.lastingB) | 0;
      } else {
        lanes[0] = lanesA[i]!;
        lanes[1] = lanesB[i]!;
        absorb(value, at);
        const a = settle(lanes[0]!);
        const b = settle(lanes[1]!);
        if (typeof value === 'object') meet(value, at, a, b);
        sumA = (sumA + a) | 0;
        sumB = (sumB + b) | 0;
      }
    } // undefined: as if the key were not there
    i++;
  }
  lanes[0] = outerA;
  lanes[1] = outerB;
  if (i !== keys.length) takeNewMap(map, place);
  else {
    takeTwo(ESCAPE, tag.map);
    takeTwo(sumA, sumB);
  }
};

/** The same for an object of another shape than the last one here, which is learned; its own keys alone count. */
const takeNewMap = (map: Record<string, unknown>, place: Place): void => {
  const outerA = lanes[0]!;
  const outerB = lanes[1]!;
  const shape = shapeOf(Object.keys(map), READER);
  let sumA = 0;
  let sumB = 0;
  for (let i = 0; i < shape.keys.length; i++) {
    const value = map[shape.keys[i]!];
    if (value === undefined) continue;
    lanes[0] = shape.lanesA[i]!;
    lanes[1] = shape.lanesB[i]!;
    absorb(value, shape.places[i]!);
    sumA = (sumA + settle(lanes[0]!)) | 0;
    sumB = (sumB + settle(lanes[1]!)) | 0;
  }
  place.shape = shape;
  lanes[0] = outerA;
  lanes[1] = outerB;
  takeTwo(ESCAPE, tag.map);
  takeTwo(sumA, sumB);
};
