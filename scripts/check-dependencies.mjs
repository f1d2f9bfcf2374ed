// What others wrote: every package of the lockfile is pinned by its content, what ships has a line with size and reason in
// docs/dependencies.md, no line is left of what is gone, packages under the GPL stay in the bench, which ships nowhere, and
// none asks for a newer Node than package.json does: installing would warn.
//   node scripts/check-dependencies.mjs [folder]

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takesNode } from './lib/engines.mjs';
import { report } from './lib/findings.mjs';
import { closureOf, nameOf } from './lib/lockfile.mjs';
import { isMain, root } from './lib/root.mjs';

const LIST = 'docs/dependencies.md';
const SHIPPED = ['apps/web', 'apps/cli'];

/** @returns {{ file: string, line: number, message: string }[]} */
export const findDependencyFaults = (home = root) => {
  const lock = readFileSync(join(home, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock);
  const list = readFileSync(join(home, LIST), 'utf8');
  return [
    ...unpinned(packages, lock),
    ...unlisted(packages, list),
    ...copyleft(packages, lock),
    ...tooNew(packages, lock),
  ];
};

const isOutside = (path) => path.includes('node_modules/');
const lineOf = (text, part) => text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;

/** Builds of a package for other systems, which cannot all be looked up where the lockfile is written. On such a system they
 *  are installed uncompared. */
const isForOthers = ({ optional, os, cpu }) => optional === true && (os !== undefined || cpu !== undefined);

const unpinned = (packages, lock) =>
  Object.entries(packages)
    .filter(([path, entry]) => isOutside(path) && !entry.link && !entry.integrity && !isForOthers(entry))
    .map(([path]) => ({
      file: 'package-lock.json',
      line: lineOf(lock, `"${path}"`),
      message: `${nameOf(path)} has no integrity: anybody could answer for it.`,
    }));

/** Rows of the list begin with their package's name in backquotes. */
const unlisted = (packages, list) => {
  const inPage = closureOf(packages, ['apps/web']).filter(isOutside).map(nameOf);
  const faults = [];
  for (const name of new Set(directOf(packages)))
    if (!list.includes(`| \`${name}\` |`))
      faults.push({
        file: LIST,
        line: 1,
        message: `${name} is taken by what ships and has no line here: say how large it is and why.`,
      });
  list.split('\n').forEach((line, i) => {
    const name = /^\| `([^`]+)` \|/.exec(line)?.[1];
    if (name !== undefined && !inPage.includes(name) && !directOf(packages).includes(name))
      faults.push({ file: LIST, line: i + 1, message: `${name} is no longer shipped.` });
  });
  return faults;
};

/** What shipped workspaces name in their package.json, types left out. */
const directOf = (packages) =>
  closureOf(packages, SHIPPED)
    .filter((path) => !isOutside(path))
    .flatMap((path) => Object.keys(packages[path].dependencies ?? {}))
    .filter((name) => !name.startsWith('@interlock/'));

const copyleft = (packages, lock) =>
  closureOf(
    packages,
    Object.keys(packages).filter((path) => path !== '' && path !== 'bench' && !isOutside(path)),
  )
    .filter((path) => /\bA?GPL/.test(packages[path]?.license ?? ''))
    .map((path) => ({
      file: 'package-lock.json',
      line: lineOf(lock, `"${path}"`),
      message: `${nameOf(path)} is under ${packages[path].license} and reaches beyond the bench.`,
    }));

const tooNew = (packages, lock) => {
  const oldest = /\d+(\.\d+)*/.exec(packages['']?.engines?.node ?? '')?.[0];
  return Object.entries(packages)
    .filter(([path, { engines }]) => isOutside(path) && oldest && engines?.node && !takesNode(engines.node, oldest))
    .map(([path, { engines }]) => ({
      file: 'package-lock.json',
      line: lineOf(lock, `"${path}"`),
      message: `${nameOf(path)} asks for Node ${engines.node}, and Node ${oldest} is promised to do.`,
    }));
};

if (isMain(import.meta.url)) report('dependency', findDependencyFaults(process.argv[2] ?? root));
