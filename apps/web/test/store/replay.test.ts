// Stepping through a recorded run: stops by turn, action and event, the state in mid-turn, and where a fork begins.

import { type AnyGame, type AnyShape, openRun, Session, type Turn } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { game as reactor } from '@interlock/reactor';
import { expect, test } from 'vitest';
import { look } from '../../src/games/lamp/index.ts';
import type { Look } from '../../src/games/screen.ts';
import { forkAt } from '../../src/replay/fork.ts';
import { stateAfter, tableAt } from '../../src/replay/midTurn.ts';
import { actionStops, type Spot, stepFrom, type Unit } from '../../src/replay/steps.ts';

const played = (game: AnyGame, level: string, turns?: readonly Turn<AnyShape>[]): Session<AnyShape> => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (const turn of turns ?? run.value.witness ?? []) session.commit(turn);
  return session;
};

const cellar = (): Session<AnyShape> => played(lamp as AnyGame, 'cellar');

const walk = (session: Session<AnyShape>, from: Spot, unit: Unit, by: 1 | -1): readonly Spot[] => {
  const spots: Spot[] = [];
  for (let at = from; ; ) {
    const next = stepFrom(at, unit, by, (turn) => session.seen(turn), session.turns.length);
    if (next === at || spots.length > 5000) return spots;
    spots.push(next);
    at = next;
  }
};

test('every event, action and turn is a stop, the same forth and back', () => {
  const session = cellar();
  const last = session.turns.length;
  const events = session.turns.reduce((sum, _, i) => sum + session.seen(i + 1).length, 0);
  const start = { turn: 0, event: null };
  const end = { turn: last, event: null };
  expect(walk(session, start, 'turn', 1)).toHaveLength(last);
  expect(walk(session, start, 'event', 1)).toHaveLength(events);
  for (const unit of ['turn', 'action', 'event'] as const) {
    const forth = walk(session, start, unit, 1);
    const back = walk(session, end, unit, -1);
    expect(forth.at(-1)).toEqual(end);
    expect(back.at(-1)).toEqual(start);
    expect(back.toReversed().slice(1)).toEqual(forth.slice(0, -1));
  }
  expect(stepFrom({ turn: 1, event: 1 }, 'turn', 1, (turn) => session.seen(turn), last)).toEqual({
    turn: 1,
    event: null,
  });
});

test('an action ends where the next begins; what the machine does comes last', () => {
  const by = (...because: object[]) => ({ because }) as never;
  expect(
    actionStops([by({ action: 0 }), by({ event: 0 }), by({ action: 1 }), by({ action: 1 }), by({ start: 'x' }), by()]),
  ).toEqual([2, 4, 6]);
  expect(actionStops([by(), by({ last: 'heat' })])).toEqual([2]);
  expect(actionStops([])).toEqual([0]);
});

test('the state in mid-turn is the one the event left, in the machine and in the dark', () => {
  for (const session of [cellar(), played(reactor as AnyGame, 'low-voltage')]) {
    const { game, world } = session;
    for (const [i] of session.turns.entries()) {
      const happenings = session.happenings(i + 1);
      const end = stateAfter(session, i + 1, happenings.length - 1);
      const view = (state: unknown) => game.show(world, game.view(world, state, session.viewer));
      expect(view(end)).toBe(view(session.positionAt(i + 1).state));
    }
  }
  const session = cellar();
  const [first, second] = session.seen(1).filter(({ event }) => event.type === 'keeperMoved');
  const seen = (index: number) => lamp.view(lamp.content, stateAfter(session, 1, index) as never, session.viewer);
  expect(seen(first!.index).rows).not.toEqual(seen(second!.index).rows);
});

test('the table of a spot: forecast at the end of a turn, none in mid-turn', () => {
  const session = cellar();
  const table = (spot: Spot) => tableAt(session, session.fork(spot.turn), spot, look as Look);
  expect(table({ turn: 1, event: null }).idle.frames.length).toBeGreaterThan(0);
  const mid = table({ turn: 1, event: 1 });
  expect(mid.idle.frames).toEqual([]);
  expect(mid.view).not.toEqual(table({ turn: 1, event: null }).view);
});

test('playing on begins after the turn, or before it with what was done as the plan', () => {
  const session = cellar();
  const last = session.turns.length;
  expect(forkAt(session, { turn: 0, event: null })).toMatchObject({ after: 0, plan: [] });
  expect(forkAt(session, { turn: 1, event: null })).toMatchObject({ after: 1, plan: [] });
  expect(forkAt(session, { turn: last, event: null })).toMatchObject({ after: last - 1, plan: [] });
  const stops = actionStops(session.seen(1));
  expect(forkAt(session, { turn: 1, event: stops[0]! })).toMatchObject({
    after: 0,
    plan: session.turns[0]!.slice(0, 1),
  });
});
