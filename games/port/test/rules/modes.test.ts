// Modes, pace, shift and plan: the driver between hands and rules.

import { diceOf, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../../src/actions.ts';
import {
  checkWait,
  feed,
  judgePlan,
  logicalMs,
  planTurns,
  relaxedPick,
  relaxedTick,
  stampNow,
  ticksDue,
  waitTurns,
} from '../../src/driver.ts';
import { plannedStamp, smallestWait } from '../../src/forecast/forecast.ts';
import {
  dailyTickets,
  isCardCovered,
  isGuarded,
  mayAskOdds,
  needsSecondPress,
  onePressDefault,
  unlocked,
  warningsCrossed,
} from '../../src/modes.ts';
import { carryFrom, compareShifts, shiftSeeds } from '../../src/params.ts';
import { refuse } from '../../src/refuse.ts';
import { answerSlot } from '../../src/rules/selection.ts';
import { setup } from '../../src/setup.ts';
import { view } from '../../src/view.ts';
import { answer, config, content, pickOn, sessionOf, slot, stateOf, tickOn, ticks } from '../kit.ts';

const shown = stateOf('100/30/4/60/60/0/0', { card: 'status-call' });

test('[OP-180] [OP-182] speeds scale the feeding of time and nothing else', () => {
  expect(config.realtime.speedsPm).toEqual([250, 500, 1000, 2000]);
  const fed = (speedPm: number, elapsed: number) => logicalMs(feed(0, elapsed, speedPm));
  expect([250, 500, 1000, 2000].map((speed) => fed(speed, 4000))).toEqual([1000, 2000, 4000, 8000]);
  let us = 0;
  for (let i = 0; i < 1000; i++) us = feed(us, 1, 250);
  expect(logicalMs(us)).toBe(250);
  expect(ticksDue(content, shown, feed(0, 999, 1000))).toEqual([]);
  expect(ticksDue(content, shown, feed(0, 1000, 1000))).toEqual([[tickAt(1000)]]);
  expect(ticksDue(content, shown, feed(0, 3999, 250))).toEqual([]);
  expect(ticksDue(content, { ...shown, phase: 'over' }, feed(0, 9000, 1000))).toEqual([]);
});

test('[OP-183] a press is stamped with logical time, held below the next tick', () => {
  expect(stampNow(shown, feed(0, 777, 1000))).toBe(777);
  expect(stampNow(shown, feed(0, 777, 500))).toBe(388);
  expect(stampNow(shown, feed(0, 777.9, 1000))).toBe(777);
  expect(stampNow(shown, feed(0, 5000, 1000))).toBe(999);
  const later = { ...shown, clockMs: 600 };
  expect(stampNow(later, feed(0, 100, 1000))).toBe(600);
  const pick = pickAt(stampNow(later, feed(0, 5000, 1000)), 'status-call', 'status-call-mute');
  expect(refuse(content, later, [pick])).toEqual([]);
});

test('[OP-184] [OP-387] a pause is nothing: no time fed, no action, the same view', () => {
  const fed = feed(0, 500, 1000);
  expect(feed(fed, 0, 1000)).toBe(fed);
  expect(feed(fed, -300, 1000)).toBe(fed);
  expect(ticksDue(content, shown, fed)).toEqual([]);
  const before = view(content, shown);
  feed(fed, 0, 1000);
  expect(view(content, shown)).toEqual(before);
});

test('[OP-185] [OP-224] a paused ranked run in real time covers its card and gives no odds', () => {
  const ranked = { mode: 'realtime', speedPm: 1000, practice: false, assisted: false } as const;
  expect(isCardCovered(ranked, true, false)).toBe(true);
  expect(isCardCovered(ranked, true, true)).toBe(false);
  expect(isCardCovered(ranked, false, false)).toBe(false);
  expect(isCardCovered({ ...ranked, practice: true }, true, false)).toBe(false);
  expect(isCardCovered({ ...ranked, mode: 'relaxed' }, true, false)).toBe(false);
  expect([true, false].map((paused) => mayAskOdds(ranked, paused))).toEqual([false, true]);
  expect(mayAskOdds({ ...ranked, mode: 'relaxed' }, true)).toBe(true);
  expect(mayAskOdds({ ...ranked, practice: true }, true)).toBe(true);
});

test('[OP-187] [OP-190] relaxed: the pick at the clock, five ticks after it, then ticks until a card', () => {
  const pick = relaxedPick(shown, 'status-call', 'status-call-mute');
  expect(pick.atMs).toBe(shown.clockMs);
  let state = pickOn(shown, 'status-call-mute').state;
  let done = 0;
  for (let tick = relaxedTick(content, state, done); tick !== null; tick = relaxedTick(content, state, done)) {
    state = tickOn(state).state;
    done += 1;
  }
  expect(done).toBe(config.relaxed.thinkTicks);
  const empty = { ...state, currentEventId: null };
  expect(relaxedTick(content, empty, 40)).toEqual(tickAt(empty.nextTickMs));
  expect(relaxedTick(content, { ...state, phase: 'over', outcome: 'time' }, 0)).toBeNull();
});

test('[OP-188] a wait is 1, 5 or 10 ticks, in relaxed mode', () => {
  expect(config.relaxed.waitChoices).toEqual([1, 5, 10]);
  for (const many of config.relaxed.waitChoices)
    expect(checkWait(content, 'relaxed', many)).toEqual({ ok: true, value: many });
  expect(checkWait(content, 'relaxed', 2).ok).toBe(false);
  expect(checkWait(content, 'realtime', 1).ok).toBe(false);
  expect(waitTurns(content, shown, 1)).toEqual([[tickAt(1000)]]);
});

test('[OP-189] [OP-380] a wait is ticks like any other, and a bot sends them itself', () => {
  const [a, b] = [sessionOf('WAIT'), sessionOf('WAIT')];
  for (const turn of waitTurns(content, a.state, 5)) a.commit(turn);
  for (let n = 1; n <= 5; n++) b.commit([{ type: 'tick', atMs: n * 1000 }]);
  expect(a.digest()).toBe(b.digest());
});

test('[OP-192] the daily tickets are standard ones, their seeds come from the date alone, in order', () => {
  const tickets = [...dailyTickets('2026-11-15')];
  expect(tickets.slice(0, 3)).toEqual([
    { preset: 'standard', seed: 'DAILY-2026-11-15' },
    { preset: 'standard', seed: 'DAILY-2026-11-15-2' },
    { preset: 'standard', seed: 'DAILY-2026-11-15-3' },
  ]);
  expect(new Set(tickets.map(({ preset }) => preset))).toEqual(new Set(['standard']));
  expect(() => [...dailyTickets('tomorrow')]).toThrow(RangeError);
  for (const { seed } of tickets) expect(seed.length).toBeLessThanOrEqual(config.seed.maxChars);
});

test('[OP-193] [OP-196] a shift is three tickets, compared by wins and then by score', () => {
  expect(shiftSeeds(content, 'MONDAY')).toEqual({ ok: true, value: ['MONDAY-1', 'MONDAY-2', 'MONDAY-3'] });
  expect(shiftSeeds(content, 'A'.repeat(22)).ok).toBe(true);
  expect(shiftSeeds(content, 'A'.repeat(23))).toMatchObject({ ok: false, error: { code: 'bad-seed' } });
  expect(shiftSeeds(content, 'a b').ok).toBe(false);
  const shifts = [
    { won: 1, score: 400 },
    { won: 2, score: 10 },
    { won: 2, score: 20 },
  ];
  expect(shifts.sort(compareShifts).map(({ score }) => score)).toEqual([20, 10, 400]);
});

test('[OP-194] carried stress never passes the cap, nor lowers what was rolled', () => {
  const rolled = (stress: number, carry: number): number => {
    const initRanges = { ...config.initRanges, stress: { min: stress, max: stress } };
    const on = { ...content, config: { ...config, initRanges } };
    return setup(on, { scenario: 'standard', carry: { stress: carry, influence: 0 } }, diceOf('CAP')).stress;
  };
  expect([rolled(30, 10), rolled(85, 10), rolled(90, 10), rolled(95, 10)]).toEqual([40, 90, 90, 95]);
  expect(config.shift).toMatchObject({ stressMax: 10, stressCap: 90, influenceMax: 2 });
  expect(carryFrom(content, { stress: 99, influence: 30 })).toEqual({ stress: 10, influence: 2 });
});

test('[OP-198] [OP-200] a plan is outside the run and free to change', () => {
  const session = sessionOf('PLAN');
  const before = session.digest();
  const [first, second] = session.legal();
  expect(session.plan(first!)).toEqual([]);
  session.unplan();
  expect(session.plan(second!)).toEqual([]);
  expect([session.digest(), session.turns.length]).toEqual([before, 0]);
  session.commit();
  expect(session.turns).toEqual([[second]]);
  expect(session.pending).toEqual([]);
});

test('[OP-199] a plan waits 0 to 30 ticks, in real time none', () => {
  const plan = (waitTicks: number) => ({ waitTicks, actionId: 'status-call-mute' });
  const code = (mode: 'relaxed' | 'realtime', waitTicks: number) =>
    judgePlan(content, shown, mode, plan(waitTicks))?.code ?? 'fine';
  expect([0, 1, 30, 31, -1, 1.5].map((n) => code('relaxed', n))).toEqual([
    'fine',
    'fine',
    'fine',
    'bad-plan',
    'bad-plan',
    'bad-plan',
  ]);
  expect([0, 1].map((n) => code('realtime', n))).toEqual(['fine', 'bad-plan']);
  const mid = { ...shown, clockMs: 250 };
  expect([0, 1, 4].map((n) => plannedStamp(content, mid, n))).toEqual([250, 1000, 4000]);
  expect(judgePlan(content, { ...shown, currentEventId: null }, 'relaxed', plan(0))?.code).toBe('no-card');
  expect(judgePlan(content, shown, 'relaxed', { waitTicks: 0, actionId: 'x' })?.code).toBe('unknown-action');
});

test('[OP-202] [OP-203] a plan with a wait is its ticks and then the pick, dropped if the run ends before', () => {
  const turns = planTurns(content, shown, { waitTicks: 3, actionId: 'status-call-mute' });
  expect(turns.map(([action]) => [action!.type, action!.atMs])).toEqual([
    ['tick', 1000],
    ['tick', 2000],
    ['tick', 3000],
    ['pick', 3000],
  ]);
  const played = (timeLeft: number): readonly string[] => {
    const { run } = sessionOf('PLAN');
    const session = new Session({ ...run, start: { ...run.start, state: { ...shown, timeLeft } } });
    expect(session.setPlan(turns.flat())).toEqual([]);
    // A row pauses after whatever shows something new.
    while (session.status.is === 'playing' && session.planned().length > 0) session.commit();
    return session.turns.map(([action]) => action!.type);
  };
  expect(played(50)).toEqual(['tick', 'tick', 'tick', 'pick']);
  expect(played(2)).toEqual(['tick', 'tick']);
  const later = ticks(shown, 2);
  expect(judgePlan(content, later, 'relaxed', { waitTicks: 3, actionId: 'status-call-mute' })).toBeNull();
});

test('[OP-204] a cooling answer can be planned only with a wait that reaches its time', () => {
  const picked = pickOn({ ...shown, currentEventId: 'port-scan-alert' }, 'port-scan-alert-harden').state;
  const again = { ...picked, currentEventId: 'port-scan-alert', clockMs: 31_000, nextTickMs: 32_000 };
  const code = (waitTicks: number) =>
    judgePlan(content, again, 'relaxed', { waitTicks, actionId: 'port-scan-alert-harden' })?.code ?? 'fine';
  const wait = smallestWait(content, again, answerSlot(slot('port-scan-alert'), 0));
  expect(wait).toBe(5);
  expect([0, wait - 1, wait].map(code)).toEqual(['action-cooling', 'action-cooling', 'fine']);
  expect(plannedStamp(content, again, wait)).toBe(36_000);
  const button = answerSlot(slot('port-scan-alert'), 0);
  expect(smallestWait(content, { ...again, clockMs: 36_000, nextTickMs: 37_000 }, button)).toBe(0);
  // A time within a second is reached by the tick after it.
  const later = { ...again, cooldowns: { ...again.cooldowns, actions: Int32Array.of(button, 36_001) } };
  expect(smallestWait(content, later, button)).toBe(6);
  expect(judgePlan(content, later, 'relaxed', { waitTicks: 5, actionId: 'port-scan-alert-harden' })?.code).toBe(
    'action-cooling',
  );
  expect(answer('port-scan-alert-harden').cooldown).toBe(36);
});

test('[OP-205] one press commits in quick real time, and never on a losing answer', () => {
  expect([250, 500, 1000, 2000].map((speed) => onePressDefault('realtime', speed))).toEqual([false, false, true, true]);
  expect(onePressDefault('relaxed', 1000)).toBe(false);
  expect([null, 'win', 'stress', 'critical'].map((ends) => needsSecondPress(true, ends as never))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(needsSecondPress(false, null)).toBe(true);
});

test('[OP-272] a won scenario opens the next', () => {
  const ids = content.scenarios.map(({ id }) => id);
  expect(unlocked(content, [])).toEqual([ids[0]]);
  expect(unlocked(content, [ids[0]!])).toEqual(ids.slice(0, 2));
  expect(unlocked(content, ids)).toEqual(ids);
  const shuffled = { ...content, scenarios: content.scenarios.toReversed() };
  expect(unlocked(shuffled, [ids[0]!])).toEqual(ids.slice(0, 2));
});

test('[OP-362] [OP-363] a press too soon is ignored; 60, 30 and 10 seconds are said once', () => {
  expect([0, 249, 250].map((ms) => isGuarded(content, ms))).toEqual([true, true, false]);
  expect(warningsCrossed(content, 61, 60, [])).toEqual([60]);
  expect(warningsCrossed(content, 70, 9, [])).toEqual([60, 30, 10]);
  expect(warningsCrossed(content, 61, 60, [60])).toEqual([]);
  expect(warningsCrossed(content, 60, 59, [])).toEqual([]);
});

test('[OP-050] no tick is due of a run that is over', () => {
  expect(ticksDue(content, shown, 1000 * (shown.nextTickMs + 1000))).toHaveLength(2);
  expect(ticksDue(content, { ...shown, phase: 'over' }, 1000 * (shown.nextTickMs + 1000))).toEqual([]);
});
