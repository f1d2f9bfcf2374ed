// What a player knows: view, redaction, questions.

import { explainSubject, openRun, Session, type Why } from '@interlock/kernel';
import { expect, test } from 'vitest';
import type { ReactorEvent } from '../src/events.ts';
import { game as reactor } from '../src/index.ts';
import { withLines } from '../src/known/lines.ts';
import { content } from '../src/level/content.ts';
import { parseWitness } from '../src/level/witness.ts';
import { playTurn } from '../src/play.ts';
import { redactEvent } from '../src/redact.ts';
import { SILENT } from '../src/rules/simulate.ts';
import type { State } from '../src/state.ts';
import { showNetwork } from '../src/text.ts';
import { viewOf } from '../src/view.ts';
import {
  B,
  copyState,
  inPlant,
  levelOf,
  of,
  plantOf,
  play,
  playAll,
  setupState,
  stateOf,
  zoo,
} from './lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const PLAYER = 'player';

test('[RM-492] [RM-304] the view is one object with these fields', () => {
  const view = viewOf(plantOf(zoo), zoo);
  for (const key of [
    'turn',
    'actionsLeft',
    'spent',
    'level',
    'outcome',
    'robot',
    'terrain',
    'cells',
    'props',
    'leaks',
    'schedule',
    'terminal',
    'eyeUnlocked',
  ])
    expect(view).toHaveProperty(key);
  expect(Object.keys(view.level)).toEqual(expect.arrayContaining(['state', 'reasons', 'warnings']));
  expect(Object.keys(view.robot)).toEqual(
    expect.arrayContaining(['at', 'condition', 'integrity', 'immunity', 'inventory', 'capacity']),
  );
  expect(view.props.find((p) => p.id === 'd')).toEqual({
    id: 'd',
    type: 'door',
    at: [2, 0],
    state: 'Closed',
    edge: 'W',
  });
  expect(view.leaks).toContainEqual({ id: 'W1', carrier: 'electricity', at: [1, 2], face: [1, 1], severity: 1 });
  expect(view.terrain).toEqual(['...R', '....', '####']);
});

test('[RM-304] [RM-492] blocks with their turns, what is carried, open leaks only, and the robot check', () => {
  const stays = B('robot.stay.heat');
  const start = stateOf({
    terrain: ['@....'],
    fuel: ['-----'],
    leaks: [
      { id: 'L', carrier: 'fuel', at: [3, 0] },
      { id: 'M', carrier: 'fuel', at: [4, 0], state: 'Intact' },
    ],
    surface: [
      { at: [1, 0], heat: stays },
      { at: [3, 0], heat: B('robot.enter.heat') },
    ],
    inventory: { start: ['HeatShield', 'FuelNeutralizer'] },
    balance: { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0, 'ambient.heat': 0 },
  });
  const view = inPlant(viewOf)(play(start, 'a(F)').state);
  expect(view.cells[0]).toEqual({
    ...{ at: [0, 0], fuel: 0, coolant: 0, electricity: 0, heat: 0, labels: {}, check: 'safe' },
    blocks: { fuel: B('remedy.blockTurns') - 1 },
  });
  expect(view.cells.map((cell) => [cell.at[0], cell.check])).toEqual([
    [0, 'safe'],
    [1, 'do not stay'],
    [3, 'do not enter'],
  ]);
  expect([view.robot.inventory, view.leaks.map(({ id }) => id)]).toEqual([['HeatShield'], ['L']]);
});

test('[RM-305] [RM-307] starving lists the starved alone, connections only what an open source feeds', () => {
  const state = stateOf({
    terrain: ['@....', '.....'],
    fuel: ['-----', '.....'],
    coolant: ['.....', '---..'],
    marks: ['a.x.b', 'c.d..'],
    props: {
      a: { type: 'flow' },
      x: { ...on, amount: 20 },
      b: { type: 'consumer', state: 'Enabled' },
      c: { type: 'flow' },
      d: { type: 'consumer' },
    },
    eyeUnlocked: true,
  });
  const under = viewOf(plantOf(state), state).underground!;
  expect(under.starving.map(({ prop }) => prop)).toEqual(['b']);
  expect(under.connections).toEqual([{ source: 'x', consumer: 'b', carrier: 'fuel' }]);
  const use = { type: 'consumer', state: 'Enabled' } as const;
  const islands = stateOf({
    terrain: ['@....', '.....'],
    fuel: ['---..', '..--.'],
    marks: ['axb..', '..cd.'],
    props: { a: { ...on, amount: 31 }, x: { ...use, required: false }, b: use, c: on, d: use },
    eyeUnlocked: true,
  });
  const pairs = viewOf(plantOf(islands), islands).underground!.connections.map(
    ({ source, consumer }) => source + consumer,
  );
  expect(pairs).toEqual(['ax', 'ab', 'cd']); // push alone reaches b: that is flow too
});

test('[RM-312] [RM-104] numbers stand beside the labels, which follow the ui constants', () => {
  const cells = viewOf(plantOf(zoo), zoo).cells;
  expect(cells.find((c) => c.at[0] === 1 && c.at[1] === 0)).toMatchObject({
    fuel: 50,
    labels: { fuel: 'critical' },
    check: 'do not stay',
  });
  const soft = stateOf({
    terrain: ['@.'],
    surface: [{ at: [1, 0], fuel: 50 }],
    balance: { 'ui.fuel.caution': 51, 'ui.fuel.critical': 60 },
  });
  expect(viewOf(plantOf(soft), soft).cells[0]!.labels).toEqual({ fuel: 'safe' });
  const label = (heat: number) =>
    inPlant(viewOf)(stateOf({ terrain: ['@.'], surface: [{ at: [1, 0], heat }] })).cells[0]!.labels.heat;
  for (const [name, below, from] of [
    ['ui.heat.caution', 'safe', 'caution'],
    ['ui.heat.critical', 'caution', 'critical'],
  ] as const)
    expect([label(B(name) - 1), label(B(name))]).toEqual([below, from]);
});

test('[RM-305] services are always shown, the reason of starving only after eye access', () => {
  const hidden = viewOf(plantOf(zoo), zoo);
  expect(hidden.props.find((p) => p.id === 'x')).toMatchObject({ service: 'Starved', state: 'Enabled' });
  expect(JSON.stringify(hidden)).not.toContain('Disconnected');
  const open = copyState(zoo);
  open.eye = true;
  const { balance } = reactor.content;
  const wants = {
    amount: balance['consumer.coolant.demand']!.default,
    push: balance['consumer.coolant.minPressure']!.default,
  };
  expect(viewOf(plantOf(open), open).underground!.starving).toEqual([
    { prop: 'x', reasons: ['Disconnected', 'LowAmount', 'LowPressure'], wants },
  ]);
});

test('[RM-306] [RM-310] before eye access nothing below ground is in the view: two networks look alike', () => {
  const make = (fuel: string[]) =>
    inPlant(viewOf)(
      stateOf({
        terrain: ['@..', '...', '...'],
        fuel,
        marks: ['...', 'aj.', '...'],
        props: { a: on, j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '1/3' } },
      }),
    );
  const [one, other] = [make(['.+-', '++.', '.+.']), make(['.+.', '++.', '.+-'])];
  expect(one).toEqual(other);
  expect(one.props.find((p) => p.id === 'j')).toEqual({
    id: 'j',
    type: 'tJunction',
    at: [1, 1],
    carrier: 'fuel',
    state: '1/3',
    modes: ['0/4', '1/3', '2/2', '3/1', '4/0'],
  });
});

test('[RM-308] when the core has started the lines follow from the switches, as the eye would show them; before, nothing does', () => {
  for (const id of ['first-light', 'fork-in-the-line', 'crossed-wires']) {
    const entry = reactor.levels.find((one) => one.id === id)!;
    const state = copyState(setupState(content, entry.level));
    const plant = plantOf(state);
    expect(withLines(plant, viewOf(plant, state)).underground).toBeUndefined();
    for (const turn of entry.witnesses[0]!.turns) playTurn(plant, state, turn, SILENT);
    const won = viewOf(plant, state);
    expect([won.outcome.is, won.underground]).toEqual(['won', undefined]);
    state.eye = true;
    const flows = (view: typeof won) =>
      view.underground!.networks.map(({ cells }) => cells.map(({ at, amount, push }) => [at, amount, push]));
    expect(flows(withLines(plant, won))).toEqual(flows(viewOf(plant, state)));
  }
});

test('[RM-307] [RM-308] eye access adds the networks, junction branches and connections; only it does', () => {
  const start = stateOf(levelOf('fork-in-the-line'));
  expect(viewOf(plantOf(start), start)).not.toHaveProperty('underground');
  const open = playAll(start, 'E E E S p')[0]!.state;
  const under = viewOf(plantOf(open), open).underground!;
  expect(under.networks.map((n) => n.carrier)).toEqual(['fuel', 'coolant', 'electricity']);
  expect(under.networks[0]!.cells.find((c) => c.at[0] === 6 && c.at[1] === 1)).toMatchObject({
    state: 'Leaking',
    symbol: '-',
    edges: ['W'],
  });
  expect(under.junctions).toMatchObject([
    {
      prop: 'j',
      in: 'W',
      out: ['N', 'S'],
      mode: '3/1',
      modes: [{ mode: '0/4', branches: [{ amount: 0 }, { amount: 117 }] }, {}, {}, {}, {}],
    },
  ]);
  expect(under.connections).toContainEqual({ source: 'a', consumer: 'b', carrier: 'fuel' });
  expect(inPlant(viewOf)(stateOf({ ...levelOf('first-light'), eyeUnlocked: true })).underground).toBeDefined();
  expect(showNetwork(viewOf(plantOf(open), open), 'fuel')).toContain('.---+.....  120/120 119/119 118/118 117/117');
  expect(showNetwork(viewOf(plantOf(start), start), 'fuel')).toContain('out of sight');
});

test('[RM-481] [RM-311] events are redacted before eye access and whole after it', () => {
  const start = stateOf(levelOf('fork-in-the-line'));
  const { events } = play(start);
  const shown = events.map((e) => redactEvent(start, e)).filter((e): e is ReactorEvent => e !== null);
  expect(of(shown, 'feedFromOutside')[0]).toEqual({
    type: 'feedFromOutside',
    turn: 1,
    step: 3,
    carrier: 'fuel',
    prop: 'a',
  });
  expect(of(shown, 'consumeFromNetwork')[0]).toEqual({
    type: 'consumeFromNetwork',
    turn: 1,
    step: 5,
    carrier: 'coolant',
    prop: 'd',
    service: 'Producing',
  });
  expect(of(shown, 'starveConsumer')[0]).toEqual({
    type: 'starveConsumer',
    turn: 1,
    step: 5,
    carrier: 'fuel',
    prop: 'b',
  });
  expect(of(shown, 'routeThroughTJunction')).toEqual([]);
  const route = of(events, 'routeThroughTJunction')[0]!;
  expect(redactEvent(start, { ...route, type: 'routeThroughCrossJunction' })).toBeNull();
  const open = { ...start, eye: true };
  expect(events.map((e) => redactEvent(open, e))).toEqual(events);
});

test('[RM-301] [RM-306] before eye access no cause leads below ground: what feeds what is asked in vain', () => {
  const opened = openRun(reactor, { level: 'fork-in-the-line' });
  if (!opened.ok) throw new Error(opened.error.message);
  const session = new Session(opened.value);
  session.commit([]);
  const texts = (why: Why): string[] => [why.text, ...why.causes.flatMap(texts)];
  const asked = (subject: string) => explainSubject(session, subject).flatMap(texts).join(' ');
  expect(asked('service:d')).toContain('Coolant consumer is producing');
  for (const subject of ['service:b', 'service:d', 'leak:L1', 'fuel@6,1']) {
    expect(asked(subject)).not.toMatch(/source|feeds|unction|out of sight/);
    // Nor on the wire: no event names another as its feeder.
    const fed = session
      .seen(1)
      .filter(({ event }) => ['consumeFromNetwork', 'starveConsumer', 'injectLeak'].includes(event.type));
    expect(fed.length).toBeGreaterThan(2);
    for (const { because } of fed) expect(because.some((one) => 'event' in one)).toBe(false);
  }
  // A plan that opens the eye does not show them either; once it is open they are there.
  const plan = parseWitness('E E E S p');
  if (!plan.ok) throw new Error(plan.error.message);
  const planned = session.previewOf(plan.value, 1).frames.flatMap(({ happenings }) => happenings);
  for (const { event, because } of planned)
    if (event.type === 'consumeFromNetwork') expect(because.some((one) => 'event' in one)).toBe(false);
  for (const turn of plan.value) session.commit(turn);
  expect(asked('service:d')).toContain('Coolant source feeds');
});

test('[RM-482] questions: modes and connections after eye access, a cell at any time', () => {
  const start = stateOf(levelOf('fork-in-the-line'));
  const ask = (what: 'modes' | 'connections' | 'cell', state: State, args: object = {}) =>
    reactor.questions![what]!(plantOf(state), state, PLAYER, args as never);
  expect(ask('modes', start, { prop: 'j' })).toMatchObject({ ok: false, error: { code: 'eye-locked' } });
  expect(ask('connections', start)).toMatchObject({ ok: false, error: { code: 'eye-locked' } });
  const open = playAll(start, 'E E E S p')[0]!.state;
  const modes = ask('modes', open, { prop: 'j' });
  expect(modes).toMatchObject({
    ok: true,
    value: {
      prop: 'j',
      modes: [
        { mode: '0/4', consumers: [{ prop: 'b', amount: 113, push: 113 }] },
        {},
        { mode: '2/2', consumers: [{ amount: 54 }] },
        {},
        { mode: '4/0', consumers: [{ amount: 0 }] },
      ],
    },
  });
  expect(ask('modes', open, { prop: 'a' })).toMatchObject({ ok: false });
  expect(ask('connections', open)).toMatchObject({
    ok: true,
    value: { connections: [{ source: 'a', consumer: 'b' }, { source: 'c' }, { source: 'e' }] },
  });
  const cell = ask('cell', start, { at: [6, 1] });
  expect(cell).toMatchObject({ ok: true, value: { terrain: 'floor', leaks: [{ id: 'L1' }], surface: { fuel: 0 } } });
  if (cell.ok) expect(cell.value).not.toHaveProperty('networks');
  expect(ask('cell', start, { at: [99, 1] })).toMatchObject({ ok: false, error: { code: 'no-such-cell' } });
});

test('[RM-314] every shipped level has an eye terminal or starts unlocked', () => {
  for (const { level } of reactor.levels)
    expect(level.eyeUnlocked === true || Object.values(level.props).some((p) => p.type === 'eyeTerminal')).toBe(true);
});

test.each(reactor.levels.map(({ id }) => id))(
  '[RM-261] %s left alone: what can lose it reads below its limit until the turn that is lost',
  (id) => {
    let state = stateOf(levelOf(id));
    for (let turn = 0; turn < 40 && state.outcome === 'none'; turn++) {
      for (const { value, limit } of viewOf(plantOf(state), state).terminal) expect(value).toBeLessThan(limit);
      state = play(state).state;
    }
    if (state.outcome !== 'lost') return;
    const fired = viewOf(plantOf(state), state).terminal.find((rule) => rule.id === state.reason);
    if (fired) expect(fired.value).toBeGreaterThanOrEqual(fired.limit);
  },
);
