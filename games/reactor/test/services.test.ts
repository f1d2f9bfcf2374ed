// Consumers and leaks.

import { expect, test } from 'vitest';
import { PLANT } from '../src/state.ts';
import {
  B,
  flowAt,
  idle,
  line,
  of,
  play,
  playAll,
  propState,
  rows,
  serviceOf,
  stateOf,
  types,
  valueAt,
} from './fragment.ts';

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
});

test('[RM-073] the draw is told with demand, amount and push', () => {
  const [event] = of(play(stateOf(line(3))).events, 'consumeFromNetwork');
  expect(event).toMatchObject({ carrier: 'fuel', prop: 'b', demand: 30, amount: 118, push: 118 });
});

test.each([
  ['fuel', { amount: 10, pressure: 10 }, ['LowAmount', 'LowPressure'], '[RM-074] liquids say LowPressure'],
  ['electricity', { amount: 10, voltage: 10 }, ['LowAmount', 'LowVoltage'], '[RM-074] electricity says LowVoltage'],
  ['coolant', { amount: 100, pressure: 10 }, ['LowPressure'], '[RM-074] only what fails is listed'],
] as const satisfies readonly (readonly unknown[])[])('%s %j starves with %j: %s', (carrier, source, reasons) => {
  const state = stateOf({
    terrain: ['..'],
    [carrier]: ['--'],
    marks: ['ab'],
    props: { a: { ...on, ...source }, b: use },
  } as never);
  expect(of(play(state).events, 'starveConsumer')).toMatchObject([{ carrier, prop: 'b', reasons }]);
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
  const two = play(cooled({ marks: ['cdx...'].map((m) => m.replace('x', '.')), coolant: ['--....'] }));
  expect(valueAt(two.state, 'heat', 3, 0)).toBe(45);
});

test('[RM-083] no service, no warm cell or a constant of 0: no cooling and no event', () => {
  const dry = play(cooled({ props: { c: { type: 'flow' }, d: use } }));
  expect([types(dry.events).includes('serviceCooling'), valueAt(dry.state, 'heat', 3, 0)]).toEqual([false, 49]);
  expect(types(play(cooled({ surface: [] })).events)).not.toContain('serviceCooling');
  expect(types(play(cooled({ balance: { 'service.coolantCooling': 0 } })).events)).not.toContain('serviceCooling');
});

const leaky = (more: object = {}) =>
  stateOf({
    terrain: ['@....'],
    fuel: ['-----'],
    marks: ['a....'],
    props: { a: on },
    leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 0] }],
    ...more,
  } as never);

test('[RM-084] [RM-088] a liquid leak comes out on the floor above it, where its cell turns Leaking', () => {
  const state = leaky();
  expect(state[PLANT].leaks).toMatchObject([{ id: 'L1', cell: 2, face: 2, leaking: true }]);
  expect(rows(play(state).state, 'fuel')).toEqual([[0, 0, 9, 0, 0]]);
});

const spark = (face: 'N' | 'S', more: object = {}) =>
  stateOf({
    terrain: ['...', '###', '@..'],
    electricity: ['...', '---', '...'],
    marks: ['...', '...', '...'],
    props: {},
    leaks: [{ id: 'W1', carrier: 'electricity', at: [1, 1], face }],
    ...more,
  } as never);

test('[RM-085] [RM-086] a wall leak emits into its stored face and into no other floor', () => {
  const fed = (face: 'N' | 'S') => {
    const state = spark(face, { terrain: ['...', '.##', '@..'], marks: ['...', 'e..', '...'], props: { e: on } });
    return rows(play(state).state, 'electricity');
  };
  expect(fed('N').map((row) => row[1])).toEqual([8, 0, 0]);
  expect(fed('S').map((row) => row[1])).toEqual([0, 0, 8]);
});

test('[RM-089] [RM-090] starting a leak that is open is reported and changes nothing', () => {
  const again = leaky({
    events: [{ id: 'x', turn: 1, text: 'x', phase: 'beforeFlow', effects: [{ do: 'startLeak', leak: 'L1' }] }],
  });
  const { state, events } = play(again);
  expect(of(events, 'rejectInvalidLeak')).toMatchObject([{ carrier: 'fuel', leak: 'L1', reason: 'AlreadyLeaking' }]);
  expect([state.leaks[0], of(events, 'startLeak').length]).toEqual([1, 0]);
});

test('[RM-091] the rate follows the constants, and the amount left limits it', () => {
  const rich = leaky({ balance: { 'leak.fuel.base': 5, 'leak.fuel.pushPerUnit': 20 } });
  expect(of(play(rich).events, 'injectLeak')[0]!.quantity).toBe(5 + Math.floor(118 / 20));
  const poor = leaky({ props: { a: { ...on, amount: 6 } } });
  expect(of(play(poor).events, 'injectLeak')[0]!.quantity).toBe(4);
});

test('[RM-092] [RM-095] injections come by carrier and row-major, and add up in one cell', () => {
  const state = stateOf({
    terrain: ['####', '.@..'],
    fuel: ['....', '---.'],
    electricity: ['--+.', '..+.'],
    marks: ['....', 'a.e.'],
    props: { a: { ...on, carrier: 'fuel' }, e: { ...on, carrier: 'electricity' } },
    leaks: [
      { id: 'W2', carrier: 'electricity', at: [1, 0], face: 'S' },
      { id: 'F2', carrier: 'fuel', at: [1, 1] },
      { id: 'F1', carrier: 'fuel', at: [0, 1] },
    ],
  });
  const injected = of(play(state).events, 'injectLeak');
  expect(injected.map((e) => [e.leak, e.step])).toEqual([
    ['F1', 6],
    ['F2', 6],
    ['W2', 6],
  ]);
  const shared = stateOf({
    terrain: ['###', '#@.', '###'],
    electricity: ['.+-', '.|.', '.+-'],
    marks: ['...', '.e.', '...'],
    props: { e: on },
    leaks: [
      { id: 'A', carrier: 'electricity', at: [1, 0], face: 'S' },
      { id: 'B', carrier: 'electricity', at: [1, 2], face: 'N' },
    ],
  } as never);
  const both = of(play(shared).events, 'injectLeak').map((e) => e.quantity);
  expect(both).toEqual([9, 9]);
  expect(of(play(shared).events, 'injectLeak').map((e) => e.cell)).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('[RM-093] a dry leak injects nothing, emits nothing and stays open', () => {
  const { state, events } = play(leaky({ props: { a: { type: 'flow' } } }));
  expect([types(events).includes('injectLeak'), state.leaks[0]]).toEqual([false, 1]);
});

test('[RM-094] an injection into a blocked cell is dropped whole, without an event', () => {
  const blocked = leaky({ terrain: ['..@..'], inventory: { start: ['FuelNeutralizer'] } });
  const { state, events } = play(blocked, 'a(F)');
  expect([types(events).includes('injectLeak'), rows(state, 'fuel')]).toEqual([false, [[0, 0, 0, 0, 0]]]);
});

test('[RM-096] [RM-017] worsening raises severity up to the maximum and does nothing to a closed leak', () => {
  const script = (state: 'Leaking' | 'Intact') =>
    leaky({
      leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 0], state }],
      events: [{ id: 'w', turn: 1, every: 1, text: 'w', effects: [{ do: 'worsenLeak', leak: 'L1' }] }],
    });
  const turns = playAll(script('Leaking'), '| | |');
  expect(turns.map((t) => t.state.leaks[0])).toEqual([2, 3, 3, 3]);
  expect(turns.map((t) => of(t.events, 'worsenLeak').length)).toEqual([1, 1, 0, 0]);
  expect(B('leak.maxSeverity')).toBe(3);
  expect(types(play(script('Intact')).events)).not.toContain('worsenLeak');
});

test('[RM-097] repair stops injection and leaves what is on the floor', () => {
  const start = leaky({ terrain: ['..@..'] });
  const spilled = play(start).state;
  const { state, events } = play(spilled, 'r');
  expect(of(events, 'repairLeak')).toMatchObject([{ leak: 'L1', carrier: 'fuel', cell: [2, 0] }]);
  expect([state.leaks[0], rows(state, 'fuel')]).toEqual([0, [[0, 0, 9, 0, 0]]]);
});

test('[RM-098] [RM-260] a leak that starts again has its authored severity and injects a turn later', () => {
  const start = leaky({
    terrain: ['..@..'],
    leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 0], severity: 2 }],
    events: [
      { id: 'w', turn: 1, phase: 'beforeFlow', text: 'w', effects: [{ do: 'worsenLeak', leak: 'L1' }] },
      { id: 's', turn: 2, text: 's', effects: [{ do: 'startLeak', leak: 'L1' }] },
    ],
  });
  const [one, two, three] = playAll(start, '| r |');
  expect(one!.state.leaks[0]).toBe(3);
  expect([of(two!.events, 'injectLeak').length, two!.state.leaks[0]]).toEqual([0, 2]);
  expect(of(three!.events, 'injectLeak')).toMatchObject([{ quantity: 18 }]);
});

test('[RM-436] a cell is Leaking exactly while its leak is open', () => {
  const start = leaky({ terrain: ['..@..'], eyeUnlocked: true });
  expect(propState(start, 'a')).toBe('Enabled');
  const repaired = play(start, 'r').state;
  expect([start.leaks[0], repaired.leaks[0]]).toEqual([1, 0]);
});
