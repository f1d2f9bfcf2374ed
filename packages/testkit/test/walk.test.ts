// Random play: legal all the way, reproducible, and it meets wins, losses, rolls and revelations.

import { diceOf, openRun, Session } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnFrom, turnsArbitrary } from '../src/index.ts';

const run = (() => {
  const opened = openRun(game, { level: 'draught' });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
})();

test('every list of turns that the arbitrary gives can be played', () => {
  fc.assert(
    fc.property(turnsArbitrary(run, 8), (turns) => {
      const session = new Session(run);
      for (const turn of turns) expect(session.commit(turn).ok).toBe(true);
    }),
    { numRuns: 100, seed: 7 },
  );
});

test('random play meets both endings, rolls, and turns of every length', () => {
  const met = new Set<string>();
  for (const turns of fc.sample(turnsArbitrary(run, 12), { numRuns: 300, seed: 7 })) {
    const session = new Session(run);
    for (const turn of turns) {
      met.add(`turns of ${turn.length}`);
      session.commit(turn);
      for (const { event } of session.happenings(session.turns.length))
        met.add(event.type === 'oilBurnt' ? event.by : event.type);
    }
    met.add(session.status.is);
  }
  const lengths = Array.from({ length: game.content.actions + 1 }, (_, length) => `turns of ${length}`);
  for (const one of [...lengths, 'won', 'lost', 'keeperMoved', 'cellsShown', 'light', 'flame', 'draught'])
    expect([...met]).toContain(one);
});

test('the same stream picks the same turn, and no turn is picked where none is legal', () => {
  const pick = () => turnFrom(game, run.content, run.start.state, diceOf('S').stream('turn'));
  expect(pick()).toEqual(pick());
  expect(game.refuse(run.content, run.start.state, pick()!)).toEqual([]);
  const over = { ...run.start.state, oil: 0 };
  expect(turnFrom(game, run.content, over, diceOf('S').stream('turn'))).toBeNull();
});
