// What a room is for, told by its name: the nouns of generated decks are listed by wing, and hand-drawn decks use the same.

import type { Content } from '../data/content.ts';
import { WINGS, type Wing } from '../generate/layout/wings.ts';

/** Null where the name says nothing of it. */
export const wingOfName = ({ names }: Content, name: string): Wing | null => {
  const plain = name.replace(/ \d+$/, '');
  return WINGS.find((wing) => names.nouns[wing].some((noun) => plain === noun || plain.endsWith(` ${noun}`))) ?? null;
};
