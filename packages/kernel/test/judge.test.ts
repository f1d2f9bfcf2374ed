// One judge, two answers: legal and refuse agree, every reason names its culprit, and the end refuses everything.

import { expect, test } from 'vitest';
import { judgedBy, type Shape, type Status, turnsOf } from '../src/index.ts';
import { start } from './helpers.ts';
import { pump } from './pump.ts';

interface DoorShape extends Shape {
  world: { readonly most: number };
  state: { readonly isOpen: boolean };
  action: 'knock' | 'push' | 'wait';
}
const ACTIONS = ['knock', 'push', 'wait'] as const;
const status = (_: unknown, { isOpen }: DoorShape['state']): Status =>
  isOpen ? { is: 'won', score: 1 } : { is: 'playing' };

/** At most `most` actions, one knock, and no push before it. */
const { legal, refuse } = judgedBy<DoorShape>(ACTIONS, status, ({ most }, _, before, action) => {
  if (before.length >= most) return ['too-many', `At most ${most}.`];
  if (action === 'knock' && before.includes('knock')) return ['knocked', 'Once is enough.'];
  return action === 'push' && !before.includes('knock') ? ['rude', 'Knock first.'] : null;
});
const content = { most: 3 };
const shut = { isOpen: false };

test('legal follows what is pending, in the order of the actions', () => {
  expect(legal(content, shut, [])).toEqual(['knock', 'wait']);
  expect(legal(content, shut, ['knock'])).toEqual(['push', 'wait']);
  expect(legal(content, shut, ['knock', 'wait', 'wait'])).toEqual([]);
  expect(legal(content, shut, ['push'])).toEqual([]);
});

test('refuse gives every reason with its culprit, each action judged after the accepted ones', () => {
  expect(refuse(content, shut, ['knock', 'push'])).toEqual([]);
  expect(refuse(content, shut, ['push', 'knock', 'push', 'knock'])).toEqual([
    { code: 'rude', why: 'Knock first.', at: 0 },
    { code: 'knocked', why: 'Once is enough.', at: 3 },
  ]);
  expect(refuse(content, shut, ['wait', 'wait', 'wait', 'wait'])).toEqual([
    { code: 'too-many', why: 'At most 3.', at: 3 },
  ]);
});

test('every turn up to four actions: what legal spells is what refuse accepts', () => {
  const spelled = (pending: readonly DoorShape['action'][]): boolean =>
    pending.every((action, i) => [...legal(content, shut, pending.slice(0, i))].includes(action));
  let turns: DoorShape['action'][][] = [[]];
  for (let length = 0; length <= 4; length++) {
    for (const turn of turns) expect(refuse(content, shut, turn).length === 0).toBe(spelled(turn));
    turns = turns.flatMap((turn) => ACTIONS.map((action) => [...turn, action]));
  }
});

test('after the end every turn is refused, and nothing is legal', () => {
  const over = [{ code: 'run-over', why: 'The run is over.', at: 0 }];
  for (const turn of [[], ['wait'], ['push', 'push']] as const)
    expect(refuse(content, { isOpen: true }, turn)).toEqual(over);
  expect(legal(content, { isOpen: true }, [])).toEqual([]);
});

test('every legal turn is spelled once, the same where each beginning is judged and where each whole is, up to a limit', () => {
  const game = { turn: 'many', legal, refuse, status } as never;
  /** The same judge, of which the kernel cannot tell that every beginning of a legal turn is legal. */
  let judged = 0;
  const plain = {
    turn: 'many',
    legal: (...asked: Parameters<typeof legal>) => legal(...asked),
    refuse: (...asked: Parameters<typeof refuse>) => {
      judged++;
      return refuse(...asked);
    },
  } as never;
  const all = [...turnsOf(game, content, shut)];
  expect(all).toEqual([...turnsOf(plain, content, shut)]);
  expect(judged).toBe(all.length);
  for (const limit of [0, 1, 4]) {
    expect([...turnsOf(game, content, shut, limit)]).toEqual(all.slice(0, limit));
    expect([...turnsOf(plain, content, shut, limit)]).toEqual(all.slice(0, limit));
  }
  expect([...turnsOf(game, content, { isOpen: true })]).toEqual([]);
  const { world, state } = start();
  const single = [...turnsOf({ ...pump, turn: 'one' }, world, state)];
  expect(single).toHaveLength(5);
  expect([...turnsOf({ ...pump, turn: 'one' }, world, state, 2)]).toEqual(single.slice(0, 2));
});
