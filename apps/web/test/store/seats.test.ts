// Two who plan in secret at one screen: what the store shows, says and keeps while the curtain is down.

import { type AnyGame, openRun, Session } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { look } from '../../src/games/lamp/index.ts';
import type { Screen } from '../../src/games/screen.ts';
import { createRunStore } from '../../src/store/run.ts';
import { saveOf } from '../../src/store/save/saveOf.ts';
import { commitWords } from '../../src/store/words.ts';

/** The smallest game, played by two hands: their steps are joined, blue's first. */
const shared = { ...game, seats: () => ['blue', 'red'], canRewind: () => false } as unknown as AnyGame;
const screen = { game: shared, look } as unknown as Screen;

const start = () => {
  const run = openRun(shared, { level: 'pit' });
  if (!run.ok) throw new Error(run.error.message);
  return createRunStore(screen, new Session(run.value));
};

test('the curtain falls between the seats, and the turn is played when both plans are in', () => {
  const store = start();
  expect([store.getState().stage, store.getState().seat]).toEqual(['curtain', 'blue']);
  expect(store.getState().plan('south')).toBe(false);
  store.getState().takeSeat();
  expect(store.getState().plan('south')).toBe(true);
  expect(commitWords(screen, store.getState().session, store.getState().table, false).act).toBe('Seal the plan');
  store.getState().commit();
  expect([store.getState().stage, store.getState().seat, store.getState().table.turn]).toEqual(['curtain', 'red', 0]);
  store.getState().commit(); // Enter on the curtain opens it
  expect([store.getState().stage, store.getState().table.plan]).toEqual(['plan', []]);
  store.getState().plan('south');
  expect(commitWords(screen, store.getState().session, store.getState().table, false).act).toBe('Open both plans');
  store.getState().commit();
  expect(store.getState().session.turns).toEqual([['south', 'south']]);
  expect([store.getState().stage, store.getState().seat]).toEqual(['curtain', 'blue']);
});

test('nothing of a sealed plan is on the table, said, undone or saved; it can be taken back', () => {
  const store = start();
  store.getState().takeSeat();
  store.getState().plan('south');
  store.getState().swapPlans('B');
  store.getState().plan('east');
  store.getState().swapPlans('A');
  store.getState().commit();
  const { table, otherPlan, said, selected, refusedLines } = store.getState();
  expect([table.plan, table.turns, table.appraisal, table.legal, table.other]).toEqual([[], [], null, [], null]);
  expect([otherPlan, selected, refusedLines]).toEqual([[], null, []]);
  expect(said.text).toBe('blue is ready.');
  const kept = JSON.stringify(saveOf(store.getState(), 'key'));
  expect(kept).not.toMatch(/south|east/);
  // Red sees none of it either, and cannot undo it.
  store.getState().takeSeat();
  expect(store.getState().table.plan).toEqual([]);
  store.getState().undo();
  expect(store.getState().session.pendingOf('blue')).toEqual(['south']);
  store.getState().plan('south');
  expect(JSON.stringify(saveOf(store.getState(), 'key'))).not.toMatch(/south/);
  // From red's curtain blue takes the plan back: blue's curtain first, then blue's own list.
  const again = start();
  again.getState().takeSeat();
  again.getState().plan('south');
  again.getState().commit();
  again.getState().withdraw('blue');
  expect([again.getState().stage, again.getState().seat, again.getState().table.plan]).toEqual(['curtain', 'blue', []]);
  again.getState().takeSeat();
  expect(again.getState().table.plan).toEqual(['south']);
});

test('where all see the played turn, it lies open until the curtain is lowered', () => {
  const open = { ...screen, look: { ...look, showsOpened: true } } as unknown as Screen;
  const run = openRun(shared, { level: 'pit' });
  if (!run.ok) throw new Error(run.error.message);
  const store = createRunStore(open, new Session(run.value));
  for (let seat = 0; seat < 2; seat++) {
    store.getState().takeSeat();
    store.getState().plan('south');
    store.getState().commit();
  }
  expect([store.getState().stage, store.getState().table.turn]).toEqual(['opened', 1]);
  expect(store.getState().table.last.length).toBeGreaterThan(0);
  store.getState().commit();
  expect(store.getState().stage).toBe('curtain');
});
