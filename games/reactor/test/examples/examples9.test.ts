// The worked examples of RULES.md 9 to 19, number by number.

import { expect, test } from 'vitest';
import {
  floorOf,
  flowAt,
  levelOf,
  of,
  pass,
  play,
  playAll,
  refusal,
  rows,
  serviceOf,
  spills,
  stateOf,
  types,
  valueAt,
} from '../lib/fragment.ts';

test('[RM-136] [RM-133] example 9: one puddle, two customers', () => {
  const { state, events } = pass(floorOf({ electricity: [[18, 0, 0]], coolant: [[0, 5, 0]], heat: [[0, 0, 70]] }));
  expect(of(events, 'short')).toMatchObject([
    { level: 1, cell: [0, 0], partner: [1, 0], heat: 6, electricity: -6, coolant: -2 },
  ]);
  expect(of(events, 'coolDown')).toMatchObject([
    { level: 1, cell: [2, 0], partner: [1, 0], pair: 'CoolantSafe x HeatCritical', heat: -6, coolant: -2 },
  ]);
  expect(of(events, 'heatTransfer')).toMatchObject([{ magnitude: 2, from: [2, 0], to: [1, 0], quantity: 5 }]);
  expect([rows(state, 'coolant'), rows(state, 'electricity'), rows(state, 'heat')]).toEqual([
    [[0, 1, 0]],
    [[9, 1, 0]],
    [[5, 4, 58]],
  ]);
});

test('[RM-137] example 10: reactions take before flows are sized', () => {
  const { state, events } = pass(
    floorOf({
      fuel: [
        [0, 0, 0],
        [0, 16, 0],
        [0, 0, 0],
      ],
      electricity: [
        [0, 0, 0],
        [0, 46, 0],
        [0, 0, 0],
      ],
    }),
  );
  expect(of(events, 'ignite')).toMatchObject([{ level: 2, cell: [1, 1], heat: 18, fuel: -14 }]);
  expect(of(events, 'equalize').map((e) => [e.carrier, e.quantity])).toEqual(Array(4).fill(['electricity', 2]));
  expect([valueAt(state, 'fuel', 1, 1), valueAt(state, 'electricity', 1, 1), valueAt(state, 'heat', 1, 1)]).toEqual([
    2, 37, 17,
  ]);
  expect(rows(state, 'electricity')).toEqual([
    [0, 1, 0],
    [1, 37, 1],
    [0, 1, 0],
  ]);
});

const doorway = (state: 'Open' | 'Closed') =>
  floorOf(
    { fuel: [[50, 0]], electricity: [[0, 50]], heat: [[80, 0]] },
    { marks: ['d.'], props: { d: { type: 'door', edge: 'E', state } } },
  );

test.each([
  ['Closed', [[36, 0]], [[0, 49]], [[97, 0]], '[RM-157] [RM-162] example 11: a closed door'],
  ['Open', [[33, 3]], [[1, 47]], [[92, 4]], '[RM-158] example 11: an open door'],
] as const satisfies readonly (readonly unknown[])[])(
  'door %s leaves fuel %j, electricity %j, heat %j: %s',
  (door, fuel, electricity, heat) => {
    const start = doorway(door);
    const { state, events } = pass(start);
    expect(of(events, 'ignite')).toMatchObject([{ level: 2, cause: { cell: [0, 0], kind: 'heat' } }]);
    expect([rows(state, 'fuel'), rows(state, 'electricity'), rows(state, 'heat')]).toEqual([fuel, electricity, heat]);
    expect(refusal({ ...start, robot: { ...start.robot, integrity: 3 } }, 'E')).toBeUndefined();
  },
);

test('[RM-168] [RM-171] [RM-173] example 12: neutralizer over a leak', () => {
  const start = stateOf({
    terrain: ['..@..'],
    fuel: ['-----'],
    marks: ['a....'],
    props: { a: { type: 'flow', state: 'Enabled' } },
    leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 0] }],
    surface: spills({ fuel: [[0, 0, 28, 0, 0]] }),
    inventory: { start: ['FuelNeutralizer'] },
  });
  const one = play(start, 'a(F)');
  expect(of(one.events, 'applyElementRemedy')).toMatchObject([
    { carrier: 'fuel', cell: [2, 0], removed: 28, blockTurns: 4 },
  ]);
  let here = one.state;
  for (const left of [3, 2, 1]) {
    expect(rows(here, 'fuel')).toEqual([[0, 0, 0, 0, 0]]);
    expect(here.blocks[2 * 3]).toBe(left);
    here = play(here).state;
  }
  expect([here.turn, here.blocks[2 * 3]]).toEqual([5, 0]);
  const five = play(here);
  expect(of(five.events, 'injectLeak')).toMatchObject([{ quantity: 9 }]);
  expect(rows(five.state, 'fuel')).toEqual([[0, 0, 9, 0, 0]]);
  expect(rows(play(five.state).state, 'fuel')).toEqual([[0, 3, 12, 3, 0]]);
});

test('[RM-173] example 12: the block expires in step 14 of turn 4', () => {
  const start = stateOf({ terrain: ['@'], inventory: { start: ['FuelNeutralizer'] } });
  const turns = playAll(start, 'a(F) | | |');
  expect(turns.map((t) => of(t.events, 'expireRemedyBlock').length)).toEqual([0, 0, 0, 1]);
  expect(of(turns[3]!.events, 'expireRemedyBlock')).toMatchObject([
    { carrier: 'fuel', cell: [0, 0], step: 14, turn: 4 },
  ]);
});

const still = { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0 };

test('[RM-188] [RM-187] [RM-191] [RM-194] example 13: robot exposure', () => {
  const start = stateOf({ terrain: ['@.....'], surface: spills({ heat: [[0, 59, 100, 100, 0, 0]] }), balance: still });
  const one = play(start, 'E E');
  expect(of(one.events, 'damageRobot')).toMatchObject([
    { check: 'enter', integrity: 2, kinds: ['heat'] },
    { check: 'stay', integrity: 1, kinds: ['heat'] },
  ]);
  expect(one.state).toMatchObject({ actionsLeft: 4, robot: { condition: 'Damaged', integrity: 1 } });
  const two = play(one.state, 'W W');
  expect(of(two.events, 'recoverRobot')).toHaveLength(1);
  expect(two.state).toMatchObject({ actionsLeft: 6, robot: { condition: 'Ready', integrity: 1 } });
  expect(refusal(two.state, 'E E')).toBe('forbidden-cell');
  const three = play(two.state, 'E');
  expect(valueAt(three.state, 'heat', 1, 0)).toBe(56);
  expect(of(three.events, 'loseLevel')).toMatchObject([{ reason: 'RobotLost', step: 13 }]);
});

test('[RM-175] [RM-177] [RM-178] [RM-179] example 14: shield', () => {
  const start = stateOf({
    terrain: ['@.....'],
    surface: spills({ heat: [[20, 90, 90, 90, 90, 0]] }),
    balance: { ...still, 'shield.steps': 4 },
    inventory: { start: ['HeatShield'] },
  });
  const one = play(start, 'h E E');
  expect(of(one.events, 'advanceHeatImmunityStep').map((e) => [e.left, e.by])).toEqual([
    [3, 'move'],
    [2, 'move'],
    [1, 'turn'],
  ]);
  expect(of(one.events, 'damageRobot')).toEqual([]);
  const two = play(one.state, 'E E');
  expect(of(two.events, 'expireHeatImmunity')).toHaveLength(1);
  expect(of(two.events, 'damageRobot')).toMatchObject([
    { check: 'enter', integrity: 2 },
    { check: 'stay', integrity: 1 },
  ]);
});

test('[RM-232] [RM-226] [RM-285] example 15: First Light', () => {
  const start = stateOf(levelOf('first-light'));
  expect([start.level, serviceOf(start, 'b'), serviceOf(start, 'd'), serviceOf(start, 'g')]).toEqual([
    'Caution',
    'Disabled',
    'Producing',
    'Producing',
  ]);
  const [one, two, three] = playAll(start, 'S S S p E E | E p N N E E | !');
  expect(types(one!.events)).toEqual([
    ...[
      'moveRobot',
      'moveRobot',
      'moveRobot',
      'startInteraction',
      'enableFlow',
      'finishInteraction',
      'moveRobot',
      'moveRobot',
    ],
    ...[
      'beginSimulation',
      'feedFromOutside',
      'feedFromOutside',
      'feedFromOutside',
      'consumeFromNetwork',
      'consumeFromNetwork',
      'beginTurn',
    ],
  ]);
  expect(of(one!.events, 'consumeFromNetwork')).toMatchObject([
    { prop: 'd', demand: 30, amount: 118 },
    { prop: 'g', demand: 30, amount: 118 },
  ]);
  expect(of(one!.events, 'beginTurn')).toMatchObject([{ turn: 2, actions: 6 }]);
  expect(types(two!.events).slice(-8)).toEqual([
    ...['feedFromOutside', 'feedFromOutside', 'feedFromOutside'],
    ...['consumeFromNetwork', 'consumeFromNetwork', 'consumeFromNetwork', 'markReady', 'beginTurn'],
  ]);
  expect(of(two!.events, 'consumeFromNetwork')[0]).toMatchObject({ prop: 'b', amount: 117, service: 'Producing' });
  expect(types(three!.events)).toEqual(['startInteraction', 'activateCore', 'finishInteraction']);
  expect(three!.state).toMatchObject({ outcome: 'won', turn: 3, spent: 13 });
});

test('[RM-237] [RM-149] example 16: leak and spark, full turns', () => {
  let here = stateOf({
    terrain: ['#####', '#...#', '#..@#', '#####'],
    coolant: ['.....', '.--..', '.....', '.....'],
    electricity: ['.+-..', '.+...', '.+...', '.....'],
    marks: ['.....', '.a...', '.e...', '.....'],
    props: {
      a: { type: 'flow', state: 'Enabled', amount: 45, pressure: 45 },
      e: { type: 'flow', carrier: 'electricity', state: 'Enabled' },
    },
    leaks: [
      { id: 'C1', carrier: 'coolant', at: [2, 1] },
      { id: 'W1', carrier: 'electricity', at: [2, 0], face: 'S' },
    ],
  });
  expect(flowAt(here, 'electricity', 2, 0).push).toBe(117);
  expect(flowAt(here, 'coolant', 2, 1).push).toBe(44);
  const ends: number[][] = [];
  const neighbours: number[][] = [];
  const shorts: number[] = [];
  for (let turn = 1; turn <= 4; turn++) {
    const { state, events } = play(here);
    expect(of(events, 'injectLeak').map((e) => e.quantity)).toEqual([4, 9]);
    ends.push([valueAt(state, 'coolant', 2, 1), valueAt(state, 'electricity', 2, 1), valueAt(state, 'heat', 2, 1)]);
    neighbours.push([
      valueAt(state, 'electricity', 1, 1),
      valueAt(state, 'electricity', 3, 1),
      valueAt(state, 'electricity', 2, 2),
    ]);
    shorts.push(of(events, 'short').length);
    here = state;
  }
  expect(ends).toEqual([
    [4, 8, 0],
    [6, 4, 5],
    [10, 12, 4],
    [12, 8, 9],
  ]);
  expect(neighbours).toEqual([
    [0, 0, 0],
    [1, 1, 1],
    [0, 0, 0],
    [1, 1, 1],
  ]);
  expect(shorts).toEqual([0, 1, 0, 1]);
});

test('[RM-279] [RM-298] [RM-271] example 17: Critical by forecast', () => {
  const start = stateOf({
    terrain: ['@R'],
    fuel: ['--'],
    marks: ['ba'],
    props: { a: { type: 'flow' }, b: { type: 'consumer' } },
    surface: spills({ heat: [[0, 24]] }),
    events: [
      { id: 'decay', turn: 1, every: 1, text: 'Decay', effects: [{ do: 'addHeat', area: 'reactor', amount: 16 }] },
    ],
    balance: still,
  });
  expect(start.level).toBe('Caution');
  const heats: number[] = [];
  const levels: string[] = [];
  let here = start;
  for (let turn = 1; turn <= 6; turn++) {
    const { state, events } = play(here);
    heats.push(valueAt(state, 'heat', 1, 0));
    levels.push(state.level);
    if (turn === 2) expect(of(events, 'escalateLevel')).toMatchObject([{ from: 'Caution', to: 'Critical', step: 13 }]);
    here = state;
  }
  expect(heats).toEqual([39, 54, 69, 84, 99, 114]);
  expect(levels.slice(0, 2)).toEqual(['Caution', 'Critical']);
  expect([here.outcome, here.turn, here.level]).toEqual(['none', 7, 'Critical']);
  expect(of(play(here).events, 'loseLevel')).toMatchObject([{ reason: 'ReactorHeat', turn: 7, step: 13 }]);
});

test('[RM-282] [RM-278] example 18: Stable, then Ready', () => {
  const services = {
    fuel: ['--..', '....', '....'],
    coolant: ['....', '--..', '....'],
    electricity: ['....', '....', '--..'],
    marks: ['ab..', 'cd..', 'eg..'],
    props: {
      a: { type: 'flow', state: 'Enabled' },
      b: { type: 'consumer', state: 'Enabled' },
      c: { type: 'flow', state: 'Enabled' },
      d: { type: 'consumer', state: 'Enabled' },
      e: { type: 'flow', state: 'Enabled' },
      g: { type: 'consumer', state: 'Enabled' },
    },
  } as const;
  const start = stateOf({
    ...(structuredClone(services) as object),
    terrain: ['@.##', '..#.', '..#R'],
    surface: [{ at: [3, 2], heat: 38 }],
    ready: { maxReactorHeat: 30 },
  } as Parameters<typeof stateOf>[0]);
  expect(start.level).toBe('Stable');
  const one = play(start);
  expect(of(one.events, 'heatTransfer')).toMatchObject([{ quantity: 3 }]);
  expect(of(one.events, 'serviceCooling')).toMatchObject([{ heat: 4 }]);
  expect([valueAt(one.state, 'heat', 3, 2), one.state.level]).toEqual([30, 'Stable']);
  const two = play(one.state);
  expect([valueAt(two.state, 'heat', 3, 2), two.state.level]).toEqual([22, 'Ready']);
  expect(of(two.events, 'markReady')).toHaveLength(1);
});

test('[RM-251] [RM-257] [RM-074] example 19: scripted loss averted', () => {
  const start = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    marks: ['ab'],
    props: { a: { type: 'flow' }, b: { type: 'consumer', state: 'Enabled' } },
    events: [
      {
        id: 'burst',
        turn: 3,
        text: 'The tank bursts',
        unless: { is: 'producing', prop: 'b' },
        effects: [{ do: 'loseLevel', reason: 'TankBurst' }],
      },
    ],
  });
  expect(start.level).toBe('Critical');
  const doing = playAll(start, '| |');
  for (const turn of doing)
    expect(of(turn.events, 'starveConsumer')).toMatchObject([
      { reasons: ['Disconnected', 'LowAmount', 'LowPressure'] },
    ]);
  expect(of(doing[2]!.events, 'loseLevel')).toMatchObject([{ reason: 'TankBurst', turn: 3, step: 14 }]);
  const saved = playAll(start, 'p | |');
  expect(of(saved[0]!.events, 'markReady')).toMatchObject([{ step: 13, turn: 1 }]);
  expect(of(saved[2]!.events, 'eventAverted')).toMatchObject([{ id: 'burst' }]);
  expect(saved[2]!.state.outcome).toBe('none');
});
