// The repository as the checks see it: workspaces, their source files, and each file as a syntax tree.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

const skipped = new Set([
  'node_modules',
  'dist',
  'dev-dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.cache',
]);
const sourceEnding = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/**
 * Every workspace with its folder, kind and short name; kinds are the rooms of the house.
 * @param {string} home
 */
export const workspaces = (home) => {
  const found = [];
  for (const [folder, kind] of [
    ['packages', 'package'],
    ['games', 'game'],
    ['apps', 'app'],
  ]) {
    if (!existsSync(join(home, folder))) continue;
    for (const name of readdirSync(join(home, folder)).sort())
      if (existsSync(join(home, folder, name, 'package.json'))) found.push({ name, kind, folder: `${folder}/${name}` });
  }
  if (existsSync(join(home, 'bench/package.json'))) found.push({ name: 'bench', kind: 'bench', folder: 'bench' });
  return found;
};

/** All files under a folder, as paths with slashes from `home`, in a fixed order. */
export const filesUnder = (home, folder) => {
  const found = [];
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (skipped.has(entry.name)) continue;
      const inside = join(path, entry.name);
      if (entry.isDirectory()) visit(inside);
      else if (entry.isFile()) found.push(relative(home, inside).split(sep).join('/'));
    }
  };
  if (existsSync(join(home, folder))) visit(join(home, folder));
  return found;
};

/** What git has or would take; every file where there is no git. */
export const repoFiles = (home) => {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = git.status === 0 && existsSync(join(home, '.git')) ? git.stdout.split('\0') : filesUnder(home, '.');
  return files.filter((file) => file !== '' && existsSync(join(home, file))).sort();
};

export const isSource = (file) => sourceEnding.test(file);

/** Parsed; a file that cannot be parsed is an error of its own, never passed over. */
export const parse = (home, file) => {
  const text = readFileSync(join(home, file), 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  return { text, program, comments };
};

export const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

/** Calls `visit` on every node, with its parent; children in source order. */
export const walk = (node, visit, parent) => {
  if (visit(node, parent) === false) return;
  for (const child of childrenOf(node)) walk(child, visit, node);
};

export const childrenOf = (node) => {
  const children = [];
  for (const key of Object.keys(node)) {
    if (key === 'type' || key === 'start' || key === 'end' || key === 'parent') continue;
    const value = node[key];
    if (Array.isArray(value)) for (const entry of value) isNode(entry) && children.push(entry);
    else if (isNode(value)) children.push(value);
  }
  return children;
};

const isNode = (value) => value !== null && typeof value === 'object' && typeof value.type === 'string';

/** Every module a file names, static, dynamic, as a type or by require, with its line. */
export const importsOf = ({ text, program }) => {
  const found = [];
  const add = (node, literal) =>
    found.push({ name: literal?.type === 'Literal' ? literal.value : undefined, line: lineOf(text, node.start) });
  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'TSImportType':
        add(node, node.source);
        break;
      case 'ExportNamedDeclaration':
        if (node.source) add(node, node.source);
        break;
      case 'TSExternalModuleReference':
        add(node, node.expression);
        break;
      case 'CallExpression':
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node, node.arguments[0]);
        break;
    }
  });
  return found;
};
