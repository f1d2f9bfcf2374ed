// Games named where every game is served.

import { expect, test } from 'vitest';
import { findNameFaults } from '../check-names.mjs';
import { makeHouse } from './tree.mjs';

const faultsIn = (files) => findNameFaults(makeHouse(files)).map(({ file, line }) => `${file}:${line}`);

test('an id, an address, a package or a text of the page names a game', () => {
  expect(
    faultsIn({
      'apps/web/src/a.ts': "// A.\nexport const a = (id) => id === 'red';\n",
      'apps/web/src/b.ts': '// B.\nexport const b = `/play/red?level=1`;\n',
      'apps/cli/src/c.ts': "// C.\nexport { game } from '@interlock/blue';\n",
      'packages/search/src/d.tsx': '// D.\nexport const D = () => <b>blue</b>;\n',
    }),
  ).toEqual(['packages/search/src/d.tsx:2', 'apps/cli/src/c.ts:2', 'apps/web/src/a.ts:2', 'apps/web/src/b.ts:2']);
});

test('so does a file called after one, a sheet of styles too', () => {
  expect(faultsIn({ 'apps/web/src/styles/red.css': '/* Red. */\n', 'apps/web/src/hub/Blue.tsx': '// B.\n' })).toEqual([
    'apps/web/src/hub/Blue.tsx:1',
    'apps/web/src/styles/red.css:1',
  ]);
});

test('a game may name itself in its own folders, the catalog names all, and a word is only a word', () => {
  expect(
    faultsIn({
      'apps/web/src/games/red/index.ts': "// Red.\nexport { game } from '@interlock/red';\n",
      'apps/cli/src/keys/red.ts': "// Red.\nexport const id = 'red';\n",
      'packages/catalog/src/index.ts': "// All.\nexport const all = ['red', 'blue'];\n",
      'apps/web/src/a.ts': "// A.\nexport const a = 'a red lamp'; // red\n",
      'apps/web/test/a.test.ts': "// A.\nexport const a = 'red';\n",
    }),
  ).toEqual([]);
  expect(faultsIn({ 'apps/web/src/games/red/a.ts': "// Red.\nexport const a = 'blue';\n" })).toEqual([
    'apps/web/src/games/red/a.ts:2',
  ]);
});
