// Every level that ships and one person plays, one row each: how often a policy wins it.

import { type AnyGame, type AnyShape, openRun, type Policy } from '@interlock/kernel';
import { simulate } from '@interlock/search';
import { need } from '../fault.ts';

export interface Each {
  readonly runs: number;
  readonly wins: number;
  /** By level, in the order of the game. */
  readonly levels: Readonly<
    Record<string, { readonly runs: number; readonly wins: number; readonly meanTurns: number }>
  >;
}

/** Plays them all; yields the levels played and to be played. */
export function* simulateEach(
  game: AnyGame,
  policy: Policy<AnyShape>,
  seeds: readonly string[],
  turns: number,
): Generator<{ readonly runs: number; readonly of: number }, Each, void> {
  const levels: Record<string, Each['levels'][string]> = {};
  const [sum, alone] = [{ runs: 0, wins: 0 }, game.levels.filter((level) => isAlone(game, level.id))];
  for (const [i, { id }] of alone.entries()) {
    const open = (seed: string) => need(openRun(game, { level: id, seed }));
    const work = simulate(game, policy, { seeds, open, turns });
    let step = work.next();
    while (!step.done) step = work.next();
    const { runs, wins, meanTurns } = step.value;
    levels[id] = { runs, wins, meanTurns };
    sum.runs += runs;
    sum.wins += wins;
    yield { runs: i + 1, of: alone.length };
  }
  return { ...sum, levels };
}

const isAlone = (game: AnyGame, id: string): boolean => {
  const { world } = need(openRun(game, { level: id }));
  return (game.seats?.(world).length ?? 1) === 1;
};
