// Numbers from outside: a run is opened with them or refused with a sentence, within a bound of work that is the same on
// every machine. Codes that once froze a tab stand here by name.

import { openRun, Session, spend, workOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../src/index.ts';

const gameOf = async (id: string) => {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
};

type Row = readonly [game: string, preset: string, balance: object, said: RegExp];

const ROWS: readonly Row[] = [
  ['port', 'ticket-5', { odds: { samples: 1_000_000, maxSamples: 1_000_000 } }, /odds\.samples: must be between 1 and/],
  ['station', 'normal', { gen: { slotWidth: 3000, slotHeight: 3000 } }, /gen: unknown field "slotWidth"/],
  ['station', 'normal', { gen: { roomWidthMax: 3000, roomHeightMax: 3000 } }, /gen\.roomWidthMax: expected at most/],
  [
    'reactor',
    'd5',
    { 'turn.actions': 2, 'turn.damagedActions': 1, 'cost.move': 3, 'cost.interactProp': 3 },
    /cost\.move must be at most turn\.actions/,
  ],
  ['port', 'ticket-5', { envModifierPm: { max: 7 } }, /envModifierPm\.min: min 800 exceeds max 7/],
  ['station', 'normal', { gen: { roomWidthMin: 9 } }, /gen\.roomWidthMin: 9 is above gen\.roomWidthMax/],
  ['station', 'normal', { gen: { roomWidthMax: 3 } }, /gen\.wings\.crew\.width: 4 is above gen\.roomWidthMax/],
  [
    'station',
    'normal',
    { gen: { batteriesPerGeneratorMin: { normal: 9 } } },
    /batteriesPerGeneratorMin\.normal: 9 is above gen\.batteriesPerGeneratorMax\.normal/,
  ],
  ['station', 'normal', { gen: { roomHeightMax: 100_000 } }, /gen\.roomHeightMax: expected at most/],
];

for (const [id, preset, balance, said] of ROWS) {
  test(`${id} ${preset} with ${JSON.stringify(balance)} is refused before anything is made`, async () => {
    const game = await gameOf(id);
    let why = '';
    const units = workOf(() => {
      const run = openRun(game, { preset, seed: '7' }, { balance: balance as never });
      why = run.ok ? 'opened' : run.error.message;
    });
    expect(why).toMatch(said);
    expect(units).toBeLessThan(1_000_000);
  });
}

test('orbit with a reactor of 1: opponents that were made for ten plan with what they have, and nothing throws', async () => {
  const game = await gameOf('orbit');
  for (const origin of [...game.levels.map(({ id }) => ({ level: id })), { preset: 'gauntlet5', seed: '7' }]) {
    const run = openRun(game, origin, { balance: { reactor: { size: 1 } } as never });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value);
    expect(session.forecast(4).frames.length).toBeGreaterThan(0);
    expect(session.commit([]).ok).toBe(true);
  }
});

test('what is merely dear ends at the bound of work, with a sentence', async () => {
  const game = await gameOf('lamp');
  const bottomless = {
    ...game,
    proof: {
      ...game.proof,
      generate: () => {
        for (;;) spend(1_000_000);
      },
    },
  };
  const run = openRun(bottomless as never, { preset: Object.keys(game.params.presets)[0]!, seed: '7' });
  expect(run).toMatchObject({ ok: false, error: { code: 'too-much-work' } });
});
