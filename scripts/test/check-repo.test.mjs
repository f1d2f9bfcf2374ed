// Registries and neighbouring folders are found wherever they are named. The names are put together here, since this
// file is itself looked at.

import { expect, test } from 'vitest';
import { findRepoFaults } from '../check-repo.mjs';
import { makeTree } from './tree.mjs';

const host = ['registry', 'example', 'org'].join('.');
const mirror = ['npm', 'js.org'].join('');
const neighbour = ['..', 'shared'].join('/');

const faultsIn = (files) => findRepoFaults(makeTree(files)).map(({ file, line }) => `${file}:${line}`);

test('a registry host is found in any text file, with its line', () => {
  expect(faultsIn({ 'a.yml': `one\nurl: https://${host}/x\n`, 'docs/b.md': `see www.${mirror}` })).toEqual([
    'a.yml:2',
    'docs/b.md:1',
  ]);
});

test.each([
  ['.npmrc', 'registry=http://localhost:4873/'],
  ['apps/web/.npmrc', '@interlock:registry = http://10.0.0.1/'],
  ['package.json', '{ "publishConfig": { "registry": "http://10.0.0.1/" } }'],
])('%s may not set a registry', (file, text) => {
  expect(faultsIn({ [file]: text })).toEqual([`${file}:1`]);
});

test('a merge that nobody decided is found, a line of the same signs in a text is not', () => {
  const mark = (sign) => sign.repeat(7);
  const merged = `- a\n${mark('<')} HEAD\n- b\n${mark('=')}\n- c\n${mark('>')} 8ebbfc6 (later)\n`;
  expect(faultsIn({ 'CHANGELOG.md': merged, 'docs/a.md': `Title\n${mark('=')}\n${mark('>')}\n` })).toEqual([
    'CHANGELOG.md:2',
    'CHANGELOG.md:6',
  ]);
});

test('the lockfile may not say where to download, but may link to workspaces', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', resolved: 'http://10.0.0.1/a.tgz' },
    'node_modules/@interlock/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/b': { version: '1.0.0' },
  };
  expect(findRepoFaults(makeTree({ 'package-lock.json': { packages } }))).toMatchObject([
    { message: 'pins node_modules/a to http://10.0.0.1/a.tgz.' },
  ]);
});

test('the lockfile keeps step with every package.json', () => {
  const packages = {
    '': { devDependencies: { b: '^1.0.0', a: '*' } },
    'apps/web': { dependencies: { a: '^1.0.0' } },
    'node_modules/a': { version: '1.0.0', dependencies: { z: '*' } },
  };
  const files = { 'package-lock.json': { packages }, 'package.json': { devDependencies: { a: '*', b: '^1.0.0' } } };
  expect(faultsIn({ ...files, 'apps/web/package.json': { dependencies: { a: '^1.0.0' } } })).toEqual([]);
  const changed = { ...files, 'apps/web/package.json': { dependencies: { a: '^1.0.0', c: '*' } } };
  expect(findRepoFaults(makeTree(changed))).toMatchObject([
    { message: 'is out of step with the dependencies of apps/web/package.json.' },
  ]);
});

test('the folder beside the checkout is mentioned nowhere, tests included', () => {
  const path = `readFileSync('${neighbour}/rules.md')`;
  expect(faultsIn({ 'games/red/test/a.test.ts': path, 'README.md': `see ${neighbour}` })).toEqual([
    'README.md:1',
    'games/red/test/a.test.ts:1',
  ]);
});

test('an ordinary tree is clean', () => {
  expect(
    faultsIn({ '.npmrc': 'omit-lockfile-registry-resolved=true\n', 'a.ts': 'const registry = new Map();\n' }),
  ).toEqual([]);
});
