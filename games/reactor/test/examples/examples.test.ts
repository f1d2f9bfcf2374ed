// The worked examples of RULES.md 1 to 8, number by number.

import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { floorOf, flowAt, line, of, pass, play, rows, serviceOf, stateOf, valueAt } from '../lib/fragment.ts';

test('[RM-045] [RM-070] example 1: falloff along a line', () => {
  const state = stateOf(line(6));
  expect([0, 1, 2, 3, 4, 5].map((x) => flowAt(state, 'fuel', x, 0).amount)).toEqual([120, 119, 118, 117, 116, 115]);
  expect([0, 1, 2, 3, 4, 5].map((x) => flowAt(state, 'fuel', x, 0).push)).toEqual([120, 119, 118, 117, 116, 115]);
  const { events } = play(state);
  expect(of(events, 'feedFromOutside')).toMatchObject([{ carrier: 'fuel', prop: 'a', amount: 120, push: 120 }]);
  expect(of(events, 'consumeFromNetwork')).toMatchObject([
    { prop: 'b', demand: 30, amount: 115, push: 115, service: 'Producing' },
  ]);
  expect(flowAt(state, 'fuel', 5, 0).reserved).toBe(30);
});

const tJunction = (mode: string) =>
  stateOf({
    terrain: ['.....', '.....', '.....'],
    fuel: ['...+.', '---+.', '...+.'],
    marks: ['.....', 'a..j.', '.....'],
    props: { a: { type: 'flow', state: 'Enabled' }, j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode } },
  });

test.each([
  ['0/4', 0, 116, '[RM-060] example 2: all to B'],
  ['1/3', 28, 86, '[RM-062] example 2: a quarter to A'],
  ['2/2', 57, 57, '[RM-062] example 2: halves'],
  ['3/1', 86, 28, '[RM-062] example 2: a quarter to B'],
  ['4/0', 116, 0, '[RM-061] example 2: all to A'],
])('mode %s gives %i and %i: %s', (mode, a, b) => {
  const state = tJunction(mode);
  expect(flowAt(state, 'fuel', 3, 1)).toMatchObject({ amount: 117, push: 117 });
  expect(flowAt(state, 'fuel', 3, 0)).toMatchObject({ amount: a, push: a });
  expect(flowAt(state, 'fuel', 3, 2)).toMatchObject({ amount: b, push: b });
});

test('[RM-055] [RM-048] example 2: the route event tells the offers before falloff', () => {
  const [route] = of(play(tJunction('1/3')).events, 'routeThroughTJunction');
  expect(route).toMatchObject({
    prop: 'j',
    mode: '1/3',
    in: { amount: 117, push: 117 },
    out: [
      { amount: 29, push: 29 },
      { amount: 87, push: 87 },
    ],
  });
});

test.each([
  ['0/3/3', [0, 58, 58], '[RM-063] example 3: A shut'],
  ['3/0/3', [58, 0, 58], '[RM-063] example 3: B shut'],
  ['3/3/0', [58, 58, 0], '[RM-063] example 3: C shut'],
  ['2/2/2', [38, 38, 38], '[RM-064] example 3: thirds'],
])('cross mode %s gives %j: %s', (mode, branches) => {
  const state = stateOf({
    terrain: ['...', '...', '...'],
    coolant: ['.|.', '-+-', '.|.'],
    marks: ['...', 'aj.', '...'],
    props: { a: { type: 'flow', state: 'Enabled' }, j: { type: 'crossJunction', in: 'W', out: ['N', 'E', 'S'], mode } },
  });
  expect(flowAt(state, 'coolant', 1, 1).amount).toBe(119);
  expect(
    [flowAt(state, 'coolant', 1, 0), flowAt(state, 'coolant', 2, 1), flowAt(state, 'coolant', 1, 2)].map(
      (f) => f.amount,
    ),
  ).toEqual(branches);
});

const ring = (mode: string, west = 'Enabled', east = 'Enabled') =>
  stateOf({
    terrain: ['.......', '.......', '.......'],
    electricity: ['..+-+..', '-++.++-', '..+-+..'],
    marks: ['.......', 'a.j...c', '.......'],
    props: {
      a: { type: 'flow', state: west as 'Enabled' },
      c: { type: 'flow', state: east as 'Enabled', amount: 60, voltage: 60 },
      j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode },
    },
  });
const RING = [
  [2, 0],
  [3, 0],
  [4, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [4, 2],
  [3, 2],
  [2, 2],
] as const;
const ringValues = (state: State) => RING.map(([x, y]) => flowAt(state, 'electricity', x, y).amount);

test.each([
  [
    '3/1',
    'Enabled',
    'Enabled',
    [87, 86, 85, 120, 119, 118, 84, 83, 82, 83, 82, 81],
    '[RM-051] [RM-052] example 4: both sources',
  ],
  [
    '0/4',
    'Enabled',
    'Enabled',
    [111, 112, 113, 120, 119, 118, 114, 113, 112, 115, 116, 117],
    '[RM-049] example 4: the shut branch is fed the other way round',
  ],
  [
    '0/4',
    'Disabled',
    'Enabled',
    [55, 56, 57, 0, 0, 0, 58, 59, 60, 57, 56, 55],
    '[RM-033] [RM-034] example 4: nothing enters a junction from its branches',
  ],
  [
    '3/1',
    'Enabled',
    'Disabled',
    [87, 86, 85, 120, 119, 118, 84, 83, 82, 83, 82, 81],
    '[RM-041] example 4: a disabled source conducts',
  ],
])('ring %s, west %s, east %s gives %j: %s', (mode, west, east, values) => {
  const state = ring(mode, west, east);
  expect(ringValues(state)).toEqual(values);
  expect(RING.map(([x, y]) => flowAt(state, 'electricity', x, y).push)).toEqual(values);
});

const series = (auxiliary: 'Enabled' | 'Disabled') =>
  stateOf({
    terrain: ['.......'],
    coolant: ['-------'],
    marks: ['a..x..b'],
    props: {
      a: { type: 'flow', state: 'Enabled', amount: 64, pressure: 64 },
      x: { type: 'consumer', state: auxiliary, required: false, demand: 35 },
      b: { type: 'consumer', state: 'Enabled' },
    },
  });

test('[RM-070] [RM-071] [RM-072] [RM-079] example 5: consumers in series', () => {
  const amounts = (state: State) => [0, 1, 2, 3, 4, 5, 6].map((x) => flowAt(state, 'coolant', x, 0).amount);
  const pushes = (state: State) => [0, 1, 2, 3, 4, 5, 6].map((x) => flowAt(state, 'coolant', x, 0).push);
  const on = series('Enabled');
  expect(amounts(on)).toEqual([64, 63, 62, 61, 25, 24, 23]);
  expect(pushes(on)).toEqual([64, 63, 62, 61, 60, 59, 58]);
  expect(flowAt(on, 'coolant', 3, 0).reserved).toBe(35);
  expect([serviceOf(on, 'x'), serviceOf(on, 'b')]).toEqual(['Supplied', 'Starved']);
  expect(of(play(on).events, 'starveConsumer')).toMatchObject([{ prop: 'b', reasons: ['LowAmount'] }]);
  const off = series('Disabled');
  expect(amounts(off)).toEqual([64, 63, 62, 61, 60, 59, 58]);
  expect(pushes(off)).toEqual(pushes(on));
  expect(serviceOf(off, 'b')).toBe('Producing');
  expect(flowAt(off, 'coolant', 6, 0).reserved).toBe(30);
});

test.each([
  ['Enabled', 4, '[RM-091] example 5: a leak under a consumer gets what is left'],
  ['Disabled', 15, '[RM-091] example 5: without the draw the severity limits it'],
] as const satisfies readonly (readonly unknown[])[])('consumer %s, leak injects %i: %s', (service, quantity) => {
  const state = stateOf({
    terrain: ['...'],
    fuel: ['---'],
    marks: ['a.b'],
    props: { a: { type: 'flow', state: 'Enabled', amount: 36, pressure: 60 }, b: { type: 'consumer', state: service } },
    leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 0], severity: 3 }],
  });
  expect(of(play(state).events, 'injectLeak').map((e) => e.quantity)).toEqual([quantity]);
});

test.each([
  [1, [2, 4, 6]],
  [14, [2, 4, 6]],
  [15, [3, 6, 9]],
  [30, [4, 8, 12]],
  [59, [5, 10, 15]],
  [60, [6, 12, 18]],
  [90, [8, 16, 24]],
  [119, [9, 18, 27]],
  [120, [10, 20, 30]],
])('[RM-091] example 6: at push %i the severities inject %j', (push, quantities) => {
  const injected = [1, 2, 3].map((severity) => {
    const state = stateOf({
      terrain: ['..'],
      fuel: ['--'],
      marks: ['a.'],
      props: { a: { type: 'flow', state: 'Enabled', amount: 200, pressure: push } },
      leaks: [{ id: 'L1', carrier: 'fuel', at: [0, 0], severity }],
    });
    return of(play(state).events, 'injectLeak')[0]!.quantity;
  });
  expect(injected).toEqual(quantities);
});

test('[RM-140] [RM-143] example 7: equalizing conserves and stops', () => {
  const one = pass(
    floorOf({
      fuel: [
        [0, 0, 0],
        [0, 30, 0],
        [0, 0, 0],
      ],
    }),
  );
  expect(of(one.events, 'equalize').map((e) => e.quantity)).toEqual([3, 3, 3, 3]);
  expect(rows(one.state, 'fuel')).toEqual([
    [0, 3, 0],
    [3, 18, 3],
    [0, 3, 0],
  ]);
  const two = pass(one.state);
  expect(rows(two.state, 'fuel')).toEqual([
    [0, 6, 0],
    [6, 6, 6],
    [0, 6, 0],
  ]);
  const three = pass(two.state);
  expect(three.events).toEqual([]);
  const coolant = pass(
    floorOf({
      coolant: [
        [0, 0, 0],
        [0, 15, 0],
        [0, 0, 0],
      ],
    }),
  );
  expect(rows(coolant.state, 'coolant')).toEqual([
    [0, 3, 0],
    [3, 3, 3],
    [0, 3, 0],
  ]);
});

test('[RM-139] example 7: equal bands hold, and half of a difference of one is nothing', () => {
  expect(pass(floorOf({ fuel: [[44, 15]] })).events).toEqual([]);
  expect(pass(floorOf({ fuel: [[45, 44]] })).events).toEqual([]);
});

test('[RM-131] [RM-127] example 8a: charge lights fuel next to it', () => {
  const { state, events } = pass(floorOf({ fuel: [[20, 0, 0]], electricity: [[0, 20, 0]] }));
  expect(of(events, 'ignite')).toMatchObject([
    { level: 1, cell: [0, 0], cause: { cell: [1, 0], kind: 'electricity' }, heat: 10, fuel: -8 },
  ]);
  expect(of(events, 'equalize')).toMatchObject([
    { carrier: 'fuel', from: [0, 0], to: [1, 0], quantity: 3 },
    { carrier: 'electricity', from: [1, 0], to: [0, 0], quantity: 2 },
    { carrier: 'electricity', from: [1, 0], to: [2, 0], quantity: 2 },
  ]);
  expect([rows(state, 'fuel'), rows(state, 'electricity'), rows(state, 'heat')]).toEqual([
    [[9, 3, 0]],
    [[1, 15, 1]],
    [[9, 0, 0]],
  ]);
});

test('[RM-129] [RM-130] [RM-138] example 8b: safe fuel next to critical charge warms', () => {
  const { state, events } = pass(floorOf({ fuel: [[10, 0]], electricity: [[0, 50]] }));
  expect(of(events, 'heatUp')).toMatchObject([{ level: 2, pair: 'FuelSafe x ElectricityCritical', heat: 6, fuel: -2 }]);
  expect(of(events, 'equalize').map((e) => e.quantity)).toEqual([2]);
  expect([rows(state, 'fuel'), rows(state, 'electricity'), rows(state, 'heat')]).toEqual([
    [[8, 0]],
    [[1, 47]],
    [[5, 0]],
  ]);
});

test.each([[0], [2]])('[RM-102] example 8c: fuel %i is below trace and does not react', (fuel) => {
  const { state, events } = pass(floorOf({ fuel: [[fuel, 0]], electricity: [[0, 50]] }));
  expect(of(events, 'heatUp')).toEqual([]);
  expect([rows(state, 'electricity'), rows(state, 'heat')]).toEqual([[[1, 47]], [[0, 0]]]);
});

test('[RM-132] example 8d: a short within one cell', () => {
  const { state, events } = pass(floorOf({ electricity: [[15]], coolant: [[3]] }));
  expect(of(events, 'short')).toMatchObject([{ level: 1, pair: 'CoolantSafe x ElectricityCaution' }]);
  expect([rows(state, 'heat'), rows(state, 'electricity'), rows(state, 'coolant')]).toEqual([[[5]], [[8]], [[1]]]);
});

test('[RM-129] [RM-131] example 8e: the slow fuse', () => {
  let here = floorOf({ fuel: [[50]], heat: [[5]] });
  const seen: { heat: number; fuel: number; what: string }[] = [];
  for (let i = 0; i < 8; i++) {
    const { state, events } = pass(here);
    const burn = events.find((e) => e.type === 'heatUp' || e.type === 'ignite') as { type: string; level: number };
    seen.push({
      heat: valueAt(state, 'heat', 0, 0),
      fuel: valueAt(state, 'fuel', 0, 0),
      what: `${burn.type}${burn.level}`,
    });
    here = state;
  }
  expect(seen.map((s) => s.heat)).toEqual([10, 15, 20, 22, 24, 26, 35, 44]);
  expect(seen.map((s) => s.fuel)).toEqual([48, 46, 44, 43, 42, 41, 33, 25]);
  expect(seen.map((s) => s.what)).toEqual([
    'heatUp2',
    'heatUp2',
    'heatUp2',
    'heatUp1',
    'heatUp1',
    'heatUp1',
    'ignite1',
    'ignite1',
  ]);
});
