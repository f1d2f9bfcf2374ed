// Answering a card: order of steps, refusals, events.

import { digestOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../../src/actions.ts';
import { refuse } from '../../src/refuse.ts';
import { effectsOf } from '../../src/rules/cards.ts';
import { actionExpiry, eventExpiry } from '../../src/rules/cooldowns.ts';
import {
  act,
  answer,
  canCome,
  config,
  content,
  event,
  only,
  pickOn,
  Rolls,
  sessionOf,
  slot,
  stateOf,
  tickOn,
  withEvents,
  written,
} from '../kit.ts';

const shown = stateOf('100/30/4/60/60/0/0', { card: 'status-call', clockMs: 3000 });
const codes = (state: typeof shown, ...turn: Parameters<typeof refuse>[2]) =>
  refuse(content, state, turn).map(({ code }) => code);

test('[OP-051] [OP-162] a pick does its steps in order', () => {
  const done = pickOn(shown, 'status-call-own');
  expect(done.types).toEqual([
    'actionPicked',
    'effectsApplied',
    'actionCooldownStarted',
    'eventCooldownStarted',
    'cardShown',
  ]);
  const end = pickOn({ ...shown, timeLeft: 2 }, 'status-call-own');
  expect(end.types.slice(4)).toEqual(['runEnded']);
  expect(end.state.score).toBe(7);
  const on = only(['status-call']);
  const empty = pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'status-call' }), 'status-call-own', { on });
  expect(empty.types.slice(4)).toEqual(['noCardFound']);
});

test('[OP-052] [OP-373] form, length, phase, then time, then card', () => {
  const pick = pickAt(3000, 'status-call', 'status-call-own');
  expect(codes(shown, { ...pick, atMs: 1.5 }, pick)).toEqual(['not-integer']);
  expect(codes(shown, pick, pick)).toEqual(['one-action']);
  expect(codes(shown)).toEqual(['one-action']);
  expect(codes({ ...shown, phase: 'over', outcome: 'time' }, { ...pick, eventId: 'x' })).toEqual(['not-running']);
  expect(codes(shown, { ...pick, atMs: 2999, eventId: 'x', actionId: 'y' })).toEqual(['time-backwards', 'wrong-card']);
  expect(codes(shown, { ...pick, atMs: 4000, actionId: 'y' })).toEqual(['tick-due', 'unknown-action']);
  for (const atMs of [2999, 4000])
    expect(refuse(content, shown, [{ ...pick, atMs }])).toMatchObject([{ at: 0, field: 'atMs' }]);
  for (const atMs of [3000, 3999]) expect(codes(shown, { ...pick, atMs })).toEqual([]);
});

test('[OP-054] [OP-141] without a card every pick is refused and the clock runs on', () => {
  const empty = { ...shown, currentEventId: null };
  expect(codes(empty, pickAt(3000, 'status-call', 'status-call-own'))).toEqual(['no-card']);
  expect(tickOn(empty).state.timeLeft).toBe(99);
});

test('[OP-055] [OP-056] a stale card and an unknown answer are refused by name', () => {
  const [stale] = refuse(content, shown, [pickAt(3000, 'coffee-machine', 'coffee-machine-rumour')]);
  expect(stale).toMatchObject({ code: 'wrong-card' });
  expect(stale!.why).toContain('status-call');
  // The card is named even where the answer would fit the one on display.
  expect(codes(shown, pickAt(3000, 'coffee-machine', 'status-call-own'))).toEqual(['wrong-card']);
  expect(codes(shown, pickAt(3000, 'status-call', 'coffee-machine-rumour'))).toEqual(['unknown-action']);
});

test('[OP-058] [OP-371] a refusal changes nothing and says what is needed', () => {
  const session = sessionOf('REFUSED');
  const [before, position] = [session.digest(), digestOf(session.state)];
  const dice = JSON.stringify(session.position.dice.save());
  for (const action of [tickAt(500), pickAt(1000, session.state.currentEventId!, 'x'), pickAt(0, 'x', 'y')]) {
    const answer = session.commit([action]);
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.refusals[0]!.why.length).toBeGreaterThan(10);
  }
  const late = session.commit([pickAt(1750, 'x', 'y')]);
  expect(!late.ok && late.refusals[0]!.why).toContain('1000');
  expect([session.digest(), digestOf(session.state), session.turns.length]).toEqual([before, position, 0]);
  expect(JSON.stringify(session.position.dice.save())).toBe(dice);
});

test('[OP-059] [OP-084] [OP-095] the next card is drawn at the same stamp, after the cooldowns', () => {
  const done = pickOn(shown, 'status-call-mute', { atMs: 3210 });
  const next = done.events.find(({ type }) => type === 'cardShown');
  expect(next).toMatchObject({ atMs: 3210 });
  expect(eventExpiry(done.state.cooldowns, slot('status-call'))).toBe(3210 + 28_000);
  expect(canCome(content, slot('status-call'), done.state, 3210)).toBe(false);
  expect(canCome(content, slot('status-call'), done.state, 31_210)).toBe(true);
});

test('[OP-060] [OP-123] [OP-165] a pick that ends the run draws nothing', () => {
  const rolls = new Rolls([]);
  const end = pickOn({ ...shown, stress: 95 }, 'status-call-own', { rolls });
  expect(rolls.taken).toBe(0);
  expect(end.state).toMatchObject({ phase: 'over', outcome: 'stress' });
  expect(end.events.at(-1)).toEqual({
    type: 'runEnded',
    outcome: 'stress',
    atMs: 3000,
    eventId: 'status-call',
    score: 7,
    tier: 'Ticket Ghost',
  });
  for (const [card, id, outcome] of [
    ['port-open', 'port-open-run', 'win'],
    ['port-blocked', 'port-blocked-accept', 'critical'],
  ] as const) {
    const final = pickOn({ ...shown, currentEventId: card }, id, { rolls });
    expect([final.state.phase, final.state.outcome]).toEqual(['over', outcome]);
    expect(final.events.at(-1)).toMatchObject({ type: 'runEnded', outcome, eventId: card });
  }
});

test('[OP-071] the outcome check sees clamped values', () => {
  const heavy = act('e-a', [
    { target: 'timeLeft', delta: -99 },
    { target: 'stress', delta: 99 },
    { target: 'privilege', delta: -99 },
  ]);
  const on = withEvents([event('e', { actions: [heavy, act('e-b')] })]);
  const done = pickOn(stateOf('40/30/4/60/60/0/0', { on, card: 'e' }), 'e-a', { on });
  expect(written(done.state)).toBe('0/100/0/60/60/0/0');
  expect(done.state.outcome).toBe('time');
});

test('[OP-061] the final card is kept, and is null when a tick ended the run', () => {
  const picked = pickOn({ ...shown, stress: 95 }, 'status-call-own').state;
  expect([picked.currentEventId, picked.finalEventId]).toEqual([null, 'status-call']);
  const ticked = tickOn({ ...shown, timeLeft: 1 });
  expect([ticked.state.currentEventId, ticked.state.finalEventId]).toEqual([null, null]);
  expect(ticked.events.at(-1)).toMatchObject({ type: 'runEnded', eventId: null, outcome: 'time' });
});

test('[OP-062] [OP-063] the score is one more effect', () => {
  const own = answer('status-call-own');
  expect(effectsOf(own)).toEqual([...own.effects, { target: 'score', delta: own.scoreImpact }]);
  expect(pickOn({ ...shown, score: 3 }, own.id).state.score).toBe(3 + own.scoreImpact);
});

test('[OP-072] applied differs from requested exactly where a clamp cut', () => {
  const done = pickOn({ ...shown, stress: 2 }, 'status-call-mute');
  expect(done.events[1]).toEqual({
    type: 'effectsApplied',
    changes: [
      { target: 'timeLeft', requested: -3, applied: -3 },
      { target: 'stress', requested: -3, applied: -2 },
      { target: 'bureaucracy', requested: 7, applied: 7 },
      { target: 'score', requested: 1, applied: 1 },
    ],
  });
  const calm = pickOn({ ...shown, stress: 0 }, 'status-call-mute');
  expect(calm.events[1]).toMatchObject({
    changes: expect.arrayContaining([{ target: 'stress', requested: -3, applied: 0 }]),
  });
});

test('[OP-164] [OP-166] events carry their ids, stamps, totals and rolls', () => {
  const rolls = new Rolls([777]);
  const done = pickOn(shown, 'status-call-own', { rolls });
  const [picked, , button, event, next] = done.events;
  expect(picked).toEqual({ type: 'actionPicked', atMs: 3000, eventId: 'status-call', actionId: 'status-call-own' });
  expect(button).toEqual({ type: 'actionCooldownStarted', actionId: 'status-call-own', expiryMs: 35_000 });
  expect(event).toEqual({ type: 'eventCooldownStarted', eventId: 'status-call', expiryMs: 31_000 });
  expect(next).toEqual({
    type: 'cardShown',
    eventId: done.state.currentEventId,
    atMs: 3000,
    total: rolls.totals[0],
    roll: 777,
  });
  expect(actionExpiry(done.state.cooldowns, slot('status-call') * 4)).toBe(35_000);
});

test('[OP-378] every event names its cause', () => {
  const done = pickOn(shown, 'status-call-own');
  const causes = done.happenings.map(({ because }) => because);
  expect(causes).toEqual([[{ action: 0 }], [{ event: 0 }], [{ event: 0 }], [{ event: 0 }], [{ event: 0 }]]);
  const lost = pickOn({ ...shown, stress: 95 }, 'status-call-own');
  expect(lost.happenings.at(-1)!.because).toEqual([{ event: 1 }]);
  const won = pickOn({ ...shown, currentEventId: 'port-open' }, 'port-open-run');
  expect(won.happenings.at(-1)!.because).toEqual([{ event: 0 }]);
  const found = tickOn({ ...shown, currentEventId: null });
  expect(found.happenings.map(({ because }) => because)).toEqual([[{ action: 0 }], [{ action: 0 }], [{ event: 1 }]]);
  const on = only(['status-call']);
  const none = pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'status-call' }), 'status-call-own', { on });
  expect(none.happenings.at(-1)).toMatchObject({ event: { type: 'noCardFound' }, because: [{ event: 0 }] });
  const over = tickOn({ ...shown, timeLeft: 1 });
  expect(over.happenings.at(-1)!.because).toEqual([{ event: 0 }]);
  expect(config.clock.msPerSecond).toBe(1000);
});
