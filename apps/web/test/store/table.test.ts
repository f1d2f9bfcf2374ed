// The table keeps what a plan cannot change: boards draw by identity, so the same position must give the same objects.

import { type AnyGame, openRun, Session } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { game as reactor } from '@interlock/reactor';
import { expect, test, vi } from 'vitest';
import { tableOf } from '../../src/store/table.ts';

const sessionOf = (game: AnyGame, level: string) => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

test.each([
  [lamp as AnyGame, 'pit'],
  [reactor as AnyGame, 'low-voltage'],
])('view, idle forecast and last turn are the same objects for every plan on a position', (game, level) => {
  const session = sessionOf(game, level);
  const first = tableOf(session, {});
  expect(session.plan(session.legal()[0])).toEqual([]);
  const planned = tableOf(session, {});
  expect(planned.plan).toHaveLength(1);
  for (const part of ['view', 'idle', 'last'] as const) expect(planned[part]).toBe(first[part]);
  expect(session.commit().ok).toBe(true);
  const next = tableOf(session, {});
  for (const part of ['view', 'idle', 'last'] as const) expect(next[part]).not.toBe(first[part]);
  expect(next.last.length).toBeGreaterThan(0);
});

test('a plan of several turns is forecast once, and its refusals come from there', () => {
  const session = sessionOf(lamp as AnyGame, 'pit');
  session.setPlan(['south', 'west']);
  const preview = vi.spyOn(session, 'previewOf');
  const { refusals } = tableOf(session, {});
  expect(preview.mock.calls.filter(([turns]) => turns.length > 0)).toHaveLength(1);
  preview.mockRestore();
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals).toEqual(session.refusals());
});

test.each([
  [lamp as AnyGame, 'pit'],
  [reactor as AnyGame, 'low-voltage'],
])('plan A and plan B are looked ahead to the same turn, whatever each holds', (game, level) => {
  const session = sessionOf(game, level);
  const plan = session.legal().slice(0, 1);
  const ends = (mine: readonly unknown[], other: readonly unknown[]) => {
    session.setPlan(mine as never);
    const table = tableOf(session, {}, { other: { name: 'B', plan: other as never } });
    return [table.ahead.frames.length, table.other!.ahead.frames.length];
  };
  for (const [mine, other] of [
    [plan, plan],
    [plan, []],
    [[], plan],
  ] as const) {
    const [a, b] = ends(mine, other);
    expect(b).toBe(a);
  }
});
