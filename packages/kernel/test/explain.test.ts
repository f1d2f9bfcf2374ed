// Why: from an event or a subject back to the player's action.

import { expect, test } from 'vitest';
import { explainEvent, explainSubject, openRun, Session, type Tape, type Why } from '../src/index.ts';
import { add, gamble, must, peek, start } from './helpers.ts';
import { type PumpShape, pump } from './pump.ts';

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

test('where a game tells nothing of what events set, no subject is explained', () => {
  const { trace: _, ...silent } = pump;
  const session = new Session(must(openRun(silent, { level: 'deep' })));
  session.commit([add(1)]);
  expect(explainSubject(session, 'level')).toEqual([]);
});

test('a missing event is answered, not thrown', () => {
  expect(explainEvent(start(), 1, 0).kind).toBe('start');
});

/** One turn that tells what it is given. */
const told = (play: (tape: Tape<PumpShape['event']>) => void): Session<PumpShape> => {
  const session = new Session(must(openRun({ ...pump, play: (_, __, ___, tape) => play(tape) }, { level: 'deep' })));
  session.commit([add(1)]);
  return session;
};
const filled = { type: 'filled', by: 1, to: 1 } as const;

test('a trace goes back twelve causes and then says that there are more', () => {
  const session = told((tape) => {
    let last = tape.emit(filled);
    for (let i = 1; i < 20; i++) last = tape.emit(filled, { event: last });
  });
  let depth = 0;
  let why: Why = explainEvent(session, 1, 19);
  for (; why.causes[0]?.kind === 'event'; why = why.causes[0]!) depth++;
  expect([depth, why.index, why.causes.map(({ kind, text }) => [kind, text])]).toEqual([
    12,
    7,
    [['more', 'and so on']],
  ]);
});

test('a trace names two hundred events at most', () => {
  const session = told((tape) => {
    const causes = Array.from({ length: 300 }, () => ({ event: tape.emit(filled) }));
    tape.emit(filled, ...causes);
  });
  const { causes } = explainEvent(session, 1, 300);
  expect(causes).toHaveLength(300);
  expect(causes.findIndex((cause) => cause.causes.length > 0)).toBe(199);
});

test('no event is its own cause, nor is a later one', () => {
  const session = told((tape) => {
    tape.emit(filled, { event: 0 }, { event: 1 });
    tape.emit(filled, { event: 0 }, { event: 1 });
  });
  expect(explainEvent(session, 1, 0).causes).toEqual([]);
  expect(explainEvent(session, 1, 1).causes).toHaveLength(1);
});

test('a cause in an earlier turn is looked for in all of that turn', () => {
  const { rules, ...rest } = pump;
  const session = new Session(
    must(
      openRun(
        {
          ...rest,
          rules,
          play: (_, draft, [one], tape) => {
            draft.level += 1;
            if (one?.type === 'gamble') tape.emit({ type: 'rolled', by: 1, to: 3 }, { last: 'level' });
            else for (const to of [1, 2]) tape.emit({ type: 'filled', by: 1, to });
          },
        },
        { level: 'deep' },
      ),
    ),
  );
  session.commit([add(1)]);
  session.commit([gamble]);
  expect(explainEvent(session, 2, 0).causes.map(({ turn, index }) => [turn, index])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('what lies in the level or the rules is told as the start of the run', () => {
  const session = told((tape) => {
    tape.emit(filled, { start: 'the tank leaks' });
  });
  expect(explainEvent(session, 1, 0).causes).toEqual([
    { kind: 'start', turn: 0, index: 0, text: 'the tank leaks', causes: [] },
  ]);
});
