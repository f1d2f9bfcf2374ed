// Files that are too long, or that do not say what they are for.

import { expect, test } from 'vitest';
import { findFileFaults } from '../check-files.mjs';
import { makeTree } from './tree.mjs';

const faultsIn = (files) => findFileFaults(makeTree(files)).map(({ file, line }) => `${file}:${line}`);
const long = (lines, first = '// What it is for.') => `${first}\n${'x;\n'.repeat(lines - 1)}`;

test.each(['apps/web/src/a.ts', 'apps/web/src/A.tsx', 'scripts/a.mjs'])('%s stays under 400 lines', (file) => {
  expect(faultsIn({ [file]: long(399) })).toEqual([]);
  expect(findFileFaults(makeTree({ [file]: long(400) }))).toEqual([
    { file, line: 400, message: 'has 400 lines; files stay under 400.' },
  ]);
});

test('so does a sheet of styles; data, prose and declarations may be longer', () => {
  const head = '/* What it styles. */';
  expect(faultsIn({ 'a.css': long(399, head), 'b.css': long(401, head) })).toEqual(['b.css:400']);
  expect(faultsIn({ 'a.json': long(900), 'a.md': long(900), 'a.d.ts': long(900) })).toEqual([]);
});

test('a file opens with what it is for, after the line that names its program', () => {
  expect(faultsIn({ 'a.ts': "import 'b';\n", 'b.css': '.b {\n}\n', 'c.ts': '\n// Late.\n' })).toEqual([
    'a.ts:1',
    'b.css:1',
    'c.ts:1',
  ]);
  expect(faultsIn({ 'a.mjs': '#!/usr/bin/env node\n// The command.\n', 'b.css': '/* B. */\n' })).toEqual([]);
});

test('typed sources are named in one way', () => {
  const said = { 'src/one-noun.ts': long(2), 'src/oneNoun.ts': long(2), 'src/OneNoun.tsx': long(2) };
  expect(faultsIn({ ...said, 'scripts/check-it.mjs': long(2), 'src/vite-env.d.ts': 'x' })).toEqual([
    'src/one-noun.ts:1',
  ]);
});
