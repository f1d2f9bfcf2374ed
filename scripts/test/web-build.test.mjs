// The build is stale exactly when something that can reach the bundle changed.

import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWebWhenStale, sourceHash } from '../lib/web-build.mjs';
import { makeTree } from './tree.mjs';

const files = {
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'apps/web/src/main.tsx': 'main',
  'apps/web/test/a.spec.ts': 'spec',
  'apps/web/dist/index.html': 'built',
  'games/red/content/level.json': '{}',
  'packages/kernel/src/index.ts': 'kernel',
};

test.each([
  'package-lock.json',
  'tsconfig.json',
  'apps/web/src/main.tsx',
  'games/red/content/level.json',
  'packages/kernel/src/index.ts',
])('%s matters', (file) => {
  const home = makeTree(files);
  const before = sourceHash(home);
  writeFileSync(join(home, file), 'changed');
  expect(sourceHash(home)).not.toBe(before);
});

test.each(['apps/web/test/a.spec.ts', 'apps/web/dist/index.html'])('%s does not matter', (file) => {
  const home = makeTree(files);
  const before = sourceHash(home);
  writeFileSync(join(home, file), 'changed');
  expect(sourceHash(home)).toBe(before);
});

test('a new name matters', () => {
  const home = makeTree(files);
  const before = sourceHash(home);
  renameSync(join(home, 'apps/web/src/main.tsx'), join(home, 'apps/web/src/other.tsx'));
  expect(sourceHash(home)).not.toBe(before);
});

test('a build with the right stamp is left alone', () => {
  const home = makeTree(files);
  writeFileSync(join(home, 'apps/web/dist/.stamp'), sourceHash(home));
  expect(buildWebWhenStale(home)).toBe(false);
});
