// The schedule: when events fire, what they add and set, how they are listed.

import { expect, test } from 'vitest';
import { nextFiring } from '../../src/rules/schedule.ts';
import { viewOf } from '../../src/view.ts';
import {
  B,
  line,
  of,
  plantOf,
  play,
  playAll,
  propState,
  rows,
  serviceOf,
  stateOf,
  types,
  valueAt,
} from '../lib/fragment.ts';
import { at, scripted, still } from '../lib/script.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const use = { type: 'consumer', state: 'Enabled' } as const;

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
  const event = plantOf(scripted([at(2, [], { every: 3, until: 8 })])).events[0]!;
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

test('[RM-253] [RM-254] where a cell is full nothing is added and nothing told', () => {
  const more = (cell: 'heat' | 'coolant') =>
    cell === 'heat'
      ? { do: 'addHeat', at: [2, 0], amount: 5 }
      : { do: 'addHazard', at: [1, 0], kind: 'coolant', amount: 5 };
  const full = [
    { at: [2, 0], heat: B('surface.heat.max') },
    { at: [1, 0], coolant: B('surface.coolant.max') },
  ];
  const { events } = play(
    scripted([at(1, [more('heat'), more('coolant')], { phase: 'beforeFlow' })], { surface: full, balance: still }),
  );
  expect([...of(events, 'addHeat'), ...of(events, 'addHazard')]).toEqual([]);
  expect(of(events, 'scheduledEvent')).toHaveLength(1);
});

test('[RM-253] heat for the area goes into each of its cells, heat for a cell into that one', () => {
  const heat = (effect: object) =>
    rows(play(scripted([at(1, [{ do: 'addHeat', amount: 7, ...effect }])], { terrain: ['@RR'] })).state, 'heat');
  expect(heat({ area: 'reactor' })).toEqual([[0, 7, 7]]);
  expect(heat({ at: [0, 0] })).toEqual([[7, 0, 0]]);
});

test('[RM-088] [RM-260] a leak that step 14 starts has put nothing on the floor yet', () => {
  const start = stateOf(
    line(3, {
      leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0], state: 'Intact' }],
      events: [at(1, [{ do: 'startLeak', leak: 'L' }])] as never,
    }),
  );
  const [one, two] = playAll(start, '|');
  expect([one!.state.leaks[0], valueAt(one!.state, 'fuel', 1, 0)]).toEqual([1, 0]);
  expect(of(two!.events, 'injectLeak')).toMatchObject([{ leak: 'L', turn: 2, step: 6 }]);
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
  const cleared = play(
    scripted(
      [
        at(1, [{ do: 'deteriorate', on: true }]),
        { ...at(2, [{ do: 'deteriorate', on: false }]), id: 'off', phase: 'beforeFlow' },
      ],
      base,
    ),
  ).state;
  expect([cleared.deteriorating, play(cleared).state.deteriorating, play(cleared).state.level]).toEqual([
    true,
    false,
    'Stable',
  ]);
});

test('[RM-256] whoever is deteriorating already is not told so again', () => {
  const start = scripted([at(1, [{ do: 'deteriorate', on: true }], { every: 1 })]);
  const [one, two] = playAll(start, '| |');
  expect(
    [one!, two!].map(({ events }) => [of(events, 'scheduledEvent').length, of(events, 'deteriorate').length]),
  ).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('[RM-259] [RM-313] every event is listed with its next turn, period, end, place and condition', () => {
  const start = stateOf({
    terrain: ['@..'],
    fuel: ['---'],
    leaks: [{ id: 'L', carrier: 'fuel', at: [2, 0], state: 'Intact' }],
    events: [at(3, [{ do: 'startLeak', leak: 'L' }], { every: 2, until: 9, unless: { is: 'eyeUnlocked' } })] as never,
  });
  const view = viewOf(plantOf(start), start);
  expect(view.schedule).toMatchObject([
    {
      id: 'e3',
      text: 'x',
      next: 3,
      every: 2,
      until: 9,
      unless: { is: 'eyeUnlocked' },
      places: [[2, 0]],
      leaks: [{ id: 'L', carrier: 'fuel', face: [2, 0] }],
    },
  ]);
  expect([view.leaks, 'underground' in view]).toEqual([[], false]);
  const once = scripted([at(2, [{ do: 'announce', text: 'x' }]), at(3, [{ do: 'announce', text: 'y' }], { every: 2 })]);
  const next = (state: typeof once) => viewOf(plantOf(state), state).schedule.map((event) => event.next);
  expect([once, ...playAll(once, '| | |').map((t) => t.state)].map(next)).toEqual([
    [2, 3],
    [2, 3],
    [null, 3],
    [null, 5],
    [null, 5],
  ]);
});

test('[RM-249] [RM-250] an event repeats up to and including `until`, and without it for good', () => {
  const firings = (more: object): number[] => {
    const turns: number[] = [];
    let here = scripted([at(2, [{ do: 'announce', text: 'x' }], more)]);
    for (let turn = 1; turn <= 9; turn++) {
      const { state, events } = play(here);
      if (of(events, 'scheduledEvent').length > 0) turns.push(turn);
      here = state;
    }
    return turns;
  };
  expect(firings({})).toEqual([2]);
  expect(firings({ every: 2 })).toEqual([2, 4, 6, 8]);
  expect(firings({ every: 2, until: 6 })).toEqual([2, 4, 6]);
  expect(firings({ every: 2, until: 5 })).toEqual([2, 4]);
  expect(firings({ every: 1, until: 2 })).toEqual([2]);
});
