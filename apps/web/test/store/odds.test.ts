// What the light and the hints may say where dice fall: lines that take no chance, and a steady player's odds.

import { type AnyGame, type AnyShape, openRun, Session } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { game as port } from '@interlock/port';
import { expect, test, vi } from 'vitest';
import { steadyOdds, takesNoChance } from '../../src/worker/steadyOdds.ts';

const sessionOf = (game: AnyGame, level: string): Session<AnyShape> => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};
const breath = (): Promise<void> => Promise.resolve();
const never = (): boolean => false;

test('a line that takes no chance may be told, one that lives by the dice may not', () => {
  const pit = sessionOf(lamp as AnyGame, 'pit');
  expect(takesNoChance(pit, pit.run.witness ?? [])).toBe(true);
  expect(takesNoChance(pit, [])).toBe(false);
  const ticket = sessionOf(port as AnyGame, 'standard-1');
  expect(takesNoChance(ticket, ticket.run.witness ?? [])).toBe(false);
});

test('the odds are those of a named player with dice of their own, told as tries and never as a proof', async () => {
  const ticket = sessionOf(port as AnyGame, 'standard-1');
  const said = await steadyOdds(ticket, never, breath);
  expect(said).toMatchObject({ verdict: 'unknown', word: expect.stringMatching(/^\d+ of 20 won$/), left: null });
  // The player whose rate stands on the ticket, and whom the odds of winning send on.
  expect(said?.reason).toBe('by steady play');
  // The run's dice have moved on; what is told of the same state has not.
  expect(await steadyOdds(sessionOf(port as AnyGame, 'standard-1'), never, breath)).toEqual(said);
});

test('it can be stopped', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(await steadyOdds(sessionOf(port as AnyGame, 'standard-1'), () => true, breath)).toBeNull();
  clock.mockRestore();
});
