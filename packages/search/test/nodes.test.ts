// What a search holds, counted: every node, its key and its state by what the state is made of.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { MEMORY, Nodes } from '../src/nodes.ts';
import type { LadderShape } from './fixtures/ladder.ts';

const dice = diceOf('N');
const nodesOf = (state: unknown, limit: number) => new Nodes<LadderShape>({ state, dice } as never, limit);

/** The smallest limit at which the first node fits. */
const heldBy = (state: unknown): number => {
  let [low, high] = [0, 1 << 20];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nodesOf(state, middle).isFull) low = middle + 1;
    else high = middle;
  }
  return low;
};

test('a state weighs what its fields, texts and arrays weigh', () => {
  const bare = heldBy(7);
  expect(bare).toBe(160 + 16);
  expect(heldBy(null)).toBe(bare);
  expect(heldBy('abcd') - bare).toBe(8);
  expect(heldBy(new Int32Array(10)) - bare).toBe(40 + 5 * 16);
  expect(heldBy({}) - bare).toBe(16);
  expect(heldBy({ a: 1, b: 2 }) - heldBy({})).toBe(2 * 32);
  expect(heldBy([{ a: 'xy' }]) - heldBy([{}])).toBe(32 + 4);
  expect(MEMORY).toBe(167_772_160);
});

test('keys weigh two bytes a character, a closed node gives its state back, one reached again takes it', () => {
  const state = { at: 1, goal: 2, fuel: 3 };
  const own = heldBy(state);
  const grown = (keyLength: number, limit: number) => {
    const nodes = nodesOf(state, limit);
    nodes.add(0, [['step']], state, dice, keyLength);
    return nodes;
  };
  expect([grown(5, 2 * own + 9).isFull, grown(5, 2 * own + 10).isFull]).toEqual([true, false]);
  const nodes = grown(0, 2 * own - 1);
  nodes.close(0);
  expect(nodes.isFull).toBe(false);
  nodes.close(0); // twice is once
  nodes.reach(0, 1, [['double']], state, dice);
  expect([nodes.isFull, nodes.depth(0), nodes.depth(1)]).toEqual([true, 2, 1]);
});

test('more nodes than the arrays first hold keep parents, depths and lines', () => {
  const nodes = nodesOf({ at: 1, goal: 2, fuel: 3 }, MEMORY);
  for (let i = 0; i < 2500; i++) nodes.add(i, [['step']], { at: i, goal: 0, fuel: 0 }, dice, 1);
  expect([nodes.length, nodes.depth(2500), nodes.line(2500, []).length]).toEqual([2501, 2500, 2500]);
  expect(nodes.state(2500)).toEqual({ at: 2499, goal: 0, fuel: 0 });
});
