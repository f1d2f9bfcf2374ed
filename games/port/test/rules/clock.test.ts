// The logical clock: ticks, picks and their stamps.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionCodec, pickAt, tickAt } from '../../src/actions.ts';
import { pack } from '../../src/pack.ts';
import { refuse } from '../../src/refuse.ts';
import { config, content, pickOn, playRelaxed, Rolls, sessionOf, stateOf, tickOn, ticks } from '../kit.ts';

const shown = (clockMs = 0) => stateOf('100/30/4/60/60/0/0', { card: 'status-call', clockMs });

test('[OP-032] time comes with the action alone', () => {
  const at = pickOn(shown(), 'status-call-mute', { atMs: 777 }).state;
  expect(at.clockMs).toBe(777);
  expect(tickOn(at).state.clockMs).toBe(1000);
});

test('[OP-033] [OP-159] [OP-181] no rule reads a clock or a chance of the platform', () => {
  const folder = new URL('../../src/', import.meta.url);
  const banned = /\bDate\b|Math\.random|performance\.|setTimeout|setInterval|requestAnimationFrame|crypto\b/;
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!name.endsWith('.ts')) continue;
    expect(`${name}: ${banned.exec(readFileSync(new URL(name, folder), 'utf8'))?.[0] ?? 'clean'}`).toBe(
      `${name}: clean`,
    );
  }
});

test('[OP-034] [OP-040] there are two actions, both stamped with whole milliseconds', () => {
  expect(actionCodec.decode({ type: 'tick', atMs: 1000 })).toEqual({ ok: true, value: tickAt(1000) });
  const pick = { type: 'pick', atMs: 5, eventId: 'a', actionId: 'a-b' };
  expect(actionCodec.decode(pick)).toEqual({ ok: true, value: pick });
  for (const atMs of [0.5, -1, '5', null, Number.NaN, 2 ** 60, undefined]) {
    expect(actionCodec.decode({ ...pick, atMs })).toMatchObject({ ok: false, error: { code: 'not-integer' } });
    expect(actionCodec.decode({ type: 'tick', atMs })).toMatchObject({ ok: false, error: { code: 'not-integer' } });
  }
  for (const wrong of [null, [], 'tick', { type: 'jump', atMs: 1 }, { ...pick, more: 1 }, { type: 'pick', atMs: 1 }]) {
    expect(actionCodec.decode(wrong)).toMatchObject({ ok: false, error: { code: 'bad-action' } });
  }
});

test('[OP-035] [OP-036] the n-th tick comes at n seconds, and at no other stamp', () => {
  let state = shown();
  for (let n = 1; n <= 8; n++) {
    expect(refuse(content, state, [tickAt(n * 1000)])).toEqual([]);
    for (const wrong of [0, n * 1000 - 1, n * 1000 + 1, (n + 1) * 1000]) {
      const [refusal] = refuse(content, state, [tickAt(wrong)]);
      expect(refusal?.code).toBe('tick-misaligned');
      expect(refusal?.why).toContain(String(n * 1000));
    }
    state = tickOn(state).state;
  }
});

test('[OP-041] [OP-042] the clock stands at the last stamp; picks may share one', () => {
  const first = pickOn(shown(), 'status-call-mute', { atMs: 250 }).state;
  const next = content.events.find(({ id }) => id === first.currentEventId)!;
  expect(refuse(content, first, [pickAt(250, next.id, next.actions[0]!.id)])).toEqual([]);
  const second = pickOn(first, content.events.find(({ id }) => id === first.currentEventId)!.actions[0]!.id, {
    atMs: 250,
  });
  expect(second.state).toMatchObject({ clockMs: 250, nextTickMs: 1000 });
  expect(tickOn(second.state).state).toMatchObject({ clockMs: 1000, nextTickMs: 2000 });
});

test('[OP-043] stamped picks and the end determine the whole turn list', () => {
  const session = sessionOf('PACKED');
  playRelaxed(session, (actions) => actions[actions.length - 1]!, 6);
  const packed = pack.encode(session.turns);
  expect(typeof packed).toBe('string');
  const read = pack.decode(packed);
  expect(read.ok && read.value).toEqual(session.turns);
  const between = [[tickAt(1000)], [pickAt(1250, 'status-call', 'status-call-mute')], [tickAt(2000)], [tickAt(3000)]];
  expect(pack.decode(pack.encode(between))).toEqual({ ok: true, value: between });
  expect(pack.encode(between)).toMatch(/^1\.250\.[0-9a-z]{1,3} 2$/);
  const foreign = [[pickAt(0, 'my-event', 'my-event-x')]];
  expect(pack.decode(pack.encode(foreign))).toEqual({ ok: true, value: foreign });
  const impossible = [[tickAt(7000)], [tickAt(7000)]];
  expect(pack.decode(pack.encode(impossible))).toEqual({ ok: true, value: impossible });
  for (const wrong of [
    7,
    '5.',
    'x',
    '0.zzz',
    '999999 999999',
    '60000 60000',
    '1.2.3.4',
    null,
    [[{ type: 'tick' }]],
    [7],
  ]) {
    expect(pack.decode(wrong).ok).toBe(false);
  }
});

test('[OP-044] [OP-045] [OP-163] a tick takes one second, then judges, then tries for a card', () => {
  const rolls = new Rolls([1]);
  const withCard = tickOn(shown(), { rolls });
  expect(withCard.types).toEqual(['ticked']);
  expect(withCard.state).toEqual({ ...shown(), timeLeft: 99, clockMs: 1000, nextTickMs: 2000 });
  expect(rolls.taken).toBe(0);
  const without = tickOn({ ...shown(), currentEventId: null }, { rolls });
  expect(without.types).toEqual(['ticked', 'idleTicked', 'cardShown']);
  expect(without.state.timeLeft).toBe(99);
  const last = tickOn({ ...shown(), currentEventId: null, timeLeft: 1 }, { rolls: new Rolls([]) });
  expect(last.types).toEqual(['ticked', 'runEnded']);
  expect(tickOn({ ...shown(), timeLeft: 0 }).state.timeLeft).toBe(0);
});

test('[OP-046] [OP-047] the last second ends the run, also under a win card', () => {
  for (const card of ['status-call', 'port-open', 'port-blocked', null]) {
    const state = { ...shown(), timeLeft: 1, currentEventId: card };
    expect(tickOn(state).state).toMatchObject({ timeLeft: 0, phase: 'over', outcome: 'time' });
    const more = { ...state, timeLeft: 9 };
    expect(tickOn(more).state.timeLeft).toBe(8);
  }
});

test('[OP-048] a tick never changes the card on display', () => {
  const later = ticks(shown(), 60, { rolls: new Rolls([]) });
  expect(later.currentEventId).toBe('status-call');
});

test('[OP-050] [OP-053] nothing is accepted after the end', () => {
  const over = tickOn({ ...shown(), timeLeft: 1 }).state;
  for (const action of [tickAt(2000), pickAt(1500, 'status-call', 'status-call-mute')]) {
    expect(refuse(content, over, [action]).map(({ code }) => code)).toEqual(['not-running']);
  }
  expect(config.clock.tickMs).toBe(1000);
});
