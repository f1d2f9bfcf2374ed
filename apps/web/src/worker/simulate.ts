// Many runs by one policy, in short steps with a pause after each, so that a stop arrives.

import { loadGame } from '@interlock/catalog';
import { type AnyShape, openRun, type Run, seedFrom } from '@interlock/kernel';
import { policiesOf, simulate } from '@interlock/search';
import type { OnDone, Problem, SimulateAsk, SimulateReport } from './api.ts';

/** Milliseconds between two pauses. */
const STRETCH = 40;

export const policyNames = async (id: string): Promise<readonly string[]> => {
  const game = await loadGame(id);
  return game.ok ? Object.keys(policiesOf(game.value)) : [];
};

/** Null once `isStopped` says so. */
export const simulateRuns = async (
  { game: id, policy: name, source, runs, turns }: SimulateAsk,
  onDone: OnDone,
  isStopped: () => boolean,
  breath: () => Promise<void>,
): Promise<SimulateReport | Problem | null> => {
  const loaded = await loadGame(id);
  if (!loaded.ok) return { problem: loaded.error.message };
  const game = loaded.value;
  const policy = policiesOf(game)[name];
  if (!policy) return { problem: `${game.title} has no policy ${name}.` };
  const seeds = Array.from({ length: runs }, (_, i) => {
    const seed = seedFrom(String(i + 1));
    return seed.ok ? seed.value : String(i + 1);
  });
  const first = openRun(game, { ...source, seed: seeds[0]! });
  if (!first.ok) return { problem: first.error.message };
  const open = (seed: string): Run<AnyShape> => {
    const run = openRun(game, { ...source, seed });
    if (!run.ok) throw new Error(run.error.message);
    return run.value;
  };
  const work = simulate(game, policy, { seeds, open, turns });
  for (let since = performance.now(); ; ) {
    const next = work.next();
    if (next.done) {
      const { wins, rate, meanTurns, causes, coverage } = next.value;
      // Levels of a preset differ, each may have rules of its own: only a level that all runs share can word them.
      const state = 'level' in source ? first.value.start.state : undefined;
      const words = (cause: string): string =>
        cause === 'unfinished'
          ? `Unfinished after ${turns} turns`
          : (game.words.cause?.(first.value.world, cause, state) ?? cause);
      return {
        runs: next.value.runs,
        wins,
        rate,
        meanTurns,
        causes: Object.entries(causes).map(([cause, many]) => ({ words: words(cause), runs: many })),
        coverage: Object.entries(coverage).map(([type, { times, share }]) => ({ type, times, share })),
      };
    }
    if (performance.now() - since < STRETCH) continue;
    onDone(next.value.runs, next.value.nodes);
    await breath();
    if (isStopped()) return null;
    since = performance.now();
  }
};
