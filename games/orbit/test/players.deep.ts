// The bounds of every scenario but the first on the samples of RULES.md: careful wins 60 to 90 in 100, greedy at most half
// of that. Run with INTERLOCK_DEEP=1; `interlock simulate orbit --level redline --seeds 8001..8080` prints the same.

import { openRun } from '@interlock/kernel';
import { simulate } from '@interlock/search';
import { expect, test } from 'vitest';
import { isDuel } from '../src/data/file.ts';
import { game } from '../src/index.ts';
import { levels } from '../src/levels.ts';
import { policies } from '../src/players/players.ts';

const seedsFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(first + i));
/** Runs of lessons are short, so there are more of them. */
const LESSONS = seedsFrom(8001, 80);
const OTHERS = seedsFrom(5001, 40);
const graded = levels.filter(({ id, level }) => !isDuel(level) && id !== 'first-light');

const seedsOf = (id: string): readonly string[] =>
  graded.findIndex((one) => one.id === id) < graded.findIndex((one) => one.id === 'joust') ? LESSONS : OTHERS;

const winsOf = (policy: string, level: string): number => {
  const open = (seed: string) => {
    const run = openRun(game, { level, seed });
    if (!run.ok) throw new Error(run.error.message);
    return run.value;
  };
  const work = simulate(game, policies[policy]!, { seeds: seedsOf(level), open, turns: 100 });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value.wins;
};

test.each(graded.map(({ id }) => id))(
  '[OS-430] %s: careful wins 60 to 90 in 100, greedy at most half as often',
  (id) => {
    const careful = winsOf('careful', id);
    expect((100 * careful) / seedsOf(id).length).toBeGreaterThanOrEqual(60);
    expect((100 * careful) / seedsOf(id).length).toBeLessThanOrEqual(90);
    expect(2 * winsOf('greedy', id)).toBeLessThanOrEqual(careful);
  },
  1_200_000,
);
