// Order of the simulation, schedule, terminal rules, conditions, level state.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCondition } from '../src/conditions.ts';
import type { ConditionFile } from '../src/file.ts';
import { game as reactor } from '../src/index.ts';
import { legalNext } from '../src/play.ts';
import { nextFiring } from '../src/schedule.ts';
import type { Action } from '../src/shape.ts';
import { lossWithin } from '../src/simulate.ts';
import { PLANT, type State } from '../src/state.ts';
import { viewOf } from '../src/view.ts';
import {
  B,
  type Fragment,
  idle,
  levelOf,
  line,
  of,
  play,
  playAll,
  propState,
  serviceOf,
  spills,
  stateOf,
  types,
  valueAt,
} from './fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const use = { type: 'consumer', state: 'Enabled' } as const;
const still = { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0, 'ambient.heat': 0 };
const scripted = (events: object[], more: object = {}) => stateOf({ terrain: ['@.R'], events, ...more } as never);
const at = (turn: number, effects: object[], more: object = {}) => ({
  id: `e${turn}`,
  turn,
  text: 'x',
  effects,
  ...more,
});

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
});

test('[RM-250] an event recurs up to and including its until, or without end', () => {
  const count = (more: object, turns: number) => {
    let here = scripted([at(2, [{ do: 'announce', text: 'now' }], more)]);
    const fired: number[] = [];
    for (let i = 0; i < turns; i++) {
      const { state, events } = play(here);
      if (of(events, 'scheduledEvent').length > 0) fired.push(here.turn);
      here = state;
    }
    return fired;
  };
  expect(count({}, 9)).toEqual([2]);
  expect(count({ every: 3 }, 12)).toEqual([2, 5, 8, 11]);
  expect(count({ every: 3, until: 8 }, 12)).toEqual([2, 5, 8]);
  const event = scripted([at(2, [], { every: 3, until: 8 })])[PLANT].events[0]!;
  expect([1, 2, 3, 6, 8, 9].map((turn) => nextFiring(event, turn))).toEqual([2, 2, 5, 8, 8, null]);
});

test('[RM-251] an event whose unless holds is averted this time only', () => {
  const start = scripted([
    at(1, [{ do: 'addHeat', at: [1, 0], amount: 5 }], { every: 1, unless: { is: 'robotAt', at: [0, 0] } }),
  ]);
  const [one, two] = playAll(start, '| E');
  expect(of(one!.events, 'eventAverted')).toMatchObject([{ id: 'e1', condition: { is: 'robotAt' } }]);
  expect([of(one!.events, 'addHeat').length, of(two!.events, 'addHeat').length]).toEqual([0, 1]);
});

test('[RM-252] [RM-430] effects apply in list order, after their scheduledEvent', () => {
  const { events } = play(
    scripted([
      at(1, [
        { do: 'addHeat', area: 'reactor', amount: 5 },
        { do: 'addHazard', at: [1, 0], kind: 'coolant', amount: 4 },
        { do: 'deteriorate', on: true },
        { do: 'announce', text: 'Hm.' },
      ]),
    ]),
  );
  expect(types(events.filter((e) => e.step === 14)).slice(0, 5)).toEqual([
    'scheduledEvent',
    'addHeat',
    'addHazard',
    'deteriorate',
    'announce',
  ]);
});

test('[RM-253] [RM-254] additions are clamped and report what was really added', () => {
  const start = scripted(
    [
      at(1, [
        { do: 'addHeat', area: 'reactor', amount: 50 },
        { do: 'addHazard', at: [1, 0], kind: 'coolant', amount: 60 },
      ]),
    ],
    {
      surface: [
        { at: [2, 0], heat: 90 },
        { at: [1, 0], coolant: 70 },
      ],
      balance: {
        ...still,
        'coolDown.heat1': 0,
        'coolDown.heat2': 0,
        'coolDown.coolantUse1': 0,
        'coolDown.coolantUse2': 0,
        'equalize.coolant.rate': 0,
      },
    },
  );
  const { events, state } = play(start);
  expect(of(events, 'addHeat')).toMatchObject([{ amount: 30, cells: [{ cell: [2, 0], quantity: 30 }] }]);
  expect(of(events, 'addHazard')).toMatchObject([{ amount: 30, kind: 'coolant', cell: [1, 0] }]);
  expect([valueAt(state, 'heat', 2, 0), valueAt(state, 'coolant', 1, 0)]).toEqual([
    B('surface.heat.max'),
    B('surface.coolant.max'),
  ]);
});

test('[RM-255] setProp does what the player would, by event, and nothing where nothing changes', () => {
  const start = stateOf({
    terrain: ['...@', '....', '....'],
    fuel: ['.+..', '++..', '.+..'],
    marks: ['.b.d', 'aj..', '....'],
    props: {
      a: on,
      b: use,
      j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '4/0' },
      d: { type: 'door', edge: 'W' },
    },
    events: [
      at(1, [
        { do: 'setProp', prop: 'j', mode: '0/4' },
        { do: 'setProp', prop: 'd', state: 'Closed' },
        { do: 'setProp', prop: 'b', state: 'Disabled' },
        { do: 'setProp', prop: 'a', state: 'Enabled' },
      ]),
    ] as never,
  });
  const { state, events } = play(start);
  expect(of(events, 'setTJunctionRatio')).toMatchObject([{ prop: 'j', from: '4/0', to: '0/4', by: 'event' }]);
  expect(of(events, 'closeDoor')).toMatchObject([{ prop: 'd', by: 'event' }]);
  expect(of(events, 'disableConsumer')).toMatchObject([{ prop: 'b', by: 'event' }]);
  expect([types(events).includes('enableFlow'), propState(state, 'j'), serviceOf(state, 'b')]).toEqual([
    false,
    '0/4',
    'Disabled',
  ]);
});

test('[RM-256] [RM-258] deteriorate sets the flag the level state reads; announce changes nothing', () => {
  const base = {
    fuel: ['--.'],
    marks: ['ab.'],
    props: { a: on, b: use },
    ready: { also: [{ is: 'turnAtLeast', turn: 99 }] },
  };
  const flagged = play(scripted([at(1, [{ do: 'deteriorate', on: true }], { phase: 'beforeFlow' })], base)).state;
  const quiet = play(scripted([at(1, [{ do: 'announce', text: 'x' }], { phase: 'beforeFlow' })], base)).state;
  expect([flagged.deteriorating, flagged.level, quiet.level]).toEqual([true, 'Caution', 'Stable']);
});

test('[RM-259] [RM-313] every event is listed with its next turn, period, end, place and condition', () => {
  const start = stateOf({
    terrain: ['@..'],
    fuel: ['---'],
    leaks: [{ id: 'L', carrier: 'fuel', at: [2, 0], state: 'Intact' }],
    events: [at(3, [{ do: 'startLeak', leak: 'L' }], { every: 2, until: 9, unless: { is: 'eyeUnlocked' } })] as never,
  });
  const view = viewOf(start);
  expect(view.schedule).toMatchObject([
    { id: 'e3', text: 'x', next: 3, every: 2, until: 9, unless: { is: 'eyeUnlocked' }, places: [[2, 0]] },
  ]);
  expect([view.leaks, 'underground' in view]).toEqual([[], false]);
});

test.each<[object, number, string]>([
  [{ kind: 'turnLimit', turn: 3 }, 3, '[RM-263] turnLimit'],
  [{ kind: 'spread', hazard: 'coolant', atLeast: 5, cells: 2 }, 2, '[RM-264] spread'],
  [{ kind: 'cellHeat', at: [1, 0], heat: 12 }, 2, '[RM-265] cellHeat'],
  [{ kind: 'condition', when: { is: 'hazardAtLeast', at: [1, 0], kind: 'heat', value: 17 } }, 3, '[RM-266] condition'],
])('rule %j fires in turn %i: %s', (rule, turn) => {
  const script = [
    at(1, [{ do: 'addHeat', at: [1, 0], amount: 8 }], { every: 1, phase: 'beforeFlow' }),
    {
      ...at(
        2,
        [
          { do: 'addHazard', at: [0, 0], kind: 'coolant', amount: 5 },
          { do: 'addHazard', at: [1, 0], kind: 'coolant', amount: 5 },
        ],
        { phase: 'beforeFlow' },
      ),
      id: 'c',
    },
  ];
  const lost = idle(
    scripted(script, { terminal: [{ id: 'mine', text: 'Mine', ...rule }], balance: { ...still, 'coolDown.heat1': 0 } }),
    10,
  );
  expect([lost.outcome, lost.reason, lost.turn]).toEqual(['lost', 'mine', turn]);
});

test('[RM-261] [RM-262] reactor heat and a lost robot end every level, one below the limit does not', () => {
  const heat = (value: number) => play(scripted([], { surface: [{ at: [2, 0], heat: value }], balance: still })).state;
  expect([heat(B('reactor.terminalHeat')).reason, heat(B('reactor.terminalHeat') - 1).outcome]).toEqual([
    'ReactorHeat',
    'none',
  ]);
  const worn = idle(stateOf({ terrain: ['@'], surface: [{ at: [0, 0], fuel: 90 }] }), 9);
  expect([worn.reason, worn.robot.integrity, worn.turn]).toEqual(['RobotLost', 0, B('robot.integrity')]);
});

test('[RM-267] [RM-268] a scheduled loss gives its reason; of several rules the first in order counts', () => {
  const rules = [
    { id: 'second', text: 't', kind: 'turnLimit', turn: 1 },
    { id: 'third', text: 't', kind: 'turnLimit', turn: 1 },
  ];
  const all = scripted([], { terminal: rules, surface: [{ at: [2, 0], heat: 110 }], balance: still });
  expect(play(all).state.reason).toBe('ReactorHeat');
  expect(play(scripted([], { terminal: rules })).state.reason).toBe('second');
  expect(play(scripted([at(1, [{ do: 'loseLevel', reason: 'Burst' }])])).state.reason).toBe('Burst');
});

test('[RM-269] terminal rules show their text and value against limit from turn 1', () => {
  const view = viewOf(
    scripted([], {
      surface: [{ at: [2, 0], heat: 33 }],
      terminal: [{ id: 'late', text: 'Too late', kind: 'turnLimit', turn: 9 }],
    }),
  );
  expect(view.terminal).toMatchObject([
    { id: 'ReactorHeat', value: 33, limit: B('reactor.terminalHeat') },
    { id: 'RobotLost', value: 0, limit: B('robot.integrity') },
    { id: 'late', text: 'Too late', value: 1, limit: 9 },
  ]);
});

test('[RM-271] terminal heat reached in step 14 leaves one more player phase', () => {
  const one = play(scripted([at(1, [{ do: 'addHeat', area: 'reactor', amount: 110 }])], { balance: still })).state;
  expect([one.outcome, valueAt(one, 'heat', 2, 0)]).toEqual(['none', 110]);
  expect(play(one).state.reason).toBe('ReactorHeat');
});

/** A random legal turn picked by numbers. */
const turnFrom = (state: State, picks: readonly number[]): Action[] => {
  const turn: Action[] = [];
  for (const pick of picks) {
    const legal = [...legalNext(state, turn)];
    if (legal.length === 0) break;
    turn.push(legal[pick % legal.length]!);
  }
  return turn;
};

test('[RM-272] [RM-295] [RM-296] a loss comes only where the forecast of exactly that plan said so', () => {
  const plans = fc.array(fc.array(fc.nat(200), { maxLength: 6 }), { maxLength: 24 });
  fc.assert(
    fc.property(fc.constantFrom('crossed-wires', 'fork-in-the-line', 'hot-corridor'), plans, (id, turns) => {
      let here = stateOf(levelOf(id));
      for (const picks of turns) {
        if (here.outcome !== 'none') break;
        const turn = turnFrom(here, picks);
        const foreseen = play(here, turn).state;
        const played = play(here, turn).state;
        expect(played).toEqual(foreseen);
        if (played.outcome === 'none')
          expect(lossWithin(played, 1)?.turn ?? null).toBe(play(played).state.outcome === 'lost' ? played.turn : null);
        here = played;
      }
    }),
    { numRuns: 25 },
  );
});

const conditions = stateOf({
  terrain: ['@.R', '..R'],
  fuel: ['--.', '...'],
  electricity: ['...', '+..'],
  marks: ['ab.', 'xd.'],
  props: { a: on, b: use, x: { type: 'consumer', required: false }, d: { type: 'door', edge: 'N', state: 'Closed' } },
  leaks: [
    { id: 'L', carrier: 'fuel', at: [1, 0], state: 'Intact' },
    { id: 'M', carrier: 'fuel', at: [0, 0] },
  ],
  surface: [{ at: [2, 0], heat: 30 }],
});
const C = (c: ConditionFile): boolean => compileCondition(conditions[PLANT], c).holds(conditions);

test.each<[ConditionFile, boolean, string]>([
  [{ is: 'producing', prop: 'b' }, true, '[RM-273] producing'],
  [{ is: 'supplied', prop: 'b' }, true, '[RM-273] supplied includes producing'],
  [{ is: 'supplied', prop: 'x' }, false, '[RM-273] a disabled consumer is not supplied'],
  [{ is: 'state', prop: 'd', state: 'Closed' }, true, '[RM-273] state'],
  [{ is: 'leak', leak: 'L', state: 'Intact' }, true, '[RM-273] leak'],
  [{ is: 'noLeaks', carrier: 'electricity' }, true, '[RM-273] noLeaks of a carrier'],
  [{ is: 'noLeaks', carrier: 'any' }, false, '[RM-273] noLeaks of any'],
  [{ is: 'hazardAtLeast', at: 'reactor', kind: 'heat', value: 30 }, true, '[RM-273] one reactor cell suffices'],
  [{ is: 'hazardAtLeast', at: [2, 1], kind: 'heat', value: 30 }, false, '[RM-273] one cell'],
  [{ is: 'hazardBelow', at: 'reactor', kind: 'heat', value: 30 }, false, '[RM-273] every reactor cell'],
  [{ is: 'hazardBelow', at: 'reactor', kind: 'heat', value: 31 }, true, '[RM-273] every reactor cell below'],
  [{ is: 'turnAtLeast', turn: 1 }, true, '[RM-273] turnAtLeast'],
  [{ is: 'turnAtLeast', turn: 2 }, false, '[RM-273] turnAtLeast ahead'],
  [{ is: 'robotAt', at: [0, 0] }, true, '[RM-273] robotAt'],
  [{ is: 'eyeUnlocked' }, false, '[RM-273] eyeUnlocked'],
  [{ is: 'all', of: [] }, true, '[RM-480] an empty all holds'],
  [{ is: 'any', of: [] }, false, '[RM-480] an empty any does not'],
  [{ is: 'all', of: [{ is: 'turnAtLeast', turn: 1 }, { is: 'eyeUnlocked' }] }, false, '[RM-480] all'],
  [{ is: 'any', of: [{ is: 'turnAtLeast', turn: 1 }, { is: 'eyeUnlocked' }] }, true, '[RM-480] any'],
  [{ is: 'not', of: { is: 'eyeUnlocked' } }, true, '[RM-480] not'],
])('%j is %s: %s', (condition, holds) => expect(C(condition)).toBe(holds));

test('[RM-274] a condition reads the state of now and has words', () => {
  const moved = play(conditions, 'E').state;
  const here = compileCondition(conditions[PLANT], { is: 'robotAt', at: [0, 0] });
  expect([here.holds(conditions), here.holds(moved), here.holds(conditions)]).toEqual([true, false, true]);
  const event = {
    type: 'eventAverted',
    turn: 1,
    step: 14,
    id: 'e',
    condition: { is: 'not', of: { is: 'noLeaks', carrier: 'fuel' } },
  } as const;
  expect(reactor.words.event(reactor.content, event)).toBe('Scheduled event e is averted: not (no fuel leak is open).');
});

const healthy = (more: Partial<Fragment> = {}): Fragment =>
  line(2, { terrain: ['@.R'], fuel: ['--.'], marks: ['ab.'], ...more });
const waiting = { ready: { also: [{ is: 'turnAtLeast', turn: 99 }] } } as Partial<Fragment>;

test('[RM-275] [RM-276] [RM-282] the states are tested in order: Lost, Ready, Critical, Caution, Stable', () => {
  const level = (more: Partial<Fragment>) => play(stateOf(healthy(more))).state.level;
  expect(level(waiting)).toBe('Stable');
  expect(level({ ...waiting, surface: [{ at: [2, 0], heat: 45 }], balance: still })).toBe('Caution');
  expect(level({ ...waiting, surface: [{ at: [2, 0], heat: 85 }], balance: still })).toBe('Critical');
  expect(level({ surface: [{ at: [2, 0], heat: 85 }], balance: still })).toBe('Ready');
  expect(level({ surface: [{ at: [2, 0], heat: 105 }], balance: still })).toBe('Lost');
});

test('[RM-277] Lost is final and carries its reason', () => {
  const lost = play(stateOf(healthy({ surface: [{ at: [2, 0], heat: 105 }], balance: still }))).state;
  expect(reactor.status(reactor.content, lost)).toEqual({ is: 'lost', cause: 'ReactorHeat' });
});

test('[RM-278] [RM-340] readiness asks for every service, the heat limit and every further condition', () => {
  const level = (more: Partial<Fragment>) => play(stateOf(healthy({ balance: still, ...more }))).state.level;
  expect(level({})).toBe('Ready');
  expect(level({ ready: { maxReactorHeat: 20 }, surface: [{ at: [2, 0], heat: 19 }] })).toBe('Ready');
  expect(level({ ready: { maxReactorHeat: 20 }, surface: [{ at: [2, 0], heat: 20 }] })).not.toBe('Ready');
  expect(level({ ready: { also: [{ is: 'robotAt', at: [1, 0] }] } })).not.toBe('Ready');
});

test('[RM-279] Critical by heat at its constant, by forecast only within the near turns', () => {
  const decay = (turns: number) =>
    stateOf(healthy({ ...waiting, events: [at(turns, [{ do: 'loseLevel', reason: 'x' }])] as never }));
  expect([decay(B('forecast.near')).level, decay(B('forecast.near') + 1).level]).toEqual(['Critical', 'Stable']);
});

test('[RM-280] [RM-281] Caution when danger cells or reactor heat rise, or heat stands at its constant', () => {
  const rising = play(
    stateOf(
      healthy({
        ...waiting,
        events: [
          at(1, [{ do: 'addHazard', at: [1, 0], kind: 'coolant', amount: B('react.coolant.lo') }], {
            phase: 'beforeFlow',
          }),
        ] as never,
        balance: { 'equalize.coolant.rate': 0 },
      }),
    ),
  );
  expect([rising.state.level, rising.state.dangerCells]).toEqual(['Caution', 1]);
  expect(of(rising.events, 'escalateLevel')).toMatchObject([
    { from: 'Stable', to: 'Caution', reasons: [{ is: 'dangerRose' }] },
  ]);
  const warming = play(
    stateOf(
      healthy({
        ...waiting,
        events: [at(1, [{ do: 'addHeat', area: 'reactor', amount: 3 }], { phase: 'beforeFlow' })] as never,
      }),
    ),
  );
  expect(of(warming.events, 'escalateLevel')).toMatchObject([{ reasons: [{ is: 'reactorHeatRose' }] }]);
});

test('[RM-477] the stored measures are those of the load, then of each step 13, not of step 14', () => {
  const start = stateOf(
    healthy({
      ...waiting,
      balance: still,
      surface: [{ at: [2, 0], heat: 30 }],
      events: [at(1, [{ do: 'addHeat', area: 'reactor', amount: 9 }])] as never,
    }),
  );
  expect([start.dangerCells, start.reactorHeat]).toEqual([1, 30]);
  const one = play(start).state;
  expect([one.reactorHeat, valueAt(one, 'heat', 2, 0)]).toEqual([30, 39]);
});

test('[RM-283] a Ready level whose idle run loses soon stays Ready and warns in the view', () => {
  const ready = play(stateOf(healthy({ events: [at(4, [{ do: 'loseLevel', reason: 'x' }])] as never }))).state;
  expect([ready.level, viewOf(ready).level.warnings]).toEqual(['Ready', ['lossForecast']]);
  expect(Object.keys(ready)).not.toContain('warnings');
});

test('[RM-284] [RM-291] changes escalate, recover, mark or clear; no change, no event', () => {
  const start = stateOf(
    healthy({ ...waiting, terrain: ['@.R'], surface: [{ at: [2, 0], heat: 41 }], balance: { 'heatFlow.rate1': 0 } }),
  );
  const [one, two] = playAll(start, '|');
  expect(start.level).toBe('Caution');
  expect(types(one!.events).filter((t) => t.endsWith('Level'))).toEqual([]);
  expect(of(two!.events, 'recoverLevel')).toMatchObject([{ from: 'Caution', to: 'Stable' }]);
});

test('[RM-285] [RM-287] Ready is marked in step 13 only, never by an action', () => {
  const start = stateOf(healthy({ props: { a: { type: 'flow' }, b: use } }));
  const { events } = play(start, 'p');
  expect(of(events, 'markReady')).toMatchObject([{ step: 13 }]);
});

test('[RM-286] [RM-288] disabling a required consumer clears Ready within that action, before it finishes', () => {
  const ready = play(stateOf(healthy({ terrain: ['.@R'] }))).state;
  const { events, state } = play(ready, 'p');
  expect(types(events).slice(0, 4)).toEqual(['startInteraction', 'disableConsumer', 'clearReady', 'finishInteraction']);
  expect(of(events, 'clearReady')).toMatchObject([
    { to: 'Caution', missing: [{ is: 'consumer', prop: 'b', service: 'Disabled' }] },
  ]);
  expect(state.level).toBe('Caution');
});

test('[RM-286] [RM-287] step 14 can break Ready too, and the look-ahead then starts with the next turn', () => {
  const fragment = (turn: number) =>
    healthy({
      events: [
        at(2, [{ do: 'setProp', prop: 'b', state: 'Disabled' }]),
        { ...at(turn, [{ do: 'loseLevel', reason: 'x' }]), id: 'end' },
      ] as never,
    });
  const clear = (turn: number) => of(playAll(stateOf(fragment(turn)), '|')[1]!.events, 'clearReady');
  expect(clear(2 + B('forecast.near'))).toMatchObject([{ to: 'Critical', step: 14 }]);
  expect(clear(3 + B('forecast.near'))).toMatchObject([{ to: 'Caution', step: 14 }]);
});

test('[RM-289] [RM-290] the label is one word for the level, and only Ready is read by a rule', () => {
  const at5 = stateOf(levelOf('crossed-wires'));
  const relabelled = { ...at5, level: 'Stable' as const, why: 0 };
  expect(play(relabelled, 'S').state.surface).toEqual(play(at5, 'S').state.surface);
  expect(typeof at5.level).toBe('string');
});

test('[RM-292] Ready may be gained and lost again and again', () => {
  const start = stateOf(healthy({ terrain: ['.@R'] }));
  const turns = playAll(start, '| p | p | p | p');
  expect(turns.map((t) => t.state.level)).toEqual(['Ready', 'Caution', 'Ready', 'Caution', 'Ready']);
});

test('[RM-270] a hazard outside the reactor area and spent remedies lose nothing', () => {
  const start = stateOf({
    terrain: ['@.....R'],
    surface: spills({ fuel: [[0, 0, 0, 100]], heat: [[0, 0, 0, 120]] }),
    balance: still,
    inventory: { start: ['FuelNeutralizer'] },
  });
  expect(idle(play(start, 'a(F)').state, 20).outcome).toBe('none');
});
