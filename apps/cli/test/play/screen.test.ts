// `interlock play` by keys: a stand-in terminal, real key codes, a run to its win.

import { stripVTControlCharacters } from 'node:util';
import { catalog } from '@interlock/catalog';
import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { handlingOf } from '../../src/keys/index.ts';
import { Desk } from '../../src/play/desk.ts';
import { playKeys } from '../../src/play/keyMode.tsx';
import { gameCalled } from '../../src/shelf.ts';
import { open, story, witness, won } from '../shell.ts';
import { terminal, until } from './terminal.ts';

const ARROWS: Readonly<Record<string, string>> = {
  north: '\u001b[A',
  south: '\u001b[B',
  east: '\u001b[C',
  west: '\u001b[D',
  light: 'e',
};

test('arrows plan, Enter commits, the run is won and the window given back', async () => {
  const handling = await handlingOf('lamp');
  const desk = new Desk(open(), handling);
  const { keyboard, window, io } = terminal();
  const done = playKeys(desk, io, handling);
  await until(() => window.text.includes(story.title), story.title);
  keyboard.press('?');
  await until(() => window.text.includes('take an action of the list'), 'take an action of the list');
  keyboard.press('h');
  await until(() => window.text.includes('Hint 1'), 'Hint 1');
  for (const turn of witness) {
    const turns = desk.session.turns.length;
    for (const action of turn) keyboard.press(ARROWS[action as string]!);
    keyboard.press('\r');
    await until(() => desk.session.turns.length > turns, 'the turn to be committed');
  }
  expect(desk.session.digest()).toBe(won().digest());
  keyboard.press('u');
  await until(() => desk.session.turns.length < witness.length, 'the turn to be undone');
  keyboard.press(':redo\r');
  await until(() => desk.session.turns.length === witness.length, 'the turn to be redone');
  expect(desk.session.status.is).toBe('won');
  keyboard.press('q');
  await done;
  expect(window.text).toContain('IL1.');
  expect(window.text.indexOf('\u001b[?1049h')).toBe(0);
  expect(window.text).toContain('\u001b[?1049l');
});

test('a number that ends the run asks first, and a no leaves it as it was', async () => {
  const game = await gameCalled('station');
  const run = openRun(game, { level: game.levels[0]!.id });
  if (!run.ok) throw new Error(run.error.message);
  const handling = await handlingOf('station');
  const desk = new Desk(new Session(run.value), handling);
  const { keyboard, window, io } = terminal();
  const done = playKeys(desk, io, handling);
  await until(() => window.text.includes('Give the deck up'), 'the list');
  const last = String(desk.choices().findIndex(({ text }) => text.startsWith('Give')) + 1);
  keyboard.press(last);
  await until(() => window.text.includes('Give the deck up? y/n'), 'the question');
  keyboard.press('n');
  keyboard.press('.');
  await until(() => desk.session.turns.length === 1, 'a turn of waiting');
  expect(desk.session.status.is).toBe('playing');
  keyboard.press(String(desk.choices().findIndex(({ text }) => text.startsWith('Give')) + 1));
  keyboard.press('y');
  await until(() => desk.session.status.is === 'lost', 'the end');
  keyboard.press('q');
  await done;
});

/** The screen as it was drawn last. */
const drawnLast = (text: string): readonly string[] => {
  const begin = Math.max(text.lastIndexOf('\u001b[G'), text.lastIndexOf('\u001b[H'));
  return stripVTControlCharacters(text.slice(begin + 3))
    .trimEnd()
    .split('\n');
};

describe('a window of 80 × 24', () => {
  const cases = catalog.flatMap(({ id }) => (['first', 'last'] as const).map((which) => [id, which] as const));

  test.each(cases)(
    '%s, its %s level: the header stays, nothing is wider or below, with a plan and without',
    async (id, which) => {
      const game = await gameCalled(id);
      const entry = game.levels.at(which === 'first' ? 0 : -1)!;
      const run = openRun(game, { level: entry.id });
      if (!run.ok) throw new Error(run.error.message);
      const handling = await handlingOf(id);
      const session = new Session(run.value);
      const { keyboard, window, io } = terminal(80, 24);
      const done = playKeys(new Desk(session, handling), io, handling);
      await until(() => window.text.includes(entry.title), 'the first screen');
      for (const key of ['', '1']) {
        if (key !== '') keyboard.press(key);
        await new Promise((resolve) => setTimeout(resolve, 100));
        const lines = drawnLast(window.text);
        expect(lines.length).toBeGreaterThan(8);
        expect(lines.length).toBeLessThanOrEqual(24);
        expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
        expect(lines.slice(0, 2).join(' ')).toContain(entry.title);
      }
      keyboard.press('q');
      keyboard.press('y');
      await done;
    },
  );
});
