// No game is named outside its own folders and the catalog: what serves every game learns of one by the registry. Looked
// at are the strings, texts and file names of packages and apps; tests, bench and scripts pick games on purpose.
//   node scripts/check-names.mjs [folder]

import { report } from './lib/findings.mjs';
import { isMain, root } from './lib/root.mjs';
import { filesUnder, isSource, lineOf, parse, walk, workspaces } from './lib/source-tree.mjs';

/** The one list of games. */
const REGISTRY = 'packages/catalog/src/index.ts';

const ownFolders = (id) => [`apps/web/src/games/${id}/`, `apps/cli/src/keys/${id}.`];

const isOwn = (file, id) => ownFolders(id).some((start) => file.startsWith(start));

/** A text names a game where it is its id, or holds it as a part of a path, an address or a package. */
const names = (text, id) => text === id || new RegExp(`(?:^|[/@])${id}(?:[/?#]|$)`).test(text);

/** @returns {{ file: string, line: number, message: string }[]} */
export const findNameFaults = (home = root) => {
  const all = workspaces(home);
  const games = all.filter(({ kind }) => kind === 'game').map(({ name }) => name);
  const rooms = all.filter(({ kind }) => kind === 'package' || kind === 'app');
  return rooms
    .flatMap(({ folder }) => filesUnder(home, folder).filter((file) => file.startsWith(`${folder}/src/`)))
    .filter((file) => file !== REGISTRY)
    .flatMap((file) => faultsOf(home, file, games));
};

const faultsOf = (home, file, games) => {
  const others = games.filter((id) => !isOwn(file, id));
  const base = file.split('/').at(-1).replace(/\..*$/, '').toLowerCase();
  const faults = others
    .filter((id) => base === id)
    .map((id) => ({ file, line: 1, message: `is a file about ${id}; it belongs into that game's own folder.` }));
  if (!isSource(file)) return faults;
  const { text, program } = parse(home, file);
  const seen = (node, value) => {
    for (const id of others)
      if (typeof value === 'string' && names(value, id))
        faults.push({ file, line: lineOf(text, node.start), message: `names ${id}; ask the registry or the look.` });
  };
  walk(program, (node) => {
    if (node.type === 'Literal') seen(node, node.value);
    if (node.type === 'TemplateElement') seen(node, node.value.cooked);
    if (node.type === 'JSXText') seen(node, node.value.trim());
  });
  return faults;
};

if (isMain(import.meta.url)) report('name', findNameFaults(process.argv[2] ?? root));
