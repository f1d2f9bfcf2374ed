// The robot: exposure, damage, recovery, moving.

import { expect, test } from 'vitest';
import { refuseTurn } from '../../src/play.ts';
import { B, copyState, idle, of, plantOf, play, playAll, refusal, stateOf, types } from '../lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const still = { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0 };
const room = (more: object = {}) => stateOf({ terrain: ['@....'], ...more } as never);

test('[RM-182] [RM-183] the robot walks over props, leaks, hazards and doors, Ready or Damaged between actions', () => {
  const start = stateOf({
    terrain: ['@..'],
    fuel: ['---'],
    marks: ['.a.'],
    props: { a: on },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
    surface: [{ at: [1, 0], heat: 80 }],
  });
  const { state, happenings } = play(start, 'E E');
  expect([state.robot.at, state.robot.condition]).toEqual([2, 'Damaged']);
  expect(happenings.map((h) => h.event.type)).toContain('damageRobot');
});

test('[RM-184] interactions are framed by start and finish; the condition comes back as it was', () => {
  const start = stateOf({ terrain: ['@'], fuel: ['+'], marks: ['a'], props: { a: on } });
  const { events } = play(start, 'p');
  expect(types(events).slice(0, 3)).toEqual(['startInteraction', 'disableFlow', 'finishInteraction']);
  const hurt = copyState(start);
  hurt.robot.condition = 'Damaged';
  hurt.robot.exposed = true;
  expect(play(hurt, 'p').state.robot.condition).toBe('Damaged');
});

test('[RM-185] [RM-186] a refused turn changes nothing and leaves nothing behind', () => {
  const state = room();
  const before = structuredClone({ ...state });
  expect(
    refuseTurn(plantOf(state), state, [
      { type: 'moveRobot', dir: 'E' },
      { type: 'moveRobot', dir: 'N' },
    ]),
  ).toMatchObject([{ code: 'wall-ahead', at: 1 }]);
  expect(state).toMatchObject(before);
  expect(state.robot.at).toBe(0);
});

test.each([
  ['fuel', '[RM-187] [RM-190] fuel'],
  ['coolant', '[RM-187] [RM-190] coolant'],
  ['electricity', '[RM-187] [RM-190] electricity'],
  ['heat', '[RM-187] [RM-190] heat'],
] as const satisfies readonly (readonly unknown[])[])(
  '%s: staying hurts from the stay value, crossing does not: %s',
  (kind) => {
    const calm = {
      ...still,
      'ambient.heat': 0,
      'ambient.electricity': 0,
      'equalize.fuel.rate': 0,
      'equalize.coolant.rate': 0,
      'equalize.electricity.rate': 0,
    };
    const make = (value: number) =>
      stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], [kind]: value }], balance: calm } as never);
    const limit = B(`robot.stay.${kind}`);
    expect(of(play(make(limit), 'E').events, 'damageRobot')).toMatchObject([
      { kinds: [kind], check: 'stay', step: 12 },
    ]);
    expect(of(play(make(limit - 1), 'E').events, 'damageRobot')).toEqual([]);
    expect(of(play(make(limit), 'E E').events, 'damageRobot')).toEqual([]);
  },
);

test.each([
  ['fuel', '[RM-188] fuel'],
  ['coolant', '[RM-188] coolant'],
  ['electricity', '[RM-188] electricity'],
  ['heat', '[RM-188] heat'],
] as const satisfies readonly (readonly unknown[])[])('%s: entering hurts from the enter value: %s', (kind) => {
  const make = (value: number) => stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], [kind]: value }] } as never);
  const limit = B(`robot.enter.${kind}`);
  expect(of(play(make(limit), 'E E').events, 'damageRobot')).toMatchObject([
    { kinds: [kind], check: 'enter', step: 1 },
  ]);
  expect(of(play(make(limit - 1), 'E E').events, 'damageRobot')).toEqual([]);
});

test('[RM-187] [RM-189] the last step of immunity still covers the stay, and heat it covers is not among the kinds', () => {
  const start = copyState(
    stateOf({ terrain: ['@.'], surface: [{ at: [0, 0], heat: 90 }], balance: { ...still, 'robot.integrity': 5 } }),
  );
  start.robot.immunity = 1;
  expect(of(play(start).events, 'damageRobot')).toEqual([]);
  const wet = copyState(
    stateOf({ terrain: ['@.'], surface: [{ at: [0, 0], heat: 90, electricity: 60 }], balance: still }),
  );
  wet.robot.immunity = 2;
  expect(of(play(wet).events, 'damageRobot')).toMatchObject([{ kinds: ['electricity'], check: 'stay' }]);
});

test('[RM-189] one exposure costs one integrity, whatever the number of kinds', () => {
  const { events, state } = play(
    stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], fuel: 90, coolant: 90, heat: 90 }] }),
    'E E',
  );
  expect(of(events, 'damageRobot')).toMatchObject([
    { kinds: ['fuel', 'coolant', 'heat'], integrity: B('robot.integrity') - 1 },
  ]);
  expect(state.robot).toMatchObject({ integrity: 2, condition: 'Damaged' });
});

test('[RM-191] [RM-199] a damaged robot has fewer actions, never more than the level gives', () => {
  const make = (balance: object) =>
    play(stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], heat: 90 }], balance } as never), 'E E').state.actionsLeft;
  expect(make({})).toBe(B('turn.damagedActions'));
  expect(make({ 'turn.actions': 3 })).toBe(3);
  expect(stateOf({ terrain: ['@'], actions: { perTurn: 9 } }).actionsLeft).toBe(9);
});

test('[RM-192] [RM-193] a turn without exposure recovers the condition, never the integrity', () => {
  const [, two] = playAll(stateOf({ terrain: ['@..'], surface: [{ at: [1, 0], heat: 90 }] }), 'E E |');
  expect(of(two!.events, 'recoverRobot')).toMatchObject([{ from: 'Damaged', step: 12 }]);
  expect(two!.state.robot).toMatchObject({ condition: 'Ready', integrity: 2 });
  expect(idle(two!.state, 20).robot.integrity).toBe(2);
});

test('[RM-194] [RM-195] the last point cannot be lost by entering, only by staying', () => {
  const start = copyState(
    stateOf({ terrain: ['@.'], surface: [{ at: [1, 0], heat: 90 }], inventory: { start: ['HeatShield'] } }),
  );
  start.robot.integrity = 1;
  expect(refusal(start, 'E')).toBe('forbidden-cell');
  start.robot.immunity = 2;
  expect(refusal(start, 'E')).toBeUndefined();
  const { state, events } = play(start, 'E');
  expect([state.robot.integrity, of(events, 'loseLevel')]).toEqual([1, []]);
  expect(of(play({ ...state, robot: { ...state.robot, immunity: 0 } }).events, 'loseLevel')).toMatchObject([
    { reason: 'RobotLost', step: 13 },
  ]);
});

test('[RM-196] items merely carried protect from nothing', () => {
  const start = stateOf({
    terrain: ['@..'],
    surface: [{ at: [1, 0], heat: 90 }],
    inventory: { start: ['HeatShield'] },
  });
  expect(of(play(start, 'E E').events, 'damageRobot')).toHaveLength(1);
});

test('[RM-197] robot thresholds are their own constants', () => {
  const start = stateOf({
    terrain: ['@..'],
    surface: [{ at: [1, 0], heat: 90 }],
    balance: { 'robot.enter.heat': 95, 'robot.stay.heat': 95 },
  });
  expect(of(play(start, 'E').events, 'damageRobot')).toEqual([]);
});

test('[RM-198] where the robot stands changes neither flow nor hazards', () => {
  const make = (terrain: string) =>
    play(
      stateOf({
        terrain: [terrain],
        fuel: ['----'],
        marks: ['a...'],
        props: { a: on },
        leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
        surface: [{ at: [1, 0], heat: 50, fuel: 20 }],
      }),
    ).state;
  const [a, b] = [make('.@..'), make('...@')];
  expect([...a.surface]).toEqual([...b.surface]);
  expect([...a.amount]).toEqual([...b.amount]);
});

test('[RM-183] a closed door does not stop the robot, an open one neither', () => {
  for (const state of ['Closed', 'Open'] as const) {
    const start = room({ marks: ['.d...'], props: { d: { type: 'door', state } } });
    expect(refusal(start, 'E E E')).toBeUndefined();
    expect(play(start, 'E E E').state.robot.at).toBe(3);
  }
});
