// How runs end, terminal cards, the gate, and seconds without a card.

import { expect, test } from 'vitest';
import { validateFile } from '../../src/authoring/validate.ts';
import { checkRunOutcome, earliestMs } from '../../src/rules/cards.ts';
import { entriesOf } from '../../src/rules/cooldowns.ts';
import { isGateMet } from '../../src/rules/gate.ts';
import { starsOf, tierOf } from '../../src/rules/score.ts';
import { weigh } from '../../src/rules/selection.ts';
import { seedsOf } from '../../src/solve/coverage.ts';
import { playRun } from '../../src/solve/simulate.ts';
import {
  act,
  card,
  config,
  content,
  event,
  fields,
  pickOn,
  Rolls,
  slot,
  stateOf,
  tickOn,
  ticks,
  withEvents,
} from '../kit.ts';

const win = card('port-open');
const blocked = card('port-blocked');

test('[OP-116] [OP-126] [OP-128] a tick judges without a card: a terminal card on display ends nothing', () => {
  for (const id of ['port-open', 'port-blocked', 'ticket-expired']) {
    const shown = stateOf('50/30/5/95/95/0/0', { card: id });
    expect(ticks(shown, 49).outcome).toBeNull();
    expect(ticks(shown, 50).outcome).toBe('time');
    for (const { id: answer } of card(id).actions) expect(pickOn(shown, answer).state.phase).toBe('over');
  }
  const on = withEvents([blocked]);
  const drawn = tickOn(stateOf('50/30/5/60/95/0/0', { on }), { on }).state;
  expect(drawn).toMatchObject({ currentEventId: 'port-blocked', phase: 'running', outcome: null });
});

test('[OP-117] [OP-340] time, stress, privilege, then the card', () => {
  const judge = (text: string, on: typeof win | null) => checkRunOutcome(config, fields(text), on);
  expect(judge('0/100/0/0/0/0/0', win)).toBe('time');
  expect(judge('1/100/0/0/0/0/0', win)).toBe('stress');
  expect(judge('1/99/0/0/0/0/0', win)).toBe('privilege');
  expect(judge('1/99/1/0/0/0/0', win)).toBe('win');
  expect(judge('1/99/1/0/0/0/0', blocked)).toBe('critical');
  expect(judge('1/99/1/0/0/0/0', null)).toBeNull();
  expect(judge('1/99/1/0/0/0/0', card('status-call'))).toBeNull();
});

test('[OP-118] [OP-119] one pick with three losses is lost by time, with two by stress', () => {
  const all = event('e', {
    actions: [
      act('e-a', [
        { target: 'timeLeft', delta: -50 },
        { target: 'stress', delta: 90 },
        { target: 'privilege', delta: -5 },
      ]),
      act('e-b', [
        { target: 'stress', delta: 90 },
        { target: 'privilege', delta: -5 },
      ]),
    ],
  });
  const on = withEvents([all]);
  const state = stateOf('40/30/4/60/60/0/0', { on, card: 'e' });
  expect(pickOn(state, 'e-a', { on }).state.outcome).toBe('time');
  expect(pickOn(state, 'e-b', { on }).state.outcome).toBe('stress');
});

test('[OP-121] [OP-122] the win is lost to its own cost, and only to that', () => {
  const shown = (text: string) => stateOf(text, { card: 'port-open' });
  expect(pickOn(shown('20/30/1/60/60/0/0'), 'port-open-celebrate').state.outcome).toBe('privilege');
  expect(pickOn(shown('3/30/5/60/60/0/0'), 'port-open-celebrate').state.outcome).toBe('time');
  expect(pickOn(shown('4/30/5/60/60/0/0'), 'port-open-celebrate').state.outcome).toBe('win');
  expect(pickOn(shown('40/99/1/99/99/0/0'), 'port-open-run').state.outcome).toBe('win');
});

test('[OP-124] [OP-125] a threshold ends nothing and can be left again', () => {
  const state = stateOf('100/30/4/60/84/0/0', { card: 'port-scan-alert' });
  const over = pickOn(state, 'port-scan-alert-scanner', { rolls: new Rolls([1]) }).state;
  expect([over.security, over.outcome]).toEqual([91, null]);
  expect(weigh(content, over, 0)[slot('port-blocked')]).toBeGreaterThan(0);
  const back = { ...over, security: 84 };
  expect(weigh(content, back, 0)[slot('port-blocked')]).toBe(0);
  const paper = stateOf('100/30/4/89/60/0/0', { card: 'status-call' });
  const buried = pickOn(paper, 'status-call-mute').state;
  expect([buried.bureaucracy, buried.outcome, tickOn(buried).state.outcome]).toEqual([96, null, null]);
  expect(weigh(content, buried, 0)[slot('ticket-expired')]).toBeGreaterThan(0);
  expect(weigh(content, { ...buried, bureaucracy: 89 }, 0)[slot('ticket-expired')]).toBe(0);
});

test('[OP-127] [OP-130] [OP-131] [OP-132] the three terminals and their conditions', () => {
  const terminals = content.events.filter(({ terminal }) => terminal);
  expect(terminals.map(({ id, terminalOutcome }) => [id, terminalOutcome])).toEqual([
    ['port-open', 'win'],
    ['port-blocked', 'lose'],
    ['ticket-expired', 'lose'],
  ]);
  const said = (id: string) => card(id).conditions.map(({ param, op, value }) => `${param} ${op} ${value}`);
  expect(said('port-open')).toEqual(['privilege >= 5', 'security <= 70', 'bureaucracy <= 70', 'timeLeft > 0']);
  expect(said('port-blocked')).toEqual(['security >= 85']);
  expect(said('ticket-expired')).toEqual(['bureaucracy >= 90']);
});

test('[OP-129] effects, score and cooldowns of a terminal answer are applied first', () => {
  const done = pickOn(stateOf('50/30/5/60/60/0/10', { card: 'port-open' }), 'port-open-document');
  expect(done.state).toMatchObject({ timeLeft: 38, stress: 20, score: 80 });
  expect(entriesOf(done.state.cooldowns.events)).toEqual([[slot('port-open'), 1000 * win.cooldown]]);
  expect(done.types).toEqual([
    'actionPicked',
    'effectsApplied',
    'actionCooldownStarted',
    'eventCooldownStarted',
    'runEnded',
  ]);
});

test('[OP-133] [OP-136] the gate alone wins nothing; late wins need the quick answer', () => {
  const inside = stateOf('50/30/6/60/60/3/0', { card: 'coffee-machine' });
  expect(isGateMet(content, inside)).toBe(true);
  expect([1, 0].map((timeLeft) => isGateMet(content, { ...inside, timeLeft }))).toEqual([true, false]);
  expect(pickOn(inside, 'coffee-machine-networking').state.outcome).toBeNull();
  expect(ticks(inside, 10).outcome).toBeNull();
  const costs = win.actions.map(({ effects }) => effects.find(({ target }) => target === 'timeLeft')?.delta ?? 0);
  expect(new Set(costs).size).toBeGreaterThan(1);
});

test('[OP-137] without a card, the earliest comes from events whose conditions hold and that weigh something', () => {
  const soon = event('soon', {
    cooldown: 5,
    actions: [act('soon-a', [], { cooldown: 20 }), act('soon-b', [], { cooldown: 9 })],
  });
  const never = event('never', { cooldown: 1, conditions: [{ param: 'stress', op: '>=', value: 99 }] });
  const weightless = event('weightless', { baseWeight: 0, cooldown: 1 });
  const on = withEvents([soon, never, weightless, { ...card('hold-music') }]);
  const first = pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'soon' }), 'soon-a', { on });
  expect(first.events.at(-1)).toEqual({ type: 'noCardFound', atMs: 0, earliestMs: 5000 });
  const second = pickOn({ ...first.state, clockMs: 6000, nextTickMs: 7000, currentEventId: 'soon' }, 'soon-b', {
    on,
    atMs: 6000,
  });
  expect(second.events.at(-1)).toMatchObject({ earliestMs: 15_000 });
  expect(earliestMs(withEvents([never]), stateOf('100/30/4/60/60/0/0', { on: withEvents([never]) }))).toBeNull();
  const muted = event('muted', { weightRules: [{ param: 'stress', from: 1, to: 2, fromPm: 0, toPm: 0 }] });
  const several = withEvents([soon, muted, event('sooner', { cooldown: 3 }), event('last', { cooldown: 8 })]);
  const cooldowns = { events: Int32Array.of(0, 5000, 1, 1000, 2, 3000, 3, 8000), actions: new Int32Array(0) };
  expect(earliestMs(several, stateOf('100/30/4/60/60/0/0', { on: several, cooldowns }))).toBe(3000);
  // the lightest card counts, and so does the first of its answers
  const light = withEvents([event('light', { baseWeight: 1, cooldown: 3, actions: [act('a', []), act('b', [])] })]);
  const cooling = (events: readonly number[], actions: readonly number[]) =>
    earliestMs(
      light,
      stateOf('100/30/4/60/60/0/0', {
        on: light,
        cooldowns: { events: Int32Array.from(events), actions: Int32Array.from(actions) },
      }),
    );
  expect(cooling([0, 3000], [])).toBe(3000);
  expect(cooling([0, 3000], [0, 4000, 1, 9000])).toBe(4000);
  expect(cooling([0, 3000], [0, 9000, 1, 4000])).toBe(4000);
});

test('[OP-142] [OP-140] idle seconds count up without draws until a card is shown', () => {
  const e = event('e', { cooldown: 4 });
  const on = withEvents([e]);
  const rolls = new Rolls([1]);
  let state = pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'e' }), 'e-a', { on, rolls }).state;
  for (let n = 1; n <= 3; n++) {
    const done = tickOn(state, { on, rolls });
    expect(done.types).toEqual(['ticked', 'idleTicked']);
    expect(done.state.idleTicks).toBe(n);
    state = done.state;
  }
  expect(rolls.taken).toBe(0);
  expect(tickOn(state, { on, rolls }).state).toMatchObject({ idleTicks: 0, currentEventId: 'e' });
});

test('[OP-143] [OP-145] the filler waits two seconds, never cools and is never a good move', () => {
  const fillers = content.events.filter(({ tags }) => tags.includes('filler'));
  expect(fillers.map(({ id }) => id)).toEqual(['hold-music']);
  const [filler] = fillers;
  expect(filler!.conditions).toEqual([{ param: 'idleTicks', op: '>=', value: config.freeze.fillerAfterTicks }]);
  expect([filler!.cooldown, ...filler!.actions.map(({ cooldown }) => cooldown)]).toEqual([0, 0, 0]);
  for (const { effects, scoreImpact } of filler!.actions) {
    expect(scoreImpact).toBe(0);
    for (const { target, delta } of effects) expect(target === 'timeLeft' ? delta < 0 : delta > 0).toBe(true);
  }
  const costs = filler!.actions.map(({ effects }) => effects.map(({ target, delta }) => `${target} ${delta}`));
  expect(costs).toEqual([
    ['timeLeft -2', 'stress 1'],
    ['timeLeft -1', 'bureaucracy 2'],
  ]);
});

test('[OP-144] [OP-146] no run of clicking without delay waits longer than two seconds', () => {
  let longest = 0;
  for (const scenario of ['seven-doors', 'first-ticket', 'standard']) {
    for (const seed of seedsOf('FREEZE', 1, 60)) {
      const played = playRun(content, { scenario }, seed, 'random', { thinkTicks: 0 });
      longest = Math.max(longest, played.longestWait);
    }
  }
  expect(longest).toBe(config.freeze.fillerAfterTicks);
  expect(longest * config.clock.tickMs).toBeLessThanOrEqual(config.freeze.maxMs);
  const idle = stateOf('100/30/4/60/60/0/0');
  expect(weigh(content, idle, 0)[slot('hold-music')]).toBe(0);
});

test('[OP-148] [OP-149] [OP-150] tiers by score, the top two for winners', () => {
  const titles = config.scoreTiers.map(({ min, title, needsWin }) => [min, title, needsWin]);
  expect(titles).toEqual([
    [0, 'Ticket Ghost', false],
    [40, 'Form Filler', false],
    [75, 'Queue Regular', false],
    [105, 'Change Requester', false],
    [135, 'Rule Whisperer', true],
    [165, 'Port Authority', true],
  ]);
  const tiers = [0, 39, 40, 74, 75, 104, 105, 134].map((score) => tierOf(config, score, 'time'));
  expect(new Set(tiers).size).toBe(4);
  expect(tierOf(config, 135, 'win')).toBe('Rule Whisperer');
  expect(tierOf(config, 165, 'win')).toBe('Port Authority');
  expect([135, 400].map((score) => tierOf(config, score, 'stress'))).toEqual(['Change Requester', 'Change Requester']);
});

test('[OP-151] tiers that do not rise are refused', () => {
  const tiers = [config.scoreTiers[0]!, config.scoreTiers[3]!, config.scoreTiers[2]!];
  const found = validateFile('config', { ...config, scoreTiers: tiers }, config);
  expect(found.map(({ code }) => code)).toEqual(['S15']);
  const mins = (list: readonly number[]) =>
    validateFile(
      'config',
      { ...config, scoreTiers: list.map((min) => ({ min, title: `T${min}`, needsWin: false })) },
      config,
    ).map(({ code }) => code);
  expect([mins([0, 40, 40]), mins([1, 40]), mins([0, 40])]).toEqual([['S15'], ['S15'], []]);
});

test('[OP-153] stars: the win, the time, the score', () => {
  const stars = (text: string, outcome: 'win' | 'time') => starsOf(config, fields(text), outcome);
  expect(stars('59/0/5/0/0/0/134', 'win')).toBe(1);
  expect(stars('60/0/5/0/0/0/134', 'win')).toBe(2);
  expect(stars('59/0/5/0/0/0/135', 'win')).toBe(2);
  expect(stars('60/0/5/0/0/0/135', 'win')).toBe(3);
  expect(stars('60/0/5/0/0/0/135', 'time')).toBe(0);
});
