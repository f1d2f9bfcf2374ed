// The digest written down plainly, without anything remembered: what the fast way must agree with.

const rotate = (n: number, by: number): number => (n << by) | (n >>> (32 - by));

const spell = (s: string): number[] => {
  const words = [s.length];
  for (let i = 0; i < s.length; i += 2) words.push(s.charCodeAt(i) | ((s.charCodeAt(i + 1) || 0) << 16));
  return words;
};

const bytesOf = (list: ArrayBufferView): number[] => [...new Uint8Array(list.buffer, list.byteOffset, list.byteLength)];

/** The words of a value, in the order in which they are read. Only for machines with the lowest byte first. */
const wordsOf = (v: unknown): number[] => {
  if (v === null) return [1];
  if (typeof v === 'boolean') return [v ? 3 : 2];
  if (typeof v === 'number') return (v | 0) === v ? [4, v] : [5, v | 0, Math.floor(v / 2 ** 32) | 0];
  if (typeof v === 'string') return [6, ...spell(v)];
  if (Array.isArray(v)) return [7, v.length, ...v.flatMap(wordsOf)];
  if (ArrayBuffer.isView(v)) {
    const list = v as Uint8Array;
    const bytes = bytesOf(list);
    const words = [9, list.length, list.BYTES_PER_ELEMENT];
    for (let i = 0; i < bytes.length; i += 4)
      words.push([0, 1, 2, 3].reduce((w, k) => w | ((bytes[i + k] ?? 0) << (8 * k)), 0));
    return words;
  }
  const map = v as Record<string, unknown>;
  const keys = Object.keys(map)
    .filter((key) => map[key] !== undefined)
    .sort();
  return [8, ...keys.flatMap((key) => [...spell(key), ...wordsOf(map[key])]), -1];
};

export const plainDigest = (value: unknown): string => {
  let a = 0x243f6a88;
  let b = 0x13198a2e;
  for (const w of wordsOf(value)) {
    a = rotate(Math.imul(a ^ w, 0x9e3779b1), 13);
    b = rotate((Math.imul(b ^ w, 0x85ebca77) + a) | 0, 17);
  }
  let x = a ^ (b >>> 7);
  let y = b ^ (a >>> 11);
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  y = Math.imul(y ^ (y >>> 15), 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 13) ^ y, 0xc2b2ae35);
  y = Math.imul(y ^ (y >>> 14) ^ x, 0x27d4eb2f);
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
  return hex(x ^ (x >>> 16)) + hex(y ^ (y >>> 16));
};
