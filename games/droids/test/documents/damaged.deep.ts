// Damaged cards by the hundred thousand.

import { expect, test } from 'vitest';
import { tryDamaged } from './damaged.ts';

test('[DD-587] a hundred and fifty thousand damaged packs of cards', () => {
  expect(tryDamaged('DEEP CARDS', 150_000).refused).toBeGreaterThan(90_000);
}, 1_200_000);
