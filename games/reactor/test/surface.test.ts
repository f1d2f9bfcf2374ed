// The surface pass: bands, the pair table, reactions, flows, application, doors.

import { expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { BANDS } from '../src/pairs.ts';
import { KINDS, type Kind } from '../src/shape.ts';
import { B, floorOf, of, pass, play, rows, spills, stateOf, types, valueAt } from './fragment.ts';

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

test('[RM-101] [RM-102] [RM-103] bands by the reaction constants; None reacts with nothing but takes flow', () => {
  expect(outcome('fuel', B('react.fuel.trace') - 1, 'electricity', 100)).toBe('Hold');
  expect(outcome('fuel', B('react.fuel.trace'), 'electricity', 100)).toBe('Warm2');
  expect(outcome('coolant', 60, 'heat', B('react.heat.trace') - 1)).toBe('Hold');
  expect(outcome('fuel', B('react.fuel.lo'), 'fuel', 0)).toBe('FuelFlow');
  expect(outcome('fuel', B('react.fuel.lo') - 1, 'fuel', 0)).toBe('Hold');
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

test('[RM-126] a cell owns one combustion, one short and one quench, the strongest of each', () => {
  const { events } = pass(
    floorOf({ fuel: [[20, 20]], electricity: [[20, 50]], coolant: [[20, 50]], heat: [[30, 70]] }),
  );
  const own = (type: 'ignite' | 'short' | 'coolDown') =>
    of(events, type)
      .filter((e) => e.cell[0] === 0)
      .map((e) => e.level);
  expect([own('ignite'), own('short'), own('coolDown')]).toEqual([[2], [2], [2]]);
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
});

test('[RM-140] [RM-141] a flow is limited by its rate, half the difference and a quarter of what is left', () => {
  const flow = (high: number, low: number, rate: number) =>
    of(pass(floorOf({ fuel: [[high, low]] }, { balance: { 'equalize.fuel.rate': rate } })).events, 'equalize')[0]
      ?.quantity;
  expect(flow(60, 0, 3)).toBe(3);
  expect(flow(48, 44, 25)).toBe(2);
  expect(flow(20, 0, 25)).toBe(5);
});

test('[RM-141] [RM-142] heat flows at rate 1 between neighbouring bands and at rate 2 from critical to safe', () => {
  const heat = (a: number, b: number) => of(pass(floorOf({ heat: [[a, b]] })).events, 'heatTransfer');
  expect(heat(50, 0)).toMatchObject([{ magnitude: 1, from: [0, 0], to: [1, 0], quantity: B('heatFlow.rate1') }]);
  expect(heat(0, 100)).toMatchObject([{ magnitude: 2, from: [1, 0], to: [0, 0], quantity: B('heatFlow.rate2') }]);
});

test('[RM-143] [RM-145] flows only move: the total stays, and the low cell never overtakes the high one', () => {
  const start = floorOf({
    coolant: [
      [60, 0, 40],
      [7, 90, 3],
      [50, 0, 16],
    ],
  });
  const { state, events } = pass(start);
  const total = (s: typeof start) =>
    rows(s, 'coolant')
      .flat()
      .reduce((a, b) => a + b, 0);
  expect(total(state)).toBe(total(start));
  for (const e of of(events, 'equalize')) {
    const [from, to] = [valueAt(start, 'coolant', ...e.from), valueAt(start, 'coolant', ...e.to)];
    expect(from - e.quantity).toBeGreaterThanOrEqual(to + e.quantity);
  }
});

test('[RM-144] [RM-172] a block stops flow into its cell, not out of it, and stops no other kind', () => {
  const start = stateOf({
    terrain: ['.@.'],
    surface: spills({ fuel: [[40, 0, 0]], coolant: [[40, 0, 0]], electricity: [[0, 40, 0]] }),
    inventory: { start: ['FuelNeutralizer'] },
  });
  const { events } = play(start, 'a(F)');
  const flows = of(events, 'equalize').map((e) => [e.carrier, ...e.to]);
  expect(flows).not.toContainEqual(['fuel', 1, 0]);
  expect(flows).toContainEqual(['coolant', 1, 0]);
  expect(flows).toContainEqual(['electricity', 2, 0]);
});

test('[RM-146] [RM-176] no remedy blocks heat flow', () => {
  const start = stateOf({
    terrain: ['.@'],
    surface: spills({ heat: [[90, 20]] }),
    inventory: { start: ['FuelNeutralizer', 'HeatShield'] },
  });
  expect(of(play(start, 'a(F) h').events, 'heatTransfer')).toMatchObject([
    { to: [1, 0], quantity: B('heatFlow.rate2') },
  ]);
});

test('[RM-147] [RM-240] step 9 keeps its order', () => {
  const { events } = play(
    stateOf({
      terrain: ['@..', '.R#'],
      coolant: ['...', '--.'],
      marks: ['...', 'cd.'],
      props: { c: { type: 'flow', state: 'Enabled' }, d: { type: 'consumer', state: 'Enabled' } },
      surface: [
        { at: [1, 1], heat: 50 },
        { at: [1, 0], fuel: 20, electricity: 20, coolant: 20 },
        { at: [2, 0], heat: 30 },
      ],
    }),
  );
  const nine = events.filter((e) => e.step === 9);
  const group = (t: string): number =>
    t === 'ignite' || t === 'heatUp' || t === 'short' || t === 'coolDown'
      ? 0
      : t === 'serviceCooling'
        ? 2
        : t === 'dissipate'
          ? 3
          : 1;
  const groups = nine.map((e) => group(e.type));
  expect(groups).toEqual([...groups].sort((a, b) => a - b));
  expect(groups.filter((g) => g >= 2)).toEqual([2, 3]);
  const cell = nine.filter((e) => 'cell' in e && e.cell[0] === 1 && e.cell[1] === 0).map((e) => e.type);
  expect(cell).toEqual(['ignite', 'short']);
});

test('[RM-149] [RM-241] ambient loss also takes what arrived this turn, and reports what it took', () => {
  const { state, events } = pass(floorOf({ electricity: [[20, 0]] }));
  expect(rows(state, 'electricity')).toEqual([[17, 1]]);
  expect(of(events, 'dissipate')).toMatchObject([
    {
      electricity: 2,
      heat: 0,
      cells: [
        { cell: [0, 0], kind: 'electricity', quantity: 1 },
        { cell: [1, 0], quantity: 1 },
      ],
    },
  ]);
});

test('[RM-150] [RM-242] [RM-021] clamping happens once, after all deltas, and counts only real cuts', () => {
  const start = floorOf({ fuel: [[100]], heat: [[118]], electricity: [[0]] });
  const { state, events } = pass(start);
  expect(valueAt(state, 'heat', 0, 0)).toBe(B('surface.heat.max'));
  expect(of(events, 'clampValues')).toMatchObject([
    { step: 11, count: 1, cuts: [{ cell: [0, 0], kind: 'heat', quantity: 118 + 18 - 1 - 120 }] },
  ]);
  expect(types(pass(floorOf({ heat: [[50]] })).events)).not.toContain('clampValues');
});

test('[RM-151] nothing is cut at zero: an empty cell neither dissipates nor clamps', () => {
  const { events } = pass(floorOf({ heat: [[1, 0]] }));
  expect(of(events, 'dissipate')).toMatchObject([{ heat: 1, cells: [{ cell: [0, 0] }] }]);
  expect(types(events)).toEqual(['dissipate']);
});

test('[RM-153] [RM-154] fuel alone and coolant alone only flow; coolant with heat only cools', () => {
  expect(new Set(types(pass(floorOf({ fuel: [[90, 0, 20]] })).events))).toEqual(new Set(['equalize']));
  expect(new Set(types(pass(floorOf({ coolant: [[90, 0, 20]] })).events))).toEqual(new Set(['equalize']));
  const mixed = pass(floorOf({ coolant: [[90, 0]], heat: [[0, 90]] }));
  expect(types(mixed.events).filter((t) => t === 'short' || t === 'ignite' || t === 'heatUp')).toEqual([]);
});

test('[RM-431] Hold emits nothing', () => {
  expect(pass(floorOf({ fuel: [[10, 10]], coolant: [[10, 10]] })).events).toEqual([]);
});

const doored = (edge: 'E' | 'S', state: 'Open' | 'Closed') =>
  floorOf(
    {
      fuel: [
        [60, 0],
        [0, 0],
      ],
    },
    {
      terrain: ['@.', '..'],
      marks: ['d.', '..'],
      props: { d: { type: 'door', edge, state } },
      surface: spills({
        fuel: [
          [29, 60],
          [60, 0],
        ],
      }),
    },
  );

test('[RM-155] [RM-157] a closed door stops its own edge and no other edge of its cell', () => {
  const targets = (edge: 'E' | 'S') =>
    of(pass(doored(edge, 'Closed')).events, 'equalize').map((e) => [...e.from, ...e.to]);
  expect(targets('E')).toContainEqual([0, 1, 0, 0]);
  expect(targets('E')).not.toContainEqual([1, 0, 0, 0]);
  expect(targets('S')).toContainEqual([1, 0, 0, 0]);
  expect(targets('S')).not.toContainEqual([0, 1, 0, 0]);
});

test('[RM-156] [RM-159] [RM-161] [RM-215] the robot switches a door, walks through it closed, and nothing vanishes', () => {
  const start = stateOf({
    terrain: ['@.'],
    marks: ['d.'],
    props: { d: { type: 'door', edge: 'E' } },
    surface: spills({ fuel: [[10, 12]] }),
  });
  const closed = play(start, 'p E W p p');
  expect(of(closed.events, 'closeDoor')).toHaveLength(2);
  expect(of(closed.events, 'openDoor')).toHaveLength(1);
  expect(rows(closed.state, 'fuel')).toEqual([[10, 12]]);
});

test('[RM-158] [RM-160] doors change neither supply nor injection, open or closed', () => {
  const make = (state: 'Open' | 'Closed') =>
    stateOf({
      terrain: ['.@.'],
      fuel: ['---'],
      marks: ['adb'],
      props: {
        a: { type: 'flow', state: 'Enabled' },
        d: { type: 'door', edge: 'E', state },
        b: { type: 'consumer', state: 'Enabled' },
      },
      leaks: [{ id: 'L', carrier: 'fuel', at: [2, 0] }],
    });
  const [open, closed] = [play(make('Open')), play(make('Closed'))];
  expect(of(closed.events, 'consumeFromNetwork')).toEqual(of(open.events, 'consumeFromNetwork'));
  expect(of(closed.events, 'injectLeak')).toEqual(of(open.events, 'injectLeak'));
});
