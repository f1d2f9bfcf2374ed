// The ledger's worked examples of a pick, number for number: what it changes, and when it ends the run.

import { expect, test } from 'vitest';
import { actionExpiry, eventExpiry } from '../../src/rules/cooldowns.ts';
import { buttonSlot, pickOn, Rolls, slot, stateOf, ticks, written } from '../kit.ts';

test('[OP-257] [OP-072] example 1: harden, stamps and clamp', () => {
  const state = stateOf('60/40/4/60/50/1/10', { card: 'port-scan-alert', clockMs: 12_400 });
  const done = pickOn(state, 'port-scan-alert-harden');
  expect(written(done.state)).toBe('40/40/4/60/35/1/22');
  expect(eventExpiry(done.state.cooldowns, slot('port-scan-alert'))).toBe(42_400);
  expect(actionExpiry(done.state.cooldowns, buttonSlot('port-scan-alert-harden'))).toBe(48_400);
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
