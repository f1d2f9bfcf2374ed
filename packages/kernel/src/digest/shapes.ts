// What digests remember of the objects they have read: their keys, in the objects' order, with the lanes of each. Objects
// come in few shapes, and spelling their keys each time is dear.

/** Where values turn up, under a key say, and what stood there last: most likely the like stands there again. */
export interface Place {
  shape: KeyShape;
  /** Texts, each with its two lanes; and, as values of a key, with what each adds to the lanes of its object. */
  texts: Memo;
  entries: Memo;
  /** A typed array, its length, and the bytes of its elements. */
  list: ArrayBufferView;
  length: number;
  bytes: number;
  /** The array, list or object that was here last as a value of a key, how often in a row, and, if it never changes (lasting.ts), what it
   *  adds to the lanes of its object. */
  met: object | null;
  times: number;
  lasting: object | null;
  lastingA: number;
  lastingB: number;
  /** `list` by four bytes a word, as far as it can be seen so, and how many words these are. */
  view: Int32Array;
  words: number;
}

/** A few texts, each in the slot that its letters give it (absorb.ts), with two numbers. */
export interface Memo {
  readonly texts: (string | null)[];
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** Texts met here that were met nowhere before. */
  news: number;
}

/** How objects with these keys are read. */
export interface KeyShape {
  /** As the objects list them. */
  readonly keys: readonly string[];
  /** The lanes of each key, and where its values turn up. */
  readonly lanesA: Int32Array;
  readonly lanesB: Int32Array;
  readonly places: readonly Place[];
  /** What null, false and true add under each key, in this order. */
  readonly flagsA: Int32Array;
  readonly flagsB: Int32Array;
  /** True where engines list the keys of such objects by the quick way: few keys, and none of them a number. */
  readonly isQuick: boolean;
}

/** How whoever reads objects makes places, the lanes of a key, and what null, false and true add after such lanes. */
interface Reader {
  readonly newPlace: () => Place;
  readonly textLanes: (text: string) => Lanes;
  readonly flagLanes: (key: Lanes) => readonly Lanes[];
}

type Lanes = readonly [number, number];

const NONE = new Int32Array(0);
export const NO_SHAPE: KeyShape = {
  keys: [],
  lanesA: NONE,
  lanesB: NONE,
  places: [],
  flagsA: NONE,
  flagsB: NONE,
  isQuick: false,
};

/** Shapes by a number made from their keys. */
let shelves = new Map<number, KeyShape[]>();
let kept = 0;
/** Objects by the thousand that are all different, or with keys by the hundred (records by id), would only fill the
 *  shelves. */
const MOST_SHAPES = 4096;
const MOST_ALIKE = 16;
const MOST_KEYS = 64;

/** The shape of objects with these keys. */
export const shapeOf = (keys: readonly string[], reader: Reader): KeyShape => {
  if (keys.length > MOST_KEYS) return shapeWith(keys, reader);
  const number = numberOf(keys);
  let shelf = shelves.get(number);
  const known = shelf?.find((shape) => isSame(shape.keys, keys));
  if (known) return known;
  if (kept >= MOST_SHAPES) {
    shelves = new Map();
    kept = 0;
    shelf = undefined;
  }
  const shape = shapeWith(keys, reader);
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

const isSame = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const shapeWith = (keys: readonly string[], { newPlace, textLanes, flagLanes }: Reader): KeyShape => {
  const lanes = keys.map(textLanes);
  const flags = lanes.flatMap(flagLanes);
  return {
    keys,
    lanesA: Int32Array.from(lanes, ([a]) => a),
    lanesB: Int32Array.from(lanes, ([, b]) => b),
    places: keys.map(newPlace),
    flagsA: Int32Array.from(flags, ([a]) => a),
    flagsB: Int32Array.from(flags, ([, b]) => b),
    isQuick: keys.length > 0 && keys.length <= MOST_KEYS && !keys.some((key) => /^\d/.test(key)),
  };
};
