// Builds apps/web when its sources changed. The hash of all sources is stored beside the build as .stamp,
// written last, so that an interrupted build counts as none.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './root.mjs';

export const distOf = (home = root) => join(home, 'apps/web/dist');

/** @returns {boolean} whether a build was needed */
export const buildWebWhenStale = (home = root) => {
  const hash = sourceHash(home);
  const stamp = join(distOf(home), '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const done = spawnSync('npm', ['run', 'build', '--silent', '-w', '@interlock/web'], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`The web build failed with exit code ${done.status ?? done.signal}.`);
  if (!existsSync(join(distOf(home), 'index.html'))) throw new Error('The web build left no apps/web/dist/index.html.');
  writeFileSync(stamp, hash);
  return true;
};

const rooms = ['packages', 'games', 'apps/web'];
const rootFiles = ['package-lock.json', 'tsconfig.json'];
const skipped = new Set(['node_modules', 'dist', 'dev-dist', 'test', 'test-results']);

/** Over names and contents of all that can reach the bundle. */
export const sourceHash = (home = root) => {
  const hash = createHash('sha256');
  const files = rootFiles.map((file) => join(home, file)).filter((file) => existsSync(file));
  for (const room of rooms) if (existsSync(join(home, room))) list(join(home, room), files);
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(home, file).split(sep).join('/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};

const list = (folder, into) => {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) list(path, into);
    else if (entry.isFile()) into.push(path);
  }
};
