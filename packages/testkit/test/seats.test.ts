// Two seats and one turn: parts stand in the order of the seats, whoever was first to hand in.

import { type Game, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { type DuelShape, duel } from './duel.ts';

/** The kernel alone, without the game's own order. */
const { canonical: _, ...rest } = duel;
const plain: Game<DuelShape> = rest;

const begun = (): Session<DuelShape> => {
  const run = openRun(plain, { level: 'dawn' });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

test('parts are joined in the order of the seats', () => {
  for (const order of [
    ['blue', 'red'],
    ['red', 'blue'],
  ] as const) {
    const session = begun();
    for (const side of order) {
      expect(session.plan({ side, deed: 'charge' }, side)).toEqual([]);
      expect(session.handIn(side).ok).toBe(true);
    }
    expect(session.turns.map((turn) => turn.map(({ side }) => side))).toEqual([['blue', 'red']]);
  }
});

test('until the last part is in nothing is played, and a part may be withdrawn', () => {
  const session = begun();
  session.plan({ side: 'red', deed: 'charge' }, 'red');
  session.handIn('red');
  expect(session.turns).toEqual([]);
  expect(session.plan({ side: 'red', deed: 'shield' }, 'red')).toMatchObject([{ code: 'handed-in' }]);
  expect([session.withdraw('red'), session.withdraw('red')]).toEqual([true, false]);
  expect(session.plan({ side: 'red', deed: 'shield' }, 'red')).toEqual([]);
  expect(session.handIn('blue').ok).toBe(true);
  expect(session.handIn('red').ok).toBe(true);
  expect(session.turns).toEqual([[{ side: 'red', deed: 'shield' }]]);
});

test('a forecast tells each seat its own end', () => {
  const session = begun();
  session.commit([{ side: 'blue', deed: 'charge' }]);
  session.commit([{ side: 'blue', deed: 'fire' }]);
  const endFor = (viewer: 'blue' | 'red') => session.forecast(12, viewer).frames.at(-1)!.status.is;
  expect([endFor('blue'), endFor('red')]).toEqual(['won', 'lost']);
});
