// The repository stands alone: no lockfile or setting names a package registry, no file leads to the folder beside the
// checkout, and none holds two sides of a merge that nobody decided.
//   node scripts/check-repo.mjs [folder]

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './lib/findings.mjs';
import { isMain, root } from './lib/root.mjs';
import { repoFiles } from './lib/source-tree.mjs';

const binary = /\.(?:png|jpe?g|webp|ico|gif|woff2?|wasm|gz|zip)$/i;
const hosts = [/\bregistry\.[a-z0-9-]+\.[a-z]{2,}/i, /\bnpmjs\.(?:org|com)\b/i, /\byarnpkg\.com\b/i, /\bnpmmirror\b/i];
const setting = /^\s*(?:@[\w-]+:)?registry\s*[=:]/m;
const undecided = /^(?:<{7}|>{7}) /;
const neighbours = [['..', 'shared'].join('/'), ['', 'work', 'shared'].join('/')];

/** @returns {{ file: string, line: number, message: string }[]} */
export const findRepoFaults = (home = root) => {
  const faults = [];
  for (const file of repoFiles(home)) {
    if (binary.test(file)) continue;
    const text = readFileSync(join(home, file), 'utf8');
    text.split('\n').forEach((line, index) => {
      const add = (message) => faults.push({ file, line: index + 1, message });
      for (const host of hosts) if (host.test(line)) add(`names a package registry: ${host.exec(line)[0]}`);
      if (/(?:^|\/)\.npmrc$/.test(file) && setting.test(line)) add('sets a package registry.');
      if (/\.json$/.test(file) && /"(?:@[\w-]+:)?registry"\s*:/.test(line)) add('sets a package registry.');
      if (undecided.test(line)) add('holds both sides of a merge: keep one, or both in order.');
      for (const path of neighbours)
        if (line.includes(path)) add(`mentions ${path}, which is not part of the project.`);
    });
    if (/(?:^|\/)package-lock\.json$/.test(file))
      faults.push(...resolvedElsewhere(file, text), ...outOfStep(home, file, text));
  }
  return faults;
};

/** Entries of the lockfile that say where to download: only links to our own workspaces may say where they are. */
const resolvedElsewhere = (file, text) => {
  const faults = [];
  for (const [path, entry] of Object.entries(JSON.parse(text).packages ?? {}))
    if (entry.resolved !== undefined && !entry.link)
      faults.push({ file, line: 1, message: `pins ${path} to ${entry.resolved}.` });
  return faults;
};

/** Workspaces whose package.json asks for other packages than the lockfile says: npm ci would refuse a fresh clone. */
const outOfStep = (home, file, text) => {
  const faults = [];
  for (const [folder, entry] of Object.entries(JSON.parse(text).packages ?? {})) {
    const manifest = join(home, folder, 'package.json');
    if (folder.includes('node_modules') || !existsSync(manifest)) continue;
    const wanted = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'])
      if (spell(wanted[kind]) !== spell(entry[kind]))
        faults.push({ file, line: 1, message: `is out of step with the ${kind} of ${join(folder, 'package.json')}.` });
  }
  return faults;
};

const spell = (list = {}) => JSON.stringify(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));

if (isMain(import.meta.url)) report('repository', findRepoFaults(process.argv[2] ?? root));
