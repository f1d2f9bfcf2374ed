// What the workshop's program players report: the numbers of a simulation, in words; stopped on the way; wrong asks.

import { game } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { policyNames, simulateRuns } from '../../src/worker/simulate.ts';

const ask = { game: 'lamp', policy: 'random', source: { level: 'pit' }, runs: 40, turns: 200 } as const;
const breath = (): Promise<void> => Promise.resolve();

test('rates with their interval, causes in words that add up, the same every time', async () => {
  const report = await simulateRuns(
    ask,
    () => undefined,
    () => false,
    breath,
  );
  if (report === null || 'problem' in report) throw new Error('no report');
  expect(report.runs).toBe(40);
  const lost = report.causes.reduce((sum, { runs }) => sum + runs, 0);
  expect(report.wins + lost).toBe(40);
  expect(lost).toBeGreaterThan(0);
  const { value, low, high } = report.rate;
  expect(low).toBeLessThanOrEqual(value);
  expect(high).toBeGreaterThanOrEqual(value);
  expect(high).toBeGreaterThan(low);
  for (const { words } of report.causes)
    expect([game.words.cause!(game.content, 'pit'), game.words.cause!(game.content, 'dark')]).toContain(words);
  expect(
    await simulateRuns(
      ask,
      () => undefined,
      () => false,
      breath,
    ),
  ).toEqual(report);
});

test('it can be stopped, and a wrong ask is a sentence', async () => {
  const many = { ...ask, policy: 'careful', runs: 100_000 };
  let breaths = 0;
  const answer = await simulateRuns(
    many,
    () => undefined,
    () => breaths > 1,
    async () => void breaths++,
  );
  expect(answer).toBeNull();
  const never = (): boolean => false;
  const nothing = (): void => undefined;
  for (const wrong of [
    { ...ask, policy: 'lucky' },
    { ...ask, game: 'none' },
    { ...ask, source: { level: 'none' } },
  ])
    expect(await simulateRuns(wrong, nothing, never, breath)).toHaveProperty('problem');
  expect(await policyNames('lamp')).toEqual(expect.arrayContaining(['random', 'greedy', 'careful']));
});
