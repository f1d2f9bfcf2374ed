// What the drawing board shows: the text as it stands at this moment, so that one stroke builds on the one before it and a
// level with errors can still be drawn on.

import type { Json } from '@interlock/kernel';
import type { Pens } from '../games/pens.ts';

const SCHEMA = /^([a-z]+)-level\.schema\.json$/;

/** The level file in a text and the game it names; null where it is no file that says so. */
export const fileIn = (text: string): { readonly game: string; readonly level: Json } | null => {
  try {
    const { $schema, ...level } = JSON.parse(text) as { readonly [key: string]: Json };
    const game = typeof $schema === 'string' ? SCHEMA.exec($schema)?.[1] : undefined;
    return game === undefined ? null : { game, level };
  } catch {
    return null;
  }
};

/** The level to draw on; what was judged last stands in for a text that no pen can follow. */
export const canvasOf = (pens: Pens | null, level: Json | undefined, judged: Json | null): Json | null => {
  if (!pens) return null;
  if (level === undefined) return judged;
  try {
    return pens.rows(level).length > 0 ? level : judged;
  } catch {
    return judged;
  }
};
