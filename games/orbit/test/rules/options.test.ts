// What the planner offers: where each move ends, and which ring a move that leaves the board would need.

import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import type { Appraisal } from '../../src/shape/planner.ts';
import { Bench, type plan, scenario } from '../bench.ts';

const optionsAt = (at: string, entries: ReturnType<typeof plan> = []) => {
  const bench = new Bench(scenario({ K: { at } }));
  const { options } = game.appraise!(bench.world, bench.state, entries, 'player') as unknown as Appraisal;
  return Object.fromEntries(options.filter(({ kind }) => kind !== null).map((option) => [option.id, option]));
};

test('[OS-112] [OS-137] a move off the board has no end, and names the ring it would need; the others have one', () => {
  const outward = optionsAt('4:0');
  expect(['coast', 'transfer-1', 'transfer-2', 'phase-3'].map((id) => outward[id]!.ring)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(outward['transfer-2']!.end?.ring).toBe(6);
  expect(outward['transfer-3']).toMatchObject({ end: null, ring: 7, isAvailable: false });
  const inward = optionsAt('2:0 R');
  expect(inward['transfer-1']).toMatchObject({ ring: null, end: { ring: 1 } });
  expect(inward['transfer-2']).toMatchObject({ end: null, ring: 0 });
  expect(inward['transfer-3']).toMatchObject({ end: null, ring: -1 });
});
