// Wrong input that once hung, passed in silence or named another file: one sentence, an exit code, nothing written.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, shell } from './shell.ts';

test('a place that takes no folders is refused at once', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'file'), '');
  const blocked = existsSync('/proc/self') ? '/proc/none' : 'file/none';
  const { code, err } = await shell(['generate', 'port', '--seed', '1', '--out', blocked], { cwd });
  expect(code).toBe(2);
  expect(err).toMatch(/^interlock: \S*none: [^\n]+\.\n$/);
  const under = await shell(['generate', 'port', '--seed', '1', '--out', 'file/below'], { cwd });
  expect(under.err).toContain('a file stands where a folder is needed.');
});

test('folders above the one asked for are made, and what is written there is a file that validates', async () => {
  const cwd = folder();
  for (const game of ['port', 'lamp'])
    expect((await shell(['generate', game, '--seed', '1', '--out', 'a/b/c'], { cwd })).code).toBe(0);
  const { code, out } = await shell(['validate', 'a/b/c/port-first-ticket-1.json', 'a/b/c/lamp-small-1.json'], { cwd });
  expect(out).toBe('2 files, nothing to say.\n');
  expect(code).toBe(0);
});

test('help for a command that is not there says so instead of showing everything', async () => {
  const { code, err } = await shell(['help', 'ask']);
  expect(code).toBe(2);
  expect(err).toMatch(/^interlock: There is no command "ask"\. There are: games, [^\n]+\n$/);
});

test('validate: a list is no file of any kind, and findings carry the name of the file that was given', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'list.json'), '[]');
  writeFileSync(join(cwd, 'mine.json'), '{"$schema":"port-events.schema.json","events":[]}');
  const { code, json } = await shell(['validate', 'list.json', 'mine.json', '--json'], { cwd });
  expect(code).toBe(1);
  expect(json.findings[0]).toMatchObject({ file: 'list.json', code: 'not-an-object' });
  expect(new Set(json.findings.map((one: { file: string }) => one.file))).toEqual(new Set(['list.json', 'mine.json']));
});

test('the examples of every help text name games and levels that exist', async () => {
  const { out } = await shell(['help']);
  const commands = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!).filter((name) => name !== 'help');
  const { json } = await shell(['games', '--json']);
  type Listed = { id: string; hidden?: boolean; levels: { id: string }[]; presets: string[] };
  const games = json.games as readonly Listed[];
  for (const command of commands) {
    const help = (await shell(['help', command])).out;
    for (const [, game, rest] of help.matchAll(
      /\$ interlock (?:play|solve|generate|forecast|perft|simulate) ([a-z]+)(.*)/g,
    )) {
      const found = games.find(({ id }) => id === game);
      expect(found?.hidden ?? found === undefined, `${command}: ${game}`).toBe(false);
      const level = /--level (\S+)/.exec(rest!)?.[1];
      if (level !== undefined) expect(found!.levels.map(({ id }) => id)).toContain(level);
      const preset = /--preset (\S+)|^-([a-z0-9-]+)-[A-Z0-9]+/.exec(rest!);
      const named = (preset?.[1] ?? preset?.[2])?.split(',') ?? [];
      expect(found!.presets).toEqual(expect.arrayContaining(named));
    }
  }
});
