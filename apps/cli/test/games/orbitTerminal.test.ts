// Orbit Simulator in the terminal: whole runs by keys, the planner in 80 columns, a duel of two at one keyboard.

import { loadGame } from '@interlock/catalog';
import { type AnyShape, openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { handlingOf } from '../../src/keys/index.ts';
import { Desk } from '../../src/play/desk.ts';
import { playKeys } from '../../src/play/keyMode.tsx';
import { terminal, until } from '../play/terminal.ts';
import { shell } from '../shell.ts';

const orbit = async () => {
  const loaded = await loadGame('orbit');
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
};

describe('in the terminal', () => {
  const sit = async (level: string, ...size: readonly [columns: number, rows: number] | readonly []) => {
    const game = await orbit();
    const opened = openRun(game, { level });
    if (!opened.ok) throw new Error(opened.error.message);
    const handling = await handlingOf('orbit');
    const desk = new Desk(new Session<AnyShape>(opened.value), handling);
    const { keyboard, window, io } = terminal(...size);
    const done = playKeys(desk, io, handling);
    await until(() => window.text.includes(game.title), game.title);
    const press = async (keys: string, words: string): Promise<void> => {
      const from = window.text.length;
      for (const key of keys) keyboard.press(key);
      await until(() => window.text.slice(from).includes(words), words);
    };
    const leave = async (): Promise<void> => {
      keyboard.press('q');
      if (!desk.isOver) keyboard.press('y');
      await done;
    };
    return { desk, press, leave, window, keyboard };
  };

  test('a whole run by keys: energy, burns, a refused plan, undo, and the win', async () => {
    const { desk, press, leave, window } = await sit('first-light');
    expect(window.text).toContain('Lesson 1/6: Put 1 energy into Engines');
    await press('t', '! A soft burn needs 1 energy in Engines, planned 0.');
    await press('\r', 'A soft burn needs 1 energy in Engines, planned 0.');
    expect(desk.session.turns).toHaveLength(0);
    await press('1+', 'Lesson 3/6: Execute');
    await press('n', '10 in the reactor');
    await press('\r', 'Turn 2 of 6');
    await press('+', 'eng 1>2/3');
    await press('z', 'eng 1/3');
    await press('y', 'eng 1>2/3');
    await press('tt', 'This turn wins.');
    await press('\r', 'won');
    expect(desk.session.status.is).toBe('won');
    expect(desk.session.turns).toHaveLength(2);
    await leave();
  });

  test('in 80 columns and 24 lines every reason of a refused plan is in sight, with intents as far as there is room', async () => {
    const { press, leave, window } = await sit('station-keeping', 80, 24);
    const from = window.text.length;
    await press('5+++++gt', 'The Railgun cannot fire in a turn with a transfer.');
    const drawn = window.text.slice(from);
    const last = drawn.slice(drawn.lastIndexOf('Turn 1 of 12'));
    expect(last).toContain('! A soft burn needs 1 energy in Engines, planned 0.');
    expect(last).toContain('Picket 1: coast to 6:11, launch at Station');
    expect(last).not.toContain('tells the rest');
    await leave();
  });

  test('what lies ahead is a table, the sums are pages, and PgDn turns a whole one', async () => {
    const { press, leave, window, keyboard } = await sit('first-blood', 80, 24);
    await press('4++7++', 'shd 0>2/2');
    expect(window.text).toMatch(/Reach {2}Cutter: your laser \+\d/);
    await press('w', '+1 exact, then projected');
    expect(window.text).toMatch(/ {2}hull +\d+ +\d+/);
    await press('n', 'Free energy: 10 in the reactor');
    const from = window.text.length;
    keyboard.press('\u001b[6~');
    await until(() => window.text.slice(from).includes('Mass'), 'the next page');
    const page = window.text.slice(from);
    expect(page).not.toContain('Free energy: 10');
    await leave();
  });

  test('a duel at one keyboard: each seat plans alone, the turn is played when both are in', async () => {
    const { desk, press, leave, window } = await sit('mirror');
    await press('1+', 'eng 0>1/3');
    await press('6', '>mis 0/2');
    await press('\r', 'Red plans now.');
    expect(desk.seat).toBe('red');
    // Between the seats there is no board: blue may think again, and else red sits down with Enter.
    const curtain = window.text.slice(window.text.lastIndexOf('Red plans now.'));
    expect(curtain).toContain('Whoever is not red looks away');
    expect(curtain).not.toMatch(/R2 v6|eng 0>1/);
    await press('w', 'Whoever is not blue looks away');
    expect(desk.seat).toBe('blue');
    await press('\r', 'eng 0>1/3');
    await press('\r', 'Whoever is not red looks away');
    expect(window.text.slice(window.text.lastIndexOf('Whoever is not blue'))).toContain('Red plans now.');
    // Keys of play do nothing behind the curtain; the last one takes the seat. What blue had in hand is not in red's.
    await press('6++\r', 'Energy >eng 0/3');
    expect(window.text.slice(window.text.lastIndexOf('Goal:'))).toContain('destroy Blue Kestrel');
    await press('6++', 'mis 0>2/2'); // its own number, though no laser is on board
    expect(window.text.slice(window.text.lastIndexOf('Plan '))).not.toContain('Engines');
    await press('X', 'Conceding with this plan');
    await press('X', 'mis 0>2/2');
    await press('\r', 'Whoever is not blue looks away');
    await press('\r', 'Turn 2 of 20');
    expect(desk.session.turns[0]).toEqual([
      { type: 'energy', subsystem: 'engines', value: 1, side: 'blue' },
      { type: 'energy', subsystem: 'missiles', value: 2, side: 'red' },
    ]);
    await leave();
  });
});

describe('a duel by lines', () => {
  const WIPE = '\u001b[H\u001b[2J\u001b[3J';
  const lines = (more: object) =>
    shell(['play', 'orbit', '--level', 'mirror', '--plain'], { stdin: '1\ngo\ngo\nquit\n', ...more });

  test('on a terminal everything of a plan is wiped, scrollback too, before the other seat plans', async () => {
    const { out } = await lines({ isTty: true, env: { TERM: 'xterm', NO_COLOR: '1' } });
    const pages = out.split(WIPE);
    expect(pages).toHaveLength(2); // the second plan opens the turn: nothing is left to hide
    const [plan] = /^Plan: .+$/m.exec(pages[0]!)!;
    const [waiting, opened] = pages[1]!.split(/^Turn 1:$/m);
    expect(waiting).toContain('The plan of blue is in and out of sight. Red plans now.');
    expect(waiting).not.toContain(plan);
    expect(opened).toContain('turn 2');
  });

  test('where nothing can be wiped a page of empty lines stands between the seats', async () => {
    for (const around of [{}, { isTty: true, env: { TERM: 'dumb' } }]) {
      const { out } = await lines(around);
      expect(out).not.toContain('\u001b');
      const [plan, between] = [out.indexOf('Plan: '), out.indexOf('The plan of blue is in')];
      expect(plan).toBeGreaterThan(0);
      expect(out.slice(plan, between)).toMatch(/\n{100,}$/);
    }
  });
});

test('the end of a duel is told as who has won, and a draw as a draw', async () => {
  const said = async (...keys: readonly string[]): Promise<string> => {
    const { out } = await shell(['play', 'orbit', '--level', 'mirror', '--plain'], { stdin: keys.join('\n') });
    return out;
  };
  const turns = Array.from({ length: 20 }, () => ['go', 'go']).flat();
  const drawn = await said(...turns, 'quit');
  expect(drawn).toContain('drawn: equal in hull and heat');
  expect(drawn).not.toContain('lost');
});
