// Eligibility, weights and the draw.

import { diceOf, digestOf, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt } from '../../src/actions.ts';
import { game as port } from '../../src/index.ts';
import { scaledBase } from '../../src/params.ts';
import { refuse } from '../../src/refuse.ts';
import { isActionOnCooldown, isEventOnCooldown } from '../../src/rules/cooldowns.ts';
import {
  answerSlot,
  effectiveWeight,
  evaluateCondition,
  evaluateConditions,
  isRemembered,
  rulePm,
  stateModifierPm,
  totalOf,
  weigh,
  weightedRandomPick,
} from '../../src/rules/selection.ts';
import { compile } from '../../src/rules/table.ts';
import type { Op } from '../../src/shape.ts';
import {
  canCome,
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

const readings = { ...fields('100/30/4/60/40/2/0'), idleTicks: 0 };

test('[OP-087] eligible: conditions, free event, one free answer', () => {
  const at = slot('port-scan-alert');
  expect(canCome(content, at, stateOf('90/30/4/60/39/0/0'), 0)).toBe(false);
  const open = stateOf('90/30/4/60/40/0/0', { card: 'port-scan-alert' });
  expect(canCome(content, at, open, 0)).toBe(true);
  const cooling = pickOn({ ...open, security: 90 }, 'port-scan-alert-confess').state;
  expect(canCome(content, at, cooling, 29_999)).toBe(false);
  expect(canCome(content, at, cooling, 30_000)).toBe(true);
});

test('[OP-088] [OP-089] conditions are joined by AND; none at all always holds', () => {
  const low = { param: 'security', op: '>=', value: 40 } as const;
  const high = { param: 'security', op: '>=', value: 41 } as const;
  expect([evaluateCondition(readings, low), evaluateCondition(readings, high)]).toEqual([true, false]);
  expect([[low], [low, high], []].map((list) => evaluateConditions(readings, list))).toEqual([true, false, true]);
});

test('[OP-090] [OP-091] six operators over seven parameters', () => {
  const table: readonly (readonly [Op, boolean, boolean, boolean])[] = [
    ['>=', true, true, false],
    ['<=', false, true, true],
    ['>', true, false, false],
    ['<', false, false, true],
    ['==', false, true, false],
    ['!=', true, false, true],
  ];
  for (const [op, ...expected] of table) {
    expect([39, 40, 41].map((value) => evaluateCondition(readings, { param: 'security', op, value }))).toEqual(
      expected,
    );
  }
  const params = { timeLeft: 100, stress: 30, privilege: 4, bureaucracy: 60, security: 40, influence: 2, idleTicks: 0 };
  for (const [param, value] of Object.entries(params)) {
    expect(evaluateCondition(readings, { param: param as keyof typeof params, op: '==', value })).toBe(true);
  }
});

test('[OP-093] [OP-134] a shown card stays when its conditions stop holding', () => {
  const on = withEvents([event('early', { conditions: [{ param: 'timeLeft', op: '>=', value: 100 }] })]);
  const shown = stateOf('100/30/4/60/60/0/0', { on, card: 'early' });
  const later = tickOn(shown, { on }).state;
  expect(later.currentEventId).toBe('early');
  for (const id of ['early-a', 'early-b']) expect(refuse(on, later, [pickAt(1500, 'early', id)])).toEqual([]);
  expect(pickOn(later, 'early-b', { on }).state.clockMs).toBe(1000);
  const outside = ticks(stateOf('100/30/4/75/75/0/0', { card: 'port-open' }), 3);
  expect(outside.currentEventId).toBe('port-open');
  expect(pickOn(outside, 'port-open-run').state.outcome).toBe('win');
});

test('[OP-095] the card just answered is not left out by its name', () => {
  const on = withEvents([event('again', { cooldown: 0 })]);
  expect(pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'again' }), 'again-a', { on }).state.currentEventId).toBe(
    'again',
  );
});

test('[OP-094] terminal cards go through the same filter, weights and draw', () => {
  const plain = event('p', { conditions: card('port-blocked').conditions, baseWeight: 24 });
  const final = { ...plain, id: 't', terminal: true, terminalOutcome: 'lose' as const };
  const on = withEvents([plain, final]);
  for (const security of [84, 85, 100]) {
    const weights = weigh(on, stateOf(`90/30/4/60/${security}/0/0`, { on }), 0);
    expect(weights[0]).toBe(weights[1]);
    expect(weights[0]! > 0).toBe(security >= 85);
  }
});

test('[OP-097] [OP-098] base weight 10 at 1000 and 1000 weighs 10 000', () => {
  const plain = event('e');
  expect(effectiveWeight(config, plain, readings, 10, 1000)).toBe(10_000);
  expect(stateModifierPm(config, plain, readings)).toBe(1000);
  expect(effectiveWeight(config, plain, readings, 10, 801)).toBe(8010);
});

test('[OP-099] [OP-103] one switch gives every event the modifier 1000', () => {
  const off = { ...config, stateModifier: { ...config.stateModifier, enabled: false } };
  for (const one of content.events) expect(stateModifierPm(off, one, fields('100/90/9/95/95/6/0'))).toBe(1000);
  expect(stateModifierPm(config, card('port-open'), fields('100/90/9/60/60/6/0'))).toBe(4000);
  const plain = event('plain');
  const on = withEvents([plain]);
  for (const text of ['1/0/1/0/0/0/0', '180/99/9/99/99/9/900'])
    expect(weigh(on, stateOf(text, { on, envPm: 1137 }), 0)).toEqual([11_370]);
});

test('[OP-100] a rule is a line between two points, truncated toward zero', () => {
  const up = { param: 'stress', from: 10, to: 13, fromPm: 1000, toPm: 1010 } as const;
  expect([0, 10, 11, 12, 13, 99].map((value) => rulePm(up, value))).toEqual([1000, 1000, 1003, 1006, 1010, 1010]);
  const down = { ...up, fromPm: 1010, toPm: 1000 };
  expect([11, 12].map((value) => rulePm(down, value))).toEqual([1007, 1004]);
});

test('[OP-101] [OP-102] rules multiply, rounded down each time, and stop at the maximum', () => {
  const rules = [
    { param: 'stress', from: 0, to: 1, fromPm: 333, toPm: 333 },
    { param: 'security', from: 0, to: 1, fromPm: 333, toPm: 333 },
    { param: 'influence', from: 0, to: 1, fromPm: 4000, toPm: 4000 },
  ] as const;
  const e = event('e', { weightRules: rules });
  expect(stateModifierPm(config, e, readings)).toBe(Math.floor((Math.floor((333 * 333) / 1000) * 4000) / 1000));
  const high = event('h', { weightRules: [rules[2], { ...rules[2], param: 'privilege' }] });
  expect(stateModifierPm(config, high, readings)).toBe(config.stateModifier.maxPm);
  // Clamped at the end alone, and at both ends.
  const back = event('b', { weightRules: [...high.weightRules!, { ...rules[0], fromPm: 100, toPm: 100 }] });
  expect(stateModifierPm(config, back, readings)).toBe(1600);
  const floor = { ...config, stateModifier: { ...config.stateModifier, minPm: 500 } };
  expect(stateModifierPm(floor, event('f', { weightRules: [rules[0]] }), readings)).toBe(500);
});

test('[OP-104] danger rises by data', () => {
  const grows = (id: string, field: 'security' | 'bureaucracy' | 'stress', low: number, high: number): boolean => {
    const at = (value: number) => stateModifierPm(config, card(id), { ...fields('90/50/4/60/60/0/0'), [field]: value });
    return at(high) > at(low);
  };
  for (const id of ['port-scan-alert', 'threat-bulletin', 'soc-callback', 'ciso-asks-why', 'port-blocked']) {
    expect(grows(id, 'security', 60, 100)).toBe(true);
  }
  expect(grows('wrong-queue', 'bureaucracy', 50, 90)).toBe(true);
  expect(grows('ticket-expired', 'bureaucracy', 90, 100)).toBe(true);
  expect(grows('lunch-at-desk', 'stress', 42, 90)).toBe(true);
});

test('[OP-105] fortune rises by data', () => {
  const at = (id: string, more: object) =>
    stateModifierPm(config, card(id), { ...fields('90/50/5/60/60/0/0'), ...more });
  expect(at('port-open', { privilege: 9 })).toBeGreaterThan(at('port-open', {}));
  expect(at('port-open', { influence: 4 })).toBeGreaterThan(at('port-open', {}));
  expect(at('manager-buys-time', { privilege: 9 })).toBeGreaterThan(at('manager-buys-time', {}));
  for (const id of ['deadline-extended', 'network-slot-opened']) {
    expect(at(id, { bureaucracy: 30 })).toBeGreaterThan(at(id, { bureaucracy: 62 }));
  }
});

test('[OP-108] [OP-115] the order of the file is part of the mapping and of the digest', () => {
  const swapped = { ...content, events: content.events.toReversed() };
  const state = stateOf('100/30/4/60/60/0/0');
  const first = weightedRandomPick(weigh(content, state, 0), () => new Rolls([1]))!.index;
  const other = weightedRandomPick(
    weigh(swapped, stateOf('100/30/4/60/60/0/0', { on: swapped }), 0),
    () => new Rolls([1]),
  )!;
  expect(content.events[first]!.id).toBe('request-form');
  expect(swapped.events[other.index]!.id).not.toBe('request-form');
  expect(digestOf(swapped)).not.toBe(digestOf(content));
});

test('[OP-108] [OP-109] the card shown is the one the roll falls on, and the event tells the roll', () => {
  const on = withEvents([event('a'), event('b', { baseWeight: 8 }), event('c', { baseWeight: 12 })]);
  const shown = (roll: number) => tickOn(stateOf('100/30/4/60/60/0/0', { on }), { on, rolls: new Rolls([roll]) });
  for (const [roll, id] of [
    [1, 'a'],
    [10_000, 'a'],
    [10_001, 'b'],
    [18_001, 'c'],
    [30_000, 'c'],
  ] as const) {
    const done = shown(roll);
    expect(done.state.currentEventId).toBe(id);
    expect(done.events.at(-1)).toMatchObject({ type: 'cardShown', eventId: id, total: 30_000, roll });
  }
});

test('[OP-106] a weight scaled down stays above 0, and tags apply one after the other', () => {
  const small = event('y', { baseWeight: 1, tags: ['paper', 'people'] });
  expect(scaledBase(small, { paper: 100 })).toBe(1);
  expect(scaledBase({ ...small, baseWeight: 9 }, { paper: 500, people: 1600 })).toBe(6);
  expect(scaledBase({ ...small, baseWeight: 0 }, { paper: 4000 })).toBe(0);
});

test('[OP-111] [OP-112] [OP-060] nothing to draw from draws nothing; a card costs one draw', () => {
  const rolls = new Rolls([1]);
  expect(weightedRandomPick([], () => rolls)).toBeNull();
  expect(weightedRandomPick([0, 0], () => rolls)).toBeNull();
  expect(rolls.taken).toBe(0);
  expect(weightedRandomPick([0, 5], () => rolls)).toEqual({ index: 1, roll: 1, total: 5 });
  expect(rolls.taken).toBe(1);
  const on = withEvents([event('zero', { baseWeight: 0 })]);
  const empty = stateOf('100/30/4/60/60/0/0', { on });
  expect(tickOn(empty, { on, rolls: new Rolls([]) }).state.currentEventId).toBeNull();
});

test('[OP-113] showing a card resets the idle count', () => {
  const idle = stateOf('100/30/4/60/60/0/0', { idleTicks: 7 });
  expect(tickOn(idle).state).toMatchObject({ idleTicks: 0 });
});

test('[OP-114] the integer draw gives each card its exact share', () => {
  const weights = [1, 2, 3];
  const seen = [0, 0, 0];
  for (let roll = 1; roll <= 6; roll++) seen[weightedRandomPick(weights, () => new Rolls([roll]))!.index]! += 1;
  expect(seen).toEqual(weights);
  const stream = diceOf('SHARE').stream('port.select');
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) counts[weightedRandomPick(weights, () => stream)!.index]! += 1;
  for (const [i, count] of counts.entries()) expect(Math.abs(count - 1000 * weights[i]!)).toBeLessThan(160);
  expect(totalOf(weights)).toBe(6);
});

test('[OP-114] shares are exact beyond a byte: each of 256 + k places is drawn, the last as often as the first', () => {
  const total = 384; // an eight-bit draw taken modulo would give the first 128 places twice the share of the rest
  const stream = diceOf('WIDE').stream('port.select');
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) counts[weightedRandomPick([128, 128, 128], () => stream)!.index]! += 1;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  const places = new Set(Array.from({ length: 8000 }, () => weightedRandomPick([total], () => stream)!.roll));
  expect([places.size, Math.min(...places), Math.max(...places)]).toEqual([total, 1, total]);
});

test('[OP-087] [OP-403] the table of a run says of every card what its entry in the content says, all through a run', () => {
  let drawable = 0;
  for (const { id } of port.levels.filter((_, i) => i % 3 === 0)) {
    const run = openRun(port, { level: id });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value);
    for (let turn = 0; turn < 60 && session.status.is === 'playing'; turn++) {
      const { state } = session;
      const { base, env, cooldowns, clockMs } = state;
      expect(session.world.table?.events).toBe(session.world.events);
      const weights = weigh(session.world, state, clockMs);
      const byEntry = content.events.map((one, at) => {
        const isFree =
          base[at]! > 0 &&
          evaluateConditions(state, one.conditions) &&
          !isEventOnCooldown(cooldowns, at, clockMs) &&
          isRemembered(content, one, cooldowns, clockMs) &&
          one.actions.some((_, place) => !isActionOnCooldown(cooldowns, answerSlot(at, place), clockMs));
        return isFree ? effectiveWeight(config, one, state, base[at]!, env[at]!) : 0;
      });
      expect(weights.join()).toBe(byEntry.join());
      drawable += weights.filter((weight) => weight > 0).length;
      const legal = session.legal();
      session.commit([legal[turn % legal.length]!]);
    }
  }
  expect(drawable).toBeGreaterThan(1000);
});

test("[OP-348] cards put in the place of a run's own are weighed by themselves, not by its table", () => {
  const compiled = compile(content);
  const swapped = { ...compiled, events: [...content.events].reverse() };
  const state = stateOf('90/30/4/60/60/0/0');
  const turned = { ...state, base: state.base.slice().reverse(), env: state.env.slice().reverse() };
  expect(weigh(swapped, turned, 0)).toEqual([...weigh(compiled, state, 0)].reverse());
});
