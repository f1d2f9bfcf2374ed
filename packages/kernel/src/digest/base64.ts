// URL-safe base64 without padding: the pure rooms have neither Buffer nor btoa.

import { fail, ok, type Result } from '../result.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(3, bytes.length - i);
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k <= left; k++) text += LETTERS[(word >> (18 - 6 * k)) & 63];
  }
  return text;
};

export const fromBase64 = (text: string): Result<Uint8Array> => {
  if (text.length % 4 === 1) return fail('bad-code', 'The code is cut short.');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined)
      return fail('bad-code', `The code has a character ${JSON.stringify(letter)} that no code has.`);
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (word >> bits) & 255;
    }
  }
  // Bits beyond the last byte are zero in every code that was written; others would spell the same bytes twice.
  if ((word & ((1 << bits) - 1)) !== 0) return fail('bad-code', 'The last character of the code is damaged.');
  return ok(bytes);
};
