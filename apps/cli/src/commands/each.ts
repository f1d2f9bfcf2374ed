// Every level that ships and one person plays, or every preset that is named, one row each: how often a policy wins it.

import { type AnyGame, type AnyShape, openRun, type Policy } from '@interlock/kernel';
import { simulate } from '@interlock/search';
import { need } from '../fault.ts';

export interface Each {
  readonly runs: number;
  readonly wins: number;
  /** By level or preset, in their order. */
  readonly rows: Readonly<Record<string, { readonly runs: number; readonly wins: number; readonly meanTurns: number }>>;
}

/** Plays them all; yields the rows played and to be played. */
export function* simulateEach(
  game: AnyGame,
  policy: Policy<AnyShape>,
  names: readonly string[],
  of: 'level' | 'preset',
  seeds: readonly string[],
  turns: number,
): Generator<{ readonly runs: number; readonly of: number }, Each, void> {
  const rows: Record<string, Each['rows'][string]> = {};
  const sum = { runs: 0, wins: 0 };
  for (const [i, name] of names.entries()) {
    const open = (seed: string) => need(openRun(game, of === 'level' ? { level: name, seed } : { preset: name, seed }));
    const work = simulate(game, policy, { seeds, open, turns });
    let step = work.next();
    while (!step.done) step = work.next();
    const { runs, wins, meanTurns } = step.value;
    rows[name] = { runs, wins, meanTurns };
    sum.runs += runs;
    sum.wins += wins;
    yield { runs: i + 1, of: names.length };
  }
  return { ...sum, rows };
}

export const levelsAlone = (game: AnyGame): readonly string[] =>
  game.levels.map(({ id }) => id).filter((id) => isAlone(game, id));

const isAlone = (game: AnyGame, id: string): boolean => {
  const { world } = need(openRun(game, { level: id }));
  return (game.seats?.(world).length ?? 1) === 1;
};
