// The players scenarios are measured with: what they are, and that no scenario but the first is won by grabbing.

import { openRun, seedFrom } from '@interlock/kernel';
import { simulate } from '@interlock/search';
import { describe, expect, test } from 'vitest';
import { isDuel } from '../src/data/file.ts';
import { game } from '../src/index.ts';
import { levels } from '../src/levels.ts';
import { policies } from '../src/players/players.ts';

const graded = levels.filter(({ id, level }) => !isDuel(level) && id !== 'first-light');
const seeds = Array.from({ length: 8 }, (_, i) => {
  const seed = seedFrom(String(i + 1));
  if (!seed.ok) throw new Error(seed.error.message);
  return seed.value;
});

const others = Array.from({ length: 40 }, (_, i) => String(5001 + i));

const winsOf = (policy: string, level: string, of: readonly string[] = seeds): number => {
  const open = (seed: string) => {
    const run = openRun(game, { level, seed });
    if (!run.ok) throw new Error(run.error.message);
    return run.value;
  };
  const work = simulate(game, policies[policy]!, { seeds: of, open, turns: 100 });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value.wins;
};

describe('players', () => {
  test('[OS-430] all scenarios but the first are graded: idle wins none of them, greedy none of them more often than not', () => {
    expect(graded).toHaveLength(23);
    for (const { id } of graded) {
      expect(winsOf('idle', id), id).toBe(0);
      expect(2 * winsOf('greedy', id), id).toBeLessThanOrEqual(seeds.length);
    }
  });

  test('[OS-430] a lesson that needs a look ahead forgives careful a slip, and greedy not its haste', () => {
    const careful = winsOf('careful', 'phase-lock', others);
    expect(careful).toBeGreaterThanOrEqual(0.6 * others.length);
    expect(careful).toBeLessThanOrEqual(0.9 * others.length);
    expect(2 * winsOf('greedy', 'phase-lock', others)).toBeLessThanOrEqual(careful);
    expect(winsOf('idle', 'phase-lock', others)).toBe(0);
  });

  test('[OS-430] careful finds its way where greedy does not: two lancers led into each other', () => {
    expect(2 * winsOf('careful', 'crossfire')).toBeGreaterThanOrEqual(seeds.length);
    expect(winsOf('greedy', 'crossfire')).toBeLessThan(2);
  });
});
