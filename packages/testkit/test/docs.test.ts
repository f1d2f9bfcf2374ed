// The code shown in docs/adding-a-game.md is the code in the repository.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');

/** Blocks of code with the file they come from; blocks inside a list are indented with it. */
const blocks = [...page.matchAll(/^( *)```ts\n *\/\/ (\S+)\n([\s\S]*?)^ *```$/gm)].map(
  ([, indent = '', file = '', code = '']) => ({
    file,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
  }),
);

test('every piece of code stands in the file it names', () => {
  expect(blocks.length).toBe((page.match(/^ *```ts$/gm) ?? []).length);
  expect(blocks.length).toBeGreaterThan(10);
  for (const { file, code } of blocks)
    expect(readFileSync(join(root, file), 'utf8'), `${file} without\n${code}`).toContain(code);
});

test('every file named in the map exists', () => {
  const named = [...page.matchAll(/^(games\/lamp\/\S+)/gm)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(10);
  for (const path of named) expect(existsSync(join(root, path)), path).toBe(true);
});

test('every link leads somewhere', () => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)#]+)\)/g))
    expect(existsSync(join(root, 'docs', target)), target).toBe(true);
});

test('lamp stays the smallest complete game: under 200 lines', () => {
  const folder = join(root, 'games/lamp/src');
  const files = readdirSync(folder);
  expect(files).toEqual(['generate.ts', 'index.ts', 'rules.ts', 'search.ts', 'shape.ts', 'view.ts']);
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThan(200);
  // Few lines, not long ones.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});

test('every rule of lamp has a test that carries its number', () => {
  const rules = [...readFileSync(join(root, 'games/lamp/RULES.md'), 'utf8').matchAll(/^- \*\*(LM-\d+)\*\*/gm)].map(
    ([, id]) => id,
  );
  const titles = readFileSync(join(root, 'games/lamp/test/rules.test.ts'), 'utf8');
  const cited = new Set([...titles.matchAll(/test\('\[(LM-\d+)\]/g)].map(([, id]) => id));
  expect([...cited].sort()).toEqual([...rules].sort());
});
