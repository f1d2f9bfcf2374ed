// What simulation counts and how it is shown: a rate with its margin, the table and the chart, to the last place.

import { expect, test } from 'vitest';
import type { Content } from '../../src/shape.ts';
import { coverageChart, coverageTable, type Tally, winRate } from '../../src/solve/coverage.ts';
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

test('[OP-394] the table has the rarest card first, a column of ten a player', () => {
  const tallies = [counted('random', 1000, 0, [1000, 25]), counted('greedy', 1000, 0, [900, 5])];
  expect(coverageTable(on, tallies).split('\n')).toEqual([
    `event${' '.repeat(21)}    random    greedy`,
    `seldom${' '.repeat(20)}      2.5%      0.5%`,
    `often${' '.repeat(21)}    100.0%     90.0%`,
  ]);
});

test('[OP-394] the chart has a row a card and a bar a player, each as long as its share', () => {
  const tallies = [counted('random', 1000, 0, [1000, 25]), counted('greedy', 1000, 0, [500, 0])];
  const chart = coverageChart(on, tallies);
  const numbers = (pattern: RegExp) => [...chart.matchAll(pattern)].map(([, ...found]) => found.map(Number));
  // Two bars of 5 and a gap of 4: a row is 14 high.
  expect(numbers(/<text x="(\d+)" y="(\d+)"/g)).toEqual([
    [184, 10],
    [184, 24],
  ]);
  expect(numbers(/x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)).toEqual([
    [190, 2, 400, 4],
    [190, 7, 200, 4],
    [190, 16, 10, 4],
    [190, 21, 0, 4],
  ]);
  expect(chart).toContain('viewBox="0 0 600 38"');
});
