// Worked examples 1 to 5 of the rules, as golden tests.

import { describe, expect, test } from 'vitest';
import { Bench, plan, scenario, told } from '../bench.ts';

const K = (rest: Record<string, unknown> = {}) => ({ at: '4:0', ...rest });

test('Example 1: giving back five units', () => {
  const bench = new Bench(scenario({ K: K({ energy: { railgun: 5 } }) }));
  expect(bench.refuse(plan({ railgun: 0 }))).toEqual([
    { code: 'dealloc-limit', why: 'Taking back 5 energy exceeds the limit of 3 per turn.', at: 0, field: 'energy' },
  ]);
  bench.play(plan({ railgun: 2 }));
  expect(told(bench.events, true)).toEqual([
    'energyDeallocated K railgun 3 2',
    'subsystemDeactivated K railgun 2',
    'shipCoasted K 4:0 4:3',
    'turnEnded 1',
  ]);
  expect(bench.look('K').energy[4]).toBe(2);
  bench.play(plan({ railgun: 0 }));
  expect(told(bench.events, true)).toEqual(['energyDeallocated K railgun 2 0', 'shipCoasted K 4:3 4:6', 'turnEnded 2']);
});

describe('Example 2: four turns of overclocked engines', () => {
  const run = (vent: number) => {
    const bench = new Bench(scenario({ K: { at: '5:0' } }));
    const rows: number[][] = [];
    const events: string[][] = [];
    for (let turn = 1; turn <= 4; turn++) {
      const carried = bench.look('K').heat;
      const vented = turn > 1 ? vent : 0;
      bench.play(plan(turn === 1 ? { engines: 3 } : { vent: vented }));
      const { heat, hull } = bench.look('K');
      const burnt = bench.of('heatDamaged')[0]?.amount ?? 0;
      rows.push([carried, vented, burnt, bench.of('heatGenerated')[0]!.amount, heat, hull]);
      events.push(told(bench.events, true));
    }
    return { rows, events };
  };
  test('A: never vent', () => {
    const { rows, events } = run(0);
    expect(rows).toEqual([
      [0, 0, 0, 1, 1, 12],
      [1, 0, 1, 1, 2, 11],
      [2, 0, 2, 1, 3, 9],
      [3, 0, 3, 1, 4, 6],
    ]);
    expect(events[1]).toEqual([
      'shipCoasted K 5:2 5:4',
      'heatDamaged K 1 11',
      'heatGenerated K 1 1 0 0 2',
      'turnEnded 2',
    ]);
  });
  test('B: vent 1 from turn 2', () => {
    const { rows, events } = run(1);
    expect(rows).toEqual([
      [0, 0, 0, 1, 1, 12],
      [1, 1, 0, 1, 1, 12],
      [1, 1, 0, 1, 1, 12],
      [1, 1, 0, 1, 1, 12],
    ]);
    expect(events[1]).toEqual([
      'heatVented K 1 0',
      'shipCoasted K 5:2 5:4',
      'heatGenerated K 1 1 0 0 1',
      'turnEnded 2',
    ]);
  });
});

describe('Example 3: a spike of 3 heat, two ways out', () => {
  const spike = (): Bench => {
    const bench = new Bench(scenario({ K: { at: '5:0' } }));
    bench.play(plan({ engines: 3, railgun: 5, gun: 'brace' }));
    expect(bench.look('K')).toMatchObject({ mass: 4, heat: 3, hull: 12, cell: '5:2' });
    expect(bench.of('heatGenerated')[0]).toMatchObject({ engines: 1, railgun: 2 });
    return bench;
  };
  test('C: vent first', () => {
    const bench = spike();
    expect(bench.refuse(plan({ engines: 2, vent: 3 })).map(({ why }) => why)).toEqual([
      'Taking back 1 energy and venting 3 heat is 4; the shared limit is 3 per turn.',
    ]);
    expect(bench.play(plan({ vent: 3 })).look('K')).toMatchObject({ heat: 1, hull: 12 });
    expect(bench.play(plan({ engines: 2, vent: 1 })).look('K')).toMatchObject({ heat: 0, hull: 12 });
    expect(bench.play(plan({ railgun: 2 })).look('K')).toMatchObject({ heat: 0, energy: [2, 0, 0, 0, 2, 0, 0] });
  });
  test('D: lower the engines first', () => {
    const bench = spike();
    expect(bench.play(plan({ engines: 2, vent: 2 })).look('K')).toMatchObject({ heat: 1, hull: 11 });
    expect(bench.play(plan({ vent: 1, railgun: 3 })).look('K')).toMatchObject({ heat: 0, hull: 11 });
    expect(bench.play(plan({ railgun: 0 })).look('K')).toMatchObject({ heat: 0, energy: [2, 0, 0, 0, 0, 0, 0] });
  });
});

test('Example 4: the railgun heats only when it fires', () => {
  const bench = new Bench(scenario({ K: { at: '5:0' } }));
  expect(bench.play(plan({ railgun: 4 })).look('K').heat).toBe(0);
  expect(bench.play().look('K').heat).toBe(0);
  bench.play(plan({ gun: 'fire' }));
  expect(told(bench.events)).toEqual([
    'railgunFired K 4',
    'railgunMissed K',
    'recoilShifted K 4',
    'heatGenerated K 1 0 1 0 1',
    'turnEnded 3',
  ]);
  expect(bench.look('K')).toMatchObject({ cell: '4:6', heat: 1 });
  expect(bench.play(plan({ vent: 1 })).look('K')).toMatchObject({ cell: '4:9', heat: 0, hull: 12 });
});

test('Example 5: six turns of flight', () => {
  const bench = new Bench(scenario({ K: K() }));
  const fly = (turn: Parameters<typeof plan>[0]): unknown[] => {
    const { cell, facing, mass, heat } = bench.play(plan(turn)).look('K');
    return [`${cell} ${facing === 'prograde' ? 'P' : 'R'}`, mass, heat];
  };
  expect(fly({ engines: 1, transfer: 1 })).toEqual(['5:2 P', 5, 0]);
  expect(fly({ engines: 2, thrusters: 1, rotate: true, transfer: 2 })).toEqual(['3:5 R', 3, 0]);
  expect(fly({ scoop: 1, coast: true })).toEqual(['3:9 R', 5, 0]);
  expect(fly({ engines: 3, phase: 3 })).toEqual(['3:10 R', 2, 1]);
  expect(bench.refuse(plan({ engines: 2, vent: 1, rotate: true, transfer: 3 })).map(({ why }) => why)).toEqual([
    'A hard burn needs 3 energy in Engines, planned 2.',
    'This plan uses 3 reaction mass, 2 on board.',
  ]);
  expect(fly({ engines: 2, vent: 1, rotate: true, transfer: 2 })).toEqual(['5:13 P', 0, 0]);
  expect(fly({})).toEqual(['5:15 P', 1, 0]);
});
