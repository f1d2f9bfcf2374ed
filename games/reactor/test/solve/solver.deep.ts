// Every claim of every level, with a budget that takes its time.

import { run } from '@interlock/search';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { content } from '../../src/level/content.ts';
import type { Mechanic } from '../../src/shape.ts';
import { winWithout } from '../../src/solve/appraise.ts';
import { turnsLeft } from '../../src/solve/bound.ts';
import { exhaust } from '../../src/solve/exhaust.ts';
import { NO_BAN } from '../../src/solve/steps.ts';
import { plantOf, setupState } from '../lib/fragment.ts';
import { tryAllWithout } from './necessity.ts';

const claims = game.levels.flatMap((entry) =>
  (entry.level.mustUse ?? []).map((mechanic) => [entry.id, mechanic, entry.par!.turns] as const),
);

test.each(claims)(
  '[RM-457] %s cannot be won without %s within two turns of its par',
  (id, mechanic, par) => {
    const { level } = game.levels.find((one) => one.id === id)!;
    expect(winWithout(content, level, mechanic, par + 2, 30_000)).toBeNull();
  },
  600_000,
);

test.each([
  ['hot-corridor', 'heatShield'],
  ['firebreak', 'fuelNeutralizer'],
] as const)(
  '[RM-457] %s: no line of play at all wins without %s within two turns of its par',
  (id: string, mechanic: Mechanic) => {
    const { level, par } = game.levels.find((one) => one.id === id)!;
    expect(tryAllWithout(content, level, mechanic, par!.turns + 2, 2_000_000)).toBe('none');
  },
  600_000,
);

/** Bytes: what a search may hold in a process of usual size. */
const MEMORY = 3_000_000_000;
/** Proven by tools/bound.ts in more time and memory than a test has: RM-497 says with what. */
const BY_TOOL: readonly string[] = ['the-grid'];

const bounded = game.levels.filter(({ par, level }) => {
  const from = setupState(content, level);
  return par?.atLeast !== undefined && par.atLeast > turnsLeft(plantOf(from), from);
});

test.each(bounded.map(({ id, par }) => [id, par!.atLeast! - 1] as const))(
  '[RM-497] %s: no line of play wins by turn %i',
  (id, last) => {
    const from = setupState(content, game.levels.find((one) => one.id === id)!.level);
    expect(run(exhaust(plantOf(from), from, { nodes: 20_000_000, last, memory: MEMORY }, NO_BAN))!.is).toBe('none');
  },
  3_600_000,
);

const long = game.levels.filter(
  ({ id, par, level }) =>
    level.order !== undefined && par?.proof === 'optimal' && par.turns > 4 && !BY_TOOL.includes(id),
);

test.each(long.map(({ id, par }) => [id, par!.turns, par!.actions!] as const))(
  '[RM-449] %s: no win in fewer than %i turns, none in as many with fewer than %i actions',
  (id, turns, actions) => {
    const from = setupState(content, game.levels.find((one) => one.id === id)!.level);
    const found = run(exhaust(plantOf(from), from, { nodes: 20_000_000, last: turns, memory: MEMORY }, NO_BAN))!;
    expect(found).toMatchObject({ is: 'best', line: { turns, spent: actions } });
  },
  3_600_000,
);
