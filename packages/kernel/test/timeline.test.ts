// Very long runs: snapshots are thinned out, nothing may be lost by it, and no place may become far from all of them.

import { expect, test } from 'vitest';
import { digestOf } from '../src/index.ts';
import { add, must, start } from './helpers.ts';
import { pump } from './pump.ts';

const TURNS = 24_000;

/** A long run, and the digest of each of its states. */
const long = (turns = TURNS) => {
  const session = start({ level: 'deep' });
  const states: string[] = [digestOf(session.state)];
  for (let i = 0; i < turns; i++) {
    session.commit([add((i % 3) + 1)]);
    states.push(digestOf(session.state));
  }
  return { session, states };
};

/** How many states are copied meanwhile: one for every turn that is played again. */
const copiesOf = (work: () => void): number => {
  let copies = 0;
  const { copy } = pump;
  Object.assign(pump, {
    copy: (state: never) => {
      copies++;
      return copy(state);
    },
  });
  try {
    work();
  } finally {
    Object.assign(pump, { copy });
  }
  return copies;
};

test('after tens of thousands of turns every position is still found, and going back costs few copies', () => {
  const { session, states } = long();
  for (let at = 0; at <= TURNS; at += 997) expect(digestOf(session.positionAt(at).state)).toBe(states[at]);
  // Scrubbing has left its snapshots near the places visited; undo must not stumble over them.
  const copies = copiesOf(() => {
    for (let back = 1; back <= 3000; back++) {
      must(session.undo());
      expect(digestOf(session.state)).toBe(states[TURNS - back]);
    }
  });
  expect(copies / 3000).toBeLessThan(4);
  for (let again = 2999; again >= 2900; again--) {
    must(session.redo());
    expect(digestOf(session.state)).toBe(states[TURNS - again]);
  }
});

test('any place is as near to a snapshot as its distance from the end allows; the last turns are at hand', () => {
  const { session } = long();
  expect(copiesOf(() => Array.from({ length: 32 }, (_, i) => session.positionAt(TURNS - i)))).toBe(0);
  for (let at = TURNS - 500; at > 0; at -= 1501) {
    const copies = copiesOf(() => session.positionAt(at));
    expect([at, copies <= Math.max(32, (TURNS - at) / 16)]).toEqual([at, true]);
  }
});

test('going back turn by turn from far behind costs few copies, and what was looked at stays at hand', () => {
  const { session, states } = long();
  const copies = copiesOf(() => {
    for (let at = 9000; at > 6000; at--) expect(digestOf(session.positionAt(at).state)).toBe(states[at]);
  });
  expect(copies / 3000).toBeLessThan(6);
  session.positionAt(3000);
  expect(copiesOf(() => Array.from({ length: 31 }, (_, i) => session.positionAt(3000 - i)))).toBe(0);
});

/** What `long` has filled by then: one, two, three, and again. */
const levelAt = (at: number): number => Math.floor(at / 3) * 6 + [0, 1, 3][at % 3]!;

test('what happened far back is told as it was told then; before and after the run nothing happened', () => {
  const { session } = long(300);
  for (const at of [1, 2, 7, 150, 299, 300])
    expect(session.happenings(at).map(({ event }) => event)).toEqual([
      { type: 'filled', by: ((at - 1) % 3) + 1, to: levelAt(at) },
    ]);
  expect([session.happenings(0), session.happenings(301)]).toEqual([[], []]);
  expect(() => session.positionAt(301)).toThrow('There is no turn 301');
});
