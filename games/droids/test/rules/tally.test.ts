// The medal of a won run against the days of the reference policy.

import { openRun } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { compileWorld } from '../../src/compile.ts';
import { levelOf } from '../../src/generate/generate.ts';
import { content, game, tallyOf } from '../../src/index.ts';
import { paramsCodec } from '../../src/params.ts';
import { playRun } from '../../src/solve/playing.ts';

const opened = (origin: Parameters<typeof openRun>[1]) => {
  const run = openRun(game, origin);
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

describe('medals', () => {
  test('[DD-334] par days are those the reference policy needs on this seed', () => {
    const run = opened({ preset: 'easy', seed: 'A1' });
    const level = levelOf(content, paramsCodec.presets.easy!, 'A1', run.level.attempt ?? 0)!;
    const { isWon, day } = playRun(compileWorld(content, level), level, 'A1');
    expect(isWon).toBe(true);
    expect(tallyOf(run, day)).toMatchObject({ parDays: day, medal: 'gold' });
  });

  test('[DD-334] gold up to par, silver one day later, bronze after that', () => {
    const run = opened({ preset: 'easy', seed: 'A1' });
    const par = tallyOf(run, 1)!.parDays;
    expect([par - 1, par, par + 1, par + 2, par + 3].map((day) => tallyOf(run, day)!.medal)).toEqual([
      ...['gold', 'gold', 'silver', 'bronze', 'bronze'],
    ]);
    expect(tallyOf(run, par + 1)!.words).toBe(`Silver: ${par + 1} days, par ${par} days`);
  });

  test('[DD-334] where the policy needs longer than the table or does not win, par is the tabled limit', () => {
    const run = opened({ preset: 'easy', seed: 'A1' });
    const { dayLimit } = content.rulesets.remastered.difficulties.Easy;
    const late = { ...run, par: { ...run.par!, proof: 'witness' as const } };
    expect(tallyOf(late, dayLimit)).toMatchObject({ parDays: dayLimit, medal: 'gold' });
    expect(tallyOf(late, dayLimit + 1)!.medal).toBe('silver');
  });

  test('[DD-334] the shift of the training has a medal; scenarios, whose par counts programs, have none', () => {
    const shift = opened({ level: 'first-shift' });
    const days = 1 + shift.witness!.flat().filter(({ type }) => type === 'nextAssignment').length;
    expect(tallyOf(shift, days)).toMatchObject({ parDays: days, medal: 'gold' });
    expect(tallyOf(opened({ level: 'first-delivery' }), 1)).toBeNull();
  });
});
