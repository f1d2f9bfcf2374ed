// Perft against a plain recursion.

import { apply, type Game, type Position, type Shape, turnsOf } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { perft, run } from '../src/index.ts';
import { ladder, leaps, runOf } from './fixtures/ladder.ts';
import { sliding } from './fixtures/sliding.ts';

/** The same by the book: recursion over the kernel's `apply`. */
const brute = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  position: Position<G>,
  depth: number,
): number[] => {
  const counts = [1, ...new Array<number>(depth).fill(0)];
  if (depth === 0 || game.status(content, position.state).is !== 'playing') return counts;
  for (const turn of turnsOf(game, content, position.state)) {
    const answer = apply(game, content, position, turn);
    if (!answer.ok) throw new Error('legal and refuse disagree');
    brute(game, content, answer.value.position, depth - 1).forEach((n, i) => {
      counts[i + 1]! += n;
    });
  }
  return counts;
};

test('counts equal those of a plain recursion', () => {
  const slid = runOf(sliding, [1, 2, 3, 4, 0, 5]);
  expect(run(perft(sliding, null, slid.start, 7))).toEqual(brute(sliding, null, slid.start, 7));
  const climb = runOf(ladder, { at: 1, goal: 12, fuel: 9 });
  expect(run(perft(ladder, climb.content, climb.start, 6))).toEqual(brute(ladder, climb.content, climb.start, 6));
  const leap = runOf(leaps, { at: 1, goal: 12, fuel: 9 }, 'PERFT');
  expect(run(perft(leaps, leap.content, leap.start, 5))).toEqual(brute(leaps, leap.content, leap.start, 5));
});

test('turns of several actions are counted whole', () => {
  const entry = lamp.levels[0]!;
  const { content, start } = runOf(lamp, entry.level, entry.seed);
  const counts = run(perft(lamp, content, start, 3))!;
  expect(counts).toEqual(brute(lamp, content, start, 3));
  expect(counts[1]).toBe([...turnsOf(lamp, content, start.state)].length);
});

test('from the centre of the top row: 3 ways, and a finished run ends', () => {
  const { start } = runOf(sliding, [1, 2, 3, 4, 0, 5]);
  // One of the three slides wins at once and is not continued.
  expect(run(perft(sliding, null, start, 2))).toEqual([1, 3, 5]);
  expect(run(perft(sliding, null, start, 0))).toEqual([1]);
});
