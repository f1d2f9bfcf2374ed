// The log of a busy turn: what happens in many places is one line, and nothing is lost in it.

import { openRun, Session } from '@interlock/kernel';
import { game } from '@interlock/reactor';
import { expect, test } from 'vitest';
import { bundle } from '../../src/games/reactor/result.ts';
import { bundlesOf, type Told } from '../../src/play/read/bundles.ts';

const told = (level: string, turns: number): readonly Told[] => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (let turn = 0; turn < turns; turn++) session.commit([]);
  return session.seen(turns).map(({ event, index }) => ({
    turn: turns,
    index,
    text: game.words.event(session.world, event, session.state),
    bundle: bundle(event),
  }));
};

test('a turn of dozens of events is told in a few lines, and every event is in one of them', () => {
  const all = told('slow-fuse', 6);
  const lines = bundlesOf(all);
  expect(all.length).toBeGreaterThan(40);
  expect(lines.length).toBeLessThan(all.length / 3);
  expect(lines.flatMap((one) => one.lines).toSorted((a, b) => a.index - b.index)).toEqual(all);
  const flows = lines.filter(({ text }) => text.startsWith('Fuel spreads'));
  expect(flows.map(({ text, lines: one }) => [text, one.length > 1])).toEqual([
    [`Fuel spreads in ${flows[0]!.lines.length} flows.`, true],
  ]);
});

test('what happened once keeps its own words, and turns are never mixed', () => {
  const line = (turn: number, index: number): Told => ({ turn, index, text: `${index}`, bundle: '# alike' });
  expect(bundlesOf([line(2, 0), line(1, 1), line(1, 0)]).map(({ text }) => text)).toEqual(['0', '2 alike']);
});
