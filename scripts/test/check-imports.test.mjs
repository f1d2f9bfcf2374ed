// Each rule about imports catches its violation, and lets the permitted pass.

import { expect, test } from 'vitest';
import { findImportFaults } from '../check-imports.mjs';
import { makeHouse } from './tree.mjs';

const faultsOf = (files) =>
  findImportFaults(makeHouse(files)).map(({ file, line, message }) => `${file}:${line} ${message}`);
const fromFile = (file, line) => faultsOf({ [file]: `${line}\n` });

const refused = [
  ['packages/kernel/src/a.ts', "import '@interlock/search';", 'against the direction'],
  ['packages/kernel/src/a.ts', "import type { Grid } from '@interlock/grid';", 'against the direction'],
  ['packages/search/src/a.ts', "export * from '@interlock/grid';", 'against the direction'],
  ['packages/grid/src/a.ts', "export { a } from '@interlock/red';", 'against the direction'],
  ['packages/search/src/a.ts', "const a = () => import('@interlock/catalog');", 'against the direction'],
  ['packages/catalog/src/a.ts', "import '@interlock/web';", 'against the direction'],
  ['games/red/src/a.ts', "import { b } from '@interlock/blue';", 'games never import each other'],
  ['games/red/src/a.ts', "let b: import('@interlock/blue').B;", 'games never import each other'],
  ['games/red/test/a.test.ts', "import { b } from '@interlock/blue';", 'games never import each other'],
  ['games/red/src/a.ts', "import '@interlock/catalog';", 'against the direction'],
  ['games/red/src/a.ts', "import '@interlock/testkit';", 'against the direction'],
  ['games/red/src/a.ts', "import '@interlock/lamp';", 'games never import each other'],
  ['apps/web/src/a.tsx', "import '@interlock/testkit';", 'against the direction'],
  ['apps/web/src/a.tsx', "import '@interlock/bench';", 'against the direction'],
  ['apps/cli/src/a.ts', "import '@interlock/web';", 'against the direction'],
  ['games/red/src/a.ts', "import '@interlock/nothing';", 'which is no workspace'],
  ['games/red/src/a.ts', "import '@interlock/kernel/src/dice.ts';", 'does not export'],
  ['games/red/src/a.ts', "import '../../blue/src/b.ts';", 'reaches out of games/red'],
  ['games/red/test/a.test.ts', "import '../../../packages/kernel/src/dice.ts';", 'reaches out of games/red'],
  ['games/red/src/a.ts', "import '/etc/b.ts';", 'absolute path'],
  ['packages/kernel/src/a.ts', "import { readFileSync } from 'node:fs';", 'from Node'],
  ['games/red/src/a.ts', "import { join } from 'path';", 'from Node'],
  ['games/red/src/a.ts', "const fs = require('fs');", 'from Node'],
  ['games/red/src/a.ts', "import { createRoot } from 'react-dom/client';", 'may take only zod'],
  ['packages/search/src/a.ts', "import { z } from 'zod';", 'may take only flatqueue'],
  ['packages/kernel/src/a.ts', 'const load = (name: string) => import(name);', 'not a plain string'],
];

test.each(refused)('%s may not say %s', (file, line, message) => {
  const faults = fromFile(file, line);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`${file}:1 `);
  expect(faults[0]).toContain(message);
});

const permitted = [
  [
    'packages/kernel/src/a.ts',
    "import { uniformInt } from 'pure-rand/distribution/uniformInt'; import './b.ts'; import 'fflate';",
  ],
  ['packages/search/src/a.ts', "import FlatQueue from 'flatqueue'; import '@interlock/kernel';"],
  [
    'games/red/src/a.ts',
    "import { z } from 'zod'; import '@interlock/grid'; import level from '../content/level.json';",
  ],
  [
    'games/red/test/a.test.ts',
    "import 'node:fs'; import '@interlock/testkit'; import '@interlock/red'; import '../src/a.ts';",
  ],
  ['packages/kernel/test/a.test.ts', "import { lamp } from '@interlock/lamp';"],
  ['packages/catalog/src/a.ts', "import '@interlock/red'; import '@interlock/blue';"],
  ['apps/cli/src/a.ts', "import 'node:fs'; import '@interlock/catalog'; import type { View } from '@interlock/red';"],
  ['apps/web/test/a.spec.ts', "import { askFirefox } from '../../../scripts/firefox.mjs';"],
  ['bench/src/a.ts', "import 'rot-js'; import '@interlock/red';"],
];

test.each(permitted)('%s may say %s', (file, line) => {
  expect(fromFile(file, line)).toEqual([]);
});

test('what is imported from another workspace stands in the package.json', () => {
  const files = {
    'apps/web/package.json': { name: '@interlock/web' },
    'apps/web/src/a.ts': "import '@interlock/red';\n",
  };
  expect(faultsOf(files)).toEqual([
    'apps/web/src/a.ts:1 imports @interlock/red, which apps/web/package.json does not list.',
  ]);
});

test('what only looks like an import, in comments and strings, is left alone', () => {
  const text = "// import '@interlock/blue'\nconst a = \"import '@interlock/blue'\";\nconst b = `import('node:fs')`;";
  expect(fromFile('games/red/src/a.ts', text)).toEqual([]);
});

test('a package without a place in the order is a fault', () => {
  expect(faultsOf({ 'packages/new/package.json': { name: '@interlock/new' } })).toEqual([
    expect.stringContaining('packages/new:1 has no place'),
  ]);
});

test('a file that cannot be parsed is never passed over', () => {
  expect(() => fromFile('games/red/src/a.ts', 'import {')).toThrow('games/red/src/a.ts cannot be parsed');
});
