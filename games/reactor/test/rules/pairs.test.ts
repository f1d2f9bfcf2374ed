// The pair table, cell by cell, and which partners a cell has.

import { expect, test } from 'vitest';
import { content } from '../../src/level/content.ts';
import { BANDS } from '../../src/rules/pairs.ts';
import { KINDS, type Kind } from '../../src/shape.ts';
import { B, floorOf, of, pass, rows, spills, stateOf, types, valueAt } from '../lib/fragment.ts';

/** Lowest and highest value of a band that is not None. */
const ends = (kind: Kind, band: number): readonly [number, number] => {
  const [trace, lo, hi, max] = ['trace', 'lo', 'hi']
    .map((w) => B(`react.${kind}.${w}`))
    .concat(B(`surface.${kind}.max`)) as [number, number, number, number];
  return (
    [
      [0, trace - 1],
      [trace, lo - 1],
      [lo, hi - 1],
      [hi, max],
    ] as const
  )[band]!;
};

const NAMES = ['Fuel', 'Coolant', 'Electricity', 'Heat'];

/** What one pass does to a pair of neighbours, in the words of the table. */
const outcome = (kindA: Kind, a: number, kindB: Kind, b: number): string => {
  const isSame = kindA === kindB;
  const state = floorOf(isSame ? { [kindA]: [[a, b]] } : { [kindA]: [[a, 0]], [kindB]: [[0, b]] });
  const { events } = pass(state);
  for (const e of events) {
    if (e.type === 'heatUp') return `Warm${e.level}`;
    if (e.type === 'ignite') return `Ignite${e.level}`;
    if (e.type === 'short') return `Short${e.level}`;
    if (e.type === 'coolDown') return `Quench${e.level}`;
    if (isSame && e.type === 'equalize')
      return { fuel: 'FuelFlow', coolant: 'CoolFlow', electricity: 'ChargeFlow' }[e.carrier];
    if (isSame && e.type === 'heatTransfer') return e.magnitude === 2 ? 'HeatFlow2' : 'HeatFlow';
  }
  return 'Hold';
};

/** The rows of the rules, written out here by hand. */
const ROWS: readonly (readonly [string, string, string])[] = [
  [
    'FuelSafe',
    'Hold FuelFlow FuelFlow Hold Hold Hold Hold Warm1 Warm2 Hold Warm1 Warm2',
    '[RM-111] [RM-124] row FuelSafe',
  ],
  [
    'FuelCaution',
    'Hold FuelFlow Hold Hold Hold Warm1 Ignite1 Ignite2 Warm1 Ignite1 Ignite2',
    '[RM-112] row FuelCaution',
  ],
  ['FuelCritical', 'Hold Hold Hold Hold Warm2 Ignite2 Ignite2 Warm2 Ignite2 Ignite2', '[RM-113] row FuelCritical'],
  ['CoolantSafe', 'Hold CoolFlow CoolFlow Hold Short1 Short2 Hold Quench1 Quench1', '[RM-114] row CoolantSafe'],
  ['CoolantCaution', 'Hold CoolFlow Short1 Short1 Short2 Hold Quench1 Quench2', '[RM-115] row CoolantCaution'],
  ['CoolantCritical', 'Hold Short2 Short2 Short2 Hold Quench2 Quench2', '[RM-116] row CoolantCritical'],
  ['ElectricitySafe', 'Hold ChargeFlow ChargeFlow Hold Hold Hold', '[RM-117] row ElectricitySafe'],
  ['ElectricityCaution', 'Hold ChargeFlow Hold Hold Hold', '[RM-118] row ElectricityCaution'],
  ['ElectricityCritical', 'Hold Hold Hold Hold', '[RM-119] row ElectricityCritical'],
  ['HeatSafe', 'Hold HeatFlow HeatFlow2', '[RM-120] row HeatSafe'],
  ['HeatCaution', 'Hold HeatFlow', '[RM-121] row HeatCaution'],
  ['HeatCritical', 'Hold', '[RM-122] row HeatCritical'],
];
const ALL = NAMES.flatMap((name) => ['Safe', 'Caution', 'Critical'].map((band) => name + band));

test.each(ROWS)('%s: %s: %s, in the data and at both ends of each band', (name, words) => {
  const from = ALL.indexOf(name);
  const expected = words.split(' ');
  expect(expected).toHaveLength(12 - from);
  for (const [i, word] of expected.entries()) {
    const other = ALL[from + i]!;
    expect(content.pairs[name]![other]).toBe(word);
    const [kindA, kindB] = [KINDS[Math.floor(from / 3)]!, KINDS[Math.floor((from + i) / 3)]!];
    const [bandA, bandB] = [(from % 3) + 1, ((from + i) % 3) + 1];
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const [va, vb] = [ends(kindA, bandA)[a], ends(kindB, bandB)[b]];
      const isTooClose = kindA === kindB && Math.abs(va - vb) < 2; // half of the difference is nothing
      const found = [outcome(kindA, va, kindB, vb), outcome(kindB, vb, kindA, va)];
      expect(found, `${kindA} ${va}, ${kindB} ${vb}`).toEqual(isTooClose ? ['Hold', 'Hold'] : [word, word]);
    }
  }
});

test('[RM-125] the table has 78 cells', () => {
  expect(Object.values(content.pairs).reduce((sum, row) => sum + Object.keys(row).length, 0)).toBe(78);
  expect(BANDS).toHaveLength(4);
});

test('[RM-123] the names of the table become these events, on the owning side', () => {
  const warm = pass(floorOf({ fuel: [[10, 0]], heat: [[0, 30]] }));
  expect(of(warm.events, 'heatUp')).toMatchObject([{ level: 1, cell: [0, 0] }]);
  const quench = pass(floorOf({ coolant: [[10, 0]], heat: [[0, 30]] }));
  expect(of(quench.events, 'coolDown')).toMatchObject([{ level: 1, cell: [1, 0], partner: [0, 0] }]);
  const short = pass(floorOf({ coolant: [[10, 0]], electricity: [[0, 50]] }));
  expect(of(short.events, 'short')).toMatchObject([{ level: 2, cell: [1, 0], partner: [0, 0] }]);
});

test('[RM-100] [RM-148] the pass reads the snapshot only: a chain of fuel does not light cell by cell', () => {
  const { events, state } = pass(floorOf({ fuel: [[20, 20, 20]], electricity: [[20, 0, 0]] }));
  expect(of(events, 'ignite').map((e) => e.cell)).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(valueAt(state, 'heat', 2, 0)).toBe(0);
});

test('[RM-100] [RM-148] neither reactions nor flows see one another; their changes of a cell add up', () => {
  // the heat of the fire would flow on and be quenched, the coolant that arrives would quench: both not before the next turn
  const fire = pass(floorOf({ fuel: [[50, 0]], electricity: [[50, 0]], coolant: [[50, 0]] }));
  const heat = B('ignite.heat2') + B('short.heat2');
  expect(rows(fire.state, 'heat')).toEqual([[heat - B('ambient.heat'), 0]]);
  expect(types(fire.events)).not.toContain('heatTransfer');
  expect(types(fire.events)).not.toContain('coolDown');
  const wave = pass(floorOf({ coolant: [[90, 0, 0]], heat: [[0, 0, 70]] }));
  expect(types(wave.events)).not.toContain('coolDown');
});

test('[RM-101] [RM-102] [RM-103] bands by the reaction constants; None reacts with nothing but takes flow', () => {
  expect(outcome('fuel', B('react.fuel.trace') - 1, 'electricity', 100)).toBe('Hold');
  expect(outcome('fuel', B('react.fuel.trace'), 'electricity', 100)).toBe('Warm2');
  expect(outcome('coolant', 60, 'heat', B('react.heat.trace') - 1)).toBe('Hold');
  expect(outcome('fuel', B('react.fuel.lo'), 'fuel', 0)).toBe('FuelFlow');
  expect(outcome('fuel', B('react.fuel.lo') - 1, 'fuel', 0)).toBe('Hold');
  expect(outcome('fuel', B('react.fuel.hi') - 1, 'electricity', 5)).toBe('Warm1');
  expect(outcome('fuel', B('react.fuel.hi'), 'electricity', 5)).toBe('Warm2');
});

test('[RM-104] labels move with the ui constants, the pass does not', () => {
  const values = { fuel: [[20, 0]], electricity: [[0, 20]] };
  const plain = pass(floorOf(values));
  const other = pass(floorOf(values, { balance: { 'ui.fuel.caution': 90, 'ui.fuel.critical': 95 } }));
  expect(other.events).toEqual(plain.events);
});

test('[RM-105] [RM-012] walls and the edge of the map take no part', () => {
  const state = stateOf({ terrain: ['.#.'], surface: spills({ fuel: [[50, 0, 0]], electricity: [[0, 0, 50]] }) });
  const { events, state: after } = pass(state);
  expect(types(events)).toEqual(['dissipate']);
  expect(rows(after, 'fuel')).toEqual([[50, 0, 0]]);
});

test('[RM-106] [RM-128] equal candidates go to the first partner: itself, N, W, E, S, electricity before heat', () => {
  const grid = (at: readonly (readonly [number, number])[], kind: Kind) => {
    const charge = [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (const [x, y] of at) charge[y]![x] = kind === 'heat' ? 30 : 20;
    return charge;
  };
  const fuel = [
    [0, 0, 0],
    [0, 20, 0],
    [0, 0, 0],
  ];
  const order = [
    [1, 1],
    [1, 0],
    [0, 1],
    [2, 1],
    [1, 2],
  ] as const;
  for (let i = 0; i < order.length; i++) {
    const { events } = pass(floorOf({ fuel, electricity: grid(order.slice(i), 'electricity') }));
    expect(of(events, 'ignite')[0]!.cause).toEqual({ cell: order[i], kind: 'electricity' });
  }
  const both = pass(floorOf({ fuel, electricity: grid([[1, 0]], 'electricity'), heat: grid([[1, 0]], 'heat') }));
  expect(of(both.events, 'ignite')[0]!.cause).toEqual({ cell: [1, 0], kind: 'electricity' });
  const nearer = pass(floorOf({ fuel, electricity: grid([[1, 0]], 'electricity'), heat: grid([[1, 1]], 'heat') }));
  expect(of(nearer.events, 'ignite')[0]!.cause).toEqual({ cell: [1, 1], kind: 'heat' });
});

test('[RM-107] [RM-238] the four reacting pairs work within one cell', () => {
  const within = (values: Parameters<typeof floorOf>[0]) =>
    types(pass(floorOf(values)).events).filter((t) => t !== 'dissipate');
  expect(within({ fuel: [[20]], electricity: [[20]] })).toEqual(['ignite']);
  expect(within({ fuel: [[20]], heat: [[30]] })).toEqual(['ignite']);
  expect(within({ coolant: [[20]], electricity: [[20]] })).toEqual(['short']);
  expect(within({ coolant: [[20]], heat: [[30]] })).toEqual(['coolDown']);
});

test('[RM-108] [RM-239] across an edge both orientations count, and no edge counts twice', () => {
  const across = (values: Parameters<typeof floorOf>[0]) =>
    of(pass(floorOf(values)).events, 'ignite').map((e) => e.cell);
  expect(across({ fuel: [[20, 0]], electricity: [[0, 20]] })).toEqual([[0, 0]]);
  expect(across({ fuel: [[0, 20]], electricity: [[20, 0]] })).toEqual([[1, 0]]);
  expect(across({ fuel: [[20], [0]], electricity: [[0], [20]] })).toEqual([[0, 0]]);
  expect(across({ fuel: [[0], [20]], electricity: [[20], [0]] })).toEqual([[0, 1]]);
  expect(
    of(
      pass(
        floorOf({
          fuel: [
            [40, 0],
            [0, 0],
          ],
        }),
      ).events,
      'equalize',
    ),
  ).toHaveLength(2);
  expect(rows(pass(floorOf({ fuel: [[60, 20]] })).state, 'fuel')).toEqual([
    [60 - B('equalize.fuel.rate'), 20 + B('equalize.fuel.rate')],
  ]);
});

test('[RM-109] a kind does not flow within a cell', () => {
  expect(types(pass(floorOf({ fuel: [[100]] })).events)).toEqual([]);
});

test('[RM-110] fuel with coolant and electricity with heat hold, within and across', () => {
  for (const [a, b] of [
    ['fuel', 'coolant'],
    ['electricity', 'heat'],
  ] as const) {
    expect(types(pass(floorOf({ [a]: [[50]], [b]: [[70]] })).events).filter((t) => t !== 'dissipate')).toEqual([]);
    expect(outcome(a, 50, b, 70)).toBe('Hold');
  }
});
