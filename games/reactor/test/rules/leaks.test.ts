// Leaks: where they come out, how much, what starts, worsens, blocks and mends them.

import { expect, test } from 'vitest';
import { B, flowAt, of, plantOf, play, playAll, propState, rows, stateOf, types, valueAt } from '../lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;

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
  expect(plantOf(state).leaks).toMatchObject([{ id: 'L1', cell: 2, face: 2, leaking: true }]);
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

test('[RM-092] [RM-093] the last unit still comes out; where nothing is left, nothing is told', () => {
  const injected = (amount: number) => {
    const { state, events } = play(leaky({ props: { a: { ...on, amount } } }));
    return [valueAt(state, 'fuel', 2, 0), of(events, 'injectLeak').map(({ quantity }) => quantity)];
  };
  expect([injected(3), injected(2)]).toEqual([
    [1, [1]],
    [0, []],
  ]);
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
  const opposed = stateOf({
    terrain: ['@..', '.##', '...'],
    electricity: ['...', '---', '...'],
    marks: ['...', 'e..', '...'],
    props: { e: on },
    leaks: [
      { id: 'N', carrier: 'electricity', at: [2, 1], face: 'N' },
      { id: 'S', carrier: 'electricity', at: [1, 1], face: 'S' },
    ],
  });
  expect(of(play(opposed).events, 'injectLeak').map((e) => e.leak)).toEqual(['S', 'N']);
  const shared = stateOf({
    terrain: ['###', '#@.', '###'],
    electricity: ['.+-', '.|.', '.+-'],
    marks: ['...', '.e.', '...'],
    props: { e: on },
    leaks: [
      { id: 'A', carrier: 'electricity', at: [1, 0], face: 'S' },
      { id: 'B', carrier: 'electricity', at: [1, 2], face: 'N' },
    ],
    balance: { 'equalize.electricity.rate': 0, 'ambient.electricity': 0 },
  } as never);
  expect(valueAt(play(shared).state, 'electricity', 1, 1)).toBe(18);
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
  const slack = leaky({ props: { a: { ...on, pressure: 2 } } });
  expect(flowAt(slack, 'fuel', 2, 0)).toMatchObject({ amount: 118, push: 0 });
  expect(types(play(slack).events)).not.toContain('injectLeak');
});

test('[RM-094] [RM-439] an injection into a blocked cell is dropped whole, without an event', () => {
  const blocked = leaky({ terrain: ['..@..'], inventory: { start: ['FuelNeutralizer'] } });
  const { state, events } = play(blocked, 'a(F)');
  expect([types(events).includes('injectLeak'), rows(state, 'fuel')]).toEqual([false, [[0, 0, 0, 0, 0]]]);
  const other = leaky({ terrain: ['..@..'], inventory: { start: ['CoolantNeutralizer'] } });
  expect(of(play(other, 'a(C)').events, 'injectLeak')).toHaveLength(1);
});

test('[RM-094] the block that counts is the one of the floor a wall leak comes out on', () => {
  const start = stateOf({
    terrain: ['.#', '@.'],
    electricity: ['--', '..'],
    marks: ['e.', '..'],
    props: { e: on },
    leaks: [{ id: 'W', carrier: 'electricity', at: [1, 0], face: 'S' }],
    inventory: { start: ['ElectricityNeutralizer'] },
  });
  expect(of(play(start, 'E a(E)').events, 'injectLeak')).toEqual([]);
  expect(of(play(start, 'a(E)').events, 'injectLeak')).toMatchObject([{ leak: 'W', cell: [1, 1] }]);
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
  expect(leaky({ leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 0], severity: 2 }] }).leaks[0]).toBe(2);
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
