// Runs with other numbers.

import { openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../src/data/content.ts';
import { tune } from '../src/data/tune.ts';
import { game } from '../src/index.ts';

test('[DS-129] [DS-149] a part of the balance table is laid over the whole', () => {
  const opened = openRun(
    game,
    { level: 'cold-start' },
    { balance: { cost: { move: 3 }, air: { flat: { normal: 50 } } } },
  );
  if (!opened.ok) throw new Error(opened.error.message);
  const session = new Session(opened.value);
  const flat = content.balance.air.flat.normal;
  const before = session.state.air;
  expect(before).toBe(164 - flat + 50);
  session.commit([{ type: 'move', dir: 'S' }]);
  expect(before - session.state.air).toBe(3);
  session.commit([{ type: 'setDoorPower', terminal: 't1', room: 'lab', on: true }]);
  expect(before - session.state.air).toBe(3 + content.balance.cost.power);
  expect(content.balance.cost.move).toBe(1);
});

test('[DS-129] numbers out of range and unknown names are refused with their place', () => {
  for (const [given, place] of [
    [{ cost: { move: 0 } }, 'balance.cost.move'],
    [{ cost: { walk: 1 } }, 'balance.cost'],
    [{ cost: { move: 1.5 } }, 'balance.cost.move'],
    [{ air: { permille: { dark: { story: 999 } } } }, 'balance.air.permille.dark.story'],
  ] as const) {
    const tuned = tune(content, given);
    expect(tuned.ok ? 'taken' : tuned.error.message).toContain(place);
  }
  expect(tune(content, [1])).toMatchObject({ ok: false });
});
