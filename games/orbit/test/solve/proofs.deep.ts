// Every par that is called proven, proven again: a search without cuts finds no win in fewer turns, first for a ship
// without heat, damage and return limit, then, where that one could do it, for the real one.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/content/content.ts';
import { isDuel } from '../../src/content/file.ts';
import { levels } from '../../src/content/levels.ts';
import { compile } from '../../src/rules/compile.ts';
import { setup } from '../../src/rules/setup.ts';
import { searchLayers } from '../../src/solve/layers.ts';

describe('pars', () => {
  for (const { id, level, par } of levels) {
    if (isDuel(level) || par?.proof !== 'optimal' || level.goal.kind === 'survive') continue;
    test(`${id}: nothing below ${par.turns}`, { timeout: 600_000 }, () => {
      const world = compile(content, level);
      for (const isRelaxed of [true, false]) {
        if (isRelaxed && (world.goal!.isCold || world.goal!.kind === 'cool')) continue; // heat is the point there
        const limits = {
          width: Number.POSITIVE_INFINITY,
          nodes: 20_000_000,
          last: par.turns - 1,
          memory: 4e9,
          isRelaxed,
        };
        const work = searchLayers(world, setup(world), limits);
        let step = work.next();
        while (!step.done) step = work.next();
        if (isRelaxed && step.value.rows !== null) continue;
        expect(step.value).toMatchObject({ rows: null, isCut: false });
        return;
      }
    });
  }
});
