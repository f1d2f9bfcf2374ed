// Every par, proven again: a search without cuts, led by the hope of a ship without cares, finds no win in fewer turns.

import { describe, expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { isDuel } from '../../src/data/file.ts';
import { levels } from '../../src/levels.ts';
import { setup } from '../../src/setup.ts';
import { Hope } from '../../src/solve/hope.ts';
import { searchLayers } from '../../src/solve/layers.ts';

const MEMORY = 4e9;

describe('pars', () => {
  for (const { id, level, par } of levels) {
    if (isDuel(level) || level.goal.kind === 'survive') continue;
    test(`[OS-399] ${id}: nothing below ${par!.turns}`, { timeout: 600_000 }, () => {
      expect(par!.proof).toBe('optimal');
      const world = compile(content, level);
      const start = setup(world);
      const last = par!.turns - 1;
      const hope = new Hope(world, start, last, MEMORY);
      const limits = { width: Number.POSITIVE_INFINITY, nodes: 20_000_000, last, memory: MEMORY, hope };
      const work = searchLayers(world, start, limits);
      let step = work.next();
      while (!step.done) step = work.next();
      expect(step.value).toMatchObject({ rows: null, isCut: false });
    });
  }
});
