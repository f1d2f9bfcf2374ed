// The level as the kernel handles it: any document without errors in, the level itself out. Words and proof of a document
// are no part of the level.

import { lintedCodec } from '@interlock/kernel';
import { content } from '../data/content.ts';
import type { Level } from '../shape/level.ts';
import { documentSchema } from './document.ts';
import { lintLevel } from './lint.ts';

/** The level in a sound document; rows lose their spare blanks. */
export const levelFrom = (input: unknown): Level => {
  const { $schema: _s, texts: _t, witness: _w, par: _p, rows, ...level } = documentSchema.parse(input);
  return { ...level, rows: rows.map((row) => row.trim().split(/ +/).join(' ')) };
};

export const levelCodec = lintedCodec((input) => lintLevel(content, input), levelFrom);
