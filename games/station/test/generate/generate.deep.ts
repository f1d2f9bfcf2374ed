// The long sweeps of the generator: thousands of seeds, nothing unsolvable, nothing over budget; the golden list whole.

import { diceOf, digestOf, openRun } from '@interlock/kernel';
import { isWinning } from '@interlock/search';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { generate, generateWith } from '../../src/generate/generate.ts';
import { game } from '../../src/index.ts';
import { postPass } from '../../src/logic/postPass.ts';
import { validate } from '../../src/logic/validate.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { readLevel } from '../../src/map/load.ts';
import type { Params } from '../../src/shape.ts';
import golden from './generated.json' with { type: 'json' };

const HOUR = 3_600_000;
const COUNTS: Readonly<Record<string, number>> = {
  ...{ story: 2000, normal: 1500, hard: 400, 'story.brownout': 300, 'normal.brownout': 150, 'hard.brownout': 20 },
  ...{ 'story.open': 50, 'normal.blueprint': 50, mega: 20 },
};

test.each(Object.entries(COUNTS))(
  '[DS-361] %s over %i seeds: every deck carries a winning plan, none is a last resort',
  (preset, count) => {
    const params = game.params.presets[preset]!;
    for (let i = 0; i < count; i++) {
      const { made, rejected } = generateWith(content, params, diceOf(`SWEEP-${i}`));
      expect([i, made === null, made?.fallback ?? false]).toEqual([i, false, false]);
      for (const doubt of ['construction', 'unsolvable', 'invalid', 'no-plan'])
        expect([i, doubt, rejected[doubt] ?? 0]).toEqual([i, doubt, 0]);
      const run = openRun(game, { levelData: game.level.encode(made!.level) });
      expect([i, run.ok && isWinning(game, run.value.world, run.value.start, made!.witness!)]).toEqual([i, true]);
    }
  },
  HOUR,
);

test.each(
  (['story', 'normal', 'hard'] as const).flatMap((difficulty) =>
    [6, 10, 16, 30].map((rooms) => [difficulty, rooms] as const),
  ),
)(
  '[DS-282] [DS-406] %s, %i rooms: over 200 seeds no room is powered by post-pass or repair, text and level agree',
  (difficulty, rooms) => {
    const params: Params = { difficulty, rooms, view: 'dark', mode: 'unlimited' };
    for (let i = 0; i < 200; i++) {
      const made = generate(content, params, diceOf(`ACCEPT-${i}`))!;
      expect([i, made.stats.poweredByPostPass, postPass(content, made.level).rooms.length]).toEqual([i, 0, 0]);
      if (i % 10 > 0) continue;
      const read = readLevel(content, dumpMap(content, made.level));
      expect(read.ok && read.level).toEqual(made.level);
      expect(validate(content, made.level).findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    }
  },
  HOUR,
);

test(
  '[DS-363] from 30 to 1,000 rooms the time of making and proving grows with an exponent of at most 1.3, and stays below 10 s',
  () => {
    const spent = (rooms: number, seeds: number): number => {
      const times = Array.from({ length: seeds }, (_, i) => {
        const from = process.cpuUsage().user;
        generate(content, { difficulty: 'normal', rooms, view: 'dark', mode: 'unlimited' }, diceOf(`GROW-${i}`));
        return (process.cpuUsage().user - from) / 1000;
      }).sort((a, b) => a - b);
      return times[seeds >> 1]!;
    };
    spent(30, 60);
    const small = spent(30, 60);
    const large = spent(1000, 5);
    expect(large).toBeLessThan(10_000);
    expect(Math.log(large / small) / Math.log(1000 / 30)).toBeLessThanOrEqual(1.3);
  },
  HOUR,
);

test.each(golden)(
  '[DS-337] $difficulty-$seed is the deck it was when it was recorded',
  ({ difficulty, seed, ...recorded }) => {
    const { level, stats } = generate(content, game.params.presets[difficulty]!, diceOf(seed))!;
    expect({ digest: digestOf(dumpMap(content, level)), stats }).toEqual(recorded);
  },
  HOUR,
);
