// Flows, application, and doors.

import { expect, test } from 'vitest';
import { B, floorOf, of, pass, play, rows, spills, stateOf, types, valueAt } from '../lib/fragment.ts';

test('[RM-140] [RM-141] a flow is limited by its rate, half the difference and a quarter of what is left', () => {
  const flow = (high: number, low: number, rate: number) =>
    of(pass(floorOf({ fuel: [[high, low]] }, { balance: { 'equalize.fuel.rate': rate } })).events, 'equalize')[0]
      ?.quantity;
  expect(flow(60, 0, 3)).toBe(3);
  expect(flow(48, 44, 25)).toBe(2);
  expect(flow(20, 0, 25)).toBe(5);
});

test.each([
  ['fuel', '[RM-141] [RM-142] fuel'],
  ['coolant', '[RM-141] [RM-142] coolant'],
  ['electricity', '[RM-141] [RM-142] electricity'],
] as const satisfies readonly (readonly unknown[])[])('%s flows at its own rate, under its own name: %s', (carrier) => {
  const balance = { 'equalize.fuel.rate': 5, 'equalize.coolant.rate': 6, 'equalize.electricity.rate': 7 };
  expect(of(pass(floorOf({ [carrier]: [[60, 0]] }, { balance })).events, 'equalize')).toMatchObject([
    { carrier, from: [0, 0], to: [1, 0], quantity: balance[`equalize.${carrier}.rate`] },
  ]);
});

test('[RM-141] [RM-142] heat flows at rate 1 between neighbouring bands and at rate 2 from critical to safe', () => {
  const heat = (a: number, b: number) => of(pass(floorOf({ heat: [[a, b]] })).events, 'heatTransfer');
  expect(heat(50, 0)).toMatchObject([{ magnitude: 1, from: [0, 0], to: [1, 0], quantity: B('heatFlow.rate1') }]);
  expect(heat(0, 100)).toMatchObject([{ magnitude: 2, from: [1, 0], to: [0, 0], quantity: B('heatFlow.rate2') }]);
});

test('[RM-143] [RM-145] flows only move: the total stays, and the low cell never overtakes the high one', () => {
  const start = floorOf(
    {
      coolant: [
        [60, 0, 40],
        [7, 90, 3],
        [50, 44, 16],
      ],
    },
    { balance: { 'equalize.coolant.rate': 25 } },
  );
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

test('[RM-147] within a cell combustion, short, quench; then E before S, each fuel, coolant, electricity, heat', () => {
  const all = [
    [50, 0],
    [0, 0],
  ];
  const { events } = pass(
    floorOf({
      fuel: all,
      coolant: all,
      electricity: all,
      heat: [
        [70, 0],
        [0, 0],
      ],
    }),
  );
  const told = events.map((e) =>
    e.type === 'equalize' || e.type === 'heatTransfer'
      ? `${e.type === 'equalize' ? e.carrier : 'heat'} ${e.to.join()}`
      : e.type,
  );
  expect(told).toEqual([
    ...['ignite', 'short', 'coolDown'],
    ...['fuel 1,0', 'coolant 1,0', 'electricity 1,0', 'heat 1,0'],
    ...['fuel 0,1', 'coolant 0,1', 'electricity 0,1', 'heat 0,1'],
    'dissipate',
  ]);
});

test('[RM-149] [RM-151] service cooling takes from the sum of the turn and before ambient loss, both what is there', () => {
  const served = (heat: number, more: object = {}) =>
    play(
      stateOf({
        terrain: ['@.#R'],
        coolant: ['--..'],
        marks: ['cd..'],
        props: { c: { type: 'flow', state: 'Enabled' }, d: { type: 'consumer', state: 'Enabled' } },
        surface: [{ at: [3, 0], heat, ...more }],
      } as never),
    );
  const small = served(B('service.coolantCooling') - 1);
  expect(of(small.events, 'serviceCooling')).toMatchObject([{ heat: B('service.coolantCooling') - 1 }]);
  expect(types(small.events)).not.toContain('dissipate');
  const lit = served(2, { fuel: 50, electricity: 50 });
  expect(of(lit.events, 'serviceCooling')).toMatchObject([{ heat: B('service.coolantCooling') }]);
  const left = 2 + B('ignite.heat2') - B('service.coolantCooling') - B('ambient.heat');
  expect(valueAt(lit.state, 'heat', 3, 0)).toBe(left);
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
  const brim = pass(
    floorOf(
      { fuel: [[100, 0, 0]], heat: [[118, 0, 0]], coolant: [[0, 0, B('surface.coolant.max')]] },
      { terrain: ['.#.'] },
    ),
  );
  expect(of(brim.events, 'clampValues')).toMatchObject([{ count: 1, cuts: [{ cell: [0, 0], kind: 'heat' }] }]);
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
  expect(of(mixed.events, 'coolDown')).toMatchObject([{ cell: [1, 0], heat: -B('coolDown.heat2') }]);
});

test('[RM-431] Hold emits nothing', () => {
  expect(pass(floorOf({ fuel: [[10, 10]], coolant: [[10, 10]] })).events).toEqual([]);
  expect(types(pass(floorOf({ heat: [[60, 59]], fuel: [[0, 2]] })).events)).toEqual(['dissipate']);
  expect(types(pass(floorOf({ heat: [[60, 59]], coolant: [[16, 2]] })).events)).not.toContain('heatTransfer');
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

test('[RM-155] [RM-157] a closed door stops flows from either side and every reaction across', () => {
  const shut = (values: Parameters<typeof floorOf>[0]) =>
    pass(floorOf(values, { marks: ['d.'], props: { d: { type: 'door', edge: 'E', state: 'Closed' } } }));
  expect(rows(shut({ fuel: [[0, 60]] }).state, 'fuel')).toEqual([[0, 60]]);
  expect(rows(shut({ heat: [[90, 0]] }).state, 'heat')).toEqual([[89, 0]]);
  for (const [a, b] of [
    ['fuel', 'electricity'],
    ['fuel', 'heat'],
    ['coolant', 'electricity'],
    ['coolant', 'heat'],
  ] as const) {
    expect(types(shut({ [a]: [[50, 0]], [b]: [[0, 70]] }).events)).toEqual(['dissipate']);
    expect(types(shut({ [a]: [[0, 50]], [b]: [[70, 0]] }).events)).toEqual(['dissipate']);
  }
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
      leaks: [
        { id: 'L', carrier: 'fuel', at: [2, 0] },
        { id: 'D', carrier: 'fuel', at: [1, 0] },
      ],
    });
  const [open, closed] = [play(make('Open')), play(make('Closed'))];
  expect(of(closed.events, 'consumeFromNetwork')).toEqual(of(open.events, 'consumeFromNetwork'));
  expect(of(closed.events, 'injectLeak')).toEqual(of(open.events, 'injectLeak'));
});
