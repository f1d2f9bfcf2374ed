// Consumers: supply, spin-up, starvation, coolant service.

import { expect, test } from 'vitest';
import { afterActions } from '../../src/play.ts';
import {
  B,
  flowAt,
  idle,
  keep,
  line,
  of,
  plantOf,
  play,
  playAll,
  propState,
  serviceOf,
  stateOf,
  types,
  valueAt,
} from '../lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const use = { type: 'consumer', state: 'Enabled' } as const;

test('[RM-067] [RM-236] consumers are judged in step 5, by carrier and then row-major', () => {
  const state = stateOf({
    terrain: ['....', '....'],
    fuel: ['.---', '....'],
    electricity: ['....', '--..'],
    marks: ['.azb', 'ec..'],
    props: { a: on, z: { ...use, required: false }, b: use, e: on, c: { ...use, carrier: 'electricity' } },
  });
  const seen = play(state).events.filter((e) => e.type === 'consumeFromNetwork' || e.type === 'starveConsumer');
  expect(seen.map((e) => [(e as { prop: string }).prop, e.step])).toEqual([
    ['z', 5],
    ['b', 5],
    ['c', 5],
  ]);
  const crossed = stateOf({
    terrain: ['..', '..'],
    fuel: ['..', '--'],
    electricity: ['--', '..'],
    marks: ['ec', 'ab'],
    props: { e: on, c: use, a: on, b: use },
  });
  expect(of(play(crossed).events, 'consumeFromNetwork').map((e) => e.prop)).toEqual(['b', 'c']);
});

test.each([
  [30, 25, 'Producing', '[RM-068] exactly demand and minimum supply'],
  [29, 25, 'Starved', '[RM-068] one below demand starves'],
  [30, 24, 'Starved', '[RM-068] one below the minimum starves'],
])('arriving %i at %i is %s: %s', (amount, push, service) => {
  const state = stateOf(line(2, { props: { a: { ...on, amount: amount + 1, pressure: push + 1 }, b: use } }));
  expect([B('consumer.fuel.demand'), B('consumer.fuel.minPressure')]).toEqual([30, 25]);
  expect(serviceOf(state, 'b')).toBe(service);
});

test('[RM-069] a consumer may author its own demand and minimum', () => {
  const state = stateOf(
    line(2, { props: { a: { ...on, amount: 11, pressure: 6 }, b: { ...use, demand: 10, minPressure: 5 } } }),
  );
  expect([serviceOf(state, 'b'), flowAt(state, 'fuel', 1, 0).reserved]).toEqual(['Producing', 10]);
  const volts = (minVoltage: number) =>
    stateOf({
      terrain: ['..'],
      electricity: ['--'],
      marks: ['ab'],
      props: { a: { ...on, voltage: 6 }, b: { ...use, minVoltage } },
    });
  expect([serviceOf(volts(5), 'b'), serviceOf(volts(6), 'b')]).toEqual(['Producing', 'Starved']);
});

test('[RM-072] a consumer starved of push alone passes its full amount on', () => {
  const state = stateOf(
    line(3, {
      marks: ['axb'],
      props: { a: { ...on, pressure: 20 }, x: { ...use, required: false }, b: { ...use, minPressure: 1 } },
    }),
  );
  expect([serviceOf(state, 'x'), flowAt(state, 'fuel', 1, 0).reserved]).toEqual(['Starved', 0]);
  expect(flowAt(state, 'fuel', 2, 0).amount).toBe(B('source.fuel.amount') - 2);
});

test('[RM-073] the draw is told with demand, amount and push', () => {
  const [event] = of(play(stateOf(line(3))).events, 'consumeFromNetwork');
  expect(event).toMatchObject({ carrier: 'fuel', prop: 'b', demand: 30, amount: 118, push: 118 });
  const own = stateOf(line(3, { props: { a: { ...on, pressure: 60 }, b: { ...use, demand: 7 } } }));
  expect(of(play(own).events, 'consumeFromNetwork')).toMatchObject([{ demand: 7, amount: 118, push: 58 }]);
});

test.each([
  ['fuel', { amount: 10, pressure: 10 }, ['LowAmount', 'LowPressure'], '[RM-074] liquids say LowPressure'],
  ['electricity', { amount: 10, voltage: 10 }, ['LowAmount', 'LowVoltage'], '[RM-074] electricity says LowVoltage'],
  ['coolant', { amount: 100, pressure: 10 }, ['LowPressure'], '[RM-074] only what fails is listed'],
  ['fuel', { amount: 31, pressure: 10 }, ['LowPressure'], '[RM-074] an amount of exactly the demand does not fail'],
  ['fuel', { amount: 10, pressure: 26 }, ['LowAmount'], '[RM-074] a push of exactly what is asked does not fail'],
  ['fuel', { amount: 1, pressure: 99 }, ['LowAmount'], '[RM-074] push without amount is not Disconnected'],
] as const satisfies readonly (readonly unknown[])[])('%s %j starves with %j: %s', (carrier, source, reasons) => {
  const state = stateOf({
    terrain: ['..'],
    [carrier]: ['--'],
    marks: ['ab'],
    props: { a: { ...on, ...source }, b: use },
  } as never);
  expect(of(play(state).events, 'starveConsumer')).toMatchObject([{ carrier, prop: 'b', reasons }]);
});

test('[RM-489] who starves of the amount alone is told whose draw took it, along the way the push came', () => {
  const state = stateOf({
    eyeUnlocked: true,
    terrain: ['...'],
    fuel: ['---'],
    marks: ['axb'],
    props: { a: { ...on, amount: 31, pressure: 90 }, x: { ...use, required: false }, b: use },
  });
  const { happenings } = play(state);
  const at = (type: string): number => happenings.findIndex(({ event }) => event.type === type);
  expect(flowAt(state, 'fuel', 2, 0)).toMatchObject({ amount: 0, push: 88 });
  expect(happenings[at('starveConsumer')]!.because).toEqual([
    { last: 'prop:b' },
    { event: at('consumeFromNetwork') },
    { event: at('feedFromOutside') },
  ]);
});

test('[RM-489] behind a junction the junction is cause enough, the first of the plant too', () => {
  const state = stateOf({
    eyeUnlocked: true,
    terrain: ['...', '...'],
    fuel: ['+++', '.+.'],
    marks: ['.jb', '.a.'],
    props: { j: { type: 'tJunction', in: 'S', out: ['W', 'E'], mode: '2/2' }, a: on, b: use },
  });
  const { happenings } = play(state);
  const at = (type: string): number => happenings.findIndex(({ event }) => event.type === type);
  expect(plantOf(state).propOf.j!.index).toBe(0);
  const drawn = happenings.find(({ event }) => event.type === 'consumeFromNetwork' || event.type === 'starveConsumer')!;
  expect(drawn.because).toEqual([{ last: 'prop:b' }, { event: at('routeThroughTJunction') }]);
});

test('[RM-075] [RM-270] a disabled consumer is silent, and neither it nor a starved one ever loses a level', () => {
  const disabled = stateOf(line(2, { props: { a: on, b: { type: 'consumer' } } }));
  expect(types(play(disabled).events)).toEqual(['beginSimulation', 'feedFromOutside', 'beginTurn']);
  expect(flowAt(disabled, 'fuel', 1, 0).reserved).toBe(0);
  const starved = stateOf(line(2, { props: { a: { type: 'flow' }, b: use } }));
  expect([idle(disabled, 40).outcome, idle(starved, 40).outcome]).toEqual(['none', 'none']);
});

test('[RM-076] starving and disabled required consumers hold the level at Caution', () => {
  expect(stateOf(line(2, { props: { a: on, b: { type: 'consumer' } } })).level).toBe('Caution');
  expect(stateOf(line(2, { props: { a: { type: 'flow' }, b: use } })).level).toBe('Caution');
});

test('[RM-077] [RM-078] spin-up: supplied in k earlier steps before producing; the load does not count', () => {
  const start = stateOf(line(2, { terrain: ['.@'], props: { a: on, b: { ...use, spinUp: 2 } } }));
  expect(serviceOf(start, 'b')).toBe('Supplied');
  const turns = playAll(start, '| |');
  expect(turns.map((t) => [serviceOf(t.state, 'b'), t.state.spin[0]])).toEqual([
    ['Supplied', 1],
    ['Supplied', 2],
    ['Producing', 2],
  ]);
  const off = play(turns[2]!.state, 'p').state;
  expect([off.spin[0], serviceOf(off, 'b')]).toEqual([0, 'Disabled']);
  expect(serviceOf(play(off, 'p').state, 'b')).toBe('Supplied');
});

test('[RM-078] a step without supply sets the counter back', () => {
  const start = stateOf(line(2, { terrain: ['@.'], props: { a: on, b: { ...use, spinUp: 2 } } }));
  const turns = playAll(start, '| p | p');
  expect(turns.map((t) => t.state.spin[0])).toEqual([1, 0, 1]);
});

test('[RM-079] an auxiliary consumer is supplied at best and does not hold back readiness', () => {
  const fragment = (state: 'Enabled' | 'Disabled') =>
    stateOf(line(4, { marks: ['ax.b'], props: { a: on, x: { type: 'consumer', state, required: false }, b: use } }));
  expect(serviceOf(fragment('Enabled'), 'x')).toBe('Supplied');
  expect(play(fragment('Disabled')).state.level).toBe('Ready');
});

test('[RM-080] [RM-019] enabling makes a service Unknown until step 5, disabling Disabled at once', () => {
  const start = stateOf(line(3, { terrain: ['..@'], props: { a: on, b: { type: 'consumer' } } }));
  const { happenings, state } = play(start, 'p');
  expect(happenings.map((h) => h.event.type)).toContain('enableConsumer');
  expect([serviceOf(start, 'b'), serviceOf(state, 'b')]).toEqual(['Disabled', 'Producing']);
  const switched = (from: typeof start) =>
    serviceOf(keep(plantOf(from), afterActions(plantOf(from), from, [{ type: 'interactProp' }])), 'b');
  expect([switched(start), switched(state)]).toEqual(['Unknown', 'Disabled']);
});

test('[RM-081] switching a consumer leaves junction modes and everything upstream as they were', () => {
  const start = stateOf({
    terrain: ['...', '..@', '...'],
    fuel: ['.+.', '+++', '.+.'],
    marks: ['...', 'ajb', '...'],
    props: { a: on, j: { type: 'crossJunction', in: 'W', out: ['N', 'E', 'S'], mode: '2/2/2' }, b: use },
  });
  const { state } = play(start, 'p');
  expect([propState(state, 'j'), serviceOf(state, 'b')]).toEqual(['2/2/2', 'Disabled']);
  for (const [x, y] of [
    [0, 1],
    [1, 1],
    [1, 0],
    [2, 1],
  ] as const)
    expect(flowAt(state, 'fuel', x, y)).toMatchObject({
      amount: flowAt(start, 'fuel', x, y).amount,
      push: flowAt(start, 'fuel', x, y).push,
    });
});

test('[RM-082] one required consumer of each carrier stands for its path: with all three the level is Ready', () => {
  const make = (off: string) =>
    stateOf({
      terrain: ['..', '..', '.@'],
      fuel: ['--', '..', '..'],
      coolant: ['..', '--', '..'],
      electricity: ['..', '..', '--'],
      marks: ['ab', 'cd', 'eg'],
      props: Object.fromEntries(
        [...'abcdeg'].map((id) => [
          id,
          { type: 'ace'.includes(id) ? 'flow' : 'consumer', state: id === off ? 'Disabled' : 'Enabled' },
        ]),
      ),
    } as never);
  expect(['b', 'd', 'g', '-'].map((off) => play(make(off)).state.level)).toEqual([
    'Caution',
    'Caution',
    'Caution',
    'Ready',
  ]);
});

const cooled = (more: object = {}) =>
  stateOf({
    terrain: ['@.#R#R'],
    coolant: ['--....'],
    marks: ['cd....'],
    props: { c: on, d: use },
    surface: [{ at: [3, 0], heat: 50 }],
    ...more,
  } as never);

test('[RM-083] [RM-149] coolant service takes its share from warm reactor cells, once', () => {
  const { state, events } = play(cooled());
  expect(of(events, 'serviceCooling')).toMatchObject([
    { step: 9, heat: B('service.coolantCooling'), cells: [{ cell: [3, 0], quantity: 4 }] },
  ]);
  expect(valueAt(state, 'heat', 3, 0)).toBe(50 - B('service.coolantCooling') - B('ambient.heat'));
  const two = play(
    cooled({ terrain: ['@..R#R'], coolant: ['---...'], marks: ['cdx...'], props: { c: on, d: use, x: use } }),
  );
  expect(valueAt(two.state, 'heat', 3, 0)).toBe(45 - B('heatFlow.rate1'));
});

test('[RM-083] only a required coolant consumer cools, and only reactor cells that were warm before', () => {
  const cooling = (more: object) => of(play(cooled(more)).events, 'serviceCooling');
  expect(cooling({ props: { c: on, d: { ...use, required: false } } })).toEqual([]);
  expect(cooling({ coolant: ['......'], fuel: ['--....'] })).toEqual([]);
  expect(cooling({ surface: [{ at: [0, 0], heat: 50 }] })).toEqual([]);
  const lit = [
    { at: [3, 0], heat: 50 },
    { at: [5, 0], fuel: 20, electricity: 20 },
  ];
  expect(cooling({ surface: lit })).toMatchObject([{ cells: [{ cell: [3, 0] }] }]);
  const { state } = play(cooled({ surface: lit }));
  expect(valueAt(state, 'heat', 5, 0)).toBe(B('ignite.heat1') - B('ambient.heat'));
});

test('[RM-083] no service, no warm cell or a constant of 0: no cooling and no event', () => {
  const dry = play(cooled({ props: { c: { type: 'flow' }, d: use } }));
  expect([types(dry.events).includes('serviceCooling'), valueAt(dry.state, 'heat', 3, 0)]).toEqual([false, 49]);
  expect(types(play(cooled({ surface: [] })).events)).not.toContain('serviceCooling');
  expect(types(play(cooled({ balance: { 'service.coolantCooling': 0 } })).events)).not.toContain('serviceCooling');
});

test('[RM-019] a consumer is Unknown, Disabled, Starved, Supplied or Producing, and its counter counts spin-up', () => {
  const seen = (state: ReturnType<typeof stateOf>) => [serviceOf(state, 'b'), state.spin[0]];
  const warm = stateOf(line(2, { terrain: ['@.'], props: { a: on, b: { ...use, spinUp: 1 } } }));
  expect(seen(warm)).toEqual(['Supplied', 0]);
  const [first, second] = [play(warm).state, idle(warm, 2)];
  expect([seen(first), seen(second)]).toEqual([
    ['Supplied', 1],
    ['Producing', 1],
  ]);
  expect(seen(play(second, 'p').state)).toEqual(['Starved', 0]);
  const other = line(2, { terrain: ['.@'], props: { a: on, b: { ...use, required: false } } });
  expect(serviceOf(idle(stateOf(other), 3), 'b')).toBe('Supplied');
  expect(serviceOf(play(stateOf(other), 'p').state, 'b')).toBe('Disabled');
});
