// Hints in three steps, taken from a line that wins.

import { Session } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { hint, verdict } from '../src/index.ts';
import { ladder, runOf } from './fixtures/ladder.ts';

/** Lamp with hint words of its own. */
const worded: typeof lamp = {
  ...lamp,
  words: { ...lamp.words, hint: (_, { oil }, turn) => [`With ${oil} oil.`, `It takes ${turn.length} actions.`] },
};

test('following the third step of each hint wins', () => {
  for (const entry of worded.levels) {
    const session = new Session(runOf(worded, entry.level, entry.seed));
    for (let turns = 0; session.status.is === 'playing'; turns++) {
      expect(turns).toBeLessThan(100);
      const answer = verdict(worded, session.world, session.position, { nodes: 50_000 });
      if (answer.verdict !== 'winnable') throw new Error(`${entry.id} is ${answer.verdict}`);
      const found = hint(worded, session.world, session.position, answer.witness)!;
      expect(found.left).toBe(answer.witness.length);
      expect(found.steps.slice(0, 2)).toEqual([
        `With ${session.state.oil} oil.`,
        `It takes ${found.turn.length} actions.`,
      ]);
      for (const action of found.turn)
        expect(found.steps[2]).toContain(lamp.words.action(session.world, session.state, action));
      expect(session.commit(found.turn).ok).toBe(true);
    }
    expect(session.status.is).toBe('won');
  }
});

test('a line that does not win gives no hint', () => {
  const { content, start } = runOf(ladder, { at: 1, goal: 4, fuel: 3 });
  expect(hint(ladder, content, start, [['double'], ['step']])).toBeNull();
  expect(hint(ladder, content, start, [['double'], ['leap']])).toBeNull();
  expect(hint(ladder, content, start, [])).toBeNull();
});

test('a game without hint words still gives three different steps', () => {
  const { content, start } = runOf(ladder, { at: 1, goal: 4, fuel: 3 });
  const found = hint(ladder, content, start, [['double'], ['double']])!;
  expect(found.steps[0]).toContain('2 turns');
  expect(found.steps[2]).toBe('do double.');
  expect(new Set(found.steps).size).toBe(3);
  // Words that end a sentence themselves are given no second full stop.
  const loud = { ...ladder, words: { ...ladder.words, action: () => 'Jump!' } };
  expect(hint(loud, content, start, [['double'], ['double']])!.steps[2]).toBe('Jump!');
});

test('without hint words the actions of the turn are counted', () => {
  const entry = lamp.levels.find(({ witnesses }) => witnesses[0]!.turns.some(({ length }) => length > 1))!;
  const { words, ...rest } = lamp;
  const { hint: _, ...plain } = words;
  const bare = { ...rest, words: plain } as typeof lamp;
  const session = new Session(runOf(bare, entry.level, entry.seed));
  const line = entry.witnesses[0]!.turns;
  const counted = line.map((turn, at) => {
    const found = hint(bare, session.world, session.position, line.slice(at))!.steps[0];
    session.commit(turn);
    return found.slice(found.indexOf('takes'));
  });
  const many = (n: number) => (n === 0 ? 'no action' : n === 1 ? '1 action' : `${n} actions`);
  expect(counted).toEqual(line.map(({ length }) => `takes ${many(length)}.`));
});

test('a game of small steps may tell several turns at once', () => {
  const { content, start } = runOf(ladder, { at: 1, goal: 4, fuel: 3 });
  const line = [['double'], ['double']] as const;
  const stretch = (_content: unknown, _state: unknown, { length }: readonly unknown[]) => ({
    turns: length,
    words: `${length} turns.`,
  });
  const found = hint({ ...ladder, words: { ...ladder.words, stretch } }, content, start, line)!;
  expect(found.turns).toEqual(line);
  expect(found.steps[2]).toBe('2 turns.');
  expect(hint(ladder, content, start, line)!.turns).toEqual([['double']]);
});
