// Forecasts equal what happens, never read the dice, never leak.

import { expect, test } from 'vitest';
import { digestOf, forecast, outcomes } from '../src/index.ts';
import { add, gamble, peek, start } from './helpers.ts';
import { pump } from './pump.ts';

test('doing nothing, forecast and then done, comes true turn by turn', () => {
  const session = start({ level: 'deep' });
  const ahead = session.forecast(5);
  expect(ahead.frames).toHaveLength(5);
  expect(ahead.end).toBe('horizon');
  for (const frame of ahead.frames) {
    session.commit(frame.turn);
    expect(session.view()).toEqual(frame.view);
    expect(session.happenings(session.turns.length)).toEqual(frame.happenings);
  }
});

test('a frame makes its view when asked, once, and is written out and copied with it', () => {
  const { world, state } = start({ level: 'deep' });
  let made = 0;
  const counting: typeof pump = {
    ...pump,
    view: (...asked) => {
      made++;
      return pump.view(...asked);
    },
  };
  const [first, second] = forecast(counting, world, state, { turns: 2, viewer: 'all' }).frames;
  expect(made).toBe(0);
  expect(first!.view).toBe(first!.view);
  expect(made).toBe(1);
  const view = pump.view(world, second!.state, 'all');
  expect(JSON.parse(JSON.stringify(second)).view).toEqual(JSON.parse(JSON.stringify(view)));
  expect({ ...second }.view).toEqual(view);
  expect(Object.keys(second!)).toEqual(['turn', 'happenings', 'state', 'view', 'status', 'reveals', 'isGuess']);
  expect(made).toBe(2);
});

test('a plan runs first and the forecast stops at the end of the run', () => {
  const session = start();
  const ahead = session.previewOf([[add(3)], [add(2)]], 4);
  expect(ahead.frames.map((frame) => frame.status.is)).toEqual(['playing', 'won']);
  expect(ahead.end).toBe('over');
});

test('a refused plan gives the reasons and no frame', () => {
  const ahead = start().previewOf([[add(9)]]);
  expect(ahead.end).toBe('refused');
  expect(ahead.frames).toEqual([]);
  expect(ahead.refusals[0]!.code).toBe('too-much');
});

test('where the dice decide, the forecast gives exact odds and leaves the dice alone', () => {
  const session = start({ level: 'deep' });
  const dice = JSON.stringify(session.position.dice.save());
  const ahead = session.previewOf([[gamble]]);
  expect(ahead.end).toBe('chance');
  expect(ahead.chance!.odds!.total).toBe(4);
  expect(ahead.chance!.odds!.outcomes.map((one) => [one.weight, one.state.level])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  expect(JSON.stringify(session.position.dice.save())).toBe(dice);
});

test('two rolls: sixteen cases, weighed and told apart by state', () => {
  const session = start({ level: 'deep' });
  const odds = outcomes(pump, session.world, session.state, [gamble, gamble])!;
  const bySum = new Map<number, number>();
  for (const { weight, state } of odds.outcomes) bySum.set(state.level, (bySum.get(state.level) ?? 0) + weight);
  expect(odds.total).toBe(16);
  expect([...bySum]).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
  ]);
});

test('what then happens is among the outcomes', () => {
  for (const seed of ['A', 'B', 'C', 'D', 'E']) {
    const session = start({ level: 'deep', seed });
    const odds = outcomes(pump, session.world, session.state, [gamble, add(1), gamble])!;
    session.commit([gamble, add(1), gamble]);
    expect(odds.outcomes.map((one) => digestOf(one.state))).toContain(digestOf(session.state));
  }
});

test('more outcomes than the limit: no list rather than a wrong one', () => {
  const session = start({ level: 'deep' });
  expect(outcomes(pump, session.world, session.state, [gamble, gamble, gamble], 63)).toBeNull();
  expect(outcomes(pump, session.world, session.state, [gamble, gamble, gamble], 64)!.total).toBe(64);
});

test('the preview of a look does not tell what is hidden', () => {
  const session = start({ levelData: { goal: 9, secret: 1234 } });
  const ahead = session.previewOf([[peek]]);
  expect(JSON.stringify(ahead)).not.toContain('1234');
  expect(ahead.frames[0]!.reveals).toBe(true);
  session.commit([peek]);
  expect(session.view()).toEqual({ goal: 9, level: 0, secret: 1234 });
});

test('a forecast for a viewer leaves the state untouched', () => {
  const session = start({ level: 'deep' });
  const digest = digestOf(session.state);
  forecast(pump, session.world, session.state, { plan: [[add(1)]], turns: 10 });
  expect(digestOf(session.state)).toBe(digest);
});

test('a forecast is for the viewer who asks, and without one for the first seat', () => {
  const { world, state, viewer } = start({ level: 'deep' });
  const asked: unknown[] = [];
  const looking: typeof pump = {
    ...pump,
    view: (content, at, by) => {
      asked.push(by);
      return pump.view(content, at, by);
    },
  };
  for (const ask of [{ turns: 1 }, { turns: 1, viewer: 'all' }])
    void forecast(looking, world, state, ask).frames[0]!.view;
  expect(asked).toEqual([viewer, 'all']);
});

test('a fault of the rules is no chance: it is thrown on', () => {
  const { world, state } = start({ level: 'deep' });
  let plays = 0;
  const broken: typeof pump = {
    ...pump,
    play: (...given) => {
      if (++plays === 1) throw new Error('out of order');
      pump.play(...given);
    },
  };
  expect(() => forecast(broken, world, state, { turns: 1 })).toThrow('out of order');
});

test('weighted draws: every place that has a weight, each with the roll at which its share begins', () => {
  const { world, state } = start({ level: 'deep' });
  const weighing: typeof pump = {
    ...pump,
    play: (_, draft, __, tape) => {
      const { index, roll, total } = tape.dice('pump.gamble').weighted([2, 0, 3, 1, 0]);
      draft.level = 100 * index + 10 * roll + total;
    },
  };
  const odds = outcomes(weighing, world, state, [])!;
  expect(odds.total).toBe(6);
  expect(odds.outcomes.map(({ weight, state: after }) => [weight, after.level])).toEqual([
    [2, 6],
    [3, 226],
    [1, 356],
  ]);
});
