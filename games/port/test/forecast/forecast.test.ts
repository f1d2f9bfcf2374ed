// What a button tells before it is pressed.

import { diceOf, openRun, outcomes } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { chances } from '../../src/forecast/chances.ts';
import { firstCardMs, outlook } from '../../src/forecast/forecast.ts';
import { game as port } from '../../src/index.ts';
import { crossings } from '../../src/rules/gate.ts';
import { marginPm, perMille } from '../../src/rules/rounding.ts';
import { weigh, weightedRandomPick } from '../../src/rules/selection.ts';
import type { State } from '../../src/shape.ts';
import { percent, show } from '../../src/text.ts';
import { view } from '../../src/view.ts';
import { BASICS, config, content, event, only, pickOn, Rolls, sessionOf, stateOf, tickOn, withEvents } from '../kit.ts';

const cab = stateOf('167/40/5/74/66/0/7', { card: 'cab-meeting', clockMs: 5000 });
const buttons = (state: typeof cab) => view(content, state).card!.answers;

test('[OP-206] every button shows each delta, where it leads after clamping, and the score', () => {
  const [present] = buttons({ ...cab, stress: 95 });
  expect(present!.effects).toEqual([
    { field: 'timeLeft', delta: -5, from: 167, to: 162 },
    { field: 'stress', delta: 13, from: 95, to: 100 },
    { field: 'bureaucracy', delta: -12, from: 74, to: 62 },
    { field: 'influence', delta: 1, from: 0, to: 1 },
    { field: 'score', delta: 10, from: 7, to: 17 },
  ]);
  for (const { actionId, effects } of buttons(cab)) {
    const after = pickOn(cab, actionId).state;
    for (const { field, to } of effects) expect(after[field]).toBe(to);
  }
});

test('[OP-207] an answer that ends the run says how instead of a forecast', () => {
  const [present] = buttons({ ...cab, stress: 95 });
  expect(present).toMatchObject({ ends: 'stress', consequences: ['LOSES the run by stress'], next: [] });
  const win = buttons({ ...cab, currentEventId: 'port-open' });
  expect(win.map(({ ends }) => ends)).toEqual(['win', 'win', 'win']);
  expect(win[0]!.consequences).toEqual(['WINS the run']);
  const lost = buttons({ ...cab, currentEventId: 'port-blocked' });
  expect(lost.map(({ ends }) => ends)).toEqual(['critical', 'critical']);
  expect(lost[0]!.consequences).toEqual(['LOSES the run by this card']);
});

test('[OP-208] opening or closing the gate, and crossing 85 or 90, is said in words', () => {
  const [present, , emergency] = buttons(cab);
  expect(present!.consequences).toEqual(['GATE MET']);
  expect(emergency!.consequences).toEqual([
    'bureaucracy 57 enters the gate',
    'privilege 4 and scrutiny 72 leave the gate',
  ]);
  const outside = { ...cab, privilege: 4, bureaucracy: 80, security: 80 };
  expect(crossings(content, outside, { ...outside, bureaucracy: 70, security: 70 })).toEqual([
    'bureaucracy 70 and scrutiny 70 enter the gate',
  ]);
  expect(crossings(content, { ...cab, bureaucracy: 60 }, { ...cab, bureaucracy: 60, security: 71 })).toEqual([
    'scrutiny 71 leaves the gate',
  ]);
  const near = buttons({ ...cab, currentEventId: 'port-scan-alert', security: 84 });
  expect(near.at(-1)!.consequences).toEqual(['scrutiny 91: Port Blocked can be drawn']);
  const above = buttons({ ...cab, currentEventId: 'port-scan-alert', security: 90 });
  expect(above[0]!.consequences).toContain('scrutiny 75: Port Blocked can no longer be drawn');
  const said = (field: 'security' | 'bureaucracy', from: number, to: number) =>
    crossings(
      content,
      { ...cab, security: 75, bureaucracy: 75, [field]: from },
      { ...cab, security: 75, bureaucracy: 75, [field]: to },
    );
  expect([said('security', 84, 85), said('security', 85, 84), said('security', 85, 99)]).toEqual([
    ['scrutiny 85: Port Blocked can be drawn'],
    ['scrutiny 84: Port Blocked can no longer be drawn'],
    [],
  ]);
  expect([said('bureaucracy', 89, 90), said('bureaucracy', 90, 89), said('bureaucracy', 80, 89)]).toEqual([
    ['bureaucracy 90: Ticket Expired can be drawn'],
    ['bureaucracy 89: Ticket Expired can no longer be drawn'],
    [],
  ]);
  expect([said('security', 99, 85), said('bureaucracy', 99, 90)]).toEqual([[], []]);
  const inside = { ...cab, privilege: 5, bureaucracy: 70, security: 70 };
  expect(crossings(content, inside, { ...cab, privilege: 4, bureaucracy: 71, security: 71 })).toEqual([
    'privilege 4, bureaucracy 71 and scrutiny 71 leave the gate',
  ]);
});

test('[OP-222] the margin is the smallest whole one that covers two standard errors', () => {
  for (const samples of [1, 7, 200, 4000])
    for (const pm of [0, 1, 250, 500, 999, 1000]) {
      const margin = marginPm(pm, samples);
      const covers = (m: number): boolean => m * m * samples >= 4 * pm * (1000 - pm);
      expect([covers(margin), margin > 0 && covers(margin - 1)], `${pm} of ${samples}`).toEqual([true, false]);
    }
});

test('[OP-209] the odds are the weights after the answer, at its stamp', () => {
  for (const { actionId, next } of buttons(cab)) {
    const rolls = new Rolls([1]);
    const after = pickOn(cab, actionId, { rolls }).state;
    const weights = weigh(content, { ...after, currentEventId: null }, 5000);
    expect(next.map(({ weight }) => weight)).toEqual(weights.filter((weight) => weight > 0));
    expect(rolls.totals[0]).toBe(next.reduce((sum, one) => sum + one.weight, 0));
  }
  const cooldowns = { events: Int32Array.of(0, 8000), actions: new Int32Array(0) };
  const first = (waitTicks: number) =>
    outlook(content, { ...cab, cooldowns }, 'cab-meeting-present', { waitTicks })!.cards[0]!.eventId;
  expect([0, 2, 3].map(first)).toEqual(['status-call', 'status-call', 'request-form']);
  const waited = outlook(content, cab, 'cab-meeting-present', { waitTicks: 4 })!;
  expect(waited.before.timeLeft).toBe(163);
  expect([waited.atMs, waited.after.timeLeft]).toEqual([9000, 158]);
  const over = outlook(content, { ...cab, timeLeft: 3 }, 'cab-meeting-present', { waitTicks: 4 })!;
  expect(over).toMatchObject({ ends: 'time', endsWhileWaiting: true });
  expect(outlook(content, cab, 'status-call-own')).toBeNull();
});

test('[OP-210] the true env modifiers are in the odds, the dice are not', () => {
  const loud = { ...cab, env: Int32Array.from(cab.env, (pm, i) => (i === 0 ? 1200 : pm)) };
  const share = (state: typeof cab) => outlook(content, state, 'cab-meeting-present')!.cards[0]!;
  expect(share(loud).weight).toBe(12_000);
  expect(share(cab).weight).toBe(10_000);
  const [a, b] = ['DICE-1', 'DICE-2'].map((seed) =>
    outcomes(port, content, cab, [sessionOf(seed).game.idle!(content, cab)[0]!]),
  );
  expect(a).toEqual(b);
});

test('[OP-211] shares in per mille add up to 1000, ties to the earlier', () => {
  expect(perMille([1, 1, 1])).toEqual([334, 333, 333]);
  expect(perMille([2, 1])).toEqual([667, 333]);
  expect(perMille([1, 1, 1, 1, 1, 1])).toEqual([167, 167, 167, 167, 166, 166]);
  expect(perMille([0, 0])).toEqual([0, 0]);
  for (const { next } of buttons(cab)) expect(next.reduce((sum, { pm }) => sum + pm, 0)).toBe(1000);
});

test('[OP-212] a card that could come is listed even where it rounds to nothing', () => {
  const on = withEvents([event('a'), event('rare', { baseWeight: 1 }), event('b', { baseWeight: 100 })]);
  const state = stateOf('100/30/4/60/60/0/0', { on, card: 'a', env: Int32Array.of(1000, 1, 1200) });
  const { cards } = outlook(on, state, 'a-a')!;
  expect(cards.map(({ eventId, pm }) => [eventId, pm])).toEqual([
    ['rare', 0],
    ['b', 1000],
  ]);
  expect(percent(51)).toBe('5.1%');
});

test('[OP-213] four headline numbers: win, loss, time, likeliest', () => {
  const danger = stateOf('110/40/6/50/90/2/7', { card: 'coffee-machine' });
  const { cards, headline, total } = outlook(content, danger, 'coffee-machine-networking')!;
  const sum = (ids: readonly string[], part: 'weight' | 'pm') =>
    cards.filter(({ eventId }) => ids.includes(eventId)).reduce((all, card) => all + card[part], 0);
  expect(Math.abs(headline.losePm - (sum(['port-blocked'], 'weight') * 1000) / total)).toBeLessThan(1);
  const givers = ['deadline-extended', 'manager-buys-time', 'network-slot-opened'];
  // The headline and the list below it never differ by a rounding.
  expect(headline.timePm).toBe(sum(givers, 'pm'));
  expect(headline.losePm).toBe(sum(['port-blocked'], 'pm'));
  expect(headline.winPm).toBe(0);
  expect(headline.likeliest).toBe([...cards].sort((a, b) => b.weight - a.weight)[0]!.eventId);
  const gate = outlook(content, { ...danger, security: 60 }, 'coffee-machine-networking')!;
  expect(gate.headline.winPm).toBe(gate.cards.find(({ eventId }) => eventId === 'port-open')!.pm);
  expect(gate.headline.winPm).toBeGreaterThan(0);
  const on = withEvents([event('here'), event('one'), event('two')]);
  const even = outlook(on, stateOf('100/30/4/60/60/0/0', { on, card: 'here' }), 'here-a')!;
  expect(even.headline.likeliest).toBe('one');
});

test('[OP-214] an answer that leaves no card says until when, filler included', () => {
  const on = only([...BASICS.slice(0, 1), 'hold-music']);
  const state = stateOf('100/30/4/60/60/0/0', { on, card: 'request-form' });
  expect(outlook(on, state, 'request-form-fill')!.noCard).toEqual({ untilMs: 2000 });
  const without = only(['request-form']);
  const alone = stateOf('100/30/4/60/60/0/0', { on: without, card: 'request-form' });
  expect(outlook(without, alone, 'request-form-fill')!.noCard).toEqual({ untilMs: 30_000 });
  expect(outlook(without, { ...alone, timeLeft: 20 }, 'request-form-fill')!.noCard).toEqual({ untilMs: null });
  expect(firstCardMs(content, stateOf('100/30/4/60/60/0/0'))).toBe(1000);
  expect(show(on, view(on, state))).toContain('if 1: no card until 2 s');
  expect(show(without, view(without, { ...alone, timeLeft: 20 }))).toContain('if 1: no card any more');
});

test('[OP-215] a forecast is of now: after a tick it is another one', () => {
  const soon = pickOn(stateOf('100/30/4/60/60/0/0', { card: 'coffee-machine' }), 'coffee-machine-rumour').state;
  const shown = { ...soon, currentEventId: 'status-call', clockMs: 24_000, nextTickMs: 25_000 };
  const has = (state: State) =>
    outlook(content, state, 'status-call-mute')!.cards.some(({ eventId }) => eventId === 'coffee-machine');
  expect(has(shown)).toBe(false);
  expect(has(tickOn(shown).state)).toBe(true);
  expect(outlook(content, shown, 'status-call-mute', { atMs: 24_500 })!.atMs).toBe(24_500);
});

test('[OP-216] [OP-353] a cooling button shows its seconds, rounded up', () => {
  const picked = pickOn(
    { ...cab, currentEventId: 'port-scan-alert', clockMs: 12_400, nextTickMs: 13_000 },
    'port-scan-alert-harden',
  ).state;
  const again = { ...picked, currentEventId: 'port-scan-alert', clockMs: 43_000, nextTickMs: 44_000 };
  const [harden, confess] = buttons(again);
  expect(harden).toMatchObject({ usable: false, readyAtMs: 48_400, coolingSeconds: 6, smallestWait: 6 });
  expect(show(content, view(content, again))).toContain(`x1 ${harden!.label}  (cooling, 6 s)`);
  expect(confess).toMatchObject({ usable: true, coolingSeconds: 0, smallestWait: 0 });
});

test('[OP-217] the climate panel lists the five loudest and the five quietest', () => {
  const state = sessionOf('CLIMATE').state;
  const { high, low } = view(content, state).climate;
  expect(config.forecast.climateRows).toBe(5);
  expect([high.length, low.length]).toEqual([5, 5]);
  expect(high[0]!.pm).toBe(Math.max(...state.env));
  expect(low[0]!.pm).toBe(Math.min(...state.env.filter((pm) => pm > 0)));
  expect(high.map(({ pm }) => pm)).toEqual(high.map(({ pm }) => pm).sort((a, b) => b - a));
  const even = view(content, stateOf('100/30/4/60/60/0/0')).climate;
  const first = content.events.slice(0, config.forecast.climateRows).map(({ id }) => id);
  for (const rows of [even.high, even.low]) expect(rows.map(({ eventId }) => eventId)).toEqual(first);
  const few = view(content, sessionOf('CLIMATE', 'seven-doors').state).climate;
  expect([...few.high, ...few.low].every(({ pm }) => pm >= 800)).toBe(true);
});

test('[OP-218] 100 000 draws match the forecast within four standard errors', () => {
  const after = { ...pickOn(cab, 'cab-meeting-present').state, currentEventId: null };
  const weights = weigh(content, after, 5000);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = new Array<number>(weights.length).fill(0);
  const stream = diceOf('HUNDRED').stream('port.select');
  const draws = 100_000;
  for (let i = 0; i < draws; i++) counts[weightedRandomPick(weights, () => stream)!.index]! += 1;
  weights.forEach((weight, i) => {
    const share = weight / total;
    const error = Math.sqrt((share * (1 - share)) / draws);
    expect(Math.abs(counts[i]! / draws - share)).toBeLessThanOrEqual(4 * error);
  });
});

test('[OP-375] [OP-376] chances list every next card with its weight, or one outcome', () => {
  const [answer] = buttons(cab);
  const pick = { type: 'pick', atMs: 5000, eventId: 'cab-meeting', actionId: answer!.actionId } as const;
  const list = chances(content, cab, [pick]);
  expect(list.map(({ weight, state }) => [state.currentEventId, weight])).toEqual(
    answer!.next.map(({ eventId, weight }) => [eventId, weight]),
  );
  const idle = port.idle!(content, cab);
  expect(idle).toEqual([{ type: 'tick', atMs: 6000 }]);
  expect(port.idle!(content, { ...cab, clockMs: 5250 })).toEqual(idle);
  expect(chances(content, cab, idle).map(({ weight }) => weight)).toEqual([1]);
  const empty = { ...cab, currentEventId: null };
  expect(chances(content, empty, idle).length).toBeGreaterThan(10);
  const ending = chances(content, { ...cab, stress: 95 }, [pick]);
  expect(ending.map(({ weight, label }) => [weight, label])).toEqual([[1, 'stress']]);
  const session = sessionOf('IDLE');
  const ahead = session.forecast(4);
  expect(ahead.frames.map(({ state }) => state.timeLeft)).toEqual([1, 2, 3, 4].map((n) => session.state.timeLeft - n));
  const run = openRun(port, { levelData: { scenario: 'standard' }, seed: 'IDLE' });
  expect(run.ok).toBe(true);
});
