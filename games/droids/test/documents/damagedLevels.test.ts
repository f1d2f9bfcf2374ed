// Damaged levels, as many as a run of all tests has time for; more of them in damaged.deep.ts.

import { expect, test } from 'vitest';
import { tryDamagedLevels } from './damagedLevels.ts';

test('fifteen hundred damaged levels: one sentence each, or a run that can be seen, asked and played', () => {
  const { refused, taken, turns } = tryDamagedLevels('HOSTILE', 1500);
  expect(refused).toBeGreaterThan(1000);
  expect(taken).toBeGreaterThan(60);
  expect(turns).toBeGreaterThan(200);
});
