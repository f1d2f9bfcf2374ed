// Odds by simulation and the reference players.

import { diceOf, digestOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { badSamples, finish, ODDS, odds, sampleOf, stateOdds } from '../../src/forecast/odds.ts';
import { hint } from '../../src/hint.ts';
import { questions } from '../../src/questions.ts';
import { fieldsAfter } from '../../src/rules/cards.ts';
import { relaxedStep, StreamTape, usableAnswers } from '../../src/rules/relaxed.ts';
import type { Card } from '../../src/shape.ts';
import { keyOf } from '../../src/solve/key.ts';
import {
  careful,
  carefulOrder,
  carefulWorth,
  greedy,
  greedyWorth,
  random,
  steady,
  steadyWorth,
} from '../../src/solve/policies.ts';
import { playOut } from '../../src/solve/simulate.ts';
import { termOf, worthOf } from '../../src/solve/value.ts';
import {
  act,
  answer,
  BASICS,
  card,
  config,
  content,
  event,
  fields,
  pickOn,
  sessionOf,
  slot,
  start,
  stateOf,
  withEvents,
} from '../kit.ts';

const coins = diceOf('COINS').stream('port.policy');

test('[OP-219] [OP-223] odds are played for the state and for every usable answer', () => {
  const state = start('ODDS', 'small-office');
  const found = finish(odds(content, state, 20));
  const usable = usableAnswers(content, card(state.currentEventId!), state);
  expect(found.map(({ actionId }) => actionId)).toEqual([null, ...usable.map(({ id }) => id)]);
  for (const { samples, pm } of found) {
    expect(samples).toBe(20);
    expect(Object.values(pm).reduce((sum, one) => sum + one, 0)).toBe(1000);
  }
  expect(config.odds.samples).toBe(400);
  const [now, present] = finish(odds(content, stateOf('90/95/5/60/60/0/0', { card: 'cab-meeting' }), 10));
  expect(present).toMatchObject({ actionId: 'cab-meeting-present', pm: { stress: 1000, win: 0 } });
  expect(now!.pm.stress).toBeLessThan(1000);
});

test('[OP-220] [OP-221] neither seed nor history enters: the same state, the same answer', () => {
  const state = start('SAME-ODDS');
  const digest = digestOf(state);
  expect(stateOdds(content, state, 30)).toEqual(stateOdds(content, { ...state, score: 77 }, 30));
  expect(digestOf(state)).toBe(digest);
  const moved = { ...state, stress: state.stress + 1 };
  expect(keyOf(moved)).not.toBe(keyOf(state));
  expect(keyOf({ ...state, score: 5 })).toBe(keyOf(state));
  expect(ODDS).toBe('port.odds');
  const first = Array.from({ length: 12 }, (_, i) => sampleOf(content, state, null, i));
  expect(first).toEqual(Array.from({ length: 12 }, (_, i) => sampleOf(content, state, null, i)));
  // Key, answer and number make the stream, and nothing else does.
  const shown = card(state.currentEventId!);
  for (const one of [null, ...usableAnswers(content, shown, state)]) {
    for (const sample of [0, 1, 2]) {
      const stream = diceOf(digestOf([keyOf(state), one?.id ?? '', sample])).stream(ODDS);
      const draft = { ...state };
      if (one) relaxedStep(content, draft, shown, one, new StreamTape(stream));
      const played = playOut(content, draft, stream, steady, stream);
      expect([one?.id, sample, sampleOf(content, state, one, sample)]).toEqual([one?.id, sample, played.outcome]);
    }
  }
  expect(new Set(Array.from({ length: 40 }, (_, i) => sampleOf(content, state, null, i))).size).toBeGreaterThan(1);
});

test('[OP-222] odds of a long and a hopeless game', () => {
  const lost = stateOdds(content, stateOf('3/95/1/95/95/0/0', { card: 'port-blocked' }), 25);
  expect(lost.pm.win).toBe(0);
  expect(lost.margin).toBe(0);
  const easy = stateOdds(content, start('EASY', 'first-ticket'), 25);
  expect(easy.pm.win).toBeGreaterThan(900);
});

test('[OP-225] sample counts outside 1 to 5000 are refused', () => {
  for (const samples of [0, -1, 5001, 1.5, '400', null, undefined]) {
    expect(badSamples(content, samples)).toMatchObject({ ok: false, error: { code: 'bad-samples' } });
  }
  expect(badSamples(content, 5000)).toBeNull();
  const asked = questions.odds!(content, start('Q'), 'player', { samples: 9999 });
  expect(asked).toMatchObject({ ok: false, error: { code: 'bad-samples' } });
});

test('[OP-226] random picks uniformly among the usable answers', () => {
  const state = stateOf('100/30/4/60/60/0/0', { card: 'status-call' });
  const counts = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const { id } = random(content, state, coins);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect(counts.size).toBe(3);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  const cooldowns = { events: new Int32Array(0), actions: Int32Array.of(4 * slot('status-call') + 1, 9000) };
  for (let i = 0; i < 30; i++) expect(random(content, { ...state, cooldowns }, coins).id).not.toBe('status-call-mute');
});

test('[OP-227] greedy weighs the printed deltas, blind to clamps, influence and score', () => {
  const own = greedyWorth(content, answer('status-call-own'));
  expect(own).toBe(180 * 1 + 5 * -3 - 9 * 13);
  expect(greedyWorth(content, answer('approver-on-leave-escalate'))).toBe(180 * -1 + 5 * -1 - 9 * 3 - 9 * -12);
  expect(greedy(content, stateOf('100/99/4/60/60/0/0', { card: 'status-call' }), coins).id).toBe('status-call-own');
  const tie = withEvents([event('t', { actions: [act('t-a'), act('t-b')] })]);
  expect(greedy(tie, stateOf('100/30/4/60/60/0/0', { on: tie, card: 't' }), coins).id).toBe('t-a');
});

test('[OP-228] V is the sum the ledger writes', () => {
  const v = (text: string) => worthOf(config, fields(text));
  expect(v('100/30/4/60/60/0/0')).toBe(-60 + 1000 - 120 - 120 + 0 + 200);
  expect(v('100/90/5/70/72/2/0')).toBe(-180 - 16 + 1250 - 140 - 48 - 144 - 72 - 120 + 60 + 200);
  expect(v('30/30/10/90/50/9/0')).toBe(-60 + 1250 + 160 - 180 - 288 - 180 - 100 + 150 + 60 - 70);
  expect(v('100/30/1/60/60/0/0')).toBe(-60 + 250 - 150 - 120 - 120 + 200);
  expect(v('0/30/4/60/60/0/0')).toBe(-100_000);
  // Each bend counts from the first point beyond it.
  const step = (text: string, next: string) => v(next) - v(text);
  expect(step('100/88/4/60/60/0/0', '100/89/4/60/60/0/0')).toBe(-2 - 8);
  expect(step('100/30/4/66/60/0/0', '100/30/4/67/60/0/0')).toBe(-2 - 12);
  expect(step('100/30/4/84/60/0/0', '100/30/4/85/60/0/0')).toBe(-2 - 12 - 30);
  expect(step('100/30/4/60/60/0/0', '100/30/4/60/61/0/0')).toBe(-2 - 6);
  expect(step('100/30/4/60/70/0/0', '100/30/4/60/71/0/0')).toBe(-2 - 6 - 60);
  expect(step('40/30/4/60/60/0/0', '39/30/4/60/60/0/0')).toBe(-2 - 7);
  const text = fields('100/90/5/70/72/2/0');
  const terms = (['timeLeft', 'stress', 'privilege', 'bureaucracy', 'security', 'influence'] as const).map((field) =>
    termOf(config, field, text[field]),
  );
  expect(terms.reduce((sum, one) => sum + one, 0)).toBe(worthOf(config, text));
});

test('[OP-229] steady takes the largest V, and a win above all', () => {
  const state = stateOf('100/30/4/60/60/0/0', { card: 'status-call' });
  const values = card('status-call').actions.map((one) => worthOf(config, fieldsAfter(content, state, one)));
  expect(steady(content, state, coins).id).toBe(card('status-call').actions[values.indexOf(Math.max(...values))]!.id);
  const win = { ...state, currentEventId: 'port-open', privilege: 5 };
  expect(steadyWorth(content, win, card('port-open'), answer('port-open-document'))).toBe(100_070);
  expect(steady(content, win, coins).id).toBe('port-open-document');
  expect(steady(content, { ...win, timeLeft: 12 }, coins).id).toBe('port-open-celebrate');
});

test('[OP-230] careful takes the weighted mean of what can follow', () => {
  const next = event('next', {
    conditions: [{ param: 'stress', op: '<=', value: 35 }],
    actions: [act('next-a', [{ target: 'stress', delta: 5 }]), act('next-b', [{ target: 'stress', delta: -5 }])],
  });
  const doom = event('doom', { terminal: true, terminalOutcome: 'lose', baseWeight: 30 });
  const here = event('here', { actions: [act('here-a'), act('here-b', [{ target: 'stress', delta: 20 }])] });
  const on = withEvents([here, next, doom]);
  const state = stateOf('100/30/4/60/60/0/0', { on, card: 'here' });
  const best = worthOf(config, fields('95/25/4/60/60/0/0'));
  expect(carefulWorth(on, state, here, here.actions[0]!)).toEqual({ sum: 10_000 * best + 30_000 * -2000, of: 40_000 });
  expect(carefulWorth(on, state, here, here.actions[1]!)).toEqual({ sum: 30_000 * -2000, of: 30_000 });
  expect(careful(on, state, coins).id).toBe('here-a');
  // The best of the answers counts, wherever it stands.
  const turned = { ...on, events: [here, { ...next, actions: next.actions.toReversed() }, doom] };
  expect(carefulWorth(turned, state, here, here.actions[0]!).sum).toBe(10_000 * best + 30_000 * -2000);
  const late = { ...state, timeLeft: 5 };
  expect(carefulWorth(on, late, here, here.actions[0]!)).toEqual({ sum: 40_000 * -2000, of: 40_000 });
});

test('[OP-230] the leaf of a next card: what is usable after thinking, and what it ends in', () => {
  const here = event('here');
  const worth = (next: Card, text = '100/30/4/60/60/0/0', actions: readonly number[] = []) => {
    const on = withEvents([here, next]);
    const cooldowns = { events: new Int32Array(0), actions: Int32Array.from(actions) };
    const { sum, of } = carefulWorth(on, stateOf(text, { on, card: 'here', cooldowns }), here, here.actions[0]!);
    return sum / of;
  };
  const calm = act('next-a', [{ target: 'stress', delta: -20 }]);
  const plain = act('next-b', [{ target: 'stress', delta: 5 }]);
  const next = event('next', { actions: [calm, plain] });
  const [better, worse] = ['95/10/4/60/60/0/0', '95/35/4/60/60/0/0'].map((text) => worthOf(config, fields(text)));
  expect(worth(next)).toBe(better);
  expect(worth(next, undefined, [4, 5001])).toBe(worse);
  expect(worth(next, undefined, [4, 5000])).toBe(better);
  const win = event('next', { terminal: true, terminalOutcome: 'win', actions: [calm, plain] });
  expect(worth(win)).toBe(2000);
  expect(worth({ ...win, terminalOutcome: 'lose' })).toBe(-2000);
  expect(worth({ ...win, actions: [act('next-a', [{ target: 'timeLeft', delta: -95 }])] })).toBe(-2000);
  // No answer helps where the clock ran out while thinking.
  expect(
    worth(event('next', { actions: [act('next-a', [{ target: 'timeLeft', delta: 9 }])] }), '5/30/4/60/60/0/0'),
  ).toBe(-2000);
});

test('[OP-231] careful: a loss now, a win now, and no card', () => {
  const state = stateOf('100/95/5/60/60/0/0', { card: 'status-call' });
  expect(carefulWorth(content, state, card('status-call'), answer('status-call-own'))).toEqual({ sum: -2000, of: 1 });
  const win = { ...state, currentEventId: 'port-open' };
  expect(carefulWorth(content, win, card('port-open'), answer('port-open-run'))).toEqual({ sum: 100_045, of: 1 });
  const on = withEvents([event('only')]);
  const alone = stateOf('100/30/4/60/60/0/0', { on, card: 'only' });
  const v = worthOf(config, alone);
  expect(carefulWorth(on, alone, on.events[0]!, on.events[0]!.actions[0]!)).toEqual({ sum: v - 20, of: 1 });
});

test('[OP-232] worths are whole numbers or exact ratios', () => {
  for (const seed of ['W-1', 'W-2', 'W-3']) {
    const state = start(seed);
    for (const one of usableAnswers(content, card(state.currentEventId!), state)) {
      const { sum, of } = carefulWorth(content, state, card(state.currentEventId!), one);
      expect(Number.isSafeInteger(sum) && Number.isSafeInteger(of) && Number.isSafeInteger(sum * of)).toBe(true);
    }
  }
});

test('[OP-233] a hint: the field, the answer of careful, its forecast beside the second best', () => {
  const session = sessionOf('HINT');
  const { state } = session;
  const found = hint(content, state)!;
  expect(found.answer).toBe(carefulOrder(content, state)[0]);
  expect(found.answer.id).toBe(careful(content, state, coins).id);
  expect(found.second!.answer).toBe(carefulOrder(content, state)[1]);
  expect(found.forecast.after).toEqual(fieldsAfter(content, state, found.answer));
  const gain = (field: typeof found.field) =>
    termOf(config, field, found.forecast.after[field]) - termOf(config, field, state[field]);
  for (const field of ['stress', 'privilege', 'bureaucracy', 'security'] as const) {
    expect(gain(found.field)).toBeGreaterThanOrEqual(gain(field));
  }
  const pick = { type: 'pick', atMs: 0, eventId: state.currentEventId!, actionId: found.answer.id } as const;
  const [where, what] = session.game.words.hint!(content, state, [pick]);
  expect(where).toMatch(/^Look at /);
  expect(what).toContain(found.answer.label);
  expect(hint(content, { ...state, currentEventId: null })).toBeNull();
  const places = BASICS.map((id) => {
    const one = stateOf('100/93/4/66/66/0/0', { card: id });
    const best = hint(content, one)!.answer;
    expect(best.id).toBe(careful(content, one, coins).id);
    return card(id).actions.indexOf(best);
  });
  expect(Math.max(...places)).toBeGreaterThan(0);
  expect(pickOn(state, found.answer.id).state.clockMs).toBe(0);
});
