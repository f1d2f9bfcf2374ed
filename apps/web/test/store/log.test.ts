// The log told by cause: what the player did stands over what came of it, the machine's own acts over theirs.

import { loadGame } from '@interlock/catalog';
import { openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { look as reactor } from '../../src/games/reactor/index.ts';
import type { Look } from '../../src/games/screen.ts';
import { look as station } from '../../src/games/station/index.ts';
import { logOf } from '../../src/store/logGroups.ts';

const telling = ({ isMinor, bundle }: Look) => ({
  isMinor: (event: never) => isMinor?.(event) ?? false,
  bundle: (event: never) => bundle?.(event) ?? null,
});

const sessionOf = async (id: string, level: string) => {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.error.message);
  const run = openRun(game.value, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

test('newest turn first; what the player brought about stands under it, each cause of the machine over what it led to', async () => {
  const session = await sessionOf('reactor', 'low-voltage');
  session.commit([{ type: 'moveRobot', dir: 'S' }, { type: 'interactProp' }] as never);
  session.commit([]);
  const log = logOf(session, 40, telling(reactor as never));
  expect(log.map(({ from, to }) => [from, to])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(log[0]?.did).toBeNull();
  expect(log[1]?.did).toMatch(/, /);
  const yours = log[1]!.groups.find(({ head }) => head === null);
  expect(yours?.led.length).toBeGreaterThan(0);
  // Nothing is told twice, and all that is told has its place.
  for (const { groups, to } of log) {
    const told = groups.flatMap(({ head, led }) => [...(head ? [head] : []), ...led]).map(({ index }) => index);
    expect(new Set(told).size).toBe(told.length);
    const seen = session.seen(to).filter(({ event }) => !reactor.isMinor?.(event as never));
    expect([...told].sort((a, b) => a - b)).toEqual(seen.map(({ index }) => index));
  }
  const all = logOf(session, 1000, { isMinor: () => false, bundle: () => null });
  const heads = all.flatMap(({ groups }) => groups.filter(({ head, led }) => head !== null && led.length > 0));
  expect(heads.length).toBeGreaterThan(0);
});

test('eight walks are one line, and no "nothing has happened"', async () => {
  const session = await sessionOf('station', 'cold-start');
  for (const dir of ['E', 'E', 'W', 'W', 'E', 'E', 'W', 'W']) session.commit([{ type: 'move', dir }] as never);
  expect(session.turns).toHaveLength(8);
  const log = logOf(session, 40, telling(station as never));
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ from: 1, to: 8, groups: [] });
  expect(log[0]?.did).toMatch(/ ×2/);
});
