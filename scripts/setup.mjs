// Installs what the lockfile lists when node_modules is missing or stale; silent when it is fresh.
// Uses Node's own modules only, since it runs before anything is installed.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, isMain, root } from './lib/root.mjs';

const oldest = [20, 19];

/** @param {string} [home] the checkout to set up */
export const setup = (home = root) => {
  refuseOldNode(process.versions.node);
  const state = installed(home);
  if (state === 'fresh') return;
  if (state === 'missing or stale') install(home);
  writeFileSync(stampOf(home), lockHash(home));
};

/** 'fresh': the stamp says so. 'unstamped': somebody else installed, and rightly. Otherwise it must be done. */
export const installed = (home) => {
  const stamp = stampOf(home);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(home)) return 'fresh';
  return holdsLockedVersions(home) ? 'unstamped' : 'missing or stale';
};

export const refuseOldNode = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    throw new Error(`Interlock needs Node ${oldest.join('.')} or newer; this is ${version}.`);
};

const stampOf = (home) => join(home, 'node_modules', '.interlock-setup');

const lockHash = (home) =>
  createHash('sha256')
    .update(readFileSync(join(home, 'package-lock.json')))
    .digest('hex');

/** Compares npm's own record of what it installed with the lockfile, package by package. */
const holdsLockedVersions = (home) => {
  const record = join(home, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const has = readJson(record).packages;
  const wants = readJson(join(home, 'package-lock.json')).packages;
  for (const [path, entry] of Object.entries(has)) {
    if (wants[path]?.version !== entry.version || wants[path]?.resolved !== entry.resolved) return false;
  }
  for (const [path, entry] of Object.entries(wants)) {
    if (path.includes('node_modules/') && !entry.optional && !entry.devOptional && !entry.peer && !has[path])
      return false;
  }
  return true;
};

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const install = (home) => {
  process.stderr.write('Installing the packages of package-lock.json (npm ci) …\n');
  const done = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.error) throw new Error(`npm could not be started: ${done.error.message}`);
  if (done.status !== 0) throw new Error(`npm ci failed with exit code ${done.status}; its messages are above.`);
};

if (isMain(import.meta.url)) {
  try {
    setup();
  } catch (error) {
    fail(error);
  }
}
