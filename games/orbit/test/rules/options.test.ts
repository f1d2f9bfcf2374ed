// What the planner offers: where each move ends, and which ring a move that leaves the board would need.

import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { levels } from '../../src/levels.ts';
import type { Appraisal } from '../../src/shape/planner.ts';
import { Bench, plan, scenario } from '../bench.ts';

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

test('[OS-255] a launch says the flights the forecast says, also in a plan no forecast is made of', () => {
  const bench = new Bench(levels.find(({ id }) => id === 'first-blood')!.level);
  const flightsIn = (entries: ReturnType<typeof plan>) => {
    const { options, forecast } = game.appraise!(bench.world, bench.state, entries, 'player') as unknown as Appraisal;
    const told = options.find(({ id }) => id === 'launch-cutter')!.flights;
    return [told, forecast === null ? null : forecast.windows[0]!.flights];
  };
  // the cutter does not coast in turn 1, and does not hide it
  expect(flightsIn([])).toEqual([4, 4]);
  expect(flightsIn(plan({ vent: 1 }))).toEqual([4, null]);
});

test('[OS-141] [OS-457] the recoil of an order is told from the ring the ship is on, and adds up in any plan', () => {
  const bench = new Bench(scenario({ K: { at: '3:0' } }));
  for (const turn of [{}, { transfer: 2 }, { transfer: 7 }, { transfer: 7, railgun: 9 }]) {
    const { options, figures } = game.appraise!(
      bench.world,
      bench.state,
      plan({ railgun: 5, ...turn }),
      'player',
    ) as unknown as Appraisal;
    expect(options.find(({ id }) => id === 'railgun-fire')).toMatchObject({ ring: 1, text: 'Fire: recoil to ring 1' });
    const { value, sum } = figures.find(({ id }) => id === 'order.railgun-fire')!;
    expect([value, sum]).toEqual([1, 'the shot pushes: ring 3 − (5 energy − 3) × 1 = 1']);
  }
});
