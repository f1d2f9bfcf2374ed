// The commands printed in README and docs are commands there are, with options they have; the tests the gallery names are there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shell } from './shell.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const PAGES = [
  'README.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') ? `docs/${name}` : [],
  ),
];

test('every command line of the docs names a command and options it has', async () => {
  const lines = PAGES.flatMap((page) =>
    [...read(page).matchAll(/npx interlock (?!help)([a-z]+)([^`#\n]*)/g)].map(([, command, rest]) => ({
      page,
      command,
      rest,
    })),
  );
  expect(lines.length).toBeGreaterThan(40);
  const helps = new Map<string, string>();
  const wrong: string[] = [];
  for (const { page, command, rest } of lines) {
    if (!helps.has(command!)) {
      const { code, out } = await shell(['help', command!]);
      helps.set(command!, code === 0 ? out : '');
    }
    const help = helps.get(command!)!;
    if (help === '') wrong.push(`${page}: ${command}`);
    for (const [flag] of rest!.matchAll(/(?<= )--[a-z-]+/g))
      if (help !== '' && !new RegExp(`${flag}\\b`).test(help)) wrong.push(`${page}: ${command} ${flag}`);
  }
  expect(wrong).toEqual([]);
});

test('every test and picture the gallery names is there', () => {
  const page = read('docs/gallery.md');
  const table = page.slice(page.indexOf('## What can be measured'));
  const tests = [...table.matchAll(/`([^`]+\.(?:spec|test)\.(?:ts|mjs))`/g)].map(([, path]) => path!);
  expect(tests.length).toBeGreaterThan(40);
  const isThere = (path: string): boolean => existsSync(`${root}${path}`) || existsSync(`${root}apps/web/test/${path}`);
  expect(tests.filter((path) => !isThere(path))).toEqual([]);
  const pictures = [...page.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path]) => path!);
  expect(pictures.filter((path) => !existsSync(`${root}docs/${path}`))).toEqual([]);
});
