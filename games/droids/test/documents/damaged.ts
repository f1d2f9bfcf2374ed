// Damaged packs of cards by the thousand: what is refused is refused in one sentence, by the linter and the loader alike, and
// what is taken can be dealt. Nothing of the shipped content is touched.

import { type AnyGame, diceOf, type Json, openRun } from '@interlock/kernel';
import { mutateJson } from '@interlock/testkit';
import { expect } from 'vitest';
import { authoring } from '../../src/authoring/authoring.ts';

import type { CardTable as Table } from '../../src/data/cards.ts';
import { content, cardTable as shipped } from '../../src/data/content.ts';
import { cardWords } from '../../src/data/glossary.ts';
import { game } from '../../src/index.ts';

/** Packs a designer might have begun with: a single card, several, all of them, and one that deals them. */
const packs = (): readonly Json[] => {
  const types = Object.keys(shipped);
  const of = (...chosen: readonly string[]): Table =>
    Object.fromEntries(chosen.map((type) => [type, shipped[type]])) as Table;
  return [
    ...types.map((type) => ({ cards: of(type) })),
    { cards: of(...types) },
    { cards: { Stride: shipped.Move }, begins: ['Stride', 'Stride'] },
  ] as unknown as readonly Json[];
};

const SENTENCE = /^[^\n]{8,600}$/;

export const tryDamaged = (seed: string, count: number): { readonly refused: number; readonly taken: number } => {
  const before = JSON.stringify(content);
  const stream = diceOf(seed).stream('damage');
  const all = packs();
  let refused = 0;
  let taken = 0;
  for (let i = 0; i < count; i++) {
    const [pack] = [...mutateJson(all[i % all.length]!, stream, 1)];
    const told = () => JSON.stringify(pack)?.slice(0, 300);
    const errors = authoring.documents!.cards!.lint(content, pack).filter(({ severity }) => severity === 'error');
    const loaded = authoring.load!(content, pack);
    if (isCards(pack)) expect(loaded.ok, told()).toBe(errors.length === 0);
    if (loaded.ok) {
      taken++;
      const own = Object.keys((pack as { readonly cards?: object }).cards ?? {});
      for (const rules of Object.values(loaded.value.rulesets))
        for (const { type } of rules.cards)
          if (own.length < 3 && own.includes(type)) expect(cardWords(rules, type).text, told()).toMatch(/\.$/);
      if (taken % 16 === 0)
        expect(openRun(game as unknown as AnyGame, { level: 'first-delivery' }, { content: pack as Json }).ok).toBe(
          true,
        );
    } else {
      refused++;
      expect(loaded.error.message, told()).toMatch(SENTENCE);
      expect(loaded.error.message, told()).not.toMatch(/\[object/);
      for (const { path, message } of errors) expect(`${path}: ${message}`, told()).toMatch(SENTENCE);
    }
  }
  expect(JSON.stringify(content)).toBe(before);
  return { refused, taken };
};

/** What the loader takes for a pack of cards and nothing else. */
const isCards = (pack: unknown): boolean =>
  typeof pack === 'object' && pack !== null && 'cards' in pack && !('numbers' in pack);
