// The digest written down plainly, without anything remembered: what the fast way must agree with.

type Lanes = readonly [a: number, b: number];

const START: Lanes = [0x243f6a88, 0x13198a2e];
const ESCAPE = 0x5bd1e995;

const rotate = (n: number, by: number): number => (n << by) | (n >>> (32 - by));

const take = ([a, b]: Lanes, w: number): Lanes => {
  const x = rotate(Math.imul(a ^ w, 0x9e3779b1), 13);
  return [x, rotate((Math.imul(b ^ w, 0x85ebca77) + x) | 0, 17)];
};

const takeTwo = ([a, b]: Lanes, v: number, w: number): Lanes => {
  const x = rotate((Math.imul(a ^ v, 0x9e3779b1) + b) | 0, 13);
  return [x, rotate((Math.imul(b ^ w, 0x85ebca77) + x) | 0, 17)];
};

const lanesOf = (s: string): Lanes => {
  const words = [6, s.length];
  for (let i = 0; i < s.length; i += 2) words.push(s.charCodeAt(i) | ((s.charCodeAt(i + 1) || 0) << 16));
  return words.reduce(take, START);
};

const settle = (lane: number): number => {
  const m = Math.imul(lane ^ (lane >>> 15), 0x2c1b3c6d);
  return Math.imul(m ^ (m >>> 12), 0x297a2d39);
};

/** Four bytes a word, the lowest first. Only for machines with the lowest byte first. */
const packed = (list: ArrayBufferView): number[] => {
  const bytes = [...new Uint8Array(list.buffer, list.byteOffset, list.byteLength)];
  const words: number[] = [];
  for (let i = 0; i < bytes.length; i += 4)
    words.push([0, 1, 2, 3].reduce((w, k) => w | ((bytes[i + k] ?? 0) << (8 * k)), 0));
  return words;
};

const absorbed = (lanes: Lanes, v: unknown): Lanes => {
  const open = (kind: number): Lanes => takeTwo(lanes, ESCAPE, kind);
  if (v === null) return open(1);
  if (typeof v === 'boolean') return open(v ? 3 : 2);
  if (typeof v === 'number') {
    if ((v | 0) === v && v !== ESCAPE) return take(lanes, v);
    return takeTwo(open(5), v | 0, Math.floor(v / 2 ** 32) | 0);
  }
  if (typeof v === 'string') return takeTwo(open(6), ...lanesOf(v));
  if (Array.isArray(v)) return v.reduce<Lanes>(absorbed, take(open(7), v.length));
  if (ArrayBuffer.isView(v)) {
    const list = v as Uint8Array;
    return takeAll(takeTwo(open(9), list.length, list.BYTES_PER_ELEMENT), packed(list));
  }
  let sum: Lanes = [0, 0];
  for (const [key, value] of Object.entries(v as object)) {
    if (value === undefined) continue;
    const [a, b] = absorbed(lanesOf(key), value);
    sum = [(sum[0] + settle(a)) | 0, (sum[1] + settle(b)) | 0];
  }
  return takeTwo(open(8), ...sum);
};

/** Two at a time, an odd one by itself. */
const takeAll = (lanes: Lanes, words: readonly number[]): Lanes => {
  let at = lanes;
  for (let i = 0; i < words.length; i += 2)
    at = i + 1 < words.length ? takeTwo(at, words[i]!, words[i + 1]!) : take(at, words[i]!);
  return at;
};

const stirred = ([a, b]: Lanes): Lanes => {
  let x = a ^ (b >>> 7);
  let y = b ^ (a >>> 11);
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  y = Math.imul(y ^ (y >>> 15), 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 13) ^ y, 0xc2b2ae35);
  y = Math.imul(y ^ (y >>> 14) ^ x, 0x27d4eb2f);
  return [(x ^ (x >>> 16)) >>> 0, (y ^ (y >>> 16)) >>> 0];
};

export const plainDigest = (value: unknown): string =>
  stirred(typeof value === 'string' ? lanesOf(value) : absorbed(START, value))
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');

/** An event told in numbers, after these lanes. */
export const plainTold = (before: Lanes, name: string, numbers: readonly number[]): Lanes =>
  stirred(takeAll(take(absorbed(before, name), numbers.length), numbers));
