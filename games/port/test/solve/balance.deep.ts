// The balance gates on thousands of runs, with the kernel's own streams. Run by npm run test:deep.

import { expect, test } from 'vitest';
import { lintDeep } from '../../src/authoring/lintDeep.ts';
import { finish } from '../../src/forecast/odds.ts';
import { seedsOf, type Tally } from '../../src/solve/coverage.ts';
import type { PolicyName } from '../../src/solve/policies.ts';
import { content, tallied } from '../kit.ts';

const run = (policy: PolicyName, many: number, thinkTicks?: number): Tally =>
  tallied(content, {
    policy,
    level: { scenario: 'standard' },
    seeds: seedsOf('DEEP', 1, many),
    ...(thinkTicks === undefined ? {} : { thinkTicks }),
  });

const tallies = { random: run('random', 6000), greedy: run('greedy', 6000), careful: run('careful', 3000) };
const percent = ({ outcomes, runs }: Tally): number => (100 * outcomes.win) / runs;
/** Measured values may move by two points; the bands by nothing. */
const NEAR = 2;

test('[OP-322] random play wins under 5 %, near 1.1 %', () => {
  expect(percent(tallies.random)).toBeLessThan(5);
  expect(Math.abs(percent(tallies.random) - 1.1)).toBeLessThan(NEAR);
  expect(percent(run('random', 4000, 0))).toBeLessThan(5);
});

test('[OP-323] greedy play wins 15 to 35 %, near 21.8 %', () => {
  expect(percent(tallies.greedy)).toBeGreaterThanOrEqual(15);
  expect(percent(tallies.greedy)).toBeLessThanOrEqual(35);
  expect(Math.abs(percent(tallies.greedy) - 21.8)).toBeLessThan(NEAR);
});

test('[OP-324] careful play wins 60 to 85 %, near 78.0 %', () => {
  expect(percent(tallies.careful)).toBeGreaterThanOrEqual(60);
  expect(percent(tallies.careful)).toBeLessThanOrEqual(85);
  expect(Math.abs(percent(tallies.careful) - 78.0)).toBeLessThan(NEAR);
});

test('[OP-325] no player in any scenario waits longer than two seconds', () => {
  for (const { id } of content.scenarios) {
    for (const policy of ['random', 'greedy', 'careful'] as const) {
      for (const thinkTicks of [0, 5]) {
        const many = policy === 'careful' ? 60 : 300;
        const { longestWait } = tallied(content, {
          policy,
          level: { scenario: id },
          seeds: seedsOf('WAIT', 1, many),
          thinkTicks,
        });
        expect(longestWait).toBeLessThanOrEqual(2);
      }
    }
  }
});

test('[OP-326] [OP-327] every event in at least 1 % of the pooled runs, none outside the basics in over 60 %', () => {
  // Pooled with equal weight for each player, as the ledger measured.
  const all = Object.values(tallies);
  content.events.forEach((card, i) => {
    if (card.tags.includes('filler') || card.tags.includes('lesson')) return;
    const share = all.reduce((sum, one) => sum + one.events[i]!.seen / one.runs, 0) / all.length;
    expect([card.id, share >= 0.01]).toEqual([card.id, true]);
    if (card.conditions.length > 0) expect([card.id, share <= 0.6]).toEqual([card.id, true]);
  });
});

test('[OP-328] [OP-329] the four losses of random play, within two points', () => {
  const { outcomes, runs } = tallies.random;
  const measured = { time: 118, stress: 158, privilege: 161, critical: 551 };
  for (const [cause, pm] of Object.entries(measured)) {
    expect([cause, Math.abs((1000 * outcomes[cause as keyof typeof measured]) / runs - pm) <= 10 * NEAR]).toEqual([
      cause,
      true,
    ]);
  }
});

test('[OP-320] [OP-316] [OP-317] shipped content has no error and no warning, simulation included', () => {
  const found = finish(lintDeep(content, { runs: 1200 }));
  expect(found.filter(({ severity }) => severity !== 'note')).toEqual([]);
});
