// The generator over many seeds: every ticket certified, in its band or saying so, and the same again.

import { diceOf, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { certify, generate } from '../../src/generate/generate.ts';
import { game as port } from '../../src/index.ts';
import { commitAll, content } from '../kit.ts';

const PER_DIFFICULTY = 200;

for (const difficulty of [1, 2, 3, 4, 5]) {
  test(`[OP-332] [OP-333] [OP-240] ${PER_DIFFICULTY} tickets of difficulty ${difficulty}`, () => {
    let missed = 0;
    for (let n = 0; n < PER_DIFFICULTY; n++) {
      const made = generate(content, { ticket: difficulty }, diceOf(`SWEEP-${n}`))!;
      expect(made.fallback).toBeUndefined();
      if ('bandMissed' in made.level) missed += 1;
      const run = openRun(port, { levelData: JSON.parse(JSON.stringify(made.level)), seed: made.seed! });
      if (!run.ok) throw new Error(run.error.message);
      const session = new Session(run.value);
      commitAll(session, made.witness!);
      expect(session.status.is).toBe('won');
    }
    expect(missed).toBe(0);
  });
}

test('[OP-234] nearly every seed of a scenario has a line', () => {
  for (const [scenario, least] of [
    ['standard', 96],
    ['reorganisation', 96],
    ['year-end-freeze', 90],
  ] as const) {
    let found = 0;
    for (let n = 0; n < 100; n++) if (certify(content, { scenario }, `LINE-${n}`)) found += 1;
    expect(found).toBeGreaterThanOrEqual(least);
  }
});
