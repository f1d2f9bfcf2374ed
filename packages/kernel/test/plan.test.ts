// The plan: a history of whole lists, rows of several turns, edits a game judges itself, guesses past the unknown.

import { expect, test } from 'vitest';
import { forecast, type Game, openRun, refusalsOf, rowOf, Session } from '../src/index.ts';
import { add, gamble, must, peek, start } from './helpers.ts';
import { type PumpShape, pump } from './pump.ts';

const on = (game: Game<PumpShape>): Session<PumpShape> => new Session(must(openRun(game, { level: 'deep' })));

/** Entries that are set, not appended: a second `add` replaces the first. Whatever it says may be planned. */
const setter: Game<PumpShape> = {
  ...pump,
  revise: (_, __, pending, action) => [...pending.filter(({ type }) => type !== action.type), action],
};

/** `peek` ends its turn. */
const closing: Game<PumpShape> = { ...pump, closes: ({ type }) => type === 'peek' };

test('undo after a deletion brings back what was deleted, not what stands last', () => {
  const session = on(pump);
  for (const by of [1, 2, 3]) session.plan(add(by));
  session.drop(1);
  expect(session.pending).toEqual([add(1), add(3)]);
  expect(session.unplan()).toBe(true);
  expect(session.pending).toEqual([add(1), add(2), add(3)]);
  expect(session.replan()).toBe(true);
  expect(session.pending).toEqual([add(1), add(3)]);
});

test('append, delete, reorder, clear and replace are one step each', () => {
  const session = on(pump);
  const lists: unknown[] = [[]];
  const done = (): void => {
    lists.push(session.pending);
  };
  session.plan(add(1));
  done();
  session.plan(add(2));
  done();
  session.reorder(0, 1);
  done();
  session.drop(0);
  done();
  session.setPlan([add(3), add(3), add(1)]);
  done();
  session.setPlan([]);
  done();
  expect(lists[3]).toEqual([add(2), add(1)]);
  for (const list of lists.slice(0, -1).reverse()) {
    expect(session.unplan()).toBe(true);
    expect(session.pending).toEqual(list);
  }
  expect([session.unplan(), session.canUnplan(), session.canReplan()]).toEqual([false, false, true]);
  for (const list of lists.slice(1)) {
    expect(session.replan()).toBe(true);
    expect(session.pending).toEqual(list);
  }
  expect(session.replan()).toBe(false);
});

test('clearing an empty plan is no step', () => {
  const session = on(pump);
  session.setPlan([]);
  expect(session.canUnplan()).toBe(false);
});

test('a commit ends the history: what was planned before belongs to another position', () => {
  const session = on(pump);
  session.plan(add(1));
  session.commit();
  expect([session.canUnplan(), session.canReplan(), session.pending]).toEqual([false, false, []]);
});

test('a game may say how an action changes the list; the plan may then be illegal and is judged at commit', () => {
  const session = on(setter);
  expect(session.plan(add(1))).toEqual([]);
  expect(session.plan(add(9))).toEqual([]);
  expect(session.pending).toEqual([add(9)]);
  expect(session.refusals().map(({ code }) => code)).toEqual(['too-much']);
  expect(session.preview()).toMatchObject({ end: 'refused', frames: [], refusals: [{ code: 'too-much' }] });
  const digest = session.digest();
  expect(session.commit().ok).toBe(false);
  expect([session.digest(), session.pending]).toEqual([digest, [add(9)]]);
  session.unplan();
  expect(session.pending).toEqual([add(1)]);
  expect(session.commit().ok).toBe(true);
});

test('whether an edit may be made is a question of its own', () => {
  const picky: Game<PumpShape> = {
    ...setter,
    mayRevise: (_, __, pending, { type }) =>
      type === 'peek' && pending.length === 0 ? [{ code: 'too-early', why: 'Pump first, then peek.', at: 0 }] : [],
  };
  const session = on(picky);
  expect(session.plan(peek).map(({ code }) => code)).toEqual(['too-early']);
  expect(session.pending).toEqual([]);
  expect(session.plan(add(9))).toEqual([]);
  expect(session.plan(peek)).toEqual([]);
});

test('a row of several turns in a game of many actions: commit carries it out turn by turn', () => {
  const session = on(pump);
  session.plan(add(1));
  session.plan(add(2));
  session.planNext();
  session.planNext();
  session.plan(add(3));
  expect(session.planned()).toEqual([[add(1), add(2)], [add(3)]]);
  expect(session.preview().frames.map(({ view }) => view.level)).toEqual([3, 6]);
  const answer = session.commit();
  expect(answer.ok && answer.value.map(({ turn }) => turn)).toEqual([[add(1), add(2)], [add(3)]]);
  expect([session.state.level, session.turns.length, session.pending]).toEqual([6, 2, []]);
});

test('an action that closes its turn begins the next one, and a turn that showed something new keeps the rest', () => {
  const session = on(closing);
  session.plan(add(1));
  session.plan(peek);
  session.plan(add(2));
  session.plan(add(3));
  expect(session.planned()).toEqual([
    [add(1), peek],
    [add(2), add(3)],
  ]);
  expect(session.preview().frames.map(({ isGuess }) => isGuess)).toEqual([false, true]);
  expect(session.commit().value).toHaveLength(1);
  expect(session.planned()).toEqual([[add(2), add(3)]]);
  expect(session.commit().value).toHaveLength(1);
  expect(session.state.level).toBe(6);
});

test('idle turns after a plan that shows something new are guesses too', () => {
  const { game, world, state } = on(closing);
  const { frames } = forecast(game, world, state, { turns: 2, plan: [[add(1)], [peek]] });
  expect(frames.map(({ isGuess }) => isGuess)).toEqual([false, false, true, true]);
});

test('past the end of the run nothing can be planned, and the refusal says that it ends there', () => {
  const session = new Session<PumpShape>(must(openRun(pump, { preset: 'small', seed: 'END' })));
  for (let i = 0; i < 3; i++) session.plan(add(3));
  session.planNext();
  expect(session.plan(add(1)).map(({ why }) => why)).toEqual([
    'What is planned ends the run: commit it, or take some of it back.',
  ]);
});

test('past a roll nothing can be planned: no draw is invented', () => {
  const session = on(pump);
  session.plan(gamble);
  session.planNext();
  const refused = session.plan(add(1));
  expect(refused.map(({ code }) => code)).toEqual(['plan-ends']);
  expect(refused[0]!.why).toContain('chance');
  expect(session.legal()).toEqual([]);
});

test('a forecast ends where a hidden order decides, and says which', () => {
  const pile: Game<PumpShape> = {
    ...pump,
    play(world, draft, turn, tape) {
      if (turn.some(({ type }) => type === 'peek')) tape.hidden('pile');
      pump.play(world, draft, turn, tape);
    },
  };
  const session = on(pile);
  expect(session.previewOf([[add(1)], [peek], [add(1)]])).toMatchObject({ end: 'hidden', hidden: 'pile' });
  expect(session.previewOf([[add(1)], [peek]]).frames).toHaveLength(1);
  expect(session.commit([peek]).value[0]!.revealed).toBe(true);
});

test('planning a walk of n turns plays n turns, not n squared', () => {
  let played = 0;
  const steps: Game<PumpShape> = {
    ...pump,
    turn: 'one',
    play(world, draft, turn, tape) {
      played++;
      pump.play(world, draft, turn, tape);
    },
  };
  const session = on(steps);
  for (let i = 0; i < 40; i++) expect(session.plan(add(1))).toEqual([]);
  session.preview();
  expect(played).toBe(40);
  expect(session.preview().frames.at(-1)!.view.level).toBe(40);
});

test('a turn of one action is exactly that, for every front door', () => {
  const one: Game<PumpShape> = { ...pump, turn: 'one' };
  const session = on(one);
  const digest = session.digest();
  for (const wrong of [[], [add(1), add(1)]]) {
    expect(refusalsOf(one, session.world, session.state, wrong).map(({ code }) => code)).toEqual(['one-action']);
    expect(session.commit(wrong)).toMatchObject({ ok: false, refusals: [{ code: 'one-action' }] });
    expect(session.previewOf([wrong])).toMatchObject({ end: 'refused', frames: [] });
  }
  expect(session.digest()).toBe(digest);
  expect(session.commit([add(1)]).ok).toBe(true);
});

test('where nobody can wait there is nothing to forecast', () => {
  const session = on({ ...pump, idle: null });
  expect(session.forecast(5)).toMatchObject({ frames: [], end: 'horizon' });
  expect(session.previewOf([[add(1)]], 5).frames).toHaveLength(1);
});

test('a ranked run that is over stays over', () => {
  const session = start({ level: 'five' }, { ranked: true });
  session.commit([add(3), add(2)]);
  expect(session.status.is).toBe('won');
  expect(session.undo()).toMatchObject({ ok: false, error: { code: 'run-over' } });
});

test('refusals are those of the plan as it stands: an empty one of a run that is over, one turn, or a row of them', () => {
  const over = start();
  over.commit([add(3), add(2)]);
  expect(over.refusals().map(({ code }) => code)).toEqual(['run-over']);
  const single = on({ ...pump, turn: 'one' });
  expect(single.refusals()).toEqual([]);
  single.setPlan([add(9)]);
  expect(single.refusals().map(({ code }) => code)).toEqual(['too-much']);
  const row = on({ ...closing, idle: () => [add(9)] });
  for (const action of [peek, add(1)]) expect(row.plan(action)).toEqual([]);
  expect([row.planned().length, row.refusals()]).toEqual([2, []]);
});

test('a list of actions is a row: each turn takes what follows until it is closed', () => {
  expect(rowOf(pump, [add(1), add(2)])).toEqual([[add(1), add(2)]]);
  expect(rowOf(closing, [add(1), peek, add(2), add(3)])).toEqual([
    [add(1), peek],
    [add(2), add(3)],
  ]);
  expect(rowOf({ ...pump, turn: 'one' }, [add(1), add(2)])).toEqual([[add(1)], [add(2)]]);
});

test('moving a step that is not there changes nothing; going forward again drops the plan', () => {
  const session = on(pump);
  session.plan(add(1));
  expect([session.reorder(3, 0), session.pending]).toEqual([[], [add(1)]]);
  session.commit();
  must(session.undo());
  session.plan(add(2));
  must(session.redo());
  expect(session.pending).toEqual([]);
});

test('a step dropped or moved takes with it what is no longer legal, with the reason and its place', () => {
  /** `gamble` only after an `add`. */
  const primed: Game<PumpShape> = {
    ...pump,
    refuse: (content, state, turn) => [
      ...pump.refuse(content, state, turn),
      ...(turn[0]?.type === 'gamble' ? [{ code: 'dry', why: 'Add first.', at: 0 }] : []),
    ],
  };
  const session = on(primed);
  for (const action of [add(1), gamble, add(2)]) session.plan(action);
  expect(session.drop(0)).toEqual([{ code: 'dry', why: 'Add first.', at: 0 }]);
  expect(session.pending).toEqual([add(2)]);
});

test('a row of two is judged turn by turn: what the second may not do is a reason against the row', () => {
  const session = on(pump);
  session.setPlan([add(1)]);
  session.planNext();
  expect(session.legal().length).toBeGreaterThan(0);
  session.plan(add(2));
  expect(session.refusals()).toEqual([]);
  const tight = new Session(must(openRun(setter, { level: 'deep' })));
  tight.plan(add(1));
  tight.planNext();
  tight.plan(add(9));
  expect(tight.refusals()).toMatchObject([{ code: 'too-much' }]);
});

test('an empty turn at the end of a row is open, whatever closes turns', () => {
  const session = on(closing);
  session.plan(add(1));
  session.planNext();
  expect(session.open().pending).toEqual([]);
  expect(session.legal()).toContainEqual(peek);
});

test('what was taken back of a plan is gone with the turn it belonged to', () => {
  const session = on(pump);
  session.plan(add(1));
  session.plan(add(2));
  session.unplan();
  expect(session.canReplan()).toBe(true);
  session.commit();
  expect([session.canReplan(), session.replan()]).toEqual([false, false]);
});
