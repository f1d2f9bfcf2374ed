// Boards larger than the screen: what is kept of them.

import { describe, expect, test } from 'vitest';
import { belowMap, windowOf } from '../../src/play/window.ts';
import { wrap } from '../../src/wrap.ts';

const WIDE = 200;
const TALL = 30;
/** A map of walls with the player on it, then a line of status. */
const board = (x: number, y: number): readonly string[] => [
  ...Array.from({ length: TALL }, (_, row) =>
    row === y ? `${'#'.repeat(x)}@${'#'.repeat(WIDE - x - 1)}` : '#'.repeat(WIDE),
  ),
  'air 40',
];

describe('a window on the board', () => {
  test.each([
    [0, 0],
    [WIDE - 1, TALL - 1],
    [100, 15],
  ])('the player at %i, %i is in it, and no line is wider or below the room', (x, y) => {
    const seen = windowOf(board(x, y), 80, 12, wrap);
    expect(seen.some((line) => line.includes('@'))).toBe(true);
    expect(seen.every((line) => line.length <= 80)).toBe(true);
    expect(seen).toHaveLength(12);
    expect(seen.at(-1)).toBe('air 40');
  });

  test('what fits is left as it is', () => {
    const small = ['#####', '#.@.#', '#####', 'air 40'];
    expect(windowOf(small, 80, 20, wrap)).toEqual(small);
  });

  test('a long tail is cut, and says how to read it; all of it can be told', () => {
    const status = Array.from({ length: 20 }, (_, i) => `line ${i}`);
    const lines = ['###', '#@#', '###', ...status];
    const seen = windowOf(lines, 80, 10, wrap);
    expect(seen).toHaveLength(10);
    expect(seen.at(-1)).toBe('… b tells the rest');
    expect(belowMap(lines)).toEqual(status);
  });

  test('without a player on it only the tail is cut', () => {
    expect(windowOf(['one', 'two', 'three'], 80, 2, wrap)).toEqual(['one', '… b tells the rest']);
  });
});
