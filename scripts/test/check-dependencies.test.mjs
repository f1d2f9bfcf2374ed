// Dependencies: pinned, listed, the GPL in the bench alone, and none too new for the oldest Node.

import { expect, test } from 'vitest';
import { findDependencyFaults } from '../check-dependencies.mjs';
import { takesNode } from '../lib/engines.mjs';
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

test('a package that asks for a newer Node than is promised is named', () => {
  const promised = { '': { engines: { node: '>=20.19' } } };
  const asking = (node) => faults({ ...promised, 'node_modules/c': { ...sha, engines: { node } } });
  expect(asking('>= 18')).toEqual([]);
  expect(asking('>= 22')).toEqual(['c asks for Node >= 22, and Node 20.19 is promised to do.']);
});

test.each([
  ['>= 0.10', true],
  ['>=20.19.0', true],
  ['>=20.20', false],
  ['^20.19.0 || >=22.12.0', true],
  ['^18.0.0 || >=22', false],
  ['18 || 20 || >=22', true],
  ['>=6.0.x', true],
  ['*', true],
])('Node 20.19 and %s', (range, isTaken) => expect(takesNode(range, '20.19')).toBe(isTaken));
