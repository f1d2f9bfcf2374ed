// Damaged cards by the hundred thousand, damaged levels by the ten thousand.

import { expect, test } from 'vitest';
import { tryDamaged } from './damaged.ts';
import { tryDamagedLevels } from './damagedLevels.ts';

test('[DD-587] a hundred and fifty thousand damaged packs of cards', () => {
  expect(tryDamaged('DEEP CARDS', 150_000).refused).toBeGreaterThan(90_000);
}, 1_200_000);

test('fifty thousand damaged levels', () => {
  expect(tryDamagedLevels('DEEP LEVELS', 50_000).taken).toBeGreaterThan(2_000);
}, 1_200_000);
