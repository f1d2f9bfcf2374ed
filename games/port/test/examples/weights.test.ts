// The ledger's worked examples of the draw, number for number: weights, what comes next, odds, the lint's bounds.

import { expect, test } from 'vitest';
import { counterBound, gainSum, longestRun } from '../../src/authoring/reach.ts';
import { outlook } from '../../src/forecast/forecast.ts';
import { summary } from '../../src/forecast/odds.ts';
import { frameOf } from '../../src/params.ts';
import { effectiveWeight, totalOf, weigh, weightedRandomPick } from '../../src/rules/selection.ts';
import type { Card, State } from '../../src/shape.ts';
import { act, card, config, content, event, fields, Rolls, slot, stateOf, withEvents } from '../kit.ts';

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
    [5, 0, 27_000],
    [5, 1, 50_460],
    [6, 2, 88_740],
    [7, 3, 136_500],
    [9, 6, 240_000],
  ] as const;
  for (const [privilege, influence, expected] of gate) {
    expect(weight('port-open', { privilege, influence })).toBe(expected);
  }
  expect(weight('deadline-extended', { bureaucracy: 40 })).toBe(8958);
  expect([85, 90, 100].map((security) => weight('port-blocked', { security }))).toEqual([24_000, 48_000, 96_000]);
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

test('[OP-133] [OP-105] example 14: forecast in the gate', () => {
  const weights = weigh(content, stateOf('120/45/6/64/58/2/60'), 0);
  const of = (id: string): number => weights[slot(id)]!;
  expect(weights.filter((weight) => weight > 0)).toHaveLength(45);
  expect(totalOf(weights)).toBe(565_015);
  expect([of('port-open'), of('manager-buys-time'), of('port-scan-alert'), of('status-call')]).toEqual([
    88_740, 7200, 9520, 10_000,
  ]);
  expect(Math.round((of('port-open') * 1000) / totalOf(weights))).toBe(157);
});

test('[OP-304] [OP-318] example 18: bounds of the lint', () => {
  expect(gainSum(content)).toBe(320 + 374 + 250);
  expect(longestRun(content)).toBe(4500);
  expect([
    counterBound(content, 'privilege'),
    counterBound(content, 'influence'),
    counterBound(content, 'score'),
  ]).toEqual([3012, 6035, 86_455]);
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
