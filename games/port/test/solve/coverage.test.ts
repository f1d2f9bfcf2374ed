// What simulation counts and how it is told: a rate with its margin.

import { expect, test } from 'vitest';
import type { Content } from '../../src/shape.ts';
import { type Tally, winRate } from '../../src/solve/coverage.ts';
import type { PolicyName } from '../../src/solve/policies.ts';
import { event, withEvents } from '../kit.ts';

const on = withEvents([event('often'), event('seldom')]);

const counted = (policy: PolicyName, runs: number, wins: number, seen: readonly number[], of: Content = on): Tally => ({
  policy,
  scenario: 'standard',
  runs,
  outcomes: { win: wins, time: runs - wins, stress: 0, privilege: 0, critical: 0 },
  picks: 0,
  longestWait: 0,
  scores: [],
  events: of.events.map(({ id, actions }, i) => ({
    eventId: id,
    seen: seen[i]!,
    answers: actions.map((one) => ({ actionId: one.id, offered: 0, picked: 0 })),
  })),
});

test('[OP-394] a rate is rounded to the nearest per mille and stays between none and all', () => {
  const rate = (runs: number, wins: number) => winRate(counted('steady', runs, wins, [0, 0]));
  expect(rate(0, 0)).toEqual({ value: 0, low: 0, high: 0 });
  expect(rate(400, 0)).toMatchObject({ value: 0, low: 0 });
  expect(rate(400, 400)).toMatchObject({ value: 1000, high: 1000 });
  expect(rate(3, 2).value).toBe(667);
  expect(rate(3, 1).value).toBe(333);
});
