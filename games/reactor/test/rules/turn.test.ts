// The order of a turn.

import { expect, test } from 'vitest';
import { B, levelOf, line, of, play, playAll, serviceOf, spills, stateOf, types, valueAt } from '../lib/fragment.ts';
import { at, scripted, still } from '../lib/script.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const use = { type: 'consumer', state: 'Enabled' } as const;

test('[RM-005] [RM-233] [RM-245] [RM-247] steps rise through the turn, framed by beginSimulation and beginTurn', () => {
  const { events, state } = play(stateOf(levelOf('crossed-wires')), 'S');
  const steps = events.map((e) => e.step);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  const machine = events.filter((e) => e.step > 1);
  expect([machine[0], machine.at(-1)]).toMatchObject([
    { type: 'beginSimulation', turn: 1 },
    { type: 'beginTurn', turn: 2, actions: 6 },
  ]);
  expect(state.turn).toBe(2);
  const early = play(scripted([at(1, [{ do: 'announce', text: 'x' }], { phase: 'beforeFlow' })]));
  expect(types(early.events).slice(0, 3)).toEqual(['beginSimulation', 'scheduledEvent', 'announce']);
});

test('[RM-232] a successful activation ends the run there: nothing of the machine runs', () => {
  const ready = playAll(stateOf(levelOf('first-light')), 'S S S p E E | E p N N E E')[1]!.state;
  const { events, state } = play(ready, '!');
  expect(events.every((e) => e.step === 1)).toBe(true);
  expect(state.turn).toBe(ready.turn);
});

test('[RM-233] [RM-249] beforeFlow events act in step 2 before flow, endOfTurn events in step 14 after it', () => {
  const make = (phase?: string) =>
    stateOf(
      line(2, { events: [at(1, [{ do: 'setProp', prop: 'a', state: 'Disabled' }], phase ? { phase } : {})] as never }),
    );
  const before = play(make('beforeFlow'));
  expect([serviceOf(before.state, 'b'), of(before.events, 'disableFlow')[0]!.step]).toEqual(['Starved', 2]);
  const after = play(make());
  expect([serviceOf(after.state, 'b'), of(after.events, 'disableFlow')[0]!.step]).toEqual(['Producing', 14]);
});

test('[RM-237] what a leak injects is in the snapshot of the same turn', () => {
  const start = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    marks: ['a.'],
    props: { a: on },
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0], severity: 2 }],
    surface: spills({ electricity: [[0, 20]] }),
  });
  expect(of(play(start).events, 'ignite')).toMatchObject([{ cell: [1, 0] }]);
});

test('[RM-243] [RM-244] the stay check comes in step 12 and forgets the exposure, the verdict in step 13', () => {
  const start = stateOf({
    terrain: ['@R'],
    surface: [{ at: [0, 0], fuel: 40 }],
    fuel: ['+.'],
    marks: ['b.'],
    props: { b: { type: 'consumer' } },
    events: [at(1, [{ do: 'announce', text: 'x' }])] as never,
  });
  const { state, events } = play(start);
  expect(of(events, 'damageRobot')[0]!.step).toBe(12);
  expect(state.robot.exposed).toBe(false);
});

test('[RM-243] [RM-244] step 12 sees what steps 7 to 11 left, step 13 what step 12 did to the robot', () => {
  const stays = (heat: number) =>
    of(play(stateOf({ terrain: ['@'], surface: [{ at: [0, 0], heat }] })).events, 'damageRobot').length;
  const limit = B('robot.stay.heat');
  expect([stays(limit), stays(limit + B('ambient.heat'))]).toEqual([0, 1]);
  const worn = play(
    stateOf({ terrain: ['@'], surface: [{ at: [0, 0], fuel: 40 }], balance: { 'robot.integrity': 1 } }),
  );
  expect(types(worn.events).slice(-2)).toEqual(['damageRobot', 'loseLevel']);
  expect(worn.state).toMatchObject({ reason: 'RobotLost', turn: 1 });
});

test('[RM-245] step 14: the schedule, then blocks row-major, then immunity, then readiness, then the new turn', () => {
  const start = stateOf({
    terrain: ['.@.'],
    fuel: ['--.'],
    marks: ['ab.'],
    props: { a: on, b: use },
    surface: [{ at: [1, 0], heat: 20 }],
    inventory: { start: ['FuelNeutralizer', 'ElectricityNeutralizer', 'CoolantNeutralizer', 'HeatShield'] },
    events: [
      at(2, [
        { do: 'addHazard', at: [1, 0], kind: 'fuel', amount: 9 },
        { do: 'setProp', prop: 'b', state: 'Disabled' },
      ]),
    ] as never,
    balance: { 'remedy.blockTurns': 1 },
  });
  const [, two] = playAll(start, '| a(E) a(F) E a(C) W h');
  const last = two!.events.filter((e) => e.step === 14);
  expect(last.map((e) => (e.type === 'expireRemedyBlock' ? `${e.carrier} ${e.cell}` : e.type))).toEqual([
    'scheduledEvent',
    'disableConsumer',
    'fuel 1,0',
    'electricity 1,0',
    'coolant 2,0',
    'advanceHeatImmunityStep',
    'clearReady',
    'beginTurn',
  ]);
  expect(last.map((e) => e.turn)).toEqual([...Array(7).fill(2), 3]);
});

test('[RM-246] [RM-257] after a loss nothing of the turn follows, in step 2, 13 or 14', () => {
  const lossIn = (phase: string) =>
    play(
      scripted([
        at(
          1,
          [
            { do: 'loseLevel', reason: 'Boom' },
            { do: 'announce', text: 'never' },
          ],
          { phase },
        ),
      ]),
    );
  for (const phase of ['beforeFlow', 'endOfTurn']) {
    const { state, events } = lossIn(phase);
    expect(events.at(-1)).toMatchObject({ type: 'loseLevel', reason: 'Boom', step: phase === 'beforeFlow' ? 2 : 14 });
    expect(state).toMatchObject({ outcome: 'lost', reason: 'Boom', level: 'Lost', turn: 1 });
  }
  const hot = play(
    scripted([at(1, [{ do: 'announce', text: 'never' }])], { surface: [{ at: [2, 0], heat: 110 }], balance: still }),
  );
  expect(hot.events.at(-1)).toMatchObject({ type: 'loseLevel', reason: 'ReactorHeat', step: 13 });
});

test('[RM-248] [RM-293] loading knows flow and services, injects and reacts nothing, and is never Ready', () => {
  const start = stateOf(
    line(3, {
      leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
      surface: spills({ fuel: [[20, 0, 0]], heat: [[30, 0, 0]] }),
    }),
  );
  expect([
    serviceOf(start, 'b'),
    start.turn,
    start.spin[0],
    valueAt(start, 'fuel', 1, 0),
    valueAt(start, 'heat', 0, 0),
  ]).toEqual(['Producing', 1, 0, 0, 30]);
  expect(start.level).not.toBe('Ready');
  const slow = stateOf(line(2, { props: { a: on, b: { ...use, spinUp: 1 } } }));
  expect([slow.spin[0], serviceOf(slow, 'b')]).toEqual([0, 'Supplied']);
  expect(slow.actionsLeft).toBe(B('turn.actions'));
});
