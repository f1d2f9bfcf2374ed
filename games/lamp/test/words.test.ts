// What lamp says: text view, events, causes of a number and of a loss, balance overrides.

import { explainSubject, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { game, type LampShape } from '../src/index.ts';

const SURE = { oil: 1, times: 1, outOf: 1 };

const sessionOn = (level: string, balance?: { readonly [key: string]: number }): Session<LampShape> => {
  const run = openRun(game, { level }, balance === undefined ? {} : { balance });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

test('the text view draws the map, counts the oil and explains its signs', () => {
  const session = sessionOn('pit');
  const lines = game.show(session.world, session.view()).split('\n');
  expect(lines.slice(0, 3)).toEqual(['@???S', '?#?#?', '?????']);
  expect(lines[4]).toBe(`oil ${session.state.oil}, ${session.world.actions} actions a turn, under you .`);
  expect(lines[5]).toBe('@ you  ? dark  # wall  . floor  o pit  = draught  S switch');
});

test('the oil a draught took is traced back to the step into it', () => {
  const run = openRun(game, { levelData: { rows: ['K=.S'], oil: 9 }, seed: 'LAMP' }, { balance: { draught: SURE } });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  session.commit(['east']);
  session.commit([]);
  const [draught, flame] = explainSubject(session, 'oil');
  expect(draught?.text).toBe(`The draught takes ${SURE.oil} oil; ${session.state.oil} left.`);
  expect(draught?.causes[0]?.text).toBe('The keeper walks east.');
  expect(draught?.causes[0]?.causes[0]).toMatchObject({ kind: 'action', text: 'walk east' });
  expect(flame?.causes.map((cause) => cause.kind)).toEqual(['start']);
});

test('every cause of a loss has its sentence', () => {
  const say = (cause: string) => game.words.cause!(game.content, cause);
  expect(say('pit')).toBe('The keeper fell into a pit.');
  expect(say('dark')).toBe('The lamp ran out of oil.');
});

test('balance can be overridden, within its bounds and by its names', () => {
  expect(sessionOn('pit', { flame: 2 }).world).toEqual({ ...game.content, flame: 2 });
  expect(game.authoring!.tune!(game.content, { flame: 0 })).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('flame') },
  });
  expect(game.authoring!.tune!(game.content, { colour: 1 })).toMatchObject({ ok: false });
  for (const wrong of [null, 3, 'x', [], [1]]) expect(game.authoring!.tune!(game.content, wrong).ok).toBe(false);
});
