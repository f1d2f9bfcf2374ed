// `interlock play` by lines: a run to its win, everything one can ask on the way, and colours only where wanted.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { catalog, loadGame } from '@interlock/catalog';
import { openRun, replayFrom, Session, verify } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { handlingOf } from '../../src/keys/index.ts';
import { Desk } from '../../src/play/desk.ts';
import { folder, lamp, open, shell, story, witness, won } from '../shell.ts';

const ESC = '\u001b';

/** The witness as a player types it: numbers of the list, then `go`. */
const typed = (): string[] => {
  const session = open();
  return witness.flatMap((turn) => {
    const numbers = turn.map((action) => {
      const n = session.legal().indexOf(action) + 1;
      session.plan(action);
      return String(n);
    });
    session.commit();
    return [...numbers, 'go'];
  });
};
const play = (lines: readonly string[], more: readonly string[] = [], around: Parameters<typeof shell>[1] = {}) =>
  shell(['play', 'lamp', '--level', story.id, ...more], { stdin: `${lines.join('\n')}\n`, ...around });

describe('line mode', () => {
  test('a scripted run wins, and what it saves is the recorded run', async () => {
    const cwd = folder();
    const { code, out } = await play([...typed(), 'save won.interlock.json', 'code', 'quit'], [], { cwd });
    expect(code).toBe(0);
    expect(out).toContain('The run is over: won');
    expect(out).toContain('IL1.');
    const replay = replayFrom(JSON.parse(readFileSync(join(cwd, 'won.interlock.json'), 'utf8')));
    expect(replay.ok && verify(lamp, replay.value)).toMatchObject({ ok: true, digest: won().digest() });
  });

  test('shows board, numbered actions, plan and its consequences', async () => {
    const { out } = await play(['1']);
    const session = open();
    expect(out).toContain(lamp.show(session.world, session.view()));
    const first = session.legal()[0];
    expect(out).toContain(`  1 ${lamp.words.action(session.world, session.state, first)}`);
    expect(out).toContain(`Plan: ${lamp.words.action(session.world, session.state, first)}`);
  });

  test('a lost run says how to ask what decided it, and blame says so in one sentence', async () => {
    const { out } = await play(Array.from({ length: 12 }, () => 'go').concat('blame'));
    expect(out).toContain('The run is over: lost');
    expect(out).toContain('blame says which turn decided it.');
    expect(out).toMatch(
      /In turn \d+ you did nothing, and .*the lamp ran out of oil; “.+” (wins|begins a line that wins in turn \d+)\./,
    );
  });

  test('a won run shows how its score adds up', async () => {
    const reactor = await loadGame('reactor');
    if (!reactor.ok) throw new Error(reactor.error.message);
    const opened = openRun(reactor.value, { level: 'first-light' });
    if (!opened.ok) throw new Error(opened.error.message);
    const session = new Session(opened.value);
    const lines = opened.value.witness!.flatMap((turn) => {
      const numbers = turn.map((action) => {
        const n = session.legal().findIndex((one) => isDeepStrictEqual(one, action)) + 1;
        session.plan(action);
        return String(n);
      });
      session.commit();
      return [...numbers, 'go'];
    });
    const { out } = await shell(['play', 'reactor', '--level', 'first-light'], { stdin: `${lines.join('\n')}\n` });
    expect(out).toContain('The run is over: won, score 96987 in 3 turns, par 3');
    expect(out).toContain(
      'Score: 100000 (for the start of the core) − 3000 (3 turns, 1000 each) − 13 (13 actions, 1 each) = 96987',
    );
  });

  test('forecast, verdict, hints in three steps, log and why', async () => {
    const { out } = await play([
      'f 2',
      'v',
      'h',
      'h',
      'h',
      ...typed().slice(0, witness[0]!.length + 1),
      'log',
      'why 1.0',
      'why keeper',
      'why',
    ]);
    expect(out).toContain('In 2: nothing done');
    expect(out).toContain(`Winnable: ${witness.length} turns to a win.`);
    expect(out.match(/Hint 1/g)).toHaveLength(3);
    expect(out.match(/Hint 3/g)).toHaveLength(1);
    expect(out).toContain('1.0   The keeper walks');
    expect(out).toContain('└─ turn 1: you: walk');
  });

  test('undo takes back the plan first, then turns; redo brings them again; restart begins anew', async () => {
    const first = typed().slice(0, witness[0]!.length + 1);
    const { out } = await play(['1', 'undo', ...first, 'undo', 'redo', 'restart', 'undo']);
    expect(out).toContain('The plan is empty.');
    expect(out).toContain('Back at turn 1.');
    expect(out).toContain('Turn 1 again:');
    expect(out).toContain('The run begins anew.');
    expect(out).toContain('This is the start of the run.');
  });

  test('save, load and go on; a broken file is one sentence and changes nothing', async () => {
    const cwd = folder();
    const lines = typed();
    const first = lines.slice(0, witness[0]!.length + 1);
    const rest = lines.slice(witness[0]!.length + 1);
    await play([...first, 'save a.interlock.json'], [], { cwd });
    const { out } = await play(['load none.json', 'load a.interlock.json', ...rest], [], { cwd });
    expect(out).toContain('there is no such file');
    expect(out).toContain('Loaded: ');
    expect(out).toContain('The run is over: won');
    const resumed = await shell(['play', '--replay', 'a.interlock.json'], { cwd, stdin: rest.join('\n') });
    expect(resumed.out).toContain('The run is over: won');
  });

  test('what cannot be done is said', async () => {
    const { out, code } = await play(['99', 'dance', 'forecast many', 'save', 'why nothing', 'why 7.7', '0', 'go']);
    expect(code).toBe(0);
    expect(out).toMatch(/There is no action 99; there are 1 to \d/);
    expect(out).toContain('There is no command "dance"; ? lists them.');
    expect(out).toContain('forecast takes a number');
    expect(out).toContain('save takes the name of a file');
    expect(out).toContain('There is no event 7.7');
  });

  test('? lists every command', async () => {
    const { out } = await play(['?']);
    for (const name of 'go undo redo forecast verdict hint log why save load restart quit'.split(' '))
      expect(out).toMatch(new RegExp(`^${name}\\b`, 'm'));
  });

  test('a ranked run keeps what was seen and gives no hints', async () => {
    const first = typed().slice(0, witness[0]!.length + 1);
    const { out } = await play([...first, 'undo', 'hint', 'verdict'], ['--ranked']);
    expect(out).toContain('it is final');
    expect(out.match(/In a ranked run nobody may ask/g)).toHaveLength(2);
  });
});

describe('colour', () => {
  const first = async (around: Parameters<typeof shell>[1]) => (await play(['quit'], ['--plain'], around)).out;

  test('on a terminal, and the text beneath is the same', async () => {
    const coloured = await first({ isTty: true, env: { TERM: 'xterm' } });
    expect(coloured).toContain(`${ESC}[`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what colours are made of
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(await first({}));
  });

  test('none on a pipe, with NO_COLOR or on a dumb terminal', async () => {
    expect(await first({})).not.toContain(ESC);
    expect(await first({ isTty: true, env: { NO_COLOR: '1', TERM: 'xterm' } })).not.toContain(ESC);
    expect(await first({ isTty: true, env: { TERM: 'dumb' } })).not.toContain(ESC);
  });

  test('no file is written unless asked for', async () => {
    const cwd = folder();
    await play(typed(), [], { cwd });
    expect(existsSync(join(cwd, 'won.interlock.json'))).toBe(false);
  });
});

/** The texts in an action but for its type. */
const namesIn = (action: unknown): readonly string[] =>
  Object.entries(action as object)
    .filter(([key]) => key !== 'type')
    .flatMap(([, value]) => [value].flat())
    .filter((value): value is string => typeof value === 'string');

describe('every game', () => {
  /** A level's witness as lines, found by playing it on a desk of its own. */
  const script = async (id: string, levelId: string): Promise<string[]> => {
    const loaded = await loadGame(id);
    if (!loaded.ok) throw new Error(loaded.error.message);
    const game = loaded.value;
    const opened = openRun(game, { level: levelId });
    if (!opened.ok) throw new Error(opened.error.message);
    const handling = await handlingOf(id);
    const desk = new Desk(new Session(opened.value), handling);
    const lines: string[] = [];
    for (const turn of opened.value.witness ?? []) {
      const encoded = turn.map((action) => game.action.encode(action));
      if (!(handling.isStep?.(encoded) ?? true)) continue; // the game's own clock does these
      const take = (isIt: (action: unknown) => boolean): void => {
        const n = desk.choices().findIndex((one) => isIt(game.action.encode(one.action)));
        desk.take(desk.choices()[n]!.action);
        lines.push(String(n + 1));
      };
      for (const action of encoded) {
        const isIt = (one: unknown): boolean => isDeepStrictEqual(one, action);
        // Where planning steps are no part of the record, they are taken for each thing the record names, in its order.
        if (!desk.choices().some((one) => isIt(game.action.encode(one.action))))
          for (const name of namesIn(action)) take((one) => namesIn(one).includes(name));
        take(isIt);
      }
      if (desk.isPlanning) {
        desk.commit();
        lines.push('go');
      }
    }
    return lines;
  };

  test.each(catalog.map((one) => one.id))('%s: the first level is won by typing its witness', async (id) => {
    const loaded = await loadGame(id);
    if (!loaded.ok) throw new Error(loaded.error.message);
    const level = loaded.value.levels[0]!.id;
    const lines = await script(id, level);
    expect(lines.length).toBeGreaterThan(0);
    const { out, code } = await shell(['play', id, '--level', level], {
      stdin: [...lines, 'undo', 'redo', 'code'].join('\n'),
    });
    expect(code).toBe(0);
    expect(out.match(/The run is over: won|^won, /gm)?.length).toBeGreaterThanOrEqual(2);
    const shared = /^IL1\.\S+$/m.exec(out)![0];
    expect((await shell(['replay', shared, '--json'])).json).toMatchObject({ ok: true, status: { is: 'won' } });
  });
});

test("the help explains every sign that the reactor's maps are drawn with", async () => {
  const { out } = await shell(['play', 'reactor', '--level', 'drip', '--plain'], { stdin: '?\nquit\n' });
  expect(out).toContain('? lists the commands and the signs of the map.');
  const [board, help] = out.split('? lists the commands');
  const cells = board!.split('\n').flatMap((row) => (/^[#~]/.test(row) ? [...row] : []));
  const told = help!.split('\n').slice(1, 6).join(' ');
  for (const sign of new Set(cells)) if (/[^\s\d]/.test(sign)) expect(told, sign).toContain(sign);
  expect(told).toContain('1 2 3');
});
