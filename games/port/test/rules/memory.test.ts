// Cards that answer an earlier one: who remembers what, and for how long.

import { expect, test } from 'vitest';
import { lint } from '../../src/authoring/lint.ts';
import { validateFile } from '../../src/authoring/validate.ts';
import { canBeShown } from '../../src/forecast/claims.ts';
import { outlook } from '../../src/forecast/forecast.ts';
import { frameOf } from '../../src/params.ts';
import { earliestMs } from '../../src/rules/cards.ts';
import { isRemembered, weigh } from '../../src/rules/selection.ts';
import { seedsOf } from '../../src/solve/coverage.ts';
import { act, canCome, content, event, pickOn, stateOf, tallied, withEvents } from '../kit.ts';

const first = event('first', {
  cooldown: 10,
  actions: [
    act('first-yes', [], { cooldown: 40, scoreImpact: 1 }),
    act('first-no', [], { cooldown: 40, scoreImpact: 1 }),
  ],
});
const echo = event('echo', {
  cooldown: 60,
  after: ['first-yes'],
  actions: [act('echo-a', [], { scoreImpact: 1 }), act('echo-b', [], { scoreImpact: 1 })],
});
const on = withEvents([first, echo]);
const START = stateOf('180/20/4/40/40/0/0', { on, card: 'first' });

test('[OP-403] a card with `after` comes only while one of the answers it names cools, to the millisecond', () => {
  expect(canCome(on, 1, START, 0)).toBe(false);
  const yes = pickOn(START, 'first-yes', { on }).state;
  expect(yes.currentEventId).toBe('echo');
  expect(canCome(on, 1, yes, 39_999)).toBe(true);
  expect(canCome(on, 1, yes, 40_000)).toBe(false);
  const no = pickOn(START, 'first-no', { on }).state;
  expect(no.currentEventId).toBeNull();
  expect(weigh(on, no, 0)).toEqual([0, 0]);
});

test('[OP-403] forecast and claims know what is remembered; waiting for a forgotten card is not offered', () => {
  expect(outlook(on, START, 'first-yes')!.cards.map(({ eventId }) => eventId)).toEqual(['echo']);
  expect(outlook(on, START, 'first-no')!.cards).toEqual([]);
  expect(canBeShown(on, START, 'echo', 300).is).toBe('yes');
  // The echo is free again after 60 s, when nobody remembers the 40 s old answer: the first card is awaited instead.
  const slow = withEvents([{ ...first, cooldown: 100 }, echo]);
  const answered = pickOn(pickOn(START, 'first-yes', { on: slow }).state, 'echo-a', { on: slow }).state;
  expect(earliestMs(slow, answered)).toBe(100_000);
});

test('[OP-403] S07: `after` names an answer of the file, and not of the card itself', () => {
  const judged = (after: readonly string[]) =>
    validateFile('events', { events: [first, { ...echo, after }] }, content.config).map(
      ({ code, path, message }) => `${code} ${path}: ${message}`,
    );
  expect(judged(['first-yes'])).toEqual([]);
  expect(judged(['first-perhaps'])).toEqual([
    'S07 events[1].after[0]: `after` must name an answer of this file, found `first-perhaps`',
  ]);
  expect(judged(['echo-a'])).toEqual(['S07 events[1].after[0]: `echo-a` is an answer of this very card']);
});

test('[OP-403] L02: a card that comes after what nobody can answer, or nobody remembers', () => {
  const codes = (cooldown: number) =>
    lint({
      ...content,
      events: [
        ...content.events,
        event('early', {
          conditions: [{ param: 'stress', op: '>=', value: 40 }],
          actions: [act('early-a', [], { cooldown }), act('early-b', [])],
        }),
        event('late', { after: ['early-a'], actions: [act('late-a', []), act('late-b', [])] }),
      ],
    })
      .filter(({ code }) => code === 'L02')
      .map(({ path }) => path);
  expect(codes(30)).toEqual([]);
  expect(codes(0)).toEqual([`events[${content.events.length + 1}].after`]);
});

test('[OP-404] the cards of a lesson come where a scenario names the tag, in their order, and nowhere else', () => {
  const lessons = content.events.filter(({ tags }) => tags.includes('lesson'));
  // Six name a gauge each; with two one waits, once the gate is met; three ask again for what is still outside it.
  expect(lessons).toHaveLength(11);
  for (const { id } of content.scenarios) {
    const { base } = frameOf(content, { scenario: id });
    const isIn = lessons.map((card) => base[content.events.indexOf(card)]! > 0);
    expect([id, ...new Set(isIn)]).toEqual([id, id === 'first-ticket']);
  }
  // Each comes after any answer to the one before, whichever it was.
  lessons.slice(1, 6).forEach((card, i) => {
    expect(card.after).toEqual(expect.arrayContaining(lessons[i]!.actions.map(({ id }) => id)));
    expect(card.after).toHaveLength(lessons[i]!.actions.length);
  });
  const named = ['stress', 'seconds', 'influence', 'bureaucracy', 'scrutiny', 'privilege'];
  const said = lessons.slice(0, 6).map(({ situation }) => named.filter((one) => situation.toLowerCase().includes(one)));
  expect(said).toEqual(named.map((one) => [one]));
  const { initRanges } = content.scenarios.find(({ id }) => id === 'first-ticket')!;
  const short = content.config.winGate.privilegeMin - initRanges.privilege!.max;
  const gives = (card: (typeof lessons)[number]): number =>
    Math.max(...card.actions.map(({ effects }) => effects.find(({ target }) => target === 'privilege')?.delta ?? 0));
  // Whatever is answered before it, the gate is shut until the sixth.
  expect(lessons.slice(0, 5).reduce((sum, card) => sum + gives(card), 0)).toBeLessThan(short);
  expect(gives(lessons[5]!)).toBeGreaterThanOrEqual(short);
});

test('[OP-404] a lesson that was answered wrongly is asked again, until its gauge is inside the gate', () => {
  const { winGate } = content.config;
  const again = content.events.filter(({ id }) => id.startsWith('lesson-') && id.endsWith('-again'));
  const sixth = content.events.find(({ id }) => id === 'lesson-privilege')!.actions.map(({ id }) => id);
  const gauges = { bureaucracy: winGate.bureaucracyMax + 1, security: winGate.securityMax + 1 };
  expect(again.map(({ conditions: [one] }) => [one!.param, one!.op, one!.value])).toEqual([
    ['bureaucracy', '>=', gauges.bureaucracy],
    ['security', '>=', gauges.security],
    ['privilege', '<=', winGate.privilegeMin - 1],
  ]);
  for (const { after, conditions, actions } of again) {
    expect(after).toEqual(sixth);
    const { param } = conditions[0]!;
    const toward = param === 'privilege' ? 1 : -1;
    // Whatever is answered, the gauge goes the way the gate wants.
    for (const { effects } of actions)
      expect(toward * effects.find(({ target }) => target === param)!.delta).toBeGreaterThan(0);
  }
});

test('[OP-404] whoever answers at random wins more than a quarter of the first tickets', () => {
  const level = { scenario: 'first-ticket' };
  const { outcomes, runs } = tallied(content, { policy: 'random', level, seeds: seedsOf('LESSON', 1, 200) });
  expect(outcomes.win / runs).toBeGreaterThan(0.25);
});

test('[OP-404] the lesson is no win for certain: good play loses it now and then, careless play more often', () => {
  const rate = (policy: 'steady' | 'greedy'): number => {
    const level = { scenario: 'first-ticket' };
    const { outcomes, runs } = tallied(content, { policy, level, seeds: seedsOf('LESSON', 1, 200) });
    return outcomes.win / runs;
  };
  expect(rate('steady')).toBeLessThan(1);
  expect(rate('steady')).toBeGreaterThan(0.9);
  expect(rate('greedy')).toBeLessThan(0.9);
});

test('[OP-405] at least eight chains of two to four cards remember what was answered', () => {
  const holder = new Map(content.events.flatMap((card) => card.actions.map(({ id }) => [id, card.id] as const)));
  const later = content.events.filter((card) => card.after && !card.tags.includes('lesson'));
  const roots = new Set<string>();
  const depth = (id: string): number => {
    const card = content.events.find((one) => one.id === id)!;
    if (!card.after) {
      roots.add(id);
      return 1;
    }
    return 1 + Math.max(...card.after.map((answer) => depth(holder.get(answer)!)));
  };
  const depths = later.map(({ id }) => depth(id));
  expect(Math.max(...depths)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...depths)).toBeLessThanOrEqual(4);
  expect(roots.size).toBeGreaterThanOrEqual(8);
  // Memory outlives at least three answers of relaxed play.
  for (const id of later.flatMap(({ after }) => after!)) {
    const cooldown = content.events.flatMap(({ actions }) => actions).find((one) => one.id === id)!.cooldown;
    expect([id, cooldown >= 60]).toEqual([id, true]);
  }
});

test('[OP-403] an answer is remembered to the last millisecond of its cooldown, and not in the next', () => {
  const { cooldowns } = pickOn(START, 'first-yes', { on }).state;
  expect(isRemembered(on, echo, cooldowns, 39_999)).toBe(true);
  expect(isRemembered(on, echo, cooldowns, 40_000)).toBe(false);
});
