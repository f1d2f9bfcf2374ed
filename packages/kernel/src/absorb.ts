// Takes plain values into the two lanes of a digest, word by word. Digests are taken after every turn, so no text is
// built on the way, and what was learned is kept: the shapes of objects (shapes.ts) and the words of recurring texts.

import { isSame, NO_SHAPE, type Place, shapeOf, spellingOf } from './shapes.ts';

const tag = { null: 1, false: 2, true: 3, int: 4, wide: 5, text: 6, list: 7, map: 8, typed: 9, end: -1 } as const;

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

/** Bytes of a typed array then lie in memory as the digest reads them. */
const IS_LITTLE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
/** From this many bytes on a view of four a word is worth making. */
const LONG = 24;
/** New texts after which a place is taken for one whose texts do not recur. */
const FICKLE = 64;
/** Texts kept for all places, and how long they may be. */
const TEXTS = 4096;
const SHORT = 64;

type IntArray = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array;

const NO_WORDS = new Int32Array(0);
const NO_TEXT = spellingOf('', tag.text);

export const newPlace = (): Place => ({
  shape: NO_SHAPE,
  text: '',
  spelled: NO_TEXT,
  news: 0,
  list: NO_WORDS,
  length: 0,
  bytes: 4,
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
      takeWord(v ? tag.true : tag.false);
      return;
    case 'object':
      if (v === null) takeWord(tag.null);
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

/** On locals: here digests spend their time. */
const takeWords = (list: Int32Array): void => {
  let a = lanes[0]!;
  let b = lanes[1]!;
  for (let i = 0; i < list.length; i++) {
    const w = list[i]!;
    a = stirA(a, w);
    b = stirB(b, w, a);
  }
  lanes[0] = a;
  lanes[1] = b;
};

const takeNumber = (n: number): void => {
  if ((n | 0) === n) {
    takeWord(tag.int);
    takeWord(n);
  } else if (Number.isSafeInteger(n)) {
    takeWord(tag.wide);
    takeWord(n | 0);
    takeWord(Math.floor(n / 4294967296) | 0);
  } else throw new TypeError(`${n} is not an integer; state, events and content hold integers only.`);
};

const takeText = (s: string, place: Place): void => {
  if (place.text !== s) {
    if (place.news > FICKLE) {
      takeWord(tag.text);
      takeCharacters(s);
      return;
    }
    place.text = s;
    place.spelled = texts.get(s) ?? keepText(s, place);
  }
  takeWords(place.spelled);
};

const texts = new Map<string, Int32Array>();

const keepText = (s: string, place: Place): Int32Array => {
  place.news++;
  const spelled = spellingOf(s, tag.text);
  if (s.length > SHORT) return spelled;
  if (texts.size >= TEXTS) texts.clear();
  texts.set(s, spelled);
  return spelled;
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
  takeWord(tag.list);
  let a = stirA(lanes[0]!, length);
  let b = stirB(lanes[1]!, length, a);
  for (let i = 0; i < length; i++) {
    const value = list[i];
    if (typeof value === 'number' && (value | 0) === value) {
      a = stirA(a, tag.int);
      b = stirB(b, tag.int, a);
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
  const { length, bytes, view } = place;
  takeWord(tag.typed);
  takeWord(length);
  takeWord(bytes);
  takeWords(view);
  const per = 4 / bytes;
  const mask = bytes === 1 ? 0xff : 0xffff;
  for (let i = view.length * per; i < length; i += per) {
    let w = list[i]! & mask;
    for (let k = 1; k < per && i + k < length; k++) w |= (list[i + k]! & mask) << (8 * bytes * k);
    takeWord(w);
  }
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

/** Keys and values are asked for whole, in which engines are at their best, and read in the order of the digest. */
const takeMap = (map: Record<string, unknown>, place: Place): void => {
  const keys = Object.keys(map);
  if (!isSame(place.shape.keys, keys)) place.shape = shapeOf(keys, newPlace);
  const values = Object.values(map);
  const { order, places, words, ends } = place.shape;
  let a = stirA(lanes[0]!, tag.map);
  let b = stirB(lanes[1]!, tag.map, a);
  for (let i = 0, k = 0; i < order.length; i++) {
    const value = values[order[i]!];
    const end = ends[i]!;
    if (value === undefined) {
      k = end; // as if the key were not there
      continue;
    }
    for (; k < end; k++) {
      const w = words[k]!;
      a = stirA(a, w);
      b = stirB(b, w, a);
    }
    if (typeof value === 'number' && (value | 0) === value) {
      a = stirA(a, tag.int);
      b = stirB(b, tag.int, a);
      a = stirA(a, value);
      b = stirB(b, value, a);
      continue;
    }
    lanes[0] = a;
    lanes[1] = b;
    absorb(value, places[i]!);
    a = lanes[0]!;
    b = lanes[1]!;
  }
  a = stirA(a, tag.end);
  lanes[0] = a;
  lanes[1] = stirB(b, tag.end, a);
};
