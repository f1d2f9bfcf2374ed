// Lower bounds of best known pars that take long to search. Run with INTERLOCK_DEEP=1.

import { expect, test } from 'vitest';
import { content } from '../../src/content/content.ts';
import { levels } from '../../src/content/levels.ts';
import { compile } from '../../src/rules/compile.ts';
import { setup } from '../../src/rules/setup.ts';
import { searchLayers } from '../../src/solve/layers.ts';

test('[OS-399] no ship without cares wins Flagship in fewer turns than its file says', () => {
  const { level, par } = levels.find(({ id }) => id === 'flagship')!;
  const world = compile(content, level);
  const limits = { width: Number.POSITIVE_INFINITY, nodes: 5_000_000, memory: 1e9, isRelaxed: true };
  const work = searchLayers(world, setup(world), { ...limits, last: par!.atLeast! - 1 });
  let step = work.next();
  while (!step.done) step = work.next();
  expect(step.value).toMatchObject({ rows: null, isCut: false });
}, 600_000);
