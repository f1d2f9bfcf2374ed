// The level state: Stable, Caution, Critical, Ready, Lost.

import { expect, test } from 'vitest';
import { game as reactor } from '../../src/index.ts';
import { furtherWants } from '../../src/rules/levelState.ts';
import { viewOf } from '../../src/view.ts';
import {
  B,
  type Fragment,
  idle,
  inPlant,
  levelOf,
  line,
  of,
  plantOf,
  play,
  playAll,
  refusal,
  spills,
  stateOf,
  types,
  valueAt,
} from '../lib/fragment.ts';
import { at, still } from '../lib/script.ts';

const use = { type: 'consumer', state: 'Enabled' } as const;

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
  expect(reactor.status(plantOf(lost), lost)).toEqual({ is: 'lost', cause: 'ReactorHeat' });
  expect([lost.level, refusal(lost, '')]).toEqual(['Lost', 'run-over']);
});

test('[RM-278] [RM-340] readiness asks for every service, the heat limit and every further condition', () => {
  const level = (more: Partial<Fragment>) => play(stateOf(healthy({ balance: still, ...more }))).state.level;
  expect(level({})).toBe('Ready');
  expect(level({ ready: { maxReactorHeat: 20 }, surface: [{ at: [2, 0], heat: 19 }] })).toBe('Ready');
  expect(level({ ready: { maxReactorHeat: 20 }, surface: [{ at: [2, 0], heat: 20 }] })).not.toBe('Ready');
  expect(level({ ready: { also: [{ is: 'robotAt', at: [1, 0] }] } })).not.toBe('Ready');
  const limit = B('reactor.terminalHeat');
  const hot = (amount: number) =>
    play(stateOf(healthy({ balance: still, events: [at(1, [{ do: 'addHeat', area: 'reactor', amount }])] as never })));
  expect([hot(limit).state.level, hot(limit - 1).state.level]).toEqual(['Critical', 'Ready']);
  expect(of(hot(limit).events, 'clearReady')).toMatchObject([{ missing: [{ is: 'reactorHeat', heat: limit, limit }] }]);
});

test('[RM-278] the view lists what a level asks for beyond its services, met or not', () => {
  const wants = (more: Partial<Fragment>) => inPlant(viewOf)(stateOf(healthy({ balance: still, ...more }))).level.wants;
  expect(wants({})).toEqual([]);
  const dry = { is: 'hazardBelow', at: [1, 0], kind: 'coolant', value: 3 } as const;
  const ready = { maxReactorHeat: 20, also: [dry] } as Fragment['ready'];
  const surface = [
    { at: [2, 0], heat: 19 },
    { at: [1, 0], coolant: 3 },
  ] as Fragment['surface'];
  expect(wants({ ready, surface } as Partial<Fragment>)).toEqual([
    { want: { is: 'reactorHeat', heat: 19, limit: 20 }, holds: true },
    { want: { is: 'condition', condition: dry }, holds: false },
  ]);
});

test('[RM-279] [RM-280] Critical and Caution by heat at their constants, Critical by forecast only within the near turns', () => {
  const decay = (turns: number) =>
    stateOf(healthy({ ...waiting, events: [at(turns, [{ do: 'loseLevel', reason: 'x' }])] as never }));
  expect([decay(B('forecast.near')).level, decay(B('forecast.near') + 1).level]).toEqual(['Critical', 'Stable']);
  const heated = (heat: number) =>
    stateOf(healthy({ ...waiting, surface: [{ at: [2, 0], heat }], balance: still })).level;
  expect([heated(B('reactor.criticalHeat') - 1), heated(B('reactor.criticalHeat'))]).toEqual(['Caution', 'Critical']);
  expect([heated(B('reactor.cautionHeat') - 1), heated(B('reactor.cautionHeat'))]).toEqual(['Stable', 'Caution']);
});

test('[RM-298] step 13 looks through step 14 of its own turn and the near turns after it', () => {
  const near = B('forecast.near');
  const far = stateOf(healthy({ ...waiting, events: [at(near + 2, [{ do: 'loseLevel', reason: 'x' }])] as never }));
  const turns = playAll(far, '|');
  expect([far.level, ...turns.map((t) => t.state.level)]).toEqual(['Stable', 'Stable', 'Critical']);
  const trap = stateOf(
    healthy({
      ...waiting,
      events: [at(1, [{ do: 'loseLevel', reason: 'x' }], { unless: { is: 'robotAt', at: [0, 0] } })] as never,
    }),
  );
  expect(trap.level).toBe('Stable');
  const sprung = play(trap, 'E').events;
  expect(of(sprung, 'escalateLevel')).toMatchObject([{ from: 'Stable', to: 'Critical', step: 13 }]);
  expect(sprung.at(-1)).toMatchObject({ type: 'loseLevel', step: 14 });
});

test('[RM-297] a forecast asked about one state does not answer for another that was played since', () => {
  const start = stateOf(
    healthy({
      events: [at(3, [{ do: 'loseLevel', reason: 'x' }], { unless: { is: 'robotAt', at: [1, 0] } })] as never,
    }),
  );
  expect(viewOf(plantOf(start), start).forecast.loss).toEqual({ turn: 3, reason: 'x' });
  const saved = play(start, 'E').state;
  expect([saved.level, viewOf(plantOf(saved), saved).forecast.loss]).toEqual(['Ready', null]);
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

test.each([
  ['fuel', '[RM-280] [RM-281] fuel'],
  ['coolant', '[RM-280] [RM-281] coolant'],
  ['electricity', '[RM-280] [RM-281] electricity'],
  ['heat', '[RM-280] [RM-281] heat'],
] as const satisfies readonly (readonly unknown[])[])(
  '%s counts as danger from its own lo, and a count that stays does not alarm: %s',
  (kind) => {
    const lo = B(`react.${kind}.lo`);
    const balance = kind === 'heat' ? still : { ...still, 'ambient.electricity': 0, [`equalize.${kind}.rate`]: 0 };
    const start = (value: number) =>
      stateOf(healthy({ ...waiting, surface: [{ at: [1, 0], [kind]: value }], balance }));
    expect([start(lo - 1).dangerCells, start(lo).dangerCells]).toEqual([0, 1]);
    expect(play(start(lo)).state).toMatchObject({ dangerCells: 1, level: 'Stable' });
  },
);

test('[RM-280] [RM-477] a floor wiped clean counts no danger of the turn before', () => {
  const lo = B('react.fuel.lo');
  const start = stateOf({
    terrain: ['@.'],
    surface: [{ at: [0, 0], fuel: lo + 20 }],
    inventory: { start: ['FuelNeutralizer'] },
    balance: { 'equalize.fuel.rate': 0 },
  });
  const measures = playAll(start, 'E | W a(F)').map(({ state }) => state.dangerCells);
  expect(measures).toEqual([1, 0]);
});

test('[RM-280] a deteriorating plant is at Caution until the flag is cleared, and says why', () => {
  const start = stateOf(
    healthy({ ...waiting, events: [at(1, [{ do: 'deteriorate', on: true }], { phase: 'beforeFlow' })] as never }),
  );
  expect(of(play(start).events, 'escalateLevel')).toMatchObject([
    { from: 'Stable', to: 'Caution', reasons: [{ is: 'deteriorating' }] },
  ]);
});

test('[RM-477] [RM-429] the stored measures are those of the load, then of each step 13, not of step 14', () => {
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
  const spilled = stateOf(
    healthy({
      ...waiting,
      balance: { ...still, 'equalize.fuel.rate': 0 },
      events: [
        at(1, [
          { do: 'addHeat', area: 'reactor', amount: 27 },
          { do: 'addHazard', at: [0, 0], kind: 'fuel', amount: B('react.fuel.lo') },
        ]),
      ] as never,
    }),
  );
  const played = playAll(spilled, '|');
  for (const { state, events } of played) {
    const { dangerCells, reactorHeat } = state;
    expect(of(events, 'beginTurn')).toMatchObject([{ dangerCells, reactorHeat, actions: B('turn.actions') }]);
  }
  const measures = played.map(({ state }) => [state.dangerCells, state.reactorHeat]);
  expect(measures).toEqual([
    [0, 0],
    [2, 27],
  ]);
});

test('[RM-283] a Ready level whose idle run loses soon stays Ready and warns in the view', () => {
  const ready = play(stateOf(healthy({ events: [at(4, [{ do: 'loseLevel', reason: 'x' }])] as never }))).state;
  expect([ready.level, viewOf(plantOf(ready), ready).level.warnings]).toEqual(['Ready', ['lossForecast']]);
  expect(Object.keys(ready)).not.toContain('warnings');
  const warned = (turn: number, more: Partial<Fragment> = {}) =>
    inPlant(viewOf)(
      play(stateOf(healthy({ ...more, events: [at(turn, [{ do: 'loseLevel', reason: 'x' }])] as never }))).state,
    ).level.warnings;
  const near = B('forecast.near');
  expect([warned(1 + near), warned(2 + near), warned(4, waiting)]).toEqual([['lossForecast'], [], []]);
});

test('[RM-284] [RM-291] changes escalate, recover, mark or clear; no change, no event', () => {
  const start = stateOf(
    healthy({ ...waiting, terrain: ['@.R'], surface: [{ at: [2, 0], heat: 41 }], balance: { 'heatFlow.rate1': 0 } }),
  );
  const [one, two] = playAll(start, '|');
  expect(start.level).toBe('Caution');
  expect(types(one!.events).filter((t) => t.endsWith('Level'))).toEqual([]);
  expect(of(two!.events, 'recoverLevel')).toMatchObject([{ from: 'Caution', to: 'Stable' }]);
  const told = (state: typeof start, turn: string) =>
    types(play(state, turn).events).filter((t) => t.endsWith('Level') || t.endsWith('Ready'));
  const ready = play(stateOf(healthy({ terrain: ['.@R'] }))).state;
  expect([told(stateOf(healthy()), ''), told(ready, ''), told(ready, 'p')]).toEqual([
    ['markReady'],
    [],
    ['clearReady'],
  ]);
  const hot = stateOf(healthy({ terrain: ['@.R'], surface: [{ at: [2, 0], heat: 105 }], balance: still }));
  expect(told(hot, '')).toEqual(['loseLevel']);
  const dry = stateOf(healthy({ ...waiting, terrain: ['@.R'] }));
  expect(of(play(dry, 'p').events, 'escalateLevel')).toMatchObject([
    { from: 'Stable', to: 'Caution', reasons: [{ is: 'consumer', prop: 'b', carrier: 'fuel', service: 'Starved' }] },
  ]);
});

test('[RM-285] [RM-287] Ready is marked in step 13 only, never by an action', () => {
  const start = stateOf(healthy({ props: { a: { type: 'flow' }, b: use } }));
  const { events } = play(start, 'p');
  expect(of(events, 'markReady')).toMatchObject([{ step: 13 }]);
  const place = stateOf(healthy({ ready: { also: [{ is: 'robotAt', at: [1, 0] }] } }));
  expect(of(play(place, 'E').events, 'markReady')).toMatchObject([{ step: 13 }]);
});

test('[RM-286] [RM-287] a move can break Ready too: at once, told by the move', () => {
  const ready = play(stateOf(healthy({ ready: { also: [{ is: 'robotAt', at: [0, 0] }] } }))).state;
  const { events } = play(ready, 'E W');
  expect(types(events).slice(0, 3)).toEqual(['moveRobot', 'clearReady', 'moveRobot']);
  expect(of(events, 'clearReady')).toMatchObject([{ to: 'Stable', missing: [{ is: 'condition' }], step: 1 }]);
});

test('[RM-286] [RM-489] who breaks Ready names the services that fail, and none where none does', () => {
  const cause = ({ happenings }: ReturnType<typeof play>) =>
    happenings.find(({ event }) => event.type === 'clearReady')!.because;
  const place = play(stateOf(healthy({ ready: { also: [{ is: 'robotAt', at: [0, 0] }] } }))).state;
  expect(cause(play(place, 'E'))).toEqual([{ action: 0 }]);
  expect(cause(play(play(stateOf(healthy({ terrain: ['.@R'] }))).state, 'p'))).toEqual([{ last: 'service:b' }]);
});

test('[RM-287] the reasons told are those of the level state as it was judged, not of what step 14 did to a service', () => {
  const off = at(1, [{ do: 'setProp', prop: 'b', state: 'Disabled' }]);
  const start = stateOf(healthy({ ...waiting, terrain: ['@.R'], balance: still, events: [off] as never }));
  const [one, two] = playAll(start, '|');
  expect(one!.state.level).toBe('Stable');
  expect(of(one!.events, 'beginTurn')).toMatchObject([{ reasons: [] }]);
  expect(of(two!.events, 'beginTurn')[0]!.reasons).toContainEqual(
    expect.objectContaining({ is: 'consumer', prop: 'b' }),
  );
});

test('[RM-278] a limit of heat holds below it, not at it', () => {
  const holds = (heat: number) =>
    inPlant(furtherWants)(stateOf(healthy({ ready: { maxReactorHeat: 20 }, surface: [{ at: [2, 0], heat }] }))).map(
      (want) => want.holds,
    );
  expect([19, 20, 21].map(holds)).toEqual([[true], [false], [false]]);
});

test('[RM-286] cleared in step 14, the state is judged against step 13 and looks ahead from the next turn', () => {
  const cleared = (more: Partial<Fragment>) =>
    of(playAll(stateOf(healthy({ balance: still, ...more })), '|')[1]!.events, 'clearReady');
  const heat = (amount: number, more: object) => at(1, [{ do: 'addHeat', area: 'reactor', amount }], more);
  // services stay up: that the heat rose since step 13 is all there is to say against Stable
  expect(cleared({ ready: { maxReactorHeat: 20 }, events: [{ ...heat(25, {}), turn: 2 }] as never })).toMatchObject([
    { to: 'Caution', missing: [{ is: 'reactorHeat', heat: 25 }], step: 14 },
  ]);
  // a turn too many in the look-ahead would heat the core once more, and lose
  const step = 10;
  const last = B('reactor.terminalHeat') - 1 - step * (B('forecast.near') - 1);
  const off = { ...at(2, [{ do: 'setProp', prop: 'b', state: 'Disabled' }]), id: 'off' };
  const warm = (start: number) =>
    cleared({ surface: [{ at: [2, 0], heat: start }], events: [heat(step, { every: 1 }), off] as never });
  expect([warm(last - 2 * step), warm(last - 2 * step + 1)]).toMatchObject([[{ to: 'Caution' }], [{ to: 'Critical' }]]);
});

test('[RM-184] [RM-286] [RM-288] disabling a required consumer clears Ready within that action, before it finishes', () => {
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
  for (const level of ['Stable', 'Caution', 'Critical'] as const) {
    const relabelled = { ...at5, level, why: 0 };
    expect({ ...play(relabelled, 'S').state }).toEqual({ ...play(at5, 'S').state });
    expect(reactor.proof!.search!.key(plantOf(relabelled), relabelled)).toBe(
      reactor.proof!.search!.key(plantOf(at5), at5),
    );
  }
  const late = stateOf(healthy({ ...waiting, surface: [{ at: [2, 0], heat: 85 }], balance: still }));
  expect([late.level, play(late).state.actionsLeft]).toEqual(['Critical', B('turn.actions')]);
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
