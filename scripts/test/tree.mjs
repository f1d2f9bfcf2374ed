// Small made-up repositories in a temporary folder.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

const made = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes the files and gives the folder; it is removed after the test. */
export const makeTree = (files) => {
  const home = mkdtempSync(join(tmpdir(), 'interlock-tree-'));
  made.push(home);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return home;
};

/** A house with every room, all of them empty but for `files`. */
export const makeHouse = (files) => {
  const rooms = ['packages/kernel', 'packages/search', 'packages/grid', 'packages/testkit', 'packages/catalog'];
  rooms.push('games/lamp', 'games/red', 'games/blue', 'apps/web', 'apps/cli', 'bench');
  const nameOf = (room) => `@interlock/${room.split('/').at(-1)}`;
  // Each lists whatever it could import; a test about what is not listed writes a manifest of its own.
  const dependencies = Object.fromEntries(rooms.map((room) => [nameOf(room), '*']));
  const manifests = rooms.map((room) => [
    `${room}/package.json`,
    { name: nameOf(room), exports: { '.': './src/index.ts' }, dependencies },
  ]);
  return makeTree({ ...Object.fromEntries(manifests), ...files });
};
