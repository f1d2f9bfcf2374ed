// Two plans side by side: every number is what the rules then do.

import { expect, test } from 'vitest';
import { pickAt } from '../../src/actions.ts';
import { planTurns } from '../../src/driver.ts';
import { chances } from '../../src/forecast/chances.ts';
import { compare } from '../../src/forecast/compare.ts';
import { compareText } from '../../src/forecast/compareText.ts';
import { game as port } from '../../src/index.ts';
import { FIELDS } from '../../src/shape.ts';
import { content, event, only, pickOn, sessionOf, stateOf, tickOn, withEvents } from '../kit.ts';

const cab = stateOf('167/40/5/74/66/0/7', { card: 'cab-meeting', clockMs: 5000 });
const card = content.events.find(({ id }) => id === 'cab-meeting')!;
const [present, proxy, emergency] = card.actions.map(({ id }) => id) as [string, string, string];
const at = (actionId: string, waitTicks = 0) => ({ actionId, waitTicks });

test('[OP-399] the odds of either plan are the weights of `chances`, card by card', () => {
  const found = compare(content, cab, at(present), at(emergency))!;
  for (const [side, actionId] of [
    ['a', present],
    ['b', emergency],
  ] as const) {
    const outcomes = chances(content, cab, [pickAt(cab.clockMs, card.id, actionId)]);
    const listed = found.cards.filter((one) => one[side].weight > 0).map((one) => [one.eventId, one[side].weight]);
    expect(new Map(listed as [string, number][])).toEqual(
      new Map(outcomes.map(({ label, weight }) => [label, weight])),
    );
    expect(found.cards.reduce((sum, one) => sum + one[side].pm, 0)).toBe(1000);
  }
  const most = found.cards.map(({ a, b }) => Math.max(a.pm, b.pm));
  expect(most).toEqual([...most].sort((one, two) => two - one));
  expect(found.cards.find(({ eventId }) => eventId === 'port-open')).toMatchObject({ kind: 'win', b: { weight: 0 } });
});

test('[OP-399] fields are where the plan leads, with the threshold in words and the better side named', () => {
  const found = compare(content, cab, at(present), at(emergency))!;
  const [after, other] = [pickOn(cab, present).state, pickOn(cab, emergency).state];
  expect(found.fields.map(({ field, now, a, b }) => [field, now, a, b])).toEqual(
    FIELDS.map((field) => [field, cab[field], after[field], other[field]]),
  );
  const of = (field: string) => found.fields.find((one) => one.field === field)!;
  expect(of('bureaucracy')).toMatchObject({ words: { a: 'enters the gate', b: 'enters the gate' }, better: 'B' });
  expect(of('privilege')).toMatchObject({ words: { a: '', b: 'leaves the gate' }, better: 'A' });
  expect(of('security')).toMatchObject({ words: { a: '', b: 'leaves the gate' }, better: 'A' });
  expect(of('timeLeft').better).toBe('B');
  expect(found.a.crossings).toEqual(['GATE MET']);
  expect(found.a.cools).toEqual({ card: card.cooldown, answer: card.actions[0]!.cooldown });
  expect(found.b.number).toBe(3);
});

test('[OP-399] a plan that waits is compared at its own stamp: the same answer now and later', () => {
  const found = compare(content, cab, at(present), at(present, 5))!;
  let later = cab;
  for (let i = 0; i < 5; i++) later = tickOn(later).state;
  const turns = planTurns(content, cab, at(present, 5));
  expect(found.b.outlook.atMs).toBe((turns.at(-1)![0] as { atMs: number }).atMs);
  expect(found.b.outlook.after).toEqual(
    Object.fromEntries(FIELDS.map((field) => [field, pickOn(later, present).state[field]])),
  );
  expect(found.fields.find(({ field }) => field === 'timeLeft')).toMatchObject({ better: 'A' });
});

test('[OP-399] an end stands instead of odds; a losing card that becomes drawable is named', () => {
  const tense = { ...cab, stress: 95, bureaucracy: 86 };
  const found = compare(content, tense, at(present), at(proxy))!;
  expect(found.a.outlook.ends).toBe('stress');
  expect(found.cards.every(({ a }) => a.weight === 0)).toBe(true);
  expect(found.fields.find(({ field }) => field === 'stress')!.words.a).toBe('lost by stress');
  expect(found.fields.find(({ field }) => field === 'bureaucracy')!.words.b).toContain('Ticket Expired can come');
  const late = { ...cab, timeLeft: 3 };
  expect(compare(content, late, at(proxy), at(proxy, 5))!.b.outlook).toMatchObject({
    ends: 'time',
    endsWhileWaiting: true,
  });
  expect(compare(content, { ...cab, currentEventId: null }, at(present), at(proxy))).toBeNull();
});

test('[OP-399] each threshold has its words, from its own value on', () => {
  const words = (more: object, one = present, field = 'bureaucracy') =>
    compare(content, { ...cab, ...more }, at(one), at(proxy))!.fields.find((row) => row.field === field)!.words.a;
  // The first answer lowers bureaucracy by 12, the second raises it by 8.
  expect(words({ bureaucracy: 82 }, proxy)).toBe('Ticket Expired can come, 20 from the gate');
  expect(words({ bureaucracy: 81 }, proxy)).toBe('19 from the gate');
  expect(words({ bureaucracy: 90 })).toBe('Ticket Expired can no longer come, 8 from the gate');
  expect(words({ bureaucracy: 62 }, proxy)).toBe('');
  expect(words({ bureaucracy: 63 }, proxy)).toBe('leaves the gate');
  expect(words({ privilege: 1 }, emergency, 'privilege')).toBe('lost by privilege');
  expect(words({ timeLeft: 5 }, present, 'timeLeft')).toBe('the clock runs out');
  expect(words({ timeLeft: 6 }, present, 'timeLeft')).toBe('');
});

test('[OP-399] as lines: both answers, every field, both cooldowns, what follows, the odds', () => {
  const lines = compareText(compare(content, cab, at(present), at(emergency))!);
  expect(lines[0]).toBe(`A: 1 ${card.actions[0]!.label}`);
  expect(lines[1]).toBe(`B: 3 ${card.actions[2]!.label}`);
  for (const field of ['time', 'stress', 'privilege', 'bureaucracy', 'scrutiny', 'influence', 'score'])
    expect(lines.some((line) => line.includes(` ${field} `))).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/^162 -5 +166 -1 +time 167$/));
  expect(lines).toContainEqual(expect.stringMatching(/^A: GATE MET$/));
  expect(lines).toContainEqual(expect.stringMatching(/^\d+\.\d% +- +The Port Is Open \(wins\)$/));
  const ends = compareText(compare(content, { ...cab, stress: 95 }, at(present), at(proxy))!);
  expect(ends).toContainEqual('A: LOSES the run by stress');
  const late = compareText(compare(content, { ...cab, timeLeft: 3 }, at(proxy), at(proxy, 5))!);
  expect(late).toContainEqual('B: the clock runs out while you wait');
  const full = compare(content, cab, at(present), at(emergency))!;
  const odds = lines.slice(lines.indexOf('Next card, exact odds:') + 1);
  expect(odds.at(-1)).toBe(`and ${full.cards.length - (odds.length - 1)} more`);
  expect(odds.length).toBeLessThan(full.cards.length);
});

test('[OP-399] a plan that leaves no card says when one comes; a share too small to print is not called none', () => {
  const on = only(['request-form']);
  const form = stateOf('100/30/4/60/60/0/0', { on, card: 'request-form' });
  const [fill, other] = on.events[0]!.actions;
  const said = (state: typeof form) => compareText(compare(on, state, at(fill!.id), at(other!.id))!);
  expect(said(form)).toContainEqual('A: no card follows at once; the first comes at 30 s');
  expect(said({ ...form, timeLeft: 20 })).toContainEqual(
    'A: no card follows at once; the clock ends before one is free',
  );
  const rare = withEvents([event('a'), event('rare', { baseWeight: 1 }), event('b', { baseWeight: 100 })]);
  const state = stateOf('100/30/4/60/60/0/0', { on: rare, card: 'a', env: Int32Array.of(1000, 1, 1200) });
  const lines = compareText(compare(rare, state, at('a-a'), at('a-b'))!);
  expect(lines).toContainEqual(expect.stringMatching(/^<0\.1% +<0\.1% +rare$/));
});

test('[OP-399] through the protocol: asked with two answers; nonsense is refused with a sentence', () => {
  const session = sessionOf('ASK-1');
  const { state } = session;
  const ask = (args: unknown) => port.questions!.compare!(content, state, 'player', args as never);
  const [a, b] = content.events.find(({ id }) => id === state.currentEventId)!.actions;
  const before = session.digest();
  expect(ask({ a: a!.id, b: { actionId: b!.id, waitTicks: 5 } })).toMatchObject({
    ok: true,
    value: { a: { number: 1 }, b: { number: 2, plan: { waitTicks: 5 } }, text: expect.any(Array) },
  });
  for (const [args, code] of [
    [null, 'bad-plan'],
    [{ a: a!.id }, 'bad-plan'],
    [{ a: a!.id, b: 7 }, 'bad-plan'],
    [{ a: a!.id, b: { actionId: b!.id, waitTicks: '5' } }, 'bad-plan'],
    [{ a: a!.id, b: { actionId: b!.id, waitTicks: 1.5 } }, 'bad-plan'],
    [{ a: a!.id, b: { actionId: b!.id, waitTicks: 1e9 } }, 'bad-plan'],
    [{ a: a!.id, b: '__proto__' }, 'unknown-action'],
  ] as const)
    expect(ask(args), JSON.stringify(args)).toMatchObject({ ok: false, error: { code } });
  expect(session.digest()).toBe(before);
});

test('[OP-399] in text a field that stays has an equals sign, one that moves its difference', () => {
  const found = compare(content, cab, at(present), at(emergency))!;
  const lines = compareText(found);
  expect(found.fields.some(({ now, a }) => now === a)).toBe(true);
  for (const { now, a } of found.fields) {
    const change = a === now ? '=' : a > now ? `+${a - now}` : `${a - now}`;
    expect(
      lines.some((line) => line.startsWith(`${a} ${change} `)),
      `${a} ${change}`,
    ).toBe(true);
  }
});
