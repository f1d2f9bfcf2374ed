// How the score of a run adds up, answer by answer.

import { record, type Turn, verify } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../../src/actions.ts';
import { game as port } from '../../src/index.ts';
import { logOf } from '../../src/log.ts';
import { opening } from '../../src/setup.ts';
import type { Field, PortShape } from '../../src/shape.ts';
import { policies } from '../../src/solve/policies.ts';
import { answersIn } from '../../src/solve/search.ts';
import { explainField } from '../../src/trace.ts';
import { effectWords } from '../../src/words.ts';
import { content, playRelaxed, sessionOf } from '../kit.ts';

/** A run by the careful player. */
const played = (seed: string, scenario = 'small-office') => {
  const session = sessionOf(seed, scenario);
  playRelaxed(session, (actions) => {
    const { id } = policies.steady(session.world, session.state, { int: () => 0 } as never);
    return actions.find((one) => one.type === 'pick' && one.actionId === id)!;
  });
  return session;
};

test('[OP-147] the score is the sum of what the answers earned, and of nothing else', () => {
  for (const seed of ['SUM-1', 'SUM-2', 'SUM-3']) {
    const session = played(seed);
    expect(verify(port, record(session)).ok).toBe(true);
    const turns = session.turns.map((_, i) => session.happenings(i + 1));
    const terms = port.words.score!(content, session.state, turns);
    expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(session.state.score);
    const earning = logOf(turns).filter(({ changes }) => changes.some((one) => one.target === 'score' && one.applied));
    expect(terms.length).toBe(new Set(earning.map(({ actionId }) => actionId)).size);
    const first = content.events.find(({ id }) => id === earning[0]!.eventId)!;
    expect(terms[0]!.label).toContain(`${first.title}: `);
  }
});

test('[OP-147] an answer given twice is one term; a score at the start is one of its own', () => {
  const turn = (applied: number) =>
    [
      {
        index: 0,
        because: [],
        event: { type: 'actionPicked', atMs: 0, eventId: 'request-form', actionId: 'request-form-fill' },
      },
      {
        index: 1,
        because: [],
        event: { type: 'effectsApplied', changes: [{ target: 'score', requested: 8, applied }] },
      },
    ] as const;
  const card = content.events.find(({ id }) => id === 'request-form')!;
  const name = `${card.title}: ${card.actions.find(({ id }) => id === 'request-form-fill')!.label}`;
  const of = (score: number, ...turns: ReturnType<typeof turn>[]) =>
    port.words.score!(content, { ...sessionOf('SUM-1', 'standard').state, score }, turns);
  expect(of(16, turn(8), turn(8))).toEqual([{ label: `${name}, 2 times`, value: 16 }]);
  expect(of(13, turn(8), turn(0))).toEqual([
    { label: 'at the start', value: 5 },
    { label: name, value: 8 },
  ]);
  const state = { ...sessionOf('SUM-1', 'standard').state, score: 42 };
  expect(port.words.score!(content, state).map(({ value }) => value)).toEqual([42]);
});

test('[OP-195] what a ticket carries over from the one before is a term of its own, of stress and influence alone', () => {
  const session = sessionOf('SUM-1');
  const first = session.state;
  const [, rolled] = opening(session.world, session.run.level, first);
  const opened = (field: Field) =>
    explainField(field, [{ ...rolled, carried: { stress: 7, influence: 2 } } as never], []).terms.map(
      ({ what, delta }) => [what, delta],
    );
  expect(opened('stress')).toEqual([
    ['start', first.stress - 7],
    ['carry', 7],
  ]);
  expect(opened('influence')).toEqual([
    ['start', first.influence - 2],
    ['carry', 2],
  ]);
  expect(opened('privilege')).toEqual([['start', first.privilege]]);
});

test('[OP-147] an answer that earns nothing is said to add nothing, and counts of answers agree with their word', () => {
  const card = content.events.find(({ id }) => id === 'hold-music')!;
  expect(effectWords(card.actions[0]!)).toBe('time minus 2, stress plus 1, score plus 0');
  const pick: Turn<PortShape> = [pickAt(0, 'hold-music', card.actions[0]!.id)];
  expect([answersIn([]), answersIn([pick]), answersIn([pick, [tickAt(1000)], pick])]).toEqual([
    '0 answers',
    '1 answer',
    '2 answers',
  ]);
});
