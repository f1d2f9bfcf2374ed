// docs/bots.md is run: each bot on the page wins, from the root of the repository, and what it prints replays.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, shell } from '../shell.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(join(root, 'docs/bots.md'), 'utf8');
const programs = [...page.matchAll(/^```(python|js)\n(.*?)^```$/gms)].map(([, language, code]) => ({ language, code }));

/** The page's Python is run wherever there is one. */
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const runners = { js: process.execPath, python } as Readonly<Record<string, string | undefined>>;

test('the page has a bot for either game', () => {
  expect(programs.map(({ language }) => language)).toEqual(['python', 'js']);
  expect(page).toContain('game="reactor"');
  expect(page).toContain("game: 'port'");
});

const runnable = programs.filter(({ language }) => runners[language!] !== undefined);

test.each(runnable)('the $language bot wins and its code replays', async ({ language, code }) => {
  const file = join(folder(), language === 'js' ? 'bot.mjs' : 'bot.py');
  writeFileSync(file, code!);
  const { stdout } = spawnSync(runners[language!]!, [file], { cwd: root, encoding: 'utf8' });
  const [said, replay] = stdout.trim().split('\n');
  expect(said).toMatch(/^won after [1-9][0-9]* turns$/);
  const { json } = await shell(['replay', replay!, '--json']);
  expect(json).toMatchObject({ ok: true, status: { is: 'won' } });
});
