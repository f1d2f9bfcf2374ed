// What a player knows: view, text, redaction, questions, forecast, plan and replay, result.

import {
  diceOf,
  explainSubject,
  forecast,
  openRun,
  record,
  replayFrom,
  replayFromCode,
  Session,
  shareCode,
  verify,
} from '@interlock/kernel';
import { expect, test } from 'vitest';
import type { ReactorEvent } from '../src/events.ts';
import { game as reactor } from '../src/index.ts';
import { redactEvent } from '../src/redact.ts';
import { resultOf, scoreOf } from '../src/score.ts';
import { copyState, FLOWS, type State } from '../src/state.ts';
import { showMap, showNetwork, showView } from '../src/text.ts';
import { viewOf } from '../src/view.ts';
import { parseWitness } from '../src/witness.ts';
import { B, idle, levelOf, of, play, playAll, rows, spills, stateOf } from './fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const PLAYER = 'player';

const runOf = (level: string) => {
  const run = openRun(reactor, { level });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};
const turnsOf = (line: string) => {
  const parsed = parseWitness(line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

test('[RM-476] the text of First Light at load, character by character', () => {
  expect(showView(viewOf(stateOf(levelOf('first-light'))))).toBe(
    [
      '#  #  #  #  #  #  #  #',
      '#  @  .  2+ .  5P .  #',
      '#  .  ?- .  .  :  R  #',
      '#  3+ .  6P .  :  .  #',
      '#  1- .  .  4- .  .  #',
      '#  #  #  #  #  #  #  #',
      'Turn 1  actions 6/6  CAUTION: fuel consumer b disabled',
      'Robot (1,1) Ready  integrity 3/3  inventory 0/3: -',
      'Events: none   Loss forecast: none in 8 turns',
    ].join('\n'),
  );
});

const zoo = stateOf({
  terrain: ['@..R', '....', '####'],
  fuel: ['.+..', '+++.', '....'],
  coolant: ['....', '...-', '....'],
  electricity: ['....', '....', '-+--'],
  marks: ['s.d.', 'ajtx', '....'],
  props: {
    s: { type: 'supply', supply: 'HeatRemedySupply' },
    d: { type: 'door', edge: 'W', state: 'Closed' },
    a: on,
    j: { type: 'tJunction', in: 'W', out: ['N', 'E'], mode: '3/1' },
    t: { type: 'eyeTerminal' },
    x: { type: 'consumer', carrier: 'coolant', state: 'Enabled', required: false },
  },
  leaks: [
    { id: 'L1', carrier: 'fuel', at: [1, 0], severity: 2 },
    { id: 'W1', carrier: 'electricity', at: [1, 2], face: 'N' },
    { id: 'J', carrier: 'fuel', at: [1, 1] },
  ],
  surface: [
    { at: [1, 0], fuel: 50 },
    { at: [2, 0], heat: 30 },
    { at: [3, 0], heat: 2 },
    { at: [3, 1], coolant: 20, electricity: 20 },
  ],
});

test('[RM-490] [RM-476] robot, prop, leak, area: the first that applies; all leaks are listed', () => {
  expect(showMap(viewOf(zoo)).split('\n')).toEqual([
    "@  %2FD|h:  '".replace("  '", " '"),
    '1+ T3 ?- 5!*',
    '#  ~1 #  #',
  ]);
  expect(showMap(viewOf(zoo), true)).toBe('@%D:\n1T?5\n#~##');
  const text = showView(viewOf(zoo));
  for (const listed of [
    'Leak L1 fuel (1,0) severity 2',
    'Leak W1 electricity (1,2) face (1,1) severity 1',
    'Leak J fuel (1,1) severity 1',
    'Here: supply s Full',
  ])
    expect(text).toContain(listed);
});

test('[RM-492] [RM-304] the view is one object with these fields', () => {
  const view = viewOf(zoo);
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

test('[RM-312] [RM-104] numbers stand beside the labels, which follow the ui constants', () => {
  const cells = viewOf(zoo).cells;
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
  expect(viewOf(soft).cells[0]!.labels).toEqual({ fuel: 'safe' });
});

test('[RM-305] services are always shown, the reason of starving only after eye access', () => {
  const hidden = viewOf(zoo);
  expect(hidden.props.find((p) => p.id === 'x')).toMatchObject({ service: 'Starved', state: 'Enabled' });
  expect(JSON.stringify(hidden)).not.toContain('Disconnected');
  const open = copyState(zoo);
  open.eye = true;
  expect(viewOf(open).underground!.starving).toEqual([
    { prop: 'x', reasons: ['Disconnected', 'LowAmount', 'LowPressure'] },
  ]);
});

test('[RM-306] [RM-310] before eye access nothing below ground is in the view: two networks look alike', () => {
  const make = (fuel: string[]) =>
    viewOf(
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

test('[RM-307] [RM-308] eye access adds the networks, junction branches and connections; only it does', () => {
  const start = stateOf(levelOf('fork-in-the-line'));
  expect(viewOf(start)).not.toHaveProperty('underground');
  const open = playAll(start, 'E E E S p')[0]!.state;
  const under = viewOf(open).underground!;
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
  expect(viewOf(stateOf({ ...levelOf('first-light'), eyeUnlocked: true })).underground).toBeDefined();
  expect(showNetwork(viewOf(open), 'fuel')).toContain('.---+.....  120/120 119/119 118/118 117/117');
  expect(showNetwork(viewOf(start), 'fuel')).toContain('out of sight');
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
  const open = { ...start, eye: true };
  expect(events.map((e) => redactEvent(open, e))).toEqual(events);
});

test('[RM-482] questions: modes and connections after eye access, a cell at any time', () => {
  const start = stateOf(levelOf('fork-in-the-line'));
  const ask = (what: 'modes' | 'connections' | 'cell', state: State, args: object = {}) =>
    reactor.questions![what]!(reactor.content, state, PLAYER, args as never);
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

test('[RM-294] [RM-296] [RM-297] [RM-300] the forecast is the rules run forward, to the integer, level states and all', () => {
  const run = runOf('crossed-wires');
  const seen = forecast(reactor, run.content, run.start.state, { turns: B('forecast.horizon') });
  let here = run.start.state;
  expect(seen.frames).toHaveLength(B('forecast.horizon'));
  for (const frame of seen.frames) {
    here = play(here).state;
    const view = frame.view as ReturnType<typeof viewOf>;
    expect(view.cells).toEqual(viewOf(here).cells);
    expect(view.level.state).toBe(here.level);
  }
});

test('[RM-294] [RM-299] the forecast stops after a loss, and its events tell what comes when', () => {
  const run = runOf('crossed-wires');
  const seen = forecast(reactor, run.content, run.start.state, { turns: 20 });
  expect(seen.frames).toHaveLength(12);
  const kinds = new Set(seen.frames.flatMap((f) => f.happenings.map((h) => (h.event as ReactorEvent).type)));
  for (const type of ['loseLevel', 'scheduledEvent', 'injectLeak', 'short', 'consumeFromNetwork'] as const)
    expect(kinds).toContain(type);
});

test('[RM-295] with a plan the first forecast turn is what ending the turn gives', () => {
  const run = runOf('crossed-wires');
  const [plan] = turnsOf('S S S S p N');
  const seen = forecast(reactor, run.content, run.start.state, { turns: 3, plan: [plan!] });
  expect((seen.frames[0]!.view as ReturnType<typeof viewOf>).cells).toEqual(
    viewOf(play(run.start.state, plan!).state).cells,
  );
});

test('[RM-301] before eye access a forecast shows no network value', () => {
  const run = runOf('fork-in-the-line');
  const seen = forecast(reactor, run.content, run.start.state, { turns: 2 });
  const text = JSON.stringify(
    seen.frames.map((f) => [
      f.view,
      f.happenings.flatMap((h) => redactEvent(f.state as State, h.event as ReactorEvent) ?? []),
    ]),
  );
  for (const word of ['"underground"', '"push"', '"reserved"', 'routeThrough']) expect(text).not.toContain(word);
});

test('[RM-315] [RM-316] a pending plan changes nothing, and comes back action by action', () => {
  const session = new Session(runOf('first-light'));
  const digest = session.digest();
  for (const action of turnsOf('S S p')[0]!.slice(0, 2)) expect(session.plan(action)).toEqual([]);
  expect(session.digest()).toBe(digest);
  expect(session.pending).toHaveLength(2);
  session.unplan();
  session.unplan();
  expect([session.pending.length, session.digest()]).toEqual([0, digest]);
});

test('[RM-320] [RM-440] [RM-001] a recorded run replays to the same digests, undo included', () => {
  const session = new Session(runOf('first-light'));
  const digests: string[] = [];
  for (const turn of turnsOf('S S S p E E | E p N N E E | !')) {
    session.commit(turn);
    digests.push(session.digest());
  }
  const file = record(session);
  const verified = verify(reactor, file);
  expect(verified).toMatchObject({ ok: true });
  session.undo();
  session.commit(turnsOf('!')[0]!);
  expect(session.digest()).toBe(digests.at(-1));
  expect(new Set(digests).size).toBe(3);
  expect(replayFrom(JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
});

test('[RM-321] the share code carries the run; a damaged one is refused', () => {
  const session = new Session(runOf('first-light'));
  session.commit(turnsOf('S S S p E E')[0]!);
  const code = shareCode(reactor, record(session));
  expect(code.startsWith('IL1.')).toBe(true);
  const turns = turnsOf('S p(2/2) r(L1) | | a(F) h !');
  expect(reactor.pack!.encode(turns)).toBe('S p(2/2) r(L1)||a(F) h !|');
  for (const list of [turns, [], [[]], [[{ type: 'interactLeak', do: 'repair', leak: 'odd id)' } as const]]])
    expect(reactor.pack!.decode(reactor.pack!.encode(list))).toEqual({ ok: true, value: list });
  expect(replayFromCode([reactor], code)).toMatchObject({ ok: true });
  expect(replayFromCode([reactor], `${code.slice(0, -3)}AAA`)).toMatchObject({ ok: false });
});

test('[RM-309] in a ranked run the commit that opened the eye cannot be undone', () => {
  const session = new Session(runOf('first-light'), { ranked: true });
  session.commit(turnsOf('E S p')[0]!);
  expect(session.undo()).toMatchObject({ ok: false, error: { code: 'final-turn' } });
  expect(session.turns).toHaveLength(1);
});

test('[RM-489] why is there fuel on the floor: the leak, the source and the junction; before eye access the leak alone', () => {
  const eyed = new Session(runOf('fork-in-the-line'));
  eyed.commit(turnsOf('E E E S p')[0]!);
  const [why] = explainSubject(eyed, 'fuel@6,1', PLAYER);
  const told = (w: typeof why): string[] => (w === undefined ? [] : [w.text, ...w.causes.flatMap(told)]);
  expect(told(why).join(' ')).toMatch(/Leak L1 puts 7 fuel.*Junction j in mode 3\/1.*source a feeds/);
  const blind = new Session(runOf('fork-in-the-line'));
  blind.commit([]);
  const [dark] = explainSubject(blind, 'fuel@6,1', PLAYER);
  expect(told(dark).filter((text) => !text.startsWith('Fuel warms'))).toEqual(['Leak L1 puts 7 fuel on (6,1).']);
});

test('[RM-489] why is the reactor hot: the schedule; why is a service down: the player', () => {
  const session = new Session(runOf('crossed-wires'));
  session.commit([]);
  const heat = explainSubject(session, 'heat@9,1', PLAYER);
  expect(JSON.stringify(heat)).toContain('Decay heat: +12 in the reactor area');
  const other = new Session(runOf('first-light'));
  other.commit(turnsOf('S S S p E E')[0]!);
  other.commit(turnsOf('E p p p')[0]!);
  const [service] = explainSubject(other, 'service:b', PLAYER);
  expect(JSON.stringify(service)).toContain('"action"');
});

test('[RM-322] [RM-323] [RM-324] [RM-483] stars, badges and score of a won run', () => {
  const won = playAll(stateOf(levelOf('first-light')), 'S S S p E E | E p N N E E | !').at(-1)!.state;
  expect(resultOf(won, 0)).toEqual({
    turns: 3,
    actions: 13,
    integrity: 3,
    remediesUsed: 0,
    leaksOpen: 0,
    rewinds: 0,
    par: { turns: 3, actions: 13 },
    stars: 3,
    badges: ['Untouched', 'Bare Hands', 'Tight Ship', 'Clean Run'],
  });
  expect([scoreOf(won), reactor.status(reactor.content, won)]).toEqual([96987, { is: 'won', score: 96987 }]);
  const slow = (turns: number, more = 0) => resultOf({ ...won, turn: turns, spent: won.spent + more }, 1);
  expect([
    slow(3, 1).stars,
    slow(3 + B('score.secondStarSlack')).stars,
    slow(4 + B('score.secondStarSlack')).stars,
  ]).toEqual([2, 2, 1]);
  expect(slow(3).badges).not.toContain('Clean Run');
  expect(scoreOf({ ...won, turn: 200 })).toBe(0);
});

test('[RM-324] each badge is lost by what it is about', () => {
  const base = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
    inventory: { start: ['FuelNeutralizer'] },
    surface: spills({ heat: [[0, 90]] }),
  });
  const used = { ...play(base, 'a(F) E').state, outcome: 'won' as const };
  expect(resultOf(used, 0)).toMatchObject({ remediesUsed: 1, leaksOpen: 1, badges: ['Clean Run'] });
});

test('[RM-301] hidden flow does not reach the view even through the loss forecast', () => {
  const start = stateOf(levelOf('crossed-wires'));
  const twin = copyState(start);
  twin.amount.fill(7);
  twin[FLOWS] = false;
  expect(viewOf(twin)).toEqual(viewOf(start));
  expect(rows(idle(start, 1), 'heat')).toHaveLength(7);
  expect(diceOf('A').seed).toBe('A');
});
