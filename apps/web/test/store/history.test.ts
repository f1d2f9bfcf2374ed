// The history of plans, what undo takes back, turns of the clock, and journeys of several runs: the store without a browser.

import { type AnyGame, openRun, Session } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { look } from '../../src/games/lamp/index.ts';
import type { Journey, Look, Screen } from '../../src/games/screen.ts';
import { goesOn, journeyAt, journeysFrom } from '../../src/store/journeys.ts';
import { createRunStore } from '../../src/store/run.ts';
import type { RunStart } from '../../src/store/runState.ts';
import { starsOf } from '../../src/store/words.ts';

const start = (level: string, more: Partial<Look> = {}, options: RunStart = {}) => {
  const run = openRun(game as AnyGame, { level });
  if (!run.ok) throw new Error(run.error.message);
  const screen = { game, look: { ...look, ...more } } as unknown as Screen;
  return createRunStore(screen, new Session(run.value), options);
};

describe('the plan and its history', () => {
  test('undo after taking out a step brings back the list as it was; redo takes it out again', () => {
    const store = start('pit');
    store.getState().planAll(['south', 'south', 'east']);
    store.getState().drop(1);
    const dropped = store.getState().table.plan;
    expect(dropped).not.toEqual(['south', 'south', 'east']);
    store.getState().undo();
    expect(store.getState().table.plan).toEqual(['south', 'south', 'east']);
    store.getState().redo();
    expect(store.getState().table.plan).toEqual(dropped);
  });

  test('a cleared plan, a moved step and a replaced list are one step back each', () => {
    const store = start('pit');
    store.getState().planAll(['south', 'south']);
    store.getState().clearPlan();
    expect(store.getState().table.plan).toEqual([]);
    store.getState().undo();
    expect(store.getState().table.plan).toEqual(['south', 'south']);
    store.getState().replan(['south']);
    expect(store.getState().table.plan).toEqual(['south']);
    store.getState().undo();
    expect(store.getState().table.plan).toEqual(['south', 'south']);
  });

  test('undo after changing to plan B changes back, with both lists as they were', () => {
    const store = start('pit');
    store.getState().plan('south');
    store.getState().swapPlans('B');
    expect([store.getState().which, store.getState().table.plan]).toEqual(['B', []]);
    store.getState().undo();
    expect([store.getState().which, store.getState().table.plan]).toEqual(['A', ['south']]);
  });

  test('a saved plan comes back', () => {
    const store = start('pit', {}, { plan: ['south', 'south'] });
    expect(store.getState().table.plan).toEqual(['south', 'south']);
    expect(store.getState().table.turns).toEqual([['south', 'south']]);
  });
});

describe('turns that are no plan', () => {
  test('a turn of the clock is committed and leaves the plan; a refused one changes nothing', () => {
    const store = start('pit');
    store.getState().plan('south');
    expect(store.getState().play(['south'])).toBe(true);
    expect([store.getState().table.turn, store.getState().table.plan]).toEqual([1, ['south']]);
    expect(store.getState().play(['west'])).toBe(false);
    expect([store.getState().table.turn, store.getState().refused?.refusal.code]).toEqual([1, 'wall']);
  });

  test('undo takes back as many turns as the look says, redo brings as many again', () => {
    // A step east stands for time that passed; what is taken back is the last other choice and the time after it.
    const undoes = (turns: readonly (readonly string[])[]): number => {
      const at = turns.findLastIndex(([step]) => step !== 'east');
      return at < 0 ? 0 : turns.length - at;
    };
    const store = start('pit', { undoes } as Partial<Look>);
    for (const turn of [['south'], ['south'], ['east']]) expect(store.getState().play(turn)).toBe(true);
    store.getState().undo();
    expect(store.getState().session.turns).toEqual([['south']]);
    store.getState().redo();
    expect(store.getState().session.turns).toEqual([['south'], ['south'], ['east']]);
    expect(undoes([['east']])).toBe(0);
  });
});

describe('announcements', () => {
  test('they leave with what they speak of: the next turn, a way back and the end take note, refusal and words along', () => {
    const told: (string | null)[] = ['Last seconds.', null, null];
    const tells = () => {
      const note = told.shift() ?? null;
      return note === null ? null : { text: note, note };
    };
    const store = start('pit', { tells } as Partial<Look>);
    const { play, undo, tell } = store.getState();
    const now = () => {
      const { note, refused, said } = store.getState();
      return [note, refused, said.text];
    };
    play(['south']);
    expect(now()).toEqual(['Last seconds.', null, 'Last seconds.']);
    tell('Not now.');
    expect(now()).toMatchObject([null, { refusal: { why: 'Not now.' } }, expect.stringContaining('Not now.')]);
    play(['south']);
    expect(now()).toEqual([null, null, '']);
    told.unshift('Last seconds.');
    play(['east']);
    expect(now()[0]).toBe('Last seconds.');
    undo();
    expect(now().slice(0, 2)).toEqual([null, null]);
  });

  test('seconds that only pass keep a note on the table, the end takes it off', () => {
    const told: (string | null)[] = ['The last seconds.', null, null];
    const tells = () => {
      const note = told.shift() ?? null;
      return note === null ? null : { text: note, note };
    };
    const store = start('step', { tells, isQuiet: () => true } as Partial<Look>);
    const { play } = store.getState();
    const idle = () =>
      play(game.idle!(store.getState().session.world as never, store.getState().session.state as never));
    idle();
    expect(store.getState().note).toBe('The last seconds.');
    while (store.getState().table.status.is === 'playing') idle();
    expect([store.getState().note, store.getState().said.text]).toEqual([null, '']);
  });
});

describe('helps', () => {
  test('going back to the turn that decided it lays the saving line out as plan B', () => {
    const store = start('pit');
    for (const turn of [['south'], ['south']]) store.getState().play(turn);
    store.getState().forkAt(1, [['south', 'east'], ['east']]);
    const { table, otherPlan, which } = store.getState();
    expect([table.turn, table.plan, which, otherPlan]).toEqual([1, [], 'A', ['south', 'east']]);
    expect(table.other?.name).toBe('B');
  });

  test('a run won with hints has two stars at the most', () => {
    const store = start('pit');
    const { screen, table } = store.getState();
    expect(starsOf(screen, table, 99)).toBe(3);
    store.getState().noteHint();
    expect(starsOf(screen, table, 99, store.getState().helps)).toBe(2);
    expect(starsOf(screen, { ...table, turn: 99 }, 3)).toBe(1);
  });
});

describe('a journey', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  const journey: Journey = {
    name: 'Shift',
    leg: 'ticket',
    legs: () => 3,
    open: () => ({ ok: true, value: { level: 'pit' } }) as never,
    carry: (table, before) => Number(before ?? 0) + table.turn,
  };

  test('a leg that is over hands on, is remembered, and leads to the next', () => {
    const travelled = journeyAt('lamp', 'K3F9', 0)!;
    expect(travelled).toEqual({ id: 'K3F9', at: 0, carry: null, results: [] });
    expect(journeyAt('lamp', 'K3F9', 1)).toBeNull();
    const store = start('pit', { journey }, { journey: travelled });
    store.getState().planAll(['east', 'east']);
    store.getState().commit();
    store.getState().commit();
    expect(store.getState().table.status.is).toBe('lost');
    expect(store.getState().journey?.results).toEqual([{ isWon: false, score: 0 }]);
    expect(journeyAt('lamp', 'K3F9', 1)).toEqual({
      id: 'K3F9',
      at: 1,
      carry: store.getState().table.turn,
      results: [{ isWon: false, score: 0 }],
    });
    expect(goesOn(journey, store.getState().journey!)).toBe(true);
    expect(goesOn({ ...journey, endsWithLoss: true }, store.getState().journey!)).toBe(false);
    expect(goesOn({ ...journey, legs: () => 1 }, store.getState().journey!)).toBe(false);
  });

  test('what is no journey in the kept text is passed over', () => {
    for (const text of [null, '{', '7', '[1]', '[{"game":"x","id":"y","at":-1,"results":[],"carried":[]}]'])
      expect(journeysFrom(text)).toEqual([]);
  });
});
