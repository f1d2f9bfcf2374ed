// The judgement over simulated runs, on counts made by hand.

import { expect, test } from 'vitest';
import { documents } from '../../src/authoring/documents.ts';
import type { PortFinding } from '../../src/authoring/finding.ts';
import { type DeepProgress, lintDeep, lintPicked, lintSeen } from '../../src/authoring/lintDeep.ts';
import type { Card, Content } from '../../src/shape.ts';
import type { Tally } from '../../src/solve/coverage.ts';
import type { PolicyName } from '../../src/solve/policies.ts';
import { config, content, event, withEvents } from '../kit.ts';
import { when } from './lintKit.ts';

const { minOffers, seenMinPm, seenMaxPm, pickedMinPm } = config.lint;
const RUNS = 1000;
/** Runs in which the first event was seen, and how often its first answer was offered and picked. */
const counted = (on: Content, policy: PolicyName, seen: number, offered: number, picked: number): Tally => ({
  policy,
  scenario: 'standard',
  runs: RUNS,
  outcomes: { win: 0, time: RUNS, stress: 0, privilege: 0, critical: 0 },
  picks: 0,
  longestWait: 0,
  scores: [],
  events: on.events.map(({ id, actions }) => ({
    eventId: id,
    seen,
    answers: actions.map((one, k) => ({ actionId: one.id, offered, picked: k === 0 ? picked : offered })),
  })),
});

const found = (judge: typeof lintSeen, card: Card, ...given: (readonly [PolicyName, number, number, number])[]) => {
  const on = withEvents([card]);
  const list: PortFinding[] = [];
  const pooled = new Map(given.map(([policy, ...counts]) => [policy, [counted(on, policy, ...counts)]]));
  judge(on, pooled, list);
  return list.map(({ code, message }) => `${code} ${message}`);
};

test('[OP-316] L23: at least 1 % and, outside the basics, at most 60 % of the pooled runs', () => {
  const rare = event('x', { conditions: [when('stress', '>=', 40)] });
  const seen = (card: Card, many: number) => found(lintSeen, card, ['random', many, 0, 0]);
  expect([seenMinPm, seenMaxPm]).toEqual([10, 600]);
  expect(seen(rare, 9)).toEqual(['L23 `x` was seen in 0.9 % of 1000 runs (at least 1 % expected)']);
  expect([seen(rare, 10), seen(rare, 600)]).toEqual([[], []]);
  expect(seen(rare, 601)).toEqual(['L23 `x` was seen in 60.1 % of 1000 runs (at most 60 % outside the basics)']);
  expect(seen(event('basic'), 900)).toEqual([]);
  expect(seen({ ...rare, tags: ['filler'] }, 0)).toEqual([]);
  expect(seen({ ...rare, baseWeight: 0 }, 0)).toEqual([]);
  expect(found(lintSeen, rare, ['random', 0, 0, 0], ['greedy', 0, 0, 0], ['careful', 29, 0, 0])).toHaveLength(1);
  expect(found(lintSeen, rare, ['random', 0, 0, 0], ['greedy', 0, 0, 0], ['careful', 30, 0, 0])).toEqual([]);
});

test('[OP-316] without a scenario that changes nothing there is nothing to judge by', () => {
  const bent = content.scenarios.filter(({ initRanges }) => Object.keys(initRanges).length > 0);
  const list: PortFinding[] = [];
  lintSeen({ ...content, scenarios: bent }, new Map(), list);
  expect(list).toEqual([]);
});

test('[OP-317] L24: an answer that neither greedy nor careful picks, where both were offered it often enough', () => {
  const card = event('x', { conditions: [when('stress', '>=', 40)] });
  const picked = (greedy: readonly [number, number], careful: readonly [number, number], on = card) =>
    found(lintPicked, on, ['greedy', 0, ...greedy], ['careful', 0, ...careful]);
  expect([minOffers, pickedMinPm]).toEqual([100, 10]);
  const said = ['L24 `x-a` is picked by neither greedy nor careful play in 1 % of its offers'];
  expect(picked([200, 1], [200, 1])).toEqual(said);
  expect([picked([200, 2], [200, 1]), picked([200, 1], [200, 2])]).toEqual([[], []]);
  expect([picked([99, 0], [200, 0]), picked([200, 0], [99, 0])]).toEqual([[], []]);
  expect(picked([100, 0], [100, 0])).toEqual(said);
  expect(picked([200, 0], [200, 0], { ...card, tags: ['filler'] })).toEqual([]);
  expect(picked([200, 0], [200, 0], { ...card, terminal: true, terminalOutcome: 'lose' })).toEqual([]);
  expect(content.events.length).toBeGreaterThan(0);
});

test('[OP-316] the long check says how far it is and what is settled, the reference scenario first', () => {
  const runs = 2;
  const going = lintDeep(content, { runs });
  const said: DeepProgress[] = [];
  let step = going.next();
  for (; !step.done; step = going.next()) said.push(step.value);
  const many = content.scenarios.length;
  for (const [i, { done, of }] of said.entries()) {
    expect(of).toBe(many * (1 + 3 * runs));
    expect(done).toBeLessThan(of);
    expect(done).toBeGreaterThanOrEqual(said[i - 1]?.done ?? 0);
  }
  const first = said.findIndex(({ settled }) => settled.length === 1);
  expect(said[first]!.settled[0]).toContain(`${many} scenarios`);
  const standard = content.scenarios.find(({ id }) => id === 'standard')!;
  const second = said.findIndex(({ settled }) => settled.length === 2);
  expect(said.slice(first, second).every(({ what }) => what.endsWith(standard.name))).toBe(true);
  expect(said[second]!.found.length).toBeGreaterThan(1);
  expect(said[second]!.settled[1]).toBe(
    `In ${standard.name} ${said[second]!.found.length} cards are met too rarely or too often.`,
  );
  // What it said on the way is in the answer.
  const answer = step.value.map(({ code, path }) => `${code} ${path}`);
  expect(said.at(-1)!.found.length).toBeGreaterThan(0);
  for (const { code, path } of said.at(-1)!.found) expect(answer).toContain(`${code} ${path}`);
});

test('[OP-293] nothing is solved or simulated for a file that has an error', () => {
  const file = { events: content.events.map((card, i) => (i === 0 ? { ...card, after: ['nobody-said-this'] } : card)) };
  const going = documents.events!.deep!(content, file as never, 5).next();
  expect(going.done).toBe(true);
  expect((going.value as readonly PortFinding[]).some(({ severity }) => severity === 'error')).toBe(true);
});
