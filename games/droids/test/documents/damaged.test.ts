// Damaged cards, as many as fit into a second or two; damaged.deep.ts takes a hundred and fifty times as many.

import { expect, test } from 'vitest';
import { tryDamaged } from './damaged.ts';

test('[DD-587] a thousand damaged packs of cards: one sentence each, and the shipped cards stay as they are', () => {
  const { refused, taken } = tryDamaged('CARDS', 1000);
  expect(refused).toBeGreaterThan(600);
  expect(taken).toBeGreaterThan(50);
});
