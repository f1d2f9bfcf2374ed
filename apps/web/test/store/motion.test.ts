// Durations as the style sheet spells them, before and after the build has shortened them.

import { expect, test } from 'vitest';
import { millisecondsOf } from '../../src/app/motion.ts';

test.each([
  ['150ms', 150],
  [' .15s', 150],
  ['0.4s', 400],
  ['60ms ', 60],
  ['0s', 0],
  ['', 0],
  ['fast', 0],
  ['.s', 0],
])('%j lasts %i ms', (text, ms) => {
  expect(millisecondsOf(text)).toBeCloseTo(ms, 6);
});
