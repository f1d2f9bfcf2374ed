// The level state: Stable, Caution, Critical, Ready, Lost.

import { expect, test } from 'vitest';
import { game as reactor } from '../src/index.ts';
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
  spills,
  stateOf,
  types,
  valueAt,
} from './fragment.ts';

const use = { type: 'consumer', state: 'Enabled' } as const;
const still = { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0, 'ambient.heat': 0 };
const at = (turn: number, effects: object[], more: object = {}) => ({
  id: `e${turn}`,
  turn,
  text: 'x',
  effects,
  ...more,
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
  const measures = playAll(spilled, '|').map(({ state }) => [state.dangerCells, state.reactorHeat]);
  expect(measures).toEqual([
    [0, 0],
    [2, 27],
  ]);
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
