// Plan, commit, undo, redo, fork, ranked runs.

import { expect, test } from 'vitest';
import { digestOf } from '../src/index.ts';
import { add, failure, gamble, must, peek, start } from './helpers.ts';

test('planning changes nothing that is committed', () => {
  const session = start();
  const before = session.digest();
  expect(session.plan(add(2))).toEqual([]);
  expect(session.pending).toEqual([add(2)]);
  expect(session.state.level).toBe(0);
  expect(session.digest()).toBe(before);
  expect(session.turns).toEqual([]);
});

test('a refused action leaves the plan as it was and says why', () => {
  const session = start();
  session.plan(add(1));
  const refusals = session.plan(add(9));
  expect(refusals).toEqual([{ code: 'too-much', why: 'The pump adds at most 3.', at: 1 }]);
  expect(session.pending).toEqual([add(1)]);
});

test('preview is what commit then does, and disturbs nothing', () => {
  const session = start();
  session.plan(add(3));
  session.plan(add(1));
  const ahead = session.preview();
  const digest = session.digest();
  expect(session.pending).toHaveLength(2);
  const committed = session.commit();
  expect(committed.ok).toBe(true);
  expect(ahead.frames[0]!.view).toEqual(session.view());
  expect(ahead.frames[0]!.happenings).toEqual(committed.value[0]!.happenings);
  expect(session.digest()).not.toBe(digest);
  expect(session.pending).toEqual([]);
});

test('unplan and replan walk through the plan; a new step forgets what was unplanned', () => {
  const session = start();
  expect(session.unplan()).toBe(false);
  session.plan(add(1));
  session.plan(add(2));
  expect(session.unplan()).toBe(true);
  expect(session.pending).toEqual([add(1)]);
  expect(session.replan()).toBe(true);
  expect(session.pending).toEqual([add(1), add(2)]);
  session.unplan();
  session.plan(add(3));
  expect(session.replan()).toBe(false);
});

test('dropping a step keeps the others', () => {
  const session = start();
  for (const by of [1, 2, 3]) session.plan(add(by));
  expect(session.drop(1)).toEqual([]);
  expect(session.pending).toEqual([add(1), add(3)]);
});

test('setPlan may hold what is illegal; refusals name it and commit refuses it', () => {
  const session = start();
  session.setPlan([add(7)]);
  expect(session.refusals().map((one) => one.code)).toEqual(['too-much']);
  const digest = session.digest();
  const answer = session.commit();
  expect(answer.ok).toBe(false);
  expect(session.digest()).toBe(digest);
  expect(session.pending).toEqual([add(7)]);
});

test('undo gives back the same digest, redo the one after; undo drops the plan', () => {
  const session = start();
  const digests = [session.digest()];
  for (const by of [1, 2]) {
    session.commit([add(by)]);
    digests.push(session.digest());
  }
  session.plan(add(1));
  must(session.undo());
  expect(session.pending).toEqual([]);
  expect(session.digest()).toBe(digests[1]);
  must(session.undo());
  expect(session.digest()).toBe(digests[0]);
  expect(failure(session.undo()).code).toBe('nothing-to-undo');
  must(session.redo());
  must(session.redo());
  expect(session.digest()).toBe(digests[2]);
  expect(failure(session.redo()).code).toBe('nothing-to-redo');
  expect(session.rewinds).toBe(2);
});

test('committing after undo forgets the undone turns', () => {
  const session = start();
  session.commit([add(1)]);
  must(session.undo());
  session.commit([add(2)]);
  expect(session.undone).toEqual([]);
  expect(session.redo().ok).toBe(false);
});

test('undo restores the dice: the same gamble rolls the same again', () => {
  const session = start({ level: 'deep' });
  session.commit([gamble, gamble, gamble]);
  const rolled = session.state.level;
  const digest = session.digest();
  must(session.undo());
  session.commit([gamble, gamble, gamble]);
  expect(session.state.level).toBe(rolled);
  expect(session.digest()).toBe(digest);
});

test('fork at any turn is independent and equal up to there', () => {
  const session = start({ level: 'deep' });
  for (let i = 0; i < 100; i++) session.commit([add(1), gamble]);
  const fork = session.fork(60);
  expect(fork.digest()).toBe(session.digest(60));
  const digest = session.digest();
  fork.commit([add(3)]);
  expect(session.digest()).toBe(digest);
  expect(session.turns).toHaveLength(100);
});

test('a committed turn never changes the state it came from', () => {
  const session = start({ level: 'deep' });
  const state = session.state;
  const digest = digestOf(state);
  session.commit([add(1), gamble, peek]);
  expect(digestOf(state)).toBe(digest);
});

test('ranked: a turn that revealed or rolled is final, a plain one is not', () => {
  for (const [turn, isFinal] of [
    [[add(1)], false],
    [[gamble], true],
    [[peek], true],
  ] as const) {
    const session = start({ level: 'deep' }, { ranked: true });
    session.commit([...turn]);
    const undone = session.undo();
    expect(undone.ok).toBe(!isFinal);
    if (isFinal) expect(failure(undone).message).toContain('final');
  }
});

test('nothing can be committed after the end', () => {
  const session = start();
  session.commit([add(3), add(2)]);
  expect(session.status).toEqual({ is: 'won', score: 5 });
  const digest = session.digest();
  expect(session.commit([add(1)]).ok).toBe(false);
  expect(session.digest()).toBe(digest);
});

test('far back, positions and happenings are replayed to the same digests', () => {
  const session = start({ level: 'deep' });
  const states: string[] = [digestOf(session.state)];
  for (let i = 0; i < 3000; i++) {
    session.commit([add((i % 3) + 1), gamble]);
    states.push(digestOf(session.state));
  }
  for (const at of [0, 1, 31, 32, 33, 500, 1777, 2999, 3000])
    expect(digestOf(session.positionAt(at).state)).toBe(states[at]);
  expect(session.happenings(700).map((one) => one.event.type)).toEqual(['filled', 'rolled']);
  for (let i = 0; i < 3000; i++) must(session.undo());
  expect(digestOf(session.state)).toBe(states[0]);
});

test('a fork stands where its turn ended, and tells the turns it goes on with as its own', () => {
  const session = start({ level: 'deep' });
  for (let i = 0; i < 5; i++) session.commit([add(1)]);
  const fork = session.fork(2);
  expect([fork.state.level, fork.turns.length]).toEqual([2, 2]);
  for (let i = 0; i < 3; i++) fork.commit([add(3)]);
  expect(fork.state.level).toBe(11);
  expect(fork.happenings(3).map(({ event }) => event)).toEqual([{ type: 'filled', by: 3, to: 5 }]);
  expect(session.happenings(3).map(({ event }) => event)).toEqual([{ type: 'filled', by: 1, to: 3 }]);
  expect(fork.positionAt(1).state.level).toBe(1);
});
