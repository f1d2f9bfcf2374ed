// Imports point one way: apps → catalog → games → search, grid → kernel. Games never import each other, nobody reaches
// into another workspace's folders, and the pure rooms take nothing from Node, the browser or unlisted packages.
//   node scripts/check-imports.mjs [folder]

import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { report } from './lib/findings.mjs';
import { isMain, root } from './lib/root.mjs';
import { filesUnder, importsOf, isSource, parse, workspaces } from './lib/source-tree.mjs';

/** What the sources of a room may take from other workspaces: names, or '<games>' for all of them. */
const allowed = {
  kernel: [],
  search: ['kernel'],
  grid: ['kernel'],
  testkit: ['kernel', 'search', 'grid'],
  game: ['kernel', 'search', 'grid'],
  catalog: ['kernel', 'search', 'grid', '<games>'],
  app: ['kernel', 'search', 'grid', 'catalog', '<games>'],
  bench: ['kernel', 'search', 'grid', 'catalog', '<games>'],
};

// Tests may use the shared suite and the smallest game, whatever their room.
const allowedInTests = ['testkit', 'lamp'];

/** Packages the pure rooms may take from outside; every other room answers to its package.json alone. */
const outside = {
  kernel: ['pure-rand', 'zod', 'fflate'],
  search: ['flatqueue'],
  grid: [],
  game: ['zod'],
  catalog: [],
};

const scope = '@interlock/';
const builtins = new Set(builtinModules);

const roomOf = (workspace) => (workspace.kind === 'package' ? workspace.name : workspace.kind);

/** @returns {{ file: string, line: number, message: string }[]} */
export const findImportFaults = (home = root) => {
  const all = workspaces(home);
  const byName = new Map(all.map((workspace) => [workspace.name, workspace]));
  const faults = [];
  for (const workspace of all) {
    if (allowed[roomOf(workspace)] === undefined)
      faults.push({
        file: workspace.folder,
        line: 1,
        message: `has no place in the import order; give it one in scripts/check-imports.mjs.`,
      });
    for (const file of filesUnder(home, workspace.folder).filter(isSource)) {
      const isTest = !file.startsWith(`${workspace.folder}/src/`);
      for (const { name, line } of importsOf(parse(home, file))) {
        const message = judge({ home, workspace, file, isTest, name, byName });
        if (message !== undefined) faults.push({ file, line, message });
      }
    }
  }
  return faults;
};

const judge = ({ home, workspace, file, isTest, name, byName }) => {
  if (name === undefined)
    return isPure(workspace) && !isTest ? 'imports a module whose name is not a plain string.' : undefined;
  if (name.startsWith('.')) return judgeRelative(workspace, file, name);
  if (name.startsWith('/')) return `imports the absolute path ${name}.`;
  if (name.startsWith(scope)) return judgeSibling(home, workspace, isTest, name, byName);
  return judgeOutside(workspace, isTest, name);
};

const judgeRelative = (workspace, file, name) => {
  const target = posix.normalize(posix.join(posix.dirname(file), name));
  if (target.startsWith(`${workspace.folder}/`)) return undefined;
  // Browser and command-line tests start the same scripts a person does.
  if (workspace.kind === 'app' && !file.startsWith(`${workspace.folder}/src/`) && target.startsWith('scripts/'))
    return undefined;
  return `reaches out of ${workspace.folder} with ${name}; import ${scope}… instead.`;
};

const judgeSibling = (home, workspace, isTest, name, byName) => {
  const [target, ...rest] = name.slice(scope.length).split('/');
  const sibling = byName.get(target);
  if (sibling === undefined) return `imports ${name}, which is no workspace.`;
  const subpath = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  if (!exportsOf(home, sibling).includes(subpath)) return `imports ${name}, which ${sibling.folder} does not export.`;
  if (target === workspace.name || (isTest && allowedInTests.includes(target))) return undefined;
  const rights = allowed[roomOf(workspace)] ?? [];
  if (rights.includes(target) || (sibling.kind === 'game' && rights.includes('<games>')))
    return isTest || manifestOf(home, workspace).dependencies?.[scope + target] !== undefined
      ? undefined
      : `imports ${name}, which ${workspace.folder}/package.json does not list.`;
  if (workspace.kind === 'game' && sibling.kind === 'game') return `imports ${name}: games never import each other.`;
  return `imports ${name} against the direction apps → catalog → games → search, grid → kernel.`;
};

const judgeOutside = (workspace, isTest, name) => {
  const parts = name.split('/');
  const packageName = name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  if (isTest || !isPure(workspace)) return undefined;
  if (name.startsWith('node:') || builtins.has(packageName)) return `imports ${name} from Node.`;
  return outside[roomOf(workspace)].includes(packageName)
    ? undefined
    : `imports ${name}; ${workspace.folder} may take only ${[...outside[roomOf(workspace)], `${scope}…`].join(', ')}.`;
};

export const isPure = (workspace) => outside[roomOf(workspace)] !== undefined;

const manifestOf = (home, { folder }) => {
  const path = join(home, folder, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};

const exportsOf = (home, sibling) => {
  const { exports } = manifestOf(home, sibling);
  return typeof exports === 'string' ? ['.'] : Object.keys(exports ?? {});
};

if (isMain(import.meta.url)) report('import', findImportFaults(process.argv[2] ?? root));
