// Dependencies: pinned, listed, and the GPL in the bench alone.

import { expect, test } from 'vitest';
import { findDependencyFaults } from '../check-dependencies.mjs';
import { makeTree } from './tree.mjs';

const sha = { integrity: 'sha512-x', version: '1.0.0', license: 'MIT' };
const lock = {
  'apps/web': { dependencies: { a: '^1.0.0', '@interlock/kernel': '*' } },
  'packages/kernel': { dependencies: { b: '^1.0.0' } },
  bench: { dependencies: { g: '^1.0.0' } },
  'node_modules/@interlock/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/a': { ...sha, dependencies: { c: '^1.0.0' } },
  'node_modules/b': sha,
  'node_modules/c': sha,
  'node_modules/g': { ...sha, license: 'GPL-3.0-or-later' },
};
const list = '| `a` | 1 | x |\n| `b` | 2 | x |\n';
const faults = (packages = {}, text = list) =>
  findDependencyFaults(
    makeTree({ 'package-lock.json': { packages: { ...lock, ...packages } }, 'docs/dependencies.md': text }),
  ).map(({ message }) => message);

test('what is pinned and listed passes, the GPL in the bench too', () => {
  expect(faults()).toEqual([]);
});

test('an entry without integrity, a package without a line and a line without a package are named', () => {
  expect(faults({ 'node_modules/c': { version: '1.0.0' } })).toEqual([
    'c has no integrity: anybody could answer for it.',
  ]);
  expect(faults({}, '| `a` | 1 | x |\n')[0]).toContain('b is taken by what ships and has no line here');
  expect(faults({}, `${list}| \`z\` | 1 | x |\n`)).toEqual(['z is no longer shipped.']);
});

test('only builds for other systems may lack it', () => {
  expect(faults({ 'node_modules/d': { version: '1.0.0', optional: true, os: ['darwin'] } })).toEqual([]);
  expect(faults({ 'node_modules/d': { version: '1.0.0', optional: true } })).toHaveLength(1);
});

test('the GPL beyond the bench is named, however deep it lies', () => {
  const deep = { 'node_modules/c': { ...sha, dependencies: { g: '^1.0.0' } } };
  expect(faults(deep)).toEqual(['g is under GPL-3.0-or-later and reaches beyond the bench.']);
});
