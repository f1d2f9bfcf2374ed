// Drafts of generated decks for tests: unproven, quick, by difficulty, rooms and seed.

import { diceOf } from '@interlock/kernel';
import { content } from '../../src/data/content.ts';
import { type Draft, draftDeck } from '../../src/generate/draft.ts';
import { recipeOf } from '../../src/generate/recipe.ts';
import type { Params } from '../../src/shape.ts';

export const GRADES = ['story', 'normal', 'hard'] as const;

/** The first attempt of a seed; throws where it comes to nothing, which over the seeds used here it does not. */
export const draftOf = (
  difficulty: Params['difficulty'],
  rooms: number,
  seed: string,
  from: typeof content = content,
): Draft => {
  const draft = draftDeck(recipeOf(from, { difficulty, rooms }, diceOf(seed), 1));
  if (typeof draft === 'string') throw new Error(`${difficulty}, ${rooms} rooms, ${seed}: ${draft}`);
  return draft;
};

/** Some of every difficulty and several sizes. */
export const sampleDrafts = (seeds: number): readonly Draft[] =>
  GRADES.flatMap((difficulty) =>
    [6, 10, 17, 32].flatMap((rooms) =>
      Array.from({ length: seeds }, (_, i) => draftOf(difficulty, rooms, `D${rooms}-${i}`)),
    ),
  );

/** The content with other numbers for the generator. */
export const withGen = (gen: Partial<typeof content.balance.gen>): typeof content => ({
  ...content,
  balance: { ...content.balance, gen: { ...content.balance.gen, ...gen } },
});
