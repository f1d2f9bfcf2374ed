// Every claim of every level, with a budget that takes its time.

import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { content } from '../../src/level/content.ts';
import type { Mechanic } from '../../src/shape.ts';
import { winWithout } from '../../src/solve/appraise.ts';
import { tryAllWithout } from '../../tools/necessity.ts';

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
