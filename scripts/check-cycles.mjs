// No file takes part in a circle of imports. Types are gone when the program runs, so imports of types alone do not count.
//   node scripts/check-cycles.mjs [folder]

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { report } from './lib/findings.mjs';
import { isMain, root } from './lib/root.mjs';
import { filesUnder, isSource, lineOf, parse, walk, workspaces } from './lib/source-tree.mjs';

const isOnlyTypes = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type'));

/** Files of the same workspace that are imported for good and at once; a dynamic import waits until it is asked for. */
const importedBy = (home, file) => {
  const { text, program } = parse(home, file);
  const found = [];
  walk(program, (node) => {
    const isImport = ['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration'].includes(node.type);
    if (!isImport || !node.source || isOnlyTypes(node) || !node.source.value.startsWith('.')) return;
    const path = posix.normalize(posix.join(posix.dirname(file), node.source.value));
    if (isSource(path) && existsSync(join(home, path))) found.push({ path, line: lineOf(text, node.start) });
  });
  return found;
};

/** @returns {{ file: string, line: number, message: string }[]} */
export const findCycleFaults = (home = root) => {
  const graph = new Map();
  for (const { folder } of workspaces(home))
    for (const file of filesUnder(home, folder).filter(isSource)) graph.set(file, importedBy(home, file));
  const faults = [];
  const done = new Set();
  const way = [];
  const visit = (file) => {
    if (done.has(file)) return;
    way.push(file);
    for (const { path, line } of graph.get(file) ?? []) {
      const at = way.indexOf(path);
      if (at < 0) visit(path);
      else
        faults.push({
          file,
          line,
          message: `closes a circle of imports: ${[...way.slice(at), path].map((one) => one.split('/').at(-1)).join(' → ')}.`,
        });
    }
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return faults;
};

if (isMain(import.meta.url)) report('cycle', findCycleFaults(process.argv[2] ?? root));
