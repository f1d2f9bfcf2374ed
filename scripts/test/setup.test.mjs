// When an install is needed, and when not.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installed, refuseOldNode, setup } from '../setup.mjs';
import { makeTree } from './tree.mjs';

const lock = {
  packages: {
    '': { name: 'x' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-other-machine': { version: '1.0.0', optional: true },
    'packages/own': { version: '0.1.0' },
    'node_modules/own': { resolved: 'packages/own', link: true },
  },
};
const record = {
  packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/own': lock.packages['node_modules/own'] },
};
const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

test('nothing is installed in a fresh clone', () => {
  expect(installed(makeTree({ 'package-lock.json': lock }))).toBe('missing or stale');
});

test('a stamp of this lockfile is believed, one of another is not', () => {
  expect(installed(makeTree({ 'package-lock.json': lock, 'node_modules/.interlock-setup': hashOf(lock) }))).toBe(
    'fresh',
  );
  expect(installed(makeTree({ 'package-lock.json': lock, 'node_modules/.interlock-setup': hashOf({}) }))).toBe(
    'missing or stale',
  );
});

test('an install by hand counts when every version is right, and is stamped', () => {
  const home = makeTree({ 'package-lock.json': lock, 'node_modules/.package-lock.json': record });
  expect(installed(home)).toBe('unstamped');
  setup(home);
  expect(readFileSync(join(home, 'node_modules/.interlock-setup'), 'utf8')).toBe(hashOf(lock));
  expect(installed(home)).toBe('fresh');
  writeFileSync(
    join(home, 'package-lock.json'),
    JSON.stringify({ packages: { ...lock.packages, 'node_modules/c': { version: '2.0.0' } } }),
  );
  expect(installed(home)).toBe('missing or stale');
});

test('another version of one package makes the install stale', () => {
  const other = { packages: { ...record.packages, 'node_modules/a': { version: '1.0.1' } } };
  expect(installed(makeTree({ 'package-lock.json': lock, 'node_modules/.package-lock.json': other }))).toBe(
    'missing or stale',
  );
});

test.each(['18.20.0', '20.18.3'])('Node %s is too old', (version) => {
  expect(() => refuseOldNode(version)).toThrow(`needs Node 20.19 or newer; this is ${version}`);
});

test.each(['20.19.0', '22.1.0', '24.0.0'])('Node %s will do', (version) => {
  expect(() => refuseOldNode(version)).not.toThrow();
});
