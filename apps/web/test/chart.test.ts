// Where the words of a chart stand.

import { expect, test } from 'vitest';
import { boxOf, freest, type Point } from '../src/parts/chartLabels.ts';

const ROOM = { x: 0, y: 0, width: 300, height: 120 };

test('a word stands where no line runs through it, and beside other words', () => {
  const flat: readonly Point[] = [
    [0, 50],
    [300, 50],
  ];
  const on = boxOf('do nothing', 'left', 100, 50);
  const above = boxOf('do nothing', 'left', 100, 38);
  const below = boxOf('do nothing', 'left', 100, 62);
  const outside = boxOf('do nothing', 'left', 280, 20);
  expect(freest([outside, on, above, below], [flat], [], ROOM)).toBe(above);
  expect(freest([on, above, below], [flat], [above], ROOM)).toBe(below);
  // Beside another word there must be a gap: side by side they would read as one.
  const beside = boxOf('this run', 'left', above.x + above.width + 4, 38);
  expect(freest([beside, below], [flat], [above], ROOM)).toBe(below);
  // A steep line between two points is seen too.
  const steep: readonly Point[] = [
    [110, 0],
    [130, 49],
  ];
  expect(freest([on, above, below], [flat, steep], [], ROOM)).toBe(below);
  expect(freest([outside], [flat], [], ROOM)).toBeUndefined();
});
