// Reactions between kinds: what they take, give and tell.

import { expect, test } from 'vitest';
import { B, floorOf, of, pass, rows, valueAt } from '../lib/fragment.ts';

test('[RM-126] a cell owns one combustion, one short and one quench, the strongest of each', () => {
  const { events } = pass(
    floorOf({ fuel: [[20, 20]], electricity: [[20, 50]], coolant: [[20, 50]], heat: [[30, 70]] }),
  );
  const own = (type: 'ignite' | 'short' | 'coolDown') =>
    of(events, type)
      .filter((e) => e.cell[0] === 0)
      .map((e) => e.level);
  expect([own('ignite'), own('short'), own('coolDown')]).toEqual([[2], [2], [2]]);
  const weaker = pass(floorOf({ fuel: [[20, 20]], electricity: [[50, 20]], coolant: [[50, 20]], heat: [[70, 30]] }));
  for (const type of ['ignite', 'short', 'coolDown'] as const)
    expect(of(weaker.events, type)[0]).toMatchObject({ cell: [0, 0], level: 2 });
});

test('[RM-127] combustion ranks Ignite2, Ignite1, Warm2, Warm1', () => {
  const strongest = (near: number, far: number): string => {
    const { events } = pass(floorOf({ fuel: [[0, 20, 0]], electricity: [[near, 0, far]] }));
    const e = events.find((x) => x.type === 'ignite' || x.type === 'heatUp') as { type: string; level: number };
    return `${e.type}${e.level}`;
  };
  expect([strongest(50, 20), strongest(20, 50), strongest(20, 5), strongest(5, 3)]).toEqual([
    'ignite2',
    'ignite2',
    'ignite1',
    'heatUp1',
  ]);
  // of two kinds in one partner the stronger counts, whichever it is
  const lit = of(pass(floorOf({ fuel: [[20]], electricity: [[5]], heat: [[30]] })).events, 'ignite');
  expect(lit).toMatchObject([{ level: 1, cause: { kind: 'heat' } }]);
});

test('[RM-129] [RM-130] [RM-131] what combustion takes and gives stands in the balance', () => {
  const burn = (fuel: number, charge: number) => {
    const { state } = pass(
      floorOf(
        { fuel: [[fuel]], electricity: [[charge]] },
        { balance: { 'ambient.heat': 0, 'ambient.electricity': 0 } },
      ),
    );
    return [valueAt(state, 'heat', 0, 0), fuel - valueAt(state, 'fuel', 0, 0), valueAt(state, 'electricity', 0, 0)];
  };
  expect(burn(10, 20)).toEqual([B('warm.heat1'), B('warm.fuelUse1'), 20]);
  expect(burn(10, 50)).toEqual([B('warm.heat2'), B('warm.fuelUse2'), 50]);
  expect(burn(20, 20)).toEqual([B('ignite.heat1'), B('ignite.fuelUse1'), 20]);
  expect(burn(50, 50)).toEqual([B('ignite.heat2'), B('ignite.fuelUse2'), 50]);
});

test('[RM-132] [RM-134] [RM-135] shorts and quenches take and give by the balance', () => {
  const calm = { balance: { 'ambient.heat': 0, 'ambient.electricity': 0 } };
  const short = pass(floorOf({ electricity: [[50]], coolant: [[20]] }, calm)).state;
  expect([valueAt(short, 'heat', 0, 0), valueAt(short, 'electricity', 0, 0), valueAt(short, 'coolant', 0, 0)]).toEqual([
    B('short.heat2'),
    50 - B('short.electricityLoss2'),
    20 - B('short.coolantLoss2'),
  ]);
  const quench = pass(floorOf({ heat: [[70]], coolant: [[20]] }, calm)).state;
  expect([valueAt(quench, 'heat', 0, 0), valueAt(quench, 'coolant', 0, 0)]).toEqual([
    70 - B('coolDown.heat2'),
    20 - B('coolDown.coolantUse2'),
  ]);
});

const calm = {
  'ambient.heat': 0,
  'ambient.electricity': 0,
  'equalize.coolant.rate': 0,
  'equalize.electricity.rate': 0,
  'heatFlow.rate1': 0,
  'heatFlow.rate2': 0,
};

test('[RM-132] [RM-135] heat and charge change in the owning cell, coolant in the partner', () => {
  const short = pass(floorOf({ electricity: [[20, 0]], coolant: [[0, 20]] }, { balance: calm })).state;
  expect([rows(short, 'heat'), rows(short, 'electricity'), rows(short, 'coolant')]).toEqual([
    [[B('short.heat1'), 0]],
    [[20 - B('short.electricityLoss1'), 0]],
    [[0, 20 - B('short.coolantLoss1')]],
  ]);
  const quench = pass(floorOf({ heat: [[70, 0]], coolant: [[0, 20]] }, { balance: calm })).state;
  expect([rows(quench, 'heat'), rows(quench, 'coolant')]).toEqual([
    [[70 - B('coolDown.heat2'), 0]],
    [[0, 20 - B('coolDown.coolantUse2')]],
  ]);
});

test('[RM-135] the quench partner is the strongest, then the larger puddle, then the earlier', () => {
  const partner = (left: number, right: number) =>
    of(pass(floorOf({ heat: [[0, 30, 0]], coolant: [[left, 0, right]] })).events, 'coolDown')[0]!.partner;
  expect([partner(20, 50), partner(20, 30), partner(20, 20)]).toEqual([
    [2, 0],
    [2, 0],
    [0, 0],
  ]);
});

test('[RM-133] the partner is the strongest, then the larger puddle, then the earlier', () => {
  const partner = (left: number, right: number) =>
    of(pass(floorOf({ electricity: [[0, 20, 0]], coolant: [[left, 0, right]] })).events, 'short')[0]!.partner;
  expect([partner(20, 50), partner(20, 30), partner(20, 20)]).toEqual([
    [2, 0],
    [2, 0],
    [0, 0],
  ]);
});

test('[RM-136] removals are cut to what is there, in emission order; the heat rise stays whole', () => {
  const { state, events } = pass(
    floorOf({ fuel: [[3, 0]], electricity: [[0, 50]] }, { balance: { 'warm.fuelUse2': 10 } }),
  );
  expect(of(events, 'heatUp')).toMatchObject([{ fuel: -3, heat: B('warm.heat2') }]);
  expect(valueAt(state, 'fuel', 0, 0)).toBe(0);
  const shared = pass(floorOf({ electricity: [[18, 0, 18]], coolant: [[0, 3, 0]] }));
  expect(of(shared.events, 'short').map((e) => e.coolant)).toEqual([-2, -1]);
  expect(valueAt(shared.state, 'coolant', 1, 0)).toBe(0);
});

test.each([
  ['electricity', 18, '[RM-136] shorts'],
  ['heat', 30, '[RM-136] quenches'],
] as const satisfies readonly (readonly unknown[])[])(
  '%s of %i on both sides asks more than the puddle holds, and what flows in meanwhile stays: %s',
  (kind, value) => {
    const { state } = pass(
      floorOf({
        [kind]: [
          [value, 0, value],
          [0, 0, 0],
        ],
        coolant: [
          [0, 3, 0],
          [0, 20, 0],
        ],
      }),
    );
    expect(valueAt(state, 'coolant', 1, 0)).toBe(B('equalize.coolant.rate'));
  },
);

test('[RM-138] an event tells owner, partner, table cell and signed changes', () => {
  expect(of(pass(floorOf({ electricity: [[20, 0]], coolant: [[0, 5]] })).events, 'short')[0]).toEqual({
    type: 'short',
    turn: 1,
    step: 9,
    level: 1,
    cell: [0, 0],
    partner: [1, 0],
    pair: 'CoolantSafe x ElectricityCaution',
    heat: 6,
    electricity: -6,
    coolant: -2,
  });
  expect(of(pass(floorOf({ heat: [[0, 70]], coolant: [[5, 0]] })).events, 'coolDown')[0]).toEqual({
    ...{ type: 'coolDown', turn: 1, step: 9, level: 1, cell: [1, 0], partner: [0, 0] },
    ...{ pair: 'CoolantSafe x HeatCritical', heat: -B('coolDown.heat1'), coolant: -B('coolDown.coolantUse1') },
  });
  expect(of(pass(floorOf({ fuel: [[20, 0]], heat: [[0, 70]] })).events, 'ignite')[0]).toEqual({
    ...{ type: 'ignite', turn: 1, step: 9, level: 2, cell: [0, 0], cause: { cell: [1, 0], kind: 'heat' } },
    ...{ pair: 'FuelCaution x HeatCritical', heat: B('ignite.heat2'), fuel: -B('ignite.fuelUse2') },
  });
});
