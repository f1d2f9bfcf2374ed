// Very long runs: snapshots are thinned out, and nothing may be lost by it.

import { expect, test } from 'vitest';
import { digestOf } from '../src/index.ts';
import { add, must, start } from './helpers.ts';
import { pump } from './pump.ts';

const TURNS = 24_000;

test('after tens of thousands of turns every position is still found, and going back costs few copies', () => {
  const session = start({ level: 'deep' });
  const states: string[] = [digestOf(session.state)];
  for (let i = 0; i < TURNS; i++) {
    session.commit([add((i % 3) + 1)]);
    states.push(digestOf(session.state));
  }
  for (let at = 0; at <= TURNS; at += 997) expect(digestOf(session.positionAt(at).state)).toBe(states[at]);
  // Scrubbing has left its snapshots near the places visited; undo must not stumble over them.
  let copies = 0;
  const { copy } = pump;
  Object.assign(pump, {
    copy: (state: never) => {
      copies++;
      return copy(state);
    },
  });
  try {
    for (let back = 1; back <= 3000; back++) {
      must(session.undo());
      expect(digestOf(session.state)).toBe(states[TURNS - back]);
    }
  } finally {
    Object.assign(pump, { copy });
  }
  expect(copies / 3000).toBeLessThan(4);
  for (let again = 2999; again >= 2900; again--) {
    must(session.redo());
    expect(digestOf(session.state)).toBe(states[TURNS - again]);
  }
});
