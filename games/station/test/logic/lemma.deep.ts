// The lemma on 300 levels, the oracle on 20,000.

import { expect, test } from 'vitest';
import { checkAvoidance, checkLemma, checkOracle } from './lemma.ts';

test('[DS-178] the lemma on 300 levels', () => {
  expect(checkLemma(300, 'deep-lemma')).toBeGreaterThan(5000);
});

test('[DS-182] [DS-302] avoidance on 200 levels', () => {
  expect(checkAvoidance(200, 'deep-avoid')).toBeGreaterThan(10_000);
});

test('[DS-179] 20,000 tiny levels, at least 5,000 of them unsolvable', () => {
  const { levels, unsolvable } = checkOracle(20_000, 'deep-oracle', 7);
  expect(levels).toBe(20_000);
  expect(unsolvable).toBeGreaterThanOrEqual(5000);
});
