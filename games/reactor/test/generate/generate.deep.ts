// The long sweep: every preset over many seeds, nothing unsolvable, nothing unbounded; and the golden list whole.

import { diceOf, digestOf, openRun } from '@interlock/kernel';
import { isWinning } from '@interlock/search';
import { expect, test } from 'vitest';
import { generateLevel } from '../../src/generate/generate.ts';
import { game } from '../../src/index.ts';
import { content } from '../../src/level/content.ts';
import golden from './generated.json' with { type: 'json' };

const SEEDS = [2000, 1000, 500, 300, 100, 40, 30, 20];

test.each(SEEDS.map((count, i) => [i + 1, count] as const))(
  'd%i over %i seeds: every level carries a winning line',
  (row, count) => {
    for (let i = 0; i < count; i++) {
      const made = generateLevel(content, { row }, diceOf(`SWEEP-${i}`));
      const run = openRun(game, { levelData: game.level.encode(made.level) });
      expect([i, run.ok && isWinning(game, run.value.world, run.value.start, made.witness!)]).toEqual([i, true]);
    }
  },
  3_600_000,
);

test.each(golden)(
  '[RM-464] d$row-$seed gives the same text, byte for byte',
  ({ row, seed, digest }) => {
    expect(digestOf(JSON.stringify(generateLevel(content, { row }, diceOf(seed)).level))).toBe(digest);
  },
  600_000,
);
