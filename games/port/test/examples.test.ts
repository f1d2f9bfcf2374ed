// The ledger's worked examples, number for number.

import { diceOf, digestOf, type Stream } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../src/actions.ts';
import { actionExpiry, entriesOf, eventExpiry, isActionOnCooldown, isEventOnCooldown } from '../src/cooldownManager.ts';
import { answerSlotOf } from '../src/eventEngine.ts';
import { outlook } from '../src/forecast.ts';
import { legal } from '../src/legal.ts';
import { carryFrom, frameOf } from '../src/level.ts';
import { summary } from '../src/odds.ts';
import { counterBound, gainSum, longestRun } from '../src/reach.ts';
import { refuse } from '../src/refuse.ts';
import { starsOf, tierOf } from '../src/score.ts';
import { effectiveWeight, isEligible, totalOf, weigh, weightedRandomPick } from '../src/selectionEngine.ts';
import { ENV, INIT, setup } from '../src/setup.ts';
import type { Card, State } from '../src/shape.ts';
import {
  act,
  answer,
  BASICS,
  card,
  config,
  content,
  event,
  fields,
  only,
  pickOn,
  Rolls,
  slot,
  stateOf,
  tickOn,
  ticks,
  withEvents,
  written,
} from './kit.ts';

const button = (id: string): number => {
  const found = content.events.find(({ actions }) => actions.some((one) => one.id === id))!;
  return answerSlotOf(content, found, answer(id));
};

test('[OP-257] [OP-072] example 1: harden, stamps and clamp', () => {
  const state = stateOf('60/40/4/60/50/1/10', { card: 'port-scan-alert', clockMs: 12_400 });
  const done = pickOn(state, 'port-scan-alert-harden');
  expect(written(done.state)).toBe('40/40/4/60/35/1/22');
  expect(eventExpiry(done.state.cooldowns, slot('port-scan-alert'))).toBe(42_400);
  expect(actionExpiry(done.state.cooldowns, button('port-scan-alert-harden'))).toBe(48_400);
  expect(done.types).toEqual([
    'actionPicked',
    'effectsApplied',
    'actionCooldownStarted',
    'eventCooldownStarted',
    'cardShown',
  ]);
  const low = pickOn({ ...state, security: 10 }, 'port-scan-alert-harden');
  expect(low.state.security).toBe(0);
  const applied = low.events.find(({ type }) => type === 'effectsApplied');
  expect(applied).toMatchObject({
    changes: [
      { target: 'timeLeft', requested: -20, applied: -20 },
      { target: 'security', requested: -15, applied: -10 },
      { target: 'score', requested: 12, applied: 12 },
    ],
  });
});

test('[OP-077] [OP-086] [OP-057] example 2: the expiry boundary', () => {
  const picked = pickOn(stateOf('90/40/4/60/50/1/10', { card: 'port-scan-alert' }), 'port-scan-alert-harden').state;
  const at = slot('port-scan-alert');
  expect(isEventOnCooldown(picked.cooldowns, at, 29_999)).toBe(true);
  expect(isEventOnCooldown(picked.cooldowns, at, 30_000)).toBe(false);
  const again: State = { ...picked, currentEventId: 'port-scan-alert', clockMs: 31_000, nextTickMs: 32_000 };
  const harden = button('port-scan-alert-harden');
  expect(isActionOnCooldown(again.cooldowns, harden, 31_000)).toBe(true);
  for (const other of ['port-scan-alert-confess', 'port-scan-alert-scanner']) {
    expect(isActionOnCooldown(again.cooldowns, button(other), 31_000)).toBe(false);
  }
  const late: State = { ...again, clockMs: 35_000, nextTickMs: 36_000 };
  const refusals = refuse(content, late, [pickAt(35_999, 'port-scan-alert', 'port-scan-alert-harden')]);
  expect(refusals.map(({ code }) => code)).toEqual(['action-cooling']);
  expect(refusals[0]!.why).toContain('36000');
  const ready: State = { ...again, clockMs: 36_000, nextTickMs: 37_000 };
  expect(refuse(content, ready, [pickAt(36_000, 'port-scan-alert', 'port-scan-alert-harden')])).toEqual([]);
});

test('[OP-109] [OP-110] example 3: the weighted draw', () => {
  const draw = (weights: readonly number[], roll: number): number =>
    weightedRandomPick(weights, () => new Rolls([roll]))!.index;
  const weights = [10_000, 8000, 12_000];
  expect([1, 10_000, 10_001, 18_000, 18_001, 30_000].map((roll) => draw(weights, roll))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([10_000, 10_001, 22_000].map((roll) => draw([10_000, 0, 12_000], roll))).toEqual([0, 2, 2]);
});

test('[OP-096] [OP-100] [OP-101] [OP-102] example 4: state and env modifiers', () => {
  const weight = (id: string, more: Partial<State>, env = 1000): number =>
    effectiveWeight(config, card(id), { ...fields('100/30/5/60/60/0/0'), ...more }, card(id).baseWeight, env);
  expect(weight('port-scan-alert', { security: 40 })).toBe(5600);
  expect(weight('port-scan-alert', { security: 62 })).toBe(10_388);
  expect([800, 1137, 1200].map((env) => weight('port-scan-alert', { security: 62 }, env))).toEqual([
    8310, 11_811, 12_465,
  ]);
  expect([85, 100].map((security) => weight('port-scan-alert', { security }))).toEqual([15_400, 15_400]);
  const gate = [
    [5, 0, 5850],
    [5, 1, 10_933],
    [6, 2, 19_227],
    [7, 3, 29_575],
    [9, 6, 52_000],
  ] as const;
  for (const [privilege, influence, expected] of gate) {
    expect(weight('port-open', { privilege, influence })).toBe(expected);
  }
  expect(weight('deadline-extended', { bureaucracy: 40 })).toBe(8958);
  expect([85, 90, 100].map((security) => weight('port-blocked', { security }))).toEqual([24_000, 48_000, 96_000]);
});

test('[OP-118] [OP-119] [OP-060] example 5: priority of losses', () => {
  const lose = (text: string, id: string) => {
    const rolls = new Rolls([]);
    const { state } = pickOn(stateOf(text, { card: 'status-call' }), id, { rolls });
    expect(rolls.taken).toBe(0);
    return [written(state), state.outcome];
  };
  expect(lose('3/95/4/60/60/0/5', 'status-call-own')).toEqual(['0/100/5/60/60/0/12', 'time']);
  expect(lose('4/95/4/60/60/0/5', 'status-call-own')).toEqual(['1/100/5/60/60/0/12', 'stress']);
  expect(lose('4/3/1/60/60/0/5', 'status-call-conflict')).toEqual(['3/0/0/60/60/0/5', 'privilege']);
});

test('[OP-121] [OP-122] example 6: winning against the clock', () => {
  const open = (time: number, id: string) => {
    const { state } = pickOn(stateOf(`${time}/50/5/70/70/0/50`, { card: 'port-open' }), id);
    return [written(state), state.outcome];
  };
  expect(open(13, 'port-open-document')).toEqual(['1/40/5/70/70/0/120', 'win']);
  expect(open(12, 'port-open-document')).toEqual(['0/40/5/70/70/0/120', 'time']);
  expect(open(2, 'port-open-run')).toEqual(['1/50/5/70/75/0/95', 'win']);
  expect(open(1, 'port-open-run')[1]).toBe('time');
});

test('[OP-120] [OP-135] example 7: the losing card', () => {
  const blocked = stateOf('50/3/3/60/88/0/50', { card: 'port-blocked' });
  const accepted = pickOn(blocked, 'port-blocked-accept').state;
  expect([written(accepted), accepted.outcome]).toEqual(['50/0/3/60/88/0/52', 'critical']);
  const short = { ...blocked, timeLeft: 5 };
  expect(pickOn(short, 'port-blocked-writing').state.outcome).toBe('time');
  expect(ticks(short, 4).outcome).toBeNull();
  expect(ticks(short, 5).outcome).toBe('time');
});

const FREEZE = [
  'request-form-attached',
  'status-call-mute',
  'approver-on-leave-await',
  'security-questionnaire-clarify',
  'coffee-machine-espresso',
  'diagram-request-boxes',
  'change-window-lunch',
] as const;

/** The seven picks of example 8, on content with or without the filler. */
const frozen = (ids: readonly string[]) => {
  const on = only(ids);
  const rolls = new Rolls(Array.from({ length: 9 }, () => 5000));
  let state = stateOf('180/20/4/40/40/0/0', { on });
  const first = weightedRandomPick(weigh(on, state, 0), () => rolls)!;
  expect(first.total).toBe(70_000);
  state.currentEventId = on.events[first.index]!.id;
  let last: ReturnType<typeof pickOn> | null = null;
  FREEZE.forEach((id, i) => {
    last = pickOn(state, id, { atMs: i * 100, rolls, on });
    state = last.state;
  });
  return { on, rolls, state, last: last! as ReturnType<typeof pickOn> };
};

test('[OP-138] [OP-139] [OP-049] [OP-140] example 8: the freeze regression', () => {
  const { on, rolls, state, last } = frozen(BASICS);
  expect(rolls.totals).toEqual([70_000, 60_000, 50_000, 40_000, 30_000, 20_000, 10_000]);
  expect(written(state)).toBe('169/1/4/81/50/0/7');
  const expiries = BASICS.map((id) => eventExpiry(state.cooldowns, slot(id, on)));
  expect(expiries).toEqual([30_000, 28_100, 32_200, 33_300, 25_400, 35_500, 34_600]);
  expect(last.events.at(-1)).toEqual({ type: 'noCardFound', atMs: 600, earliestMs: 25_400 });
  expect(rolls.taken).toBe(7);
  let here = state;
  for (let n = 1; n <= 25; n++) {
    const done = tickOn(here, { rolls, on });
    expect(done.types).toEqual(['ticked', 'idleTicked']);
    here = done.state;
  }
  expect(rolls.taken).toBe(7);
  const shown = tickOn(here, { rolls, on });
  expect(shown.state).toMatchObject({ currentEventId: 'coffee-machine', clockMs: 26_000, timeLeft: 143 });
  expect(rolls.taken).toBe(8);
  expect(rolls.totals.at(-1)).toBe(10_000);
});

test('[OP-142] [OP-144] [OP-146] example 9: the same with the filler', () => {
  const { on, rolls, state } = frozen([...BASICS, 'hold-music']);
  const one = tickOn(state, { rolls, on }).state;
  expect(one).toMatchObject({ idleTicks: 1, currentEventId: null });
  const two = tickOn(one, { rolls, on }).state;
  expect(two).toMatchObject({ idleTicks: 0, currentEventId: 'hold-music', timeLeft: 167, clockMs: 2000 });
  expect(two.clockMs - 600).toBe(1400);
});

test('[OP-037] [OP-038] [OP-039] [OP-052] example 10: clock refusals', () => {
  const state = stateOf('100/30/4/60/60/0/0', { card: 'status-call', clockMs: 5000 });
  expect(state.nextTickMs).toBe(6000);
  const before = digestOf(state);
  const codes = (atMs: number, id = 'status-call', on: State = state): readonly string[] =>
    refuse(content, on, [pickAt(atMs, id, `${id}-mute`)]).map(({ code }) => code);
  expect(codes(5000)).toEqual([]);
  expect(codes(5999)).toEqual([]);
  expect(codes(6000)).toEqual(['tick-due']);
  expect(codes(4999)).toEqual(['time-backwards']);
  const early = refuse(content, state, [tickAt(5500)]);
  expect(early[0]).toMatchObject({ code: 'tick-misaligned' });
  expect(early[0]!.why).toContain('6000');
  expect(codes(5000.5)).toEqual(['not-integer']);
  expect(codes(6000, 'coffee-machine')).toEqual(['tick-due', 'wrong-card']);
  const over: State = { ...state, phase: 'over', outcome: 'time', currentEventId: null };
  expect(codes(6000, 'coffee-machine', over)).toEqual(['not-running']);
  expect(digestOf(state)).toBe(before);
});

test('[OP-087] [OP-092] example 11: all actions cooling', () => {
  const e = event('e', { cooldown: 10, actions: [act('e-a', [], { cooldown: 60 }), act('e-b', [], { cooldown: 60 })] });
  const on = withEvents([e]);
  const first = pickOn(stateOf('180/20/4/40/40/0/0', { on, card: 'e' }), 'e-a', { on }).state;
  const second = pickOn({ ...first, clockMs: 10_000, nextTickMs: 11_000, currentEventId: 'e' }, 'e-b', {
    on,
    atMs: 10_000,
  }).state;
  expect(isEligible(e, 0, first, 10_000)).toBe(true);
  expect(isEventOnCooldown(second.cooldowns, 0, 20_000)).toBe(false);
  expect(isEligible(e, 0, second, 59_999)).toBe(false);
  expect(isEligible(e, 0, second, 60_000)).toBe(true);
  expect(isActionOnCooldown(second.cooldowns, 1, 60_000)).toBe(true);
});

test('[OP-209] [OP-210] [OP-211] example 12: forecast on four events', () => {
  const a = event('a', {
    actions: [act('a-x', [{ target: 'security', delta: -15 }]), act('a-y', [{ target: 'security', delta: 9 }])],
  });
  const rules = card('port-scan-alert').weightRules!;
  const at = (id: string, op: '>=' | '<=', value: number, more: Partial<Card>): Card =>
    event(id, { conditions: [{ param: 'security', op, value }], ...more });
  const on = withEvents([
    a,
    at('b', '>=', 40, { baseWeight: 7, weightRules: rules }),
    at('c', '<=', 70, { baseWeight: 5 }),
    at('d', '<=', 45, { baseWeight: 3 }),
  ]);
  const state = stateOf('100/30/4/60/62/0/0', { on, card: 'a', env: Int32Array.of(1000, 1137, 810, 1200) });
  const x = outlook(on, state, 'a-x')!;
  expect(x.after.security).toBe(47);
  expect(x.cards.map(({ eventId, weight, pm }) => [eventId, weight, pm])).toEqual([
    ['b', 8094, 667],
    ['c', 4050, 333],
  ]);
  expect(x.total).toBe(12_144);
  const y = outlook(on, state, 'a-y')!;
  expect(y.cards.map(({ eventId, weight, pm }) => [eventId, weight, pm])).toEqual([['b', 14_039, 1000]]);
});

/** clock, pick, state after, total, roll, next card */
const GOLDEN = [
  [0, 'status-call-own', '172/40/5/74/66/0/7', 211_171, 123_171, 'cab-meeting'],
  [5000, 'cab-meeting-present', '162/53/5/62/66/1/17', 213_719, 65_628, 'port-scan-alert'],
  [10_000, 'port-scan-alert-harden', '137/53/5/62/51/1/29', 202_803, 35_000, 'coffee-machine'],
  [15_000, 'coffee-machine-networking', '129/59/5/62/51/2/33', 223_399, 140_413, 'lunch-at-desk'],
  [20_000, 'lunch-at-desk-break', '118/45/5/62/51/2/36', 202_484, 194_470, 'port-open'],
] as const;

test('[OP-187] [OP-190] [OP-148] [OP-153] example 13: the golden run', () => {
  const rolls = new Rolls([15_000, ...GOLDEN.map(([, , , , roll]) => roll)]);
  let state = stateOf('175/27/4/74/66/0/0');
  const weights = weigh(content, state, 0);
  expect(weights.filter((weight) => weight > 0)).toHaveLength(35);
  expect(totalOf(weights)).toBe(215_171);
  const first = weightedRandomPick(weights, () => rolls)!;
  state.currentEventId = content.events[first.index]!.id;
  expect(state.currentEventId).toBe('status-call');
  for (const [clock, id, after, total, , next] of GOLDEN) {
    expect(state.clockMs).toBe(clock);
    const done = pickOn(state, id, { rolls });
    expect(written(done.state)).toBe(after);
    expect(rolls.totals.at(-1)).toBe(total);
    expect(done.state.currentEventId).toBe(next);
    state = ticks(done.state, config.relaxed.thinkTicks);
  }
  expect(state.clockMs).toBe(25_000);
  const end = pickOn(state, 'port-open-document', { rolls }).state;
  expect([written(end), end.outcome]).toEqual(['101/35/5/62/51/2/106', 'win']);
  expect(rolls.taken).toBe(6);
  expect(tierOf(config, end.score, 'win')).toBe('Change Requester');
  expect(starsOf(config, end, 'win')).toBe(2);
  const live = entriesOf(end.cooldowns.events).map(([at, ms]) => [content.events[at]!.id, ms]);
  expect(Object.fromEntries(live)).toEqual({
    'status-call': 28_000,
    'cab-meeting': 55_000,
    'port-scan-alert': 40_000,
    'coffee-machine': 40_000,
    'lunch-at-desk': 70_000,
    'port-open': 85_000,
  });
});

test('[OP-133] [OP-105] example 14: forecast in the gate', () => {
  const weights = weigh(content, stateOf('120/45/6/64/58/2/60'), 0);
  const of = (id: string): number => weights[slot(id)]!;
  expect(weights.filter((weight) => weight > 0)).toHaveLength(42);
  expect(totalOf(weights)).toBe(259_502);
  expect([of('port-open'), of('manager-buys-time'), of('port-scan-alert'), of('status-call')]).toEqual([
    19_227, 7200, 9520, 10_000,
  ]);
  expect(Math.round((of('port-open') * 1000) / totalOf(weights))).toBe(74);
});

test('[OP-194] [OP-195] example 15: shift carry-over', () => {
  expect(carryFrom(content, { stress: 61, influence: 5 })).toEqual({ stress: 7, influence: 2 });
  expect(carryFrom(content, { stress: 100, influence: 0 }).stress).toBe(10);
  expect(carryFrom(content, { stress: 7, influence: 1 })).toEqual({ stress: 0, influence: 0 });
  const plain = setup(content, { scenario: 'standard' }, diceOf('SHIFT-2'));
  const carried = setup(content, { scenario: 'standard', carry: { stress: 7, influence: 2 } }, diceOf('SHIFT-2'));
  expect(written(carried)).toBe(written({ ...plain, stress: plain.stress + 7, influence: plain.influence + 2 }));
});

test('[OP-017] [OP-018] [OP-020] example 16: the start draws', () => {
  const draws = [7, 0, 1, 10, 5, 0, 0];
  const asked: number[] = [];
  const init = {
    range: (from: number, to: number) => from + draws[asked.push(to - from + 1) - 1]!,
  };
  const env = { range: (from: number) => from + 137 };
  const real = diceOf('X');
  const dice = {
    seed: 'X',
    stream: (name: string) =>
      (name === INIT ? init : name.startsWith(ENV) ? env : real.stream(name)) as unknown as Stream,
    fork: () => dice,
    save: () => ({}),
  };
  const state = setup(content, { scenario: 'standard' }, dice);
  expect(written(state)).toBe('175/22/4/80/67/0/0');
  expect(asked).toEqual([13, 11, 2, 11, 11, 2, 1]);
  expect(new Set(state.env)).toEqual(new Set([937]));
});

test('[OP-374] [OP-083] [OP-057] example 17: legal stamps', () => {
  const picked = pickOn(
    stateOf('170/40/4/60/50/1/10', { card: 'port-scan-alert', clockMs: 12_400 }),
    'port-scan-alert-harden',
  );
  const shown = (clockMs: number): State => ({
    ...picked.state,
    currentEventId: 'port-scan-alert',
    clockMs,
    nextTickMs: clockMs + 1000,
  });
  const said = (state: State) =>
    legal(content, state, []).map((one) =>
      one.type === 'tick' ? `tick ${one.atMs}` : `${one.actionId.split('-').at(-1)} ${one.atMs}`,
    );
  expect(said(shown(47_000))).toEqual(['confess 47000', 'scanner 47000', 'tick 48000']);
  expect(said(shown(48_000))).toEqual(['harden 48400', 'confess 48000', 'scanner 48000', 'tick 49000']);
  const harden = (atMs: number) =>
    refuse(content, shown(48_000), [pickAt(atMs, 'port-scan-alert', 'port-scan-alert-harden')]).map((one) => one.code);
  expect(harden(48_399)).toEqual(['action-cooling']);
  expect(harden(48_400)).toEqual([]);
});

test('[OP-304] [OP-318] example 18: bounds of the lint', () => {
  expect(gainSum(content)).toBe(320 + 374 + 250);
  expect(longestRun(content)).toBe(4500);
  expect([
    counterBound(content, 'privilege'),
    counterBound(content, 'influence'),
    counterBound(content, 'score'),
  ]).toEqual([1881, 2896, 49_628]);
});

test('[OP-222] example 19: odds in per mille', () => {
  const said = summary(null, { win: 281, time: 96, stress: 20, privilege: 1, critical: 2 });
  expect(said.pm).toEqual({ win: 703, time: 240, stress: 50, privilege: 2, critical: 5 });
  expect(said.margin).toBe(46);
  expect(summary(null, { win: 200, time: 200, stress: 0, privilege: 0, critical: 0 }).margin).toBe(50);
});

test('[OP-106] [OP-107] example 20: scenario scaling', () => {
  const base = (scenario: string, id: string): number => frameOf(content, { scenario }).base[slot(id)]!;
  expect([base('year-end-freeze', 'port-scan-alert'), base('year-end-freeze', 'security-questionnaire')]).toEqual([
    9, 13,
  ]);
  expect(['siem-rule', 'excel-firewall', 'port-blocked'].map((id) => base('audit-season', id))).toEqual([6, 4, 24]);
  expect(base('well-connected', 'ciso-elevator')).toBe(7);
  expect(base('friday-release', 'change-freeze')).toBe(8);
  const idle = withEvents([
    event('x', { baseWeight: 0, tags: ['paper'] }),
    event('y', { baseWeight: 1, tags: ['paper'] }),
  ]);
  expect([...frameOf(idle, { scenario: 'form-reform' }).base]).toEqual([0, 1]);
});
