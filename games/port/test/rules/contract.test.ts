// The game through the shared contract: turns, status, questions, explain, level codes.

import { explainSubject, parseLevelCode, seatsOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../../src/actions.ts';
import { game as port } from '../../src/index.ts';
import { opening } from '../../src/setup.ts';
import { FIELDS } from '../../src/shape.ts';
import { explainField } from '../../src/trace.ts';
import { config, content, pickOn, playRelaxed, sessionOf, slot, start, stateOf } from '../kit.ts';

test('[OP-373] a turn is one action', () => {
  expect(port.turn).toBe('one');
  const session = sessionOf('ONE');
  const [first] = session.legal();
  for (const turn of [[], [first!, tickAt(1000)]]) {
    const refused = session.commit(turn);
    expect(!refused.ok && refused.refusals[0]!.code).toBe('one-action');
  }
  expect(session.commit([first!]).ok).toBe(true);
});

test('[OP-374] legal: answers in card order, then the tick, and nothing while something is pending', () => {
  const state = stateOf('100/30/4/60/60/0/0', { card: 'status-call', clockMs: 2250 });
  expect(port.legal(content, state, [])).toEqual([
    pickAt(2250, 'status-call', 'status-call-own'),
    pickAt(2250, 'status-call', 'status-call-mute'),
    pickAt(2250, 'status-call', 'status-call-conflict'),
    tickAt(3000),
  ]);
  expect([...port.legal(content, state, [tickAt(3000)])]).toEqual([]);
  expect([...port.legal(content, { ...state, phase: 'over', outcome: 'time' }, [])]).toEqual([]);
  expect(port.refuse(content, state, [pickAt(2999, 'status-call', 'status-call-own')])).toEqual([]);
});

test('[OP-377] status and actor', () => {
  const state = stateOf('100/30/4/60/60/0/44', { card: 'status-call' });
  expect(port.status(content, state)).toEqual({ is: 'playing' });
  const end = (outcome: 'win' | 'time' | 'stress' | 'privilege' | 'critical') =>
    port.status(content, { ...state, phase: 'over', outcome });
  expect(end('win')).toEqual({ is: 'won', score: 44 });
  for (const cause of ['time', 'stress', 'privilege', 'critical'] as const)
    expect(end(cause)).toEqual({ is: 'lost', cause });
  expect(seatsOf(port, content)).toEqual(['player']);
});

test('[OP-379] a field unfolds into start, carry-over, picks and ticks that add up', () => {
  for (const carry of [undefined, { stress: 5, influence: 2 }]) {
    const session = sessionOf('WHY');
    playRelaxed(session, (actions) => actions[actions.length - 1]!);
    const level = { scenario: 'standard', ...(carry ? { carry } : {}) };
    const first = opening(content, level, session.run.start.state);
    const turns = session.turns.map((_, i) => session.happenings(i + 1));
    for (const field of FIELDS) {
      const { value, terms } = explainField(field, first, turns);
      expect([field, value]).toEqual([field, session.state[field]]);
      expect(terms.reduce((sum, { delta }) => sum + delta, 0)).toBe(value);
      expect(terms[0]!.what).toBe('start');
      if (carry && field === 'influence') expect(terms[1]).toEqual({ what: 'carry', delta: 2 });
      if (field === 'timeLeft') expect(terms.at(-1)!.what).toBe('ticks');
    }
  }
});

test('[OP-379] a run let run out is its start and its seconds; a pick is named', () => {
  const session = sessionOf('OUT');
  const first = opening(content, { scenario: 'standard' }, session.run.start.state);
  const [pick] = session.legal();
  session.commit([pick!]);
  while (session.status.is === 'playing') session.commit(port.idle!(content, session.state));
  const turns = session.turns.map((_, i) => session.happenings(i + 1));
  const time = explainField('timeLeft', first, turns);
  expect([time.value, session.state.timeLeft]).toEqual([0, 0]);
  expect(time.terms.at(-1)).toEqual({ what: 'ticks', delta: -(session.turns.length - 1) });
  const { eventId, actionId } = pick as Extract<typeof pick, { type: 'pick' }>;
  expect(explainField('score', first, turns).terms[1]).toMatchObject({ what: 'pick', atMs: 0, eventId, actionId });
});

test('[OP-378] [OP-379] the kernel finds the pick behind a number', () => {
  const session = sessionOf('CAUSE');
  playRelaxed(session, undefined, 2);
  expect(JSON.stringify(explainSubject(session, 'score'))).toContain('"action"');
  expect([...port.trace!.subjects!(content, session.view())].map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([...FIELDS, 'card']),
  );
});

test('[OP-369] [OP-370] the questions: odds, climate, wait, choices, compare, lint, reach', () => {
  const state = start('ASK');
  const ask = (what: string, args: unknown = null) => port.questions![what]!(content, state, 'player', args as never);
  expect(Object.keys(port.questions!)).toEqual(['odds', 'climate', 'wait', 'choices', 'compare', 'lint', 'reach']);
  const odds = ask('odds', { samples: 3 });
  expect(odds.ok && (odds.value as unknown[]).length).toBeGreaterThan(2);
  const [first] = port.content.events;
  expect(ask('reach', { event: first!.id })).toMatchObject({ ok: true, value: { is: 'yes' } });
  for (const event of ['nobody', 7, null])
    expect(ask('reach', { event })).toMatchObject({ ok: false, error: { code: 'unknown-event' } });
  expect(ask('climate')).toMatchObject({ ok: true, value: { high: expect.any(Array), low: expect.any(Array) } });
  expect(ask('wait')).toEqual({ ok: true, value: { cardMs: 0, answerMs: null } });
  const picked = pickOn({ ...state, currentEventId: 'port-scan-alert' }, 'port-scan-alert-harden').state;
  const again = { ...picked, currentEventId: 'port-scan-alert', clockMs: 31_000, nextTickMs: 32_000 };
  const choices = port.questions!.choices!(content, again, 'player', null);
  expect(choices).toMatchObject({
    ok: true,
    value: [
      { actionId: 'port-scan-alert-harden', usable: false, readyAtMs: 36_000, reason: 'cools until 36000 ms' },
      { usable: true, readyAtMs: 31_000, reason: null },
      { usable: true },
    ],
  });
  expect(port.questions!.wait!(content, again, 'player', null)).toEqual({
    ok: true,
    value: { cardMs: 31_000, answerMs: 36_000 },
  });
  const { harden, confess } = { harden: 4 * slot('port-scan-alert'), confess: 4 * slot('port-scan-alert') + 1 };
  const actions = Int32Array.of(harden, 31_400, confess, 33_000);
  const two = { ...again, cooldowns: { ...again.cooldowns, actions } };
  expect(port.questions!.wait!(content, two, 'player', null)).toMatchObject({ value: { answerMs: 31_400 } });
  expect(port.questions!.choices!(content, two, 'player', null)).toMatchObject({
    value: [{ usable: false, readyAtMs: 31_400 }, { usable: false, readyAtMs: 33_000 }, { usable: true }],
  });
  const over = { ...state, phase: 'over', outcome: 'time', currentEventId: null } as const;
  expect(port.questions!.wait!(content, over, 'player', null)).toEqual({
    ok: true,
    value: { cardMs: null, answerMs: null },
  });
  expect(port.questions!.odds!(content, over, 'player', { samples: 3 })).toMatchObject({
    ok: false,
    error: { code: 'not-running' },
  });
  expect(ask('odds')).toMatchObject({ ok: false, error: { code: 'bad-samples' } });
  const empty = { ...picked, currentEventId: null };
  expect(port.questions!.wait!(content, empty, 'player', null)).toMatchObject({ ok: true, value: { cardMs: 1000 } });
  expect(ask('lint')).toMatchObject({ ok: true });
});

test('[OP-384] short level codes split at the longest preset that fits', () => {
  const read = (code: string) => {
    const parsed = parseLevelCode([port as never], code);
    return parsed.ok ? [parsed.value.preset, parsed.value.seed] : parsed.error.code;
  };
  expect(read('port-audit-season-KESTREL-7')).toEqual(['audit-season', 'KESTREL-7']);
  expect(read('port-ticket-3-K3F9')).toEqual(['ticket-3', 'K3F9']);
  expect(read('port-holiday-K3F9')).toBe('unknown-preset');
});

test('[OP-385] campaign levels open with their own seed', () => {
  for (const { id, seed, chapter, teaches, intro } of port.levels) {
    expect(seed).toMatch(/^[A-Z0-9-]+$/);
    expect([chapter, teaches, intro].every((text) => typeof text === 'string' && text.length > 3)).toBe(true);
    expect(id).toMatch(/-[123]$/);
  }
  expect(config.shift.tickets).toBe(3);
});
