// The fields and what a state holds.

import { expect, test } from 'vitest';
import { applyAndClamp, applyEffects, checkLoseCondition, clampState, maximumOf } from '../../src/rules/fields.ts';
import { weigh } from '../../src/rules/selection.ts';
import { FIELDS } from '../../src/shape.ts';
import { playRun } from '../../src/solve/simulate.ts';
import { config, content, fields, pickOn, Rolls, start, stateOf, ticks, written } from '../kit.ts';

test('[OP-001] [OP-014] seven fields, integers at every moment of a run', () => {
  expect(FIELDS).toHaveLength(7);
  for (const seed of ['A', 'B', 'C']) {
    const { state } = playRun(content, { scenario: 'standard' }, seed, 'random');
    for (const field of FIELDS) expect(Number.isSafeInteger(state[field])).toBe(true);
    for (const one of [...state.env, ...state.base, ...state.cooldowns.events, ...state.cooldowns.actions]) {
      expect(Number.isSafeInteger(one)).toBe(true);
    }
    for (const key of ['clockMs', 'nextTickMs', 'idleTicks'] as const)
      expect(Number.isSafeInteger(state[key])).toBe(true);
  }
});

test('[OP-002] the clock starts within its range and never above 180', () => {
  const { min, max } = config.initRanges.timeLeft;
  for (let i = 0; i < 50; i++) {
    const { timeLeft } = start(`T-${i}`);
    expect(timeLeft).toBeGreaterThanOrEqual(min);
    expect(timeLeft).toBeLessThanOrEqual(max);
  }
  expect(max).toBeLessThanOrEqual(config.limits.startTimeMax);
  expect(config.limits.startTimeMax).toBe(180);
});

test('[OP-003] [OP-071] stress stands at 100 for any overflow, and that loses', () => {
  const full = clampState(config, { ...fields('50/140/4/60/60/0/0') });
  expect(full.stress).toBe(100);
  expect(checkLoseCondition(config, full)).toBe('stress');
  expect(checkLoseCondition(config, { ...full, stress: 99 })).toBeNull();
});

test('[OP-004] privilege has no gameplay maximum; 0 loses and 5 is the gate', () => {
  expect(clampState(config, fields('50/0/5000/0/0/0/0')).privilege).toBe(5000);
  expect(checkLoseCondition(config, fields('50/0/0/0/0/0/0'))).toBe('privilege');
  expect(config.winGate.privilegeMin).toBe(5);
});

test('[OP-005] [OP-006] the losing cards can be drawn from 90 and 85, the gate ends at 70', () => {
  const drawable = (id: string, text: string): boolean =>
    weigh(content, stateOf(text), 0)[content.events.findIndex((one) => one.id === id)]! > 0;
  expect(drawable('ticket-expired', '90/30/4/89/60/0/0')).toBe(false);
  expect(drawable('ticket-expired', '90/30/4/90/60/0/0')).toBe(true);
  expect(drawable('port-blocked', '90/30/4/60/84/0/0')).toBe(false);
  expect(drawable('port-blocked', '90/30/4/60/85/0/0')).toBe(true);
  expect(drawable('port-open', '90/30/5/70/70/0/0')).toBe(true);
  expect(drawable('port-open', '90/30/5/71/70/0/0')).toBe(false);
  expect(drawable('port-open', '90/30/5/70/71/0/0')).toBe(false);
});

test('[OP-007] influence opens late events and decides no run', () => {
  const count = (influence: number): number =>
    weigh(content, stateOf(`90/30/4/60/60/${influence}/0`), 0).filter((weight) => weight > 0).length;
  expect(count(5)).toBeGreaterThan(count(0));
  for (const influence of [0, 999])
    expect(checkLoseCondition(config, fields(`50/30/4/60/60/${influence}/0`))).toBeNull();
});

test('[OP-008] [OP-009] [OP-147] score grows by scoreImpact alone and moves nothing else', () => {
  const state = stateOf('100/30/4/60/60/0/10', { card: 'status-call' });
  expect(pickOn(state, 'status-call-own').state.score).toBe(10 + 7);
  expect(ticks(state, 5).score).toBe(10);
  for (const { id: shown, actions } of content.events) {
    for (const { id, scoreImpact } of actions) {
      const from = stateOf('100/30/9/30/30/9/200', { card: shown });
      expect([id, pickOn(from, id).state.score]).toEqual([id, 200 + scoreImpact]);
    }
  }
  const poor = weigh(content, stateOf('100/30/5/60/60/2/0'), 0);
  const rich = weigh(content, stateOf('100/30/5/60/60/2/900'), 0);
  expect(rich).toEqual(poor);
  const a = pickOn(state, 'status-call-own', { rolls: new Rolls([123]) }).state;
  const b = pickOn({ ...state, score: 500 }, 'status-call-own', { rolls: new Rolls([123]) }).state;
  expect({ ...b, score: a.score }).toEqual(a);
});

test('[OP-010] [OP-011] [OP-012] a state holds what the ledger lists, running or over', () => {
  const state = start('KEYS');
  expect(Object.keys(state).sort()).toEqual(
    [
      ...FIELDS,
      'scenario',
      'phase',
      'outcome',
      'finalEventId',
      'currentEventId',
      'clockMs',
      'nextTickMs',
      'idleTicks',
      'cooldowns',
      'base',
      'env',
    ].sort(),
  );
  expect([state.phase, state.outcome, state.finalEventId]).toEqual(['running', null, null]);
  const ends = (text: string, card: string, id: string) => pickOn(stateOf(text, { card }), id).state;
  expect(ticks(stateOf('1/30/4/60/60/0/0', { card: 'status-call' }), 1)).toMatchObject({
    outcome: 'time',
    finalEventId: null,
  });
  expect(ends('90/95/4/60/60/0/0', 'status-call', 'status-call-own')).toMatchObject({
    outcome: 'stress',
    finalEventId: 'status-call',
  });
  expect(ends('90/30/1/60/60/0/0', 'status-call', 'status-call-conflict').outcome).toBe('privilege');
  expect(ends('90/30/4/60/90/0/0', 'port-blocked', 'port-blocked-accept').outcome).toBe('critical');
  expect(ends('90/30/5/60/60/0/0', 'port-open', 'port-open-run').outcome).toBe('win');
  for (let i = 0; i < 40; i++) {
    const { state: end } = playRun(content, { scenario: 'standard' }, `P-${i}`, 'random');
    expect(end.phase).toBe('over');
    expect(['time', 'stress', 'privilege', 'critical', 'win']).toContain(end.outcome);
  }
});

test('[OP-013] [OP-022] content in use and env modifiers stay what they were at the start', () => {
  const begun = start('FIXED');
  const { env, base } = begun;
  const [envThen, baseThen] = [Array.from(env), Array.from(base)];
  const first = begun.currentEventId!;
  const id = content.events.find((one) => one.id === first)!.actions[0]!.id;
  const after = ticks(pickOn(begun, id).state, 3);
  expect([Array.from(after.env), Array.from(after.base)]).toEqual([envThen, baseThen]);
});

test('[OP-015] counters are held at 999 999', () => {
  const most = config.limits.counterMax;
  expect(most).toBe(999_999);
  const full = applyAndClamp(config, fields(`${most}/0/${most}/0/0/${most}/${most}`), [
    { target: 'timeLeft', delta: 5 },
    { target: 'privilege', delta: 5 },
    { target: 'influence', delta: 5 },
    { target: 'score', delta: 5 },
  ]);
  expect(written(full)).toBe(`${most}/0/${most}/0/0/${most}/${most}`);
  expect(maximumOf(config, 'score')).toBe(most);
});

test('[OP-064] the order of a list of effects cannot change the result', () => {
  const list = [
    { target: 'stress', delta: 30 },
    { target: 'privilege', delta: -9 },
    { target: 'security', delta: 50 },
  ] as const;
  const from = fields('50/90/4/60/60/0/0');
  expect(applyAndClamp(config, from, list)).toEqual(applyAndClamp(config, from, list.toReversed()));
  const split = [
    { target: 'stress', delta: 30 },
    { target: 'stress', delta: -25 },
  ] as const;
  expect(applyAndClamp(config, from, split).stress).toBe(95);
  expect(applyEffects(from, split).stress).toBe(95);
});

test('[OP-065] [OP-066] [OP-067] every field has its clamp', () => {
  const low = clampState(config, fields('-5/-5/-5/-5/-5/-5/-5'));
  expect(written(low)).toBe('0/0/0/0/0/0/0');
  const high = clampState(config, fields('500/500/500/500/500/500/500'));
  expect(written(high)).toBe('500/100/500/100/100/500/500');
});

test('[OP-068] influence cannot fall below 0, and the answer stays pickable', () => {
  const state = stateOf('100/30/4/60/60/0/0', { card: 'admin-owes-you' });
  const done = pickOn(state, 'admin-owes-you-collect');
  expect(done.state.influence).toBe(0);
  expect(done.events.find(({ type }) => type === 'effectsApplied')).toMatchObject({
    changes: expect.arrayContaining([{ target: 'influence', requested: -1, applied: 0 }]),
  });
});

test('[OP-069] gained time is added in full above the start value', () => {
  const state = stateOf('178/30/5/50/60/0/0', { card: 'manager-buys-time' });
  expect(pickOn(state, 'manager-buys-time-use').state.timeLeft).toBe(178 + 28);
});
