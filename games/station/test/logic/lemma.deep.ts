// The lemma on 300 levels, the oracle on 500.

import { expect, test } from 'vitest';
import { checkAvoidance, checkLemma, checkOracle } from './lemma.ts';

test('[DS-178] the lemma on 300 levels', () => {
  expect(checkLemma(300, 'deep-lemma')).toBeGreaterThan(5000);
}, 600_000);

test('[DS-182] [DS-302] avoidance on 200 levels', () => {
  expect(checkAvoidance(200, 'deep-avoid')).toBeGreaterThan(10_000);
}, 600_000);

test('[DS-179] 500 tiny levels, at least 150 of them unsolvable', () => {
  const { levels, unsolvable } = checkOracle(500, 'deep-oracle', 8);
  expect(levels).toBe(500);
  expect(unsolvable).toBeGreaterThanOrEqual(150);
}, 600_000);
