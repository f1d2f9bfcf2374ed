// Circles of imports.

import { expect, test } from 'vitest';
import { findCycleFaults } from '../check-cycles.mjs';
import { makeHouse } from './tree.mjs';

const src = 'games/red/src';

test('a circle is told once, with its way', () => {
  const house = makeHouse({
    [`${src}/a.ts`]: "// A.\nimport { b } from './b.ts';\nexport const a = b;\n",
    [`${src}/b.ts`]: "// B.\nexport * from './c.ts';\nexport const b = 1;\n",
    [`${src}/c.ts`]: "// C.\nimport { a, type A } from './a.ts';\nexport const c = a;\n",
  });
  expect(findCycleFaults(house)).toEqual([
    { file: `${src}/c.ts`, line: 2, message: 'closes a circle of imports: a.ts → b.ts → c.ts → a.ts.' },
  ]);
});

test('types and what is loaded when asked for close no circle', () => {
  const house = makeHouse({
    [`${src}/a.ts`]: "// A.\nimport { b } from './b.ts';\nexport const a = b;\nexport type A = 1;\n",
    [`${src}/b.ts`]:
      "// B.\nimport type { A } from './a.ts';\nimport { type A as B } from './a.ts';\nexport const b: A & B = 1;\n",
    [`${src}/c.ts`]: "// C.\nexport const c = () => import('./d.ts');\n",
    [`${src}/d.ts`]: "// D.\nimport { c } from './c.ts';\nexport const d = c;\n",
  });
  expect(findCycleFaults(house)).toEqual([]);
});
