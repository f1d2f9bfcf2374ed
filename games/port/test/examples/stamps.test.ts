// The ledger's worked examples of the clock, number for number: what cools until when, what is refused before.

import { digestOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../../src/actions.ts';
import { legal } from '../../src/legal.ts';
import { refuse } from '../../src/refuse.ts';
import { isActionOnCooldown, isEventOnCooldown } from '../../src/rules/cooldowns.ts';
import type { State } from '../../src/shape.ts';
import { act, buttonSlot, canCome, content, event, pickOn, slot, stateOf, withEvents } from '../kit.ts';

test('[OP-077] [OP-086] [OP-057] example 2: the expiry boundary', () => {
  const picked = pickOn(stateOf('90/40/4/60/50/1/10', { card: 'port-scan-alert' }), 'port-scan-alert-harden').state;
  const at = slot('port-scan-alert');
  expect(isEventOnCooldown(picked.cooldowns, at, 29_999)).toBe(true);
  expect(isEventOnCooldown(picked.cooldowns, at, 30_000)).toBe(false);
  const again: State = { ...picked, currentEventId: 'port-scan-alert', clockMs: 31_000, nextTickMs: 32_000 };
  const harden = buttonSlot('port-scan-alert-harden');
  expect(isActionOnCooldown(again.cooldowns, harden, 31_000)).toBe(true);
  for (const other of ['port-scan-alert-confess', 'port-scan-alert-scanner']) {
    expect(isActionOnCooldown(again.cooldowns, buttonSlot(other), 31_000)).toBe(false);
  }
  const late: State = { ...again, clockMs: 35_000, nextTickMs: 36_000 };
  const refusals = refuse(content, late, [pickAt(35_999, 'port-scan-alert', 'port-scan-alert-harden')]);
  expect(refusals.map(({ code }) => code)).toEqual(['action-cooling']);
  expect(refusals[0]!.why).toContain('36000');
  const ready: State = { ...again, clockMs: 36_000, nextTickMs: 37_000 };
  expect(refuse(content, ready, [pickAt(36_000, 'port-scan-alert', 'port-scan-alert-harden')])).toEqual([]);
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
  expect(canCome(on, 0, first, 10_000)).toBe(true);
  expect(isEventOnCooldown(second.cooldowns, 0, 20_000)).toBe(false);
  expect(canCome(on, 0, second, 59_999)).toBe(false);
  expect(canCome(on, 0, second, 60_000)).toBe(true);
  expect(isActionOnCooldown(second.cooldowns, 1, 60_000)).toBe(true);
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
