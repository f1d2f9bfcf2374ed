// What digests remember of the objects they have read: their keys, in the objects' order and in the digest's. Objects
// come in few shapes, and sorting and spelling their keys each time is dear.

/** Where values turn up, under a key say, and what stood there last: most likely the like stands there again. */
export interface Place {
  shape: KeyShape;
  text: string;
  /** The words of `text`. */
  spelled: Int32Array;
  /** Texts met here that were met nowhere before. */
  news: number;
  /** A typed array, its length, and the bytes of its elements. */
  list: ArrayBufferView;
  length: number;
  bytes: number;
  /** `list` by four bytes a word, as far as it can be seen so, and how many words these are. */
  view: Int32Array;
  words: number;
}

/** How objects with these keys are read. */
export interface KeyShape {
  /** As the objects list them. */
  readonly keys: readonly string[];
  /** As the digest reads them, sorted: which of `keys` comes next, and where its values turn up. */
  readonly order: readonly number[];
  readonly places: readonly Place[];
  /** The words of all keys in that order, and where those of each end. */
  readonly words: Int32Array;
  readonly ends: readonly number[];
}

export const NO_SHAPE: KeyShape = { keys: [], order: [], places: [], words: new Int32Array(0), ends: [] };

/** Shapes by a number made from their keys. */
let shelves = new Map<number, KeyShape[]>();
let kept = 0;
/** Objects by the thousand that are all different, or with keys by the hundred (records by id), would only fill the
 *  shelves. */
const MOST_SHAPES = 4096;
const MOST_ALIKE = 16;
const MOST_KEYS = 64;

/** The shape of objects with these keys. */
export const shapeOf = (keys: readonly string[], newPlace: () => Place): KeyShape => {
  if (keys.length > MOST_KEYS) return shapeWith(keys, newPlace);
  const number = numberOf(keys);
  let shelf = shelves.get(number);
  const known = shelf?.find((shape) => isSame(shape.keys, keys));
  if (known) return known;
  if (kept >= MOST_SHAPES) {
    shelves = new Map();
    kept = 0;
    shelf = undefined;
  }
  const shape = shapeWith(keys, newPlace);
  kept++;
  if (!shelf) shelves.set(number, [shape]);
  else if (shelf.length < MOST_ALIKE) shelf.push(shape);
  return shape;
};

const numberOf = (keys: readonly string[]): number => {
  let number = keys.length;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    number = (Math.imul(number, 31) + key.length * 128 + (key.length > 0 ? key.charCodeAt(0) : 0)) | 0;
  }
  return number;
};

export const isSame = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const shapeWith = (keys: readonly string[], newPlace: () => Place): KeyShape => {
  const sorted = [...keys].sort();
  const words: number[] = [];
  const ends: number[] = [];
  for (const key of sorted) ends.push(words.push(...spellingOf(key)));
  const places = sorted.map(() => newPlace());
  return { keys, order: sorted.map((key) => keys.indexOf(key)), places, words: Int32Array.from(words), ends };
};

/** The words before it, then the length of a text, then its characters, two a word. */
export const spellingOf = (text: string, ...before: readonly number[]): Int32Array => {
  const start = before.length + 1;
  const list = new Int32Array(start + Math.ceil(text.length / 2));
  list.set(before);
  list[start - 1] = text.length;
  for (let i = 0; i < text.length; i++) list[start + (i >> 1)]! |= text.charCodeAt(i) << (16 * (i & 1));
  return list;
};
