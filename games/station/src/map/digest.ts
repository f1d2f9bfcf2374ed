// FNV-1a, 32 bits, over the UTF-8 bytes of a text [DS-408].

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Eight hexadecimal digits. */
export const fnv1a = (text: string): string => {
  let hash = BASIS;
  const take = (byte: number): void => {
    hash = Math.imul(hash ^ byte, PRIME);
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) take(code);
    else {
      const point = text.codePointAt(i)!;
      if (point > 0xffff) i++;
      for (const byte of tail(point)) take(byte);
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** The bytes of a character beyond ASCII. */
const tail = (point: number): readonly number[] => {
  const last = (shift: number): number => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x800) return [0xc0 | (point >> 6), last(0)];
  if (point < 0x1_0000) return [0xe0 | (point >> 12), last(6), last(0)];
  return [0xf0 | (point >> 18), last(12), last(6), last(0)];
};
