// Lemma, avoidance and oracle on a few levels; lemma.deep.ts runs many.

import { expect, test } from 'vitest';
import { checkAvoidance, checkLemma, checkOracle } from './lemma.ts';

test('[DS-178] what opens a gate is had in the closure exactly if it is had without the gate: 40 levels', () => {
  expect(checkLemma(40, 'lemma')).toBeGreaterThan(500);
}, 30_000);

test('[DS-182] [DS-187] [DS-302] all rooms asked at once answer as room by room', () => {
  expect(checkAvoidance(20, 'avoid')).toBeGreaterThan(1000);
}, 30_000);

test('[DS-179] [DS-172] the closure and every state of the real game agree: 2,000 tiny levels', () => {
  const { levels, unsolvable } = checkOracle(2000, 'oracle', 6);
  expect(levels).toBe(2000);
  expect(unsolvable).toBeGreaterThan(500);
  expect(unsolvable).toBeLessThan(1500);
}, 600_000);
