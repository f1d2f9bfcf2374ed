// Expiry stamps of events and answers.

import { diceOf, RecordingTape, workOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { applyTick, selectNextEvent } from '../../src/rules/cards.ts';
import * as manager from '../../src/rules/cooldowns.ts';
import {
  actionExpiry,
  dropExpired,
  entriesOf,
  eventExpiry,
  isActionOnCooldown,
  isEventOnCooldown,
  NO_COOLDOWNS,
  startActionCooldown,
  startEventCooldown,
} from '../../src/rules/cooldowns.ts';
import { answerSlot } from '../../src/rules/selection.ts';
import type { PortEvent } from '../../src/shape.ts';
import { act, answer, card, content, event, pickOn, Rolls, slot, stateOf, tickOn, ticks, withEvents } from '../kit.ts';

test('[OP-073] [OP-074] stamps are expiries in two maps of their own', () => {
  const a = startEventCooldown(NO_COOLDOWNS, 3, 12_400, 30, 1000);
  expect(entriesOf(a.events)).toEqual([[3, 42_400]]);
  expect(entriesOf(a.actions)).toEqual([]);
  const b = startActionCooldown(a, 3, 12_400, 36, 1000);
  expect([entriesOf(b.events), entriesOf(b.actions)]).toEqual([[[3, 42_400]], [[3, 48_400]]]);
  expect(entriesOf(NO_COOLDOWNS.events)).toEqual([]);
  expect([answerSlot(0, 3), answerSlot(3, 2)]).toEqual([3, 4 * 3 + 2]);
});

test('[OP-075] [OP-076] a pick stamps its answer and its event, and no other answer', () => {
  const { cooldowns } = pickOn(stateOf('100/30/4/60/60/0/0', { card: 'status-call' }), 'status-call-mute').state;
  const at = slot('status-call');
  expect(entriesOf(cooldowns.events)).toEqual([[at, 28_000]]);
  expect(entriesOf(cooldowns.actions)).toEqual([[answerSlot(at, 1), 70_000]]);
  const own = pickOn(stateOf('100/30/4/60/60/0/0', { card: 'status-call' }), 'status-call-own').state.cooldowns;
  expect(card('status-call').cooldown).not.toBe(answer('status-call-own').cooldown);
  expect(entriesOf(own.events)).toEqual([[at, 1000 * card('status-call').cooldown]]);
  expect(entriesOf(own.actions)).toEqual([[answerSlot(at, 0), 1000 * answer('status-call-own').cooldown]]);
});

test('[OP-077] [OP-082] cooling exactly while now is below the expiry, without any tick', () => {
  const stamped = startEventCooldown(startActionCooldown(NO_COOLDOWNS, 7, 0, 5, 1000), 7, 0, 5, 1000);
  expect([0, 4999, 5000, 9999].map((now) => isEventOnCooldown(stamped, 7, now))).toEqual([true, true, false, false]);
  expect([0, 4999, 5000, 9999].map((now) => isActionOnCooldown(stamped, 7, now))).toEqual([true, true, false, false]);
  expect(isEventOnCooldown(stamped, 6, 0)).toBe(false);
  expect(Object.keys(manager).filter((name) => /tick|pass|advance/i.test(name))).toEqual([]);
});

test('[OP-078] [OP-085] a cooldown of 0 emits its event and leaves no entry', () => {
  const done = pickOn(stateOf('100/30/4/60/60/0/0', { card: 'hold-music' }), 'hold-music-listen');
  expect(done.types).toContain('eventCooldownStarted');
  expect(done.events.find(({ type }) => type === 'eventCooldownStarted')).toMatchObject({ expiryMs: 0 });
  expect(entriesOf(done.state.cooldowns.events)).toEqual([]);
  expect(entriesOf(done.state.cooldowns.actions)).toEqual([]);
  const on = withEvents([event('e', { cooldown: 0, actions: [act('e-a', [], { cooldown: 10 }), act('e-b')] })]);
  const button = pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'e' }), 'e-a', { on }).state;
  expect([entriesOf(button.cooldowns.events), entriesOf(button.cooldowns.actions)]).toEqual([[], [[0, 10_000]]]);
});

test('[OP-079] [OP-074] stamping again replaces the old expiry', () => {
  const twice = startEventCooldown(startEventCooldown(NO_COOLDOWNS, 2, 0, 90, 1000), 2, 1000, 10, 1000);
  expect(eventExpiry(twice, 2)).toBe(11_000);
  expect(entriesOf(twice.events)).toEqual([[2, 11_000]]);
  const many = [5, 1, 3].reduce((all, at) => startActionCooldown(all, at, 0, at, 1000), NO_COOLDOWNS);
  expect(entriesOf(many.actions)).toEqual([
    [1, 1000],
    [3, 3000],
    [5, 5000],
  ]);
  expect([1, 2, 3, 5].map((at) => actionExpiry(many, at))).toEqual([1000, 0, 3000, 5000]);
});

test('[OP-080] [OP-081] a cooldown runs from the pick; a card left alone starts none', () => {
  const shown = stateOf('100/30/4/60/60/0/0', { card: 'status-call' });
  const waited = ticks(shown, 20);
  expect(entriesOf(waited.cooldowns.events)).toEqual([]);
  const picked = pickOn(waited, 'status-call-mute').state;
  expect(eventExpiry(picked.cooldowns, slot('status-call'))).toBe(48_000);
  const between = pickOn(waited, 'status-call-mute', { atMs: 20_250 }).state;
  expect(eventExpiry(between.cooldowns, slot('status-call'))).toBe(48_250);
  const drawn = tickOn(stateOf('100/30/4/60/60/0/0')).state;
  expect(drawn.currentEventId).not.toBeNull();
  expect([entriesOf(drawn.cooldowns.events), entriesOf(drawn.cooldowns.actions)]).toEqual([[], []]);
});

test('[OP-085] dead entries are dropped at the end of every turn', () => {
  const picked = pickOn(stateOf('100/30/4/60/60/0/0', { card: 'status-call' }), 'status-call-conflict').state;
  const before = ticks({ ...picked, currentEventId: 'x' }, 27);
  expect(entriesOf(before.cooldowns.events)).toHaveLength(1);
  const after = ticks(before, 1);
  expect(entriesOf(after.cooldowns.events)).toHaveLength(0);
  expect(entriesOf(after.cooldowns.actions)).toHaveLength(1);
  expect(entriesOf(ticks(after, 12).cooldowns.actions)).toHaveLength(0);
  const same = startEventCooldown(NO_COOLDOWNS, 1, 0, 5, 1000);
  expect(dropExpired(same, 4999)).toBe(same);
  const mixed = startEventCooldown(same, 3, 0, 9, 1000);
  expect(entriesOf(dropExpired(mixed, 5000).events)).toEqual([[3, 9000]]);
});

test('[OP-084] [OP-049] a retry judges at the stamp of its tick', () => {
  const e = event('e', { cooldown: 2, actions: [act('e-a'), act('e-b')] });
  const on = withEvents([e]);
  const rolls = new Rolls([1]);
  const picked = pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'e' }), 'e-a', { on, rolls, atMs: 500 }).state;
  expect(picked.currentEventId).toBeNull();
  const two = ticks(picked, 2, { on, rolls });
  expect(two.currentEventId).toBeNull();
  expect(tickOn(two, { on, rolls }).state).toMatchObject({ currentEventId: 'e', clockMs: 3000 });
});

test('[OP-084] a pick draws at its own stamp: what was free a moment before is in', () => {
  const on = withEvents([event('a'), event('b')]);
  const cooldowns = startEventCooldown(NO_COOLDOWNS, 1, 0, 300, 1);
  const state = stateOf('100/30/4/60/60/0/0', { on, card: 'a', cooldowns });
  expect(pickOn(state, 'a-a', { on, atMs: 299 }).state.currentEventId).toBeNull();
  expect(pickOn(state, 'a-a', { on, atMs: 300 }).state.currentEventId).toBe('b');
});

test('[OP-074] a slot stamped anew keeps its place, and every other stamp stays', () => {
  const stamps = Int32Array.of(0, 100, 4, 200, 7, 300);
  for (const [slot, expected] of [
    [
      0,
      [
        [0, 6000],
        [4, 200],
        [7, 300],
      ],
    ],
    [
      4,
      [
        [0, 100],
        [4, 6000],
        [7, 300],
      ],
    ],
    [
      7,
      [
        [0, 100],
        [4, 200],
        [7, 6000],
      ],
    ],
    [
      5,
      [
        [0, 100],
        [4, 200],
        [5, 6000],
        [7, 300],
      ],
    ],
    [
      9,
      [
        [0, 100],
        [4, 200],
        [7, 300],
        [9, 6000],
      ],
    ],
  ] as const) {
    const cooldowns = { events: stamps, actions: stamps };
    expect(entriesOf(startEventCooldown(cooldowns, slot, 1000, 5, 1000).events)).toEqual(expected);
    expect(entriesOf(startActionCooldown(cooldowns, slot, 1000, 5, 1000).actions)).toEqual(expected);
  }
});

test('[OP-108] a draw looks at every card and a tick at none, and that much work is counted', () => {
  const tape = () => new RecordingTape<PortEvent>(diceOf('WORK'));
  const state = () => stateOf('100/30/4/60/60/0/0');
  expect(workOf(() => selectNextEvent(content, state(), tape()))).toBe(4 * content.events.length);
  expect(workOf(() => applyTick(content, state(), tape()))).toBe(1);
});
