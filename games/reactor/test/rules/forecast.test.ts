// Forecast, plan, replay, explanations, result.

import {
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
import type { ReactorEvent } from '../../src/events.ts';
import { game as reactor } from '../../src/index.ts';
import { parseWitness } from '../../src/level/witness.ts';
import { redactEvent } from '../../src/redact.ts';
import { resultOf, scoreOf } from '../../src/score.ts';
import { KINDS } from '../../src/shape.ts';
import { type State, supposed } from '../../src/state.ts';
import { subjectsSet } from '../../src/trace.ts';
import { viewOf } from '../../src/view.ts';
import {
  B,
  copyState,
  idle,
  inPlant,
  keep,
  levelOf,
  plantOf,
  play,
  playAll,
  rows,
  spills,
  stateOf,
} from '../lib/fragment.ts';

const PLAYER = 'player';
const runOf = (level: string) => {
  const run = openRun(reactor, { level });
  if (!run.ok) throw new Error(run.error.message);
  keep(run.value.world, run.value.start.state);
  return run.value;
};
const turnsOf = (line: string) => {
  const parsed = parseWitness(line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

test('[RM-294] [RM-296] [RM-297] [RM-300] the forecast is the rules run forward, to the integer, level states and all', () => {
  const run = runOf('crossed-wires');
  const seen = forecast(reactor, run.world, run.start.state, { turns: B('forecast.horizon') });
  let here = run.start.state;
  expect(seen.frames).toHaveLength(B('forecast.horizon'));
  for (const frame of seen.frames) {
    here = play(here).state;
    const view = frame.view as ReturnType<typeof viewOf>;
    expect(view.cells).toEqual(viewOf(plantOf(here), here).cells);
    expect(view.level.state).toBe(here.level);
    const shown = new Map(view.cells.map((cell) => [cell.at.join(), cell]));
    for (const kind of KINDS)
      for (const [y, row] of rows(here, kind).entries())
        for (const [x, value] of row.entries()) expect(shown.get(`${x},${y}`)?.[kind] ?? 0).toBe(value);
  }
});

test('[RM-294] [RM-299] the forecast stops after a loss, and its events tell what comes when', () => {
  const run = runOf('crossed-wires');
  const seen = forecast(reactor, run.world, run.start.state, { turns: 20 });
  expect(seen.frames).toHaveLength(12);
  const kinds = new Set(seen.frames.flatMap((f) => f.happenings.map((h) => (h.event as ReactorEvent).type)));
  for (const type of ['loseLevel', 'scheduledEvent', 'injectLeak', 'short', 'consumeFromNetwork'] as const)
    expect(kinds).toContain(type);
});

test('[RM-295] with a plan the first forecast turn is what ending the turn gives', () => {
  const run = runOf('crossed-wires');
  const [plan] = turnsOf('S S S S p N');
  const seen = forecast(reactor, run.world, run.start.state, { turns: 3, plan: [plan!] });
  expect((seen.frames[0]!.view as ReturnType<typeof viewOf>).cells).toEqual(
    inPlant(viewOf)(play(run.start.state, plan!).state).cells,
  );
});

test('[RM-301] before eye access a forecast shows no network value', () => {
  const run = runOf('fork-in-the-line');
  const seen = forecast(reactor, run.world, run.start.state, { turns: 2 });
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
  const start = session.state;
  const before = structuredClone({ ...start });
  const [plan] = turnsOf('S S S p');
  expect([...reactor.legal(plantOf(start), start, plan!)].length).toBeGreaterThan(0);
  reactor.words.turn!(plantOf(start), start, plan!);
  reactor.words.hint!(plantOf(start), start, plan!);
  expect({ ...start }).toMatchObject(before);
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
  expect(told(why).join(' ')).toMatch(/A leak puts 7 fuel.*T-junction in mode 3\/1.*source feeds/);
  const blind = new Session(runOf('fork-in-the-line'));
  blind.commit([]);
  const [dark] = explainSubject(blind, 'fuel@6,1', PLAYER);
  expect(told(dark).filter((text) => !text.startsWith('Fuel warms'))).toEqual(['A leak puts 7 fuel on (6,1).']);
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

test('[RM-489] each event names its causes: the prop or leak last set, the flow it depends on, both values of a pair', () => {
  const plant = (eyeUnlocked: boolean) =>
    stateOf({
      eyeUnlocked,
      terrain: ['@..', '...', '...'],
      fuel: ['...', '+++', '.+.'],
      marks: ['...', 'ajb', '...'],
      props: {
        a: { type: 'flow', state: 'Enabled' },
        j: { type: 'tJunction', in: 'W', out: ['E', 'S'], mode: '2/2' },
        b: { type: 'consumer', state: 'Enabled' },
      },
      leaks: [{ id: 'L', carrier: 'fuel', at: [2, 1] }],
      surface: [
        { at: [0, 0], electricity: 20, coolant: 20 },
        { at: [0, 2], heat: 70, coolant: 50 },
        { at: [2, 0], fuel: 20, electricity: 20 },
      ],
    });
  const { happenings } = play(plant(true));
  const because = (type: string) => happenings.find((h) => h.event.type === type)!.because;
  const index = (type: string) => ({ event: happenings.findIndex((h) => h.event.type === type) });
  expect(because('feedFromOutside')).toEqual([{ last: 'prop:a' }]);
  expect(because('routeThroughTJunction')).toEqual([{ last: 'prop:j' }, index('feedFromOutside')]);
  expect(because('consumeFromNetwork')).toEqual([{ last: 'prop:b' }, index('routeThroughTJunction')]);
  expect(because('injectLeak')).toEqual([
    { last: 'leak:L' },
    index('consumeFromNetwork'),
    index('routeThroughTJunction'),
  ]);
  expect(because('short')).toEqual([{ last: 'electricity@0,0' }, { last: 'coolant@0,0' }]);
  expect(because('coolDown')).toEqual([{ last: 'heat@0,2' }, { last: 'coolant@0,2' }]);
  expect(because('ignite')).toEqual([{ last: 'fuel@2,0' }, { last: 'electricity@2,0' }]);
  expect(because('equalize')).toEqual([{ last: expect.stringMatching(/^\w+@0,0$/) }]);
  const blind = play(plant(false)).happenings.find((h) => h.event.type === 'injectLeak')!;
  expect(blind.because).toEqual([{ last: 'leak:L' }]);
  for (const type of ['startLeak', 'worsenLeak', 'repairLeak'] as const)
    expect([...subjectsSet({ type, leak: 'L', turn: 1, step: 1 } as ReactorEvent)]).toEqual(['leak:L']);
});

test('[RM-489] looking below ground between turns does not lend a turn the wrong causes', () => {
  const start = stateOf({
    terrain: ['@....'],
    fuel: ['-----'],
    marks: ['a...c'],
    props: { a: { type: 'flow', state: 'Enabled' }, c: { type: 'flow', state: 'Enabled', amount: 40, pressure: 40 } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [2, 0] }],
    eyeUnlocked: true,
  });
  const causes = () => {
    const { happenings } = play(start);
    const because = happenings.find((h) => h.event.type === 'injectLeak')!.because;
    return because.flatMap((b) => ('event' in b ? [happenings[b.event]!.event] : []));
  };
  expect(causes()).toMatchObject([{ type: 'feedFromOutside', prop: 'a' }]);
  viewOf(plantOf(start), start);
  expect(causes()).toMatchObject([{ type: 'feedFromOutside', prop: 'a' }]);
});

test('[RM-301] [RM-296] what a player supposes without the eye has no flow in it, and comes true all the same', () => {
  const start = stateOf(levelOf('crossed-wires'));
  const guess = keep(plantOf(start), supposed(start));
  expect([guess.amount, guess.push, guess.reserved].every((values) => values.every((v) => v === 0))).toBe(true);
  expect([...idle(guess, 3).surface]).toEqual([...idle(start, 3).surface]);
  const open = stateOf({ ...levelOf('crossed-wires'), eyeUnlocked: true });
  expect(inPlant(viewOf)(supposed(open)).underground).toEqual(viewOf(plantOf(open), open).underground);
});

test('[RM-322] [RM-323] [RM-324] [RM-483] stars, badges and score of a won run', () => {
  const won = playAll(stateOf(levelOf('first-light')), 'S S S p E E | E p N N E E | !').at(-1)!.state;
  expect(resultOf(plantOf(won), won, 0)).toEqual({
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
  expect([scoreOf(won), reactor.status(plantOf(won), won)]).toEqual([96987, { is: 'won', score: 96987 }]);
  const slow = (turns: number, more = 0) => inPlant(resultOf)({ ...won, turn: turns, spent: won.spent + more }, 1);
  expect([
    slow(3, 1).stars,
    slow(3 + B('score.secondStarSlack')).stars,
    slow(4 + B('score.secondStarSlack')).stars,
  ]).toEqual([2, 2, 1]);
  expect(slow(3).badges).not.toContain('Clean Run');
  expect(slow(3).rewinds).toBe(1);
  expect(scoreOf({ ...won, turn: 200 })).toBe(0);
  // The terms of the sum, as they are shown, give the score; below nothing it never falls.
  const terms = (state: State) => reactor.words.score!(plantOf(state), state);
  expect(terms(won).map(({ value }) => value)).toEqual([100_000, -1_000 * won.turn, -won.spent]);
  expect(terms(won).map(({ label }) => label)[1]).toBe(`${won.turn} turns, 1000 each`);
  expect(terms({ ...won, turn: 200 }).reduce((sum, { value }) => sum + value, 0)).toBe(0);
});

test('[RM-322] [RM-324] each badge is lost by what it is about', () => {
  const base = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    leaks: [{ id: 'L', carrier: 'fuel', at: [1, 0] }],
    inventory: { start: ['FuelNeutralizer'] },
    surface: spills({ heat: [[0, 90]] }),
  });
  const used = { ...play(base, 'a(F) E').state, outcome: 'won' as const };
  expect(resultOf(plantOf(used), used, 0)).toMatchObject({ remediesUsed: 1, leaksOpen: 1, badges: ['Clean Run'] });
});

test('[RM-301] hidden flow does not reach the view even through the loss forecast', () => {
  const start = stateOf(levelOf('crossed-wires'));
  const twin = copyState(start);
  twin.amount.fill(7);
  twin.isFlowKnown = false;
  expect(viewOf(plantOf(twin), twin)).toEqual(viewOf(plantOf(start), start));
});

test('[RM-301] [RM-311] a plan that opens the eye shows nothing below ground before it is committed', () => {
  const opened = openRun(reactor, { level: 'first-light' });
  if (!opened.ok) throw new Error(opened.error.message);
  const session = new Session(opened.value);
  const [walk] = [
    [{ type: 'moveRobot', dir: 'E' }, { type: 'moveRobot', dir: 'S' }, { type: 'interactProp' }],
  ] as const;
  const ahead = session.previewOf([walk], 2);
  expect(ahead.frames[0]!.reveals).toBe(true);
  for (const frame of ahead.frames) {
    expect(frame.view.underground).toBeUndefined();
    for (const { event } of frame.happenings) expect(Object.keys(event)).not.toContain('push');
  }
  session.commit(walk);
  expect(session.view().underground).toBeDefined();
});
