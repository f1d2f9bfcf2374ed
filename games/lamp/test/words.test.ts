// What lamp says: text view, causes of a number, hints, questions, balance overrides.

import { explainSubject, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { game, type LampShape } from '../src/index.ts';

const sessionOn = (level: string, balance?: { readonly [key: string]: number }): Session<LampShape> => {
  const run = openRun(game, { level }, balance === undefined ? {} : { balance });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

test('the text view draws the map, counts the oil and explains its signs', () => {
  const session = sessionOn('pit');
  const lines = game.show(session.content, session.view()).split('\n');
  expect(lines.slice(0, 3)).toEqual(['@???S', '?#?#?', '?????']);
  expect(lines[4]).toBe(`on start, oil ${session.state.oil}, ${session.content.actions} actions a turn`);
  expect(lines[5]).toBe('@ you  ? dark  # wall  S switch');
});

test('the oil left is traced back to the step that cost it', () => {
  const session = sessionOn('pit');
  session.commit(['south', 'south', 'east']);
  session.commit(['east']);
  const [flame, puddle] = explainSubject(session, 'oil');
  expect(flame?.causes.map((cause) => cause.kind)).toEqual(['start']);
  expect(puddle?.text).toContain('puddle');
  expect(puddle?.causes[0]?.text).toBe('The keeper walks east.');
  expect(puddle?.causes[0]?.causes[0]).toMatchObject({ kind: 'action', text: 'walk east' });
});

test('the question dark counts unseen floor', () => {
  const session = sessionOn('step');
  const ask = () => game.questions!.dark!(session.content, session.state, session.actor, null);
  expect(ask()).toEqual({ ok: true, value: { cells: 1 } });
  session.commit(['east']);
  expect(ask()).toEqual({ ok: true, value: { cells: 0 } });
});

test('balance can be overridden, within its bounds and by its names', () => {
  expect(sessionOn('pit', { flame: 2 }).content).toEqual({ ...game.content, flame: 2 });
  expect(game.tune!(game.content, { flame: 0 })).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('flame') },
  });
  expect(game.tune!(game.content, { colour: 1 })).toMatchObject({ ok: false });
  for (const wrong of [null, 3, 'x', [], [1]]) expect(game.tune!(game.content, wrong).ok).toBe(false);
});
