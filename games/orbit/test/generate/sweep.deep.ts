// Two thousand seeds over all presets: each scenario reads back, is won by its witness, loses by waiting, and hardly any is
// a fallback.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { Scenario } from '../../src/data/file.ts';
import { generate } from '../../src/generate/generate.ts';
import { losesByWaiting } from '../../src/generate/prove.ts';
import { levelCodec } from '../../src/level.ts';
import { paramsCodec } from '../../src/params.ts';
import { Bench } from '../bench.ts';

const SEEDS = 100;
const FALLBACKS = 5; // in a hundred

for (const [preset, params] of Object.entries(paramsCodec.presets))
  test(`${preset}: ${SEEDS} seeds`, { timeout: 1_800_000 }, () => {
    let fallbacks = 0;
    for (let i = 1; i <= SEEDS; i++) {
      const { level, witness, par, fallback } = generate(content, params, diceOf(`SWEEP-${i}`));
      const decoded = levelCodec.decode(JSON.parse(JSON.stringify(level)));
      expect(decoded.ok, `${preset} ${i}`).toBe(true);
      const bench = new Bench(level);
      for (const turn of witness!) bench.play(turn);
      expect(bench.state.ending?.is, `${preset} ${i}`).toBe('won');
      expect(witness!.length).toBe(par!.turns);
      expect(losesByWaiting(content, level as Scenario), `${preset} ${i}`).toBe(true);
      if (fallback === true) fallbacks++;
    }
    expect(fallbacks * 100).toBeLessThanOrEqual(SEEDS * FALLBACKS);
  });
