// The lint of single answers at its edges.

import { expect, test } from 'vitest';
import type { Answer, Card, Condition } from '../../src/shape.ts';
import { act, content } from '../kit.ts';
import { edit, effect, guest, last, loud, plus, when } from './lintKit.ts';

const answers = (a: Answer['effects'], b: Answer['effects'], more: Partial<Answer> = {}): Card['actions'] => [
  act('guest-a', a, { label: 'Guest A', cooldown: 40, ...more }),
  act('guest-b', b, { label: 'Guest B', cooldown: 40 }),
];
const codes = (card: Card, severity = 'error') => loud(plus(card), severity).map((line) => line.slice(0, 3));

test('[OP-297] L04 by stress, by time, and only where the card can be shown', () => {
  const fatal = (condition: Condition, ...effects: Answer['effects']) =>
    loud(plus(guest({ conditions: [condition], actions: answers(effects, [effect('stress', -2)]) })));
  const said = (by: string) => [
    `L04 events[${last}].actions[0]: \`guest-a\` loses by ${by} in every state in which \`guest\` can be shown`,
  ];
  expect(fatal(when('stress', '>=', 40), effect('stress', 60))).toEqual(said('stress'));
  expect(fatal(when('stress', '>=', 40), effect('stress', 59))).toEqual([]);
  // What leaves stress alone fills it nowhere.
  expect(fatal(when('stress', '>=', 100), effect('bureaucracy', 1))).toEqual([]);
  expect(fatal(when('timeLeft', '<=', 5), effect('timeLeft', -5))).toEqual(said('time'));
  expect(fatal(when('timeLeft', '<', 6), effect('timeLeft', -5))).toEqual(said('time'));
  expect(fatal(when('timeLeft', '<=', 6), effect('timeLeft', -5))).toEqual([]);
  expect(fatal(when('timeLeft', '<', 7), effect('timeLeft', -5))).toEqual([]);
  expect(fatal(when('stress', '>', 39), effect('stress', 60))).toEqual(said('stress'));
  expect(fatal(when('stress', '>', 38), effect('stress', 60))).toEqual([]);
  expect(fatal(when('privilege', '==', 2), effect('privilege', -2))).toEqual(said('privilege'));
  expect(fatal(when('privilege', '>=', 2), effect('privilege', -2))).toEqual([]);
  const cut = (value: number) =>
    codes(
      guest({
        conditions: [when('stress', '>=', 40), when('stress', '!=', value)],
        actions: answers([effect('stress', 59)], [effect('stress', -2)]),
      }),
    );
  expect([cut(40), cut(41)]).toEqual([['L04'], []]);
  const nowhere = guest({
    conditions: [when('influence', '>=', 900_000), when('privilege', '<=', 1)],
    actions: answers([effect('privilege', -1)], [effect('stress', -2)]),
  });
  expect(codes(nowhere)).toEqual(['L02']);
  const lost = edit('port-blocked', (card) => ({
    ...card,
    actions: card.actions.map((one, i) => (i === 0 ? { ...one, effects: [effect('stress', 100)] } : one)),
  }));
  expect(loud(lost)).toEqual([]);
});

test('[OP-309] L16: equal answers, better scores and terminal cards are left alone', () => {
  const said = (a: Card['actions'], more: Partial<Card> = {}) =>
    codes(guest({ actions: a, ...more }), 'warning').filter((code) => code === 'L16');
  const [five, four] = [[effect('stress', 5)], [effect('stress', 4)]];
  expect(said(answers(five, four))).toEqual(['L16']);
  expect(said(answers(five, five))).toEqual([]);
  expect(said(answers(five, four, { scoreImpact: 1 }))).toEqual([]);
  expect(said(answers(four, four, { scoreImpact: 1 }))).toEqual(['L16']);
  expect(said(answers([...five, effect('influence', 1)], four))).toEqual([]);
  expect(said(answers(five, four), { terminal: true, terminalOutcome: 'lose' })).toEqual([]);
});

test('[OP-313] L20: titles and situations too, and twice in one event is an error whoever else says it', () => {
  const first = content.events[0]!;
  expect(loud(plus(guest({ title: first.title })), 'warning')).toEqual([
    `L20 events[${last}].title: title ${JSON.stringify(first.title)} is used by \`request-form\` and \`guest\``,
  ]);
  expect(loud(plus(guest({ situation: first.situation })), 'warning')).toEqual([
    `L20 events[${last}].situation: situation ${JSON.stringify(first.situation)} is used by \`request-form\` and \`guest\``,
  ]);
  const { label } = first.actions[0]!;
  const on = plus(guest({ actions: guest().actions.map((one) => ({ ...one, label })) }));
  expect(loud(on, 'warning')).toEqual([
    `L20 events[${last}].actions[0].label: label ${JSON.stringify(label)} is used by \`request-form-fill\` and \`guest-a\``,
  ]);
  expect(loud(on)).toEqual([
    `L20 events[${last}].actions[1].label: label ${JSON.stringify(label)} is used by \`guest-a\` and \`guest-b\``,
  ]);
});

test('[OP-315] L22 at the bottom and, for percent fields, at the top', () => {
  const said = (condition: Condition, delta: number) =>
    codes(
      guest({
        conditions: [condition],
        actions: answers([effect(condition.param as 'stress', delta)], [effect('bureaucracy', 3)]),
      }),
      'warning',
    ).filter((code) => code === 'L22');
  for (const at of [when('influence', '<=', 0), when('influence', '<', 1), when('influence', '==', 0)])
    expect([said(at, -1), said(at, 1)]).toEqual([['L22'], []]);
  for (const at of [when('security', '>=', 100), when('security', '>', 99), when('security', '==', 100)])
    expect([said(at, 1), said(at, -1)]).toEqual([['L22'], []]);
  expect([said(when('influence', '>=', 100), 1), said(when('security', '>=', 99), 1)]).toEqual([[], []]);
  expect([said(when('influence', '<=', 1), -1), said(when('security', '>', 98), 1)]).toEqual([[], []]);
});
