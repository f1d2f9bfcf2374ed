// What every check is handed: the game, its opened runs, and random walks through them.

import type { AnyGame, AnyShape, Run, Stream, Viewer } from '@interlock/kernel';
import fc from 'fast-check';
import { Fault } from './fault.ts';
import { fingerprint } from './fingerprint.ts';
import { runsOf, type Step, stepsOf, type Walk, walkArbitrary } from './walk.ts';

type AnyState = AnyShape['state'];
type AnyAction = AnyShape['action'];

/** How a game is checked; everything has a default. */
export interface ConformanceOptions {
  /** Walks a check takes, and turns a walk has at most: counted, never timed, so that every machine checks the same. */
  readonly walks?: number;
  readonly turns?: number;
  /** Ids of the levels that are walked; all of them by default. Witnesses are replayed for all in any case. */
  readonly levels?: readonly string[];
  /** Seeds for which every preset is generated and walked. */
  readonly seeds?: readonly string[];
  /** Seed of fast-check; the same walks every time. */
  readonly seed?: number;
  /** A state that differs from this one only in what the viewer may not know. Demanded of games with `suppose` or `redact`. */
  readonly hiddenTwin?: (state: AnyState, stream: Stream, viewer: Viewer) => AnyState;
  /** The same where what is hidden never changes and so is part of the world. */
  readonly hiddenWorld?: (
    world: AnyShape['world'],
    state: AnyState,
    stream: Stream,
    viewer: Viewer,
  ) => { readonly world: AnyShape['world']; readonly state: AnyState };
  /** Actions, legal or not, that could be tried in this state. Default: every action seen legal anywhere so far. */
  readonly universe?: (world: AnyShape['world'], state: AnyState) => Iterable<AnyAction>;
  /** True where `legal` may spell turns that are only legal once they are complete. */
  readonly hasOpenTurns?: boolean;
  /** True where doing nothing is not always allowed. */
  readonly idleMayBeRefused?: boolean;
}

export interface Context {
  readonly game: AnyGame;
  readonly options: ConformanceOptions;
  readonly runs: readonly Run<AnyShape>[];
  everyStep(check: (step: Step<AnyShape>) => void): void;
  /** `prints` are fingerprints of the states before each turn, taken before it was played. */
  everyWalk(check: (steps: readonly Step<AnyShape>[], run: Run<AnyShape>, prints: readonly string[]) => void): void;
}

export const contextOf = (game: AnyGame, options: ConformanceOptions): Context => {
  const levels = options.levels ?? game.levels.map((entry) => entry.id);
  const runs = runsOf(game, levels, options.seeds ?? ['A1']);
  if (runs.length === 0) throw new Fault('The game has neither levels nor a generator: nothing can be played.');
  const walkThrough = (visit: (walk: Walk) => number): void => {
    let steps = 0;
    const details = fc.check(
      fc.property(walkArbitrary(runs.length, options.turns ?? 12), (walk) => {
        steps += visit(walk);
      }),
      { seed: options.seed ?? 2026, numRuns: options.walks ?? 40 },
    );
    if (details.failed) throw new Fault(storyOf(runs, details.errorInstance, details.counterexample?.[0]));
    if (steps === 0) throw new Fault('Not one turn could be played on any level.');
  };
  return {
    game,
    options,
    runs,
    everyStep: (check) =>
      walkThrough((walk) => {
        let steps = 0;
        for (const step of stepsOf(runs, walk)) {
          check(step);
          steps++;
        }
        return steps;
      }),
    everyWalk: (check) =>
      walkThrough((walk) => {
        const steps: Step<AnyShape>[] = [];
        const prints: string[] = [];
        for (const step of stepsOf(runs, walk)) {
          steps.push(step);
          prints.push(fingerprint(step.before.state));
        }
        check(steps, runs[walk.run]!, prints);
        return steps.length;
      }),
  };
};

/** The finding with the shortest walk that shows it. */
const storyOf = (runs: readonly Run<AnyShape>[], error: unknown, walk: Walk | undefined): string => {
  const why = error instanceof Error ? error.message : String(error);
  const place = error instanceof Fault || !(error instanceof Error) ? '' : `\n${error.stack}`;
  if (walk === undefined) return why;
  const run = runs[walk.run]!;
  let turns = '';
  try {
    turns = JSON.stringify([...stepsOf(runs, walk)].map((step) => step.turn));
  } catch {
    turns = `the first ${walk.along} turns of its witness and picks ${walk.picks.join(', ')}`;
  }
  return `${why}\n  on ${JSON.stringify(run.origin)} after ${turns}${place}`;
};
