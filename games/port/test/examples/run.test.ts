// The ledger's worked examples of whole runs, number for number: starts, the freeze, the golden run, the next shift.

import { diceOf, type Stream } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { carryFrom } from '../../src/params.ts';
import { entriesOf, eventExpiry } from '../../src/rules/cooldowns.ts';
import { starsOf, tierOf } from '../../src/rules/score.ts';
import { totalOf, weigh, weightedRandomPick } from '../../src/rules/selection.ts';
import { ENV, INIT, setup } from '../../src/setup.ts';
import { BASICS, config, content, only, pickOn, Rolls, slot, stateOf, tickOn, ticks, written } from '../kit.ts';

const FREEZE = [
  'request-form-attached',
  'status-call-mute',
  'approver-on-leave-await',
  'security-questionnaire-clarify',
  'coffee-machine-espresso',
  'diagram-request-boxes',
  'change-window-lunch',
] as const;

/** The seven picks of example 8, on content with or without the filler. */
const frozen = (ids: readonly string[]) => {
  const on = only(ids);
  const rolls = new Rolls(Array.from({ length: 9 }, () => 5000));
  let state = stateOf('180/20/4/40/40/0/0', { on });
  const first = weightedRandomPick(weigh(on, state, 0), () => rolls)!;
  expect(first.total).toBe(70_000);
  state.currentEventId = on.events[first.index]!.id;
  let last: ReturnType<typeof pickOn> | null = null;
  FREEZE.forEach((id, i) => {
    last = pickOn(state, id, { atMs: i * 100, rolls, on });
    state = last.state;
  });
  return { on, rolls, state, last: last! as ReturnType<typeof pickOn> };
};

test('[OP-138] [OP-139] [OP-049] [OP-140] example 8: the freeze regression', () => {
  const { on, rolls, state, last } = frozen(BASICS);
  expect(rolls.totals).toEqual([70_000, 60_000, 50_000, 40_000, 30_000, 20_000, 10_000]);
  expect(written(state)).toBe('169/1/4/81/50/0/7');
  const expiries = BASICS.map((id) => eventExpiry(state.cooldowns, slot(id, on)));
  expect(expiries).toEqual([30_000, 28_100, 32_200, 33_300, 25_400, 35_500, 34_600]);
  expect(last.events.at(-1)).toEqual({ type: 'noCardFound', atMs: 600, earliestMs: 25_400 });
  expect(rolls.taken).toBe(7);
  let here = state;
  for (let n = 1; n <= 25; n++) {
    const done = tickOn(here, { rolls, on });
    expect(done.types).toEqual(['ticked', 'idleTicked']);
    here = done.state;
  }
  expect(rolls.taken).toBe(7);
  const shown = tickOn(here, { rolls, on });
  expect(shown.state).toMatchObject({ currentEventId: 'coffee-machine', clockMs: 26_000, timeLeft: 143 });
  expect(rolls.taken).toBe(8);
  expect(rolls.totals.at(-1)).toBe(10_000);
});

test('[OP-142] [OP-144] [OP-146] example 9: the same with the filler', () => {
  const { on, rolls, state } = frozen([...BASICS, 'hold-music']);
  const one = tickOn(state, { rolls, on }).state;
  expect(one).toMatchObject({ idleTicks: 1, currentEventId: null });
  const two = tickOn(one, { rolls, on }).state;
  expect(two).toMatchObject({ idleTicks: 0, currentEventId: 'hold-music', timeLeft: 167, clockMs: 2000 });
  expect(two.clockMs - 600).toBe(1400);
});

/** clock, pick, state after, total, roll, next card */
const GOLDEN = [
  [0, 'status-call-own', '172/40/5/74/66/0/7', 211_171, 120_501, 'cab-meeting'],
  [5000, 'cab-meeting-present', '162/53/5/62/66/1/17', 433_246, 60_001, 'port-scan-alert'],
  [10_000, 'port-scan-alert-harden', '137/53/5/62/51/1/29', 428_330, 30_001, 'coffee-machine'],
  [15_000, 'coffee-machine-networking', '129/59/5/62/51/2/33', 467_350, 137_501, 'lunch-at-desk'],
  [20_000, 'lunch-at-desk-break', '118/45/5/62/51/2/36', 446_435, 380_001, 'port-open'],
] as const;

test('[OP-187] [OP-190] [OP-148] [OP-153] example 13: the golden run', () => {
  const rolls = new Rolls([15_000, ...GOLDEN.map(([, , , , roll]) => roll)]);
  let state = stateOf('175/27/4/74/66/0/0');
  const weights = weigh(content, state, 0);
  expect(weights.filter((weight) => weight > 0)).toHaveLength(35);
  expect(totalOf(weights)).toBe(215_171);
  const first = weightedRandomPick(weights, () => rolls)!;
  state.currentEventId = content.events[first.index]!.id;
  expect(state.currentEventId).toBe('status-call');
  for (const [clock, id, after, total, , next] of GOLDEN) {
    expect(state.clockMs).toBe(clock);
    const done = pickOn(state, id, { rolls });
    expect(written(done.state)).toBe(after);
    expect(rolls.totals.at(-1)).toBe(total);
    expect(done.state.currentEventId).toBe(next);
    state = ticks(done.state, config.relaxed.thinkTicks);
  }
  expect(state.clockMs).toBe(25_000);
  const end = pickOn(state, 'port-open-document', { rolls }).state;
  expect([written(end), end.outcome]).toEqual(['101/35/5/62/51/2/106', 'win']);
  expect(rolls.taken).toBe(6);
  expect(tierOf(config, end.score, 'win')).toBe('Change Requester');
  expect(starsOf(config, end, 'win')).toBe(2);
  const live = entriesOf(end.cooldowns.events).map(([at, ms]) => [content.events[at]!.id, ms]);
  expect(Object.fromEntries(live)).toEqual({
    'status-call': 28_000,
    'cab-meeting': 55_000,
    'port-scan-alert': 40_000,
    'coffee-machine': 40_000,
    'lunch-at-desk': 70_000,
    'port-open': 85_000,
  });
});

test('[OP-194] [OP-195] example 15: shift carry-over', () => {
  expect(carryFrom(content, { stress: 61, influence: 5 })).toEqual({ stress: 7, influence: 2 });
  expect(carryFrom(content, { stress: 100, influence: 0 }).stress).toBe(10);
  expect(carryFrom(content, { stress: 7, influence: 1 })).toEqual({ stress: 0, influence: 0 });
  const plain = setup(content, { scenario: 'standard' }, diceOf('SHIFT-2'));
  const carried = setup(content, { scenario: 'standard', carry: { stress: 7, influence: 2 } }, diceOf('SHIFT-2'));
  expect(written(carried)).toBe(written({ ...plain, stress: plain.stress + 7, influence: plain.influence + 2 }));
});

test('[OP-017] [OP-018] [OP-020] example 16: the start draws', () => {
  const draws = [7, 0, 0, 8, 5, 0, 0];
  const asked: number[] = [];
  const init = {
    range: (from: number, to: number) => from + draws[asked.push(to - from + 1) - 1]!,
  };
  const env = { range: (from: number) => from + 137 };
  const real = diceOf('X');
  const dice = {
    seed: 'X',
    stream: (name: string) =>
      (name === INIT ? init : name.startsWith(ENV) ? env : real.stream(name)) as unknown as Stream,
    fork: () => dice,
    save: () => ({}),
  };
  const state = setup(content, { scenario: 'standard' }, dice);
  expect(written(state)).toBe('175/25/3/84/75/0/0');
  expect(asked).toEqual([13, 11, 1, 9, 8, 2, 1]);
  // 0 for the cards of the lesson, which are left out here.
  expect(new Set(state.env)).toEqual(new Set([937, 0]));
});
