// Why: from an event or a subject back to the player's action.

import { expect, test } from 'vitest';
import { explainEvent, explainSubject } from '../src/index.ts';
import { add, gamble, peek, start } from './helpers.ts';

test('an overflow leads to the filling that caused it and to the action behind it', () => {
  const session = start();
  session.commit([add(1)]);
  session.commit([add(3), add(1), add(3)]);
  expect(session.status).toEqual({ is: 'lost', cause: 'overflow' });
  const last = session.happenings(2).length - 1;
  expect(explainEvent(session, 2, last)).toMatchObject({
    kind: 'event',
    turn: 2,
    text: 'overflowed',
    causes: [{ kind: 'event', text: 'filled', causes: [{ kind: 'action', turn: 2, index: 2, text: 'add 3' }] }],
  });
});

test('a subject is explained by the newest turn that set it, last event first', () => {
  const session = start({ level: 'deep' });
  session.commit([add(1)]);
  session.commit([add(2), gamble]);
  session.commit([peek]);
  const why = explainSubject(session, 'level');
  expect(why.map((one) => [one.turn, one.text])).toEqual([
    [2, 'rolled'],
    [2, 'filled'],
  ]);
  expect(explainSubject(session, 'nothing')).toEqual([]);
});

test('a missing event is answered, not thrown', () => {
  expect(explainEvent(start(), 1, 0).kind).toBe('start');
});
