// Random play, made from fast-check's numbers: which run, and one number a turn. Shrinks to short walks.

import {
  type AnyGame,
  type AnyShape,
  type Applied,
  applyLegal,
  diceOf,
  type Game,
  type Origin,
  openRun,
  type Position,
  type Run,
  type Shape,
  type Stream,
  type Turn,
} from '@interlock/kernel';
import fc from 'fast-check';
import { cloneState } from './clone.ts';
import { Fault } from './fault.ts';

/** A walk before it is taken: index of the run, one number for each turn. */
export interface Walk {
  readonly run: number;
  readonly picks: readonly number[];
}

/** One turn of a walk. */
export interface Step<G extends Shape> {
  readonly run: Run<G>;
  readonly before: Position<G>;
  readonly turn: Turn<G>;
  readonly applied: Applied<G>;
  /** Chance for the check's own choices; never the run's dice. */
  readonly stream: Stream;
}

export const walkArbitrary = (runs: number, turns: number): fc.Arbitrary<Walk> =>
  fc.record({
    run: fc.nat(runs - 1),
    picks: fc.array(fc.nat(0xffff), { minLength: 1, maxLength: turns, size: 'max' }),
  });

/** A legal turn from this state, or null where `legal` spells none. */
export const turnFrom = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  state: G['state'],
  stream: Stream,
  longest = 40,
): Turn<G> | null => {
  const turn: G['action'][] = [];
  for (;;) {
    const next = [...game.legal(content, state, turn)];
    if (game.turn === 'one') return next.length > 0 ? [stream.pick(next)] : null;
    const isComplete = game.refuse(content, state, turn).length === 0;
    if (next.length === 0 || turn.length >= longest) return isComplete ? turn : null;
    if (isComplete && stream.chance(1, 4)) return turn;
    turn.push(stream.pick(next));
  }
};

/** Legal turns for a run, as an arbitrary: for properties of a game's own. */
export const turnsArbitrary = <G extends Shape>(run: Run<G>, most = 12): fc.Arbitrary<readonly Turn<G>[]> =>
  walkArbitrary(1, most).map(({ picks }) => [...stepsOf([run], { run: 0, picks })].map((step) => step.turn));

/** Takes the walk turn by turn, until it or the run ends. */
export function* stepsOf<G extends Shape>(runs: readonly Run<G>[], walk: Walk): Generator<Step<G>, void, void> {
  const run = runs[walk.run]!;
  const { game, content } = run;
  // Our own copies: a fault in the game's `copy` must not spoil the walk on which it is to be found.
  const sound: Game<G> = { ...game, copy: (state) => cloneState(state) };
  let before = run.start;
  for (const pick of walk.picks) {
    if (game.status(content, before.state).is !== 'playing') return;
    const stream = diceOf(`WALK-${pick}`).stream('turn');
    const turn = turnFrom(game, content, before.state, stream);
    if (turn === null) return;
    const applied = applyLegal(sound, content, before, turn);
    yield { run, before, turn, applied, stream };
    before = applied.position;
  }
}

/** Opens the game's levels and some generated runs. */
export const runsOf = (
  game: AnyGame,
  levels: readonly string[],
  seeds: readonly string[],
): readonly Run<AnyShape>[] => {
  const origins: Origin[] = levels.map((level) => ({ level }));
  if (game.generate)
    for (const preset of Object.keys(game.params.presets)) for (const seed of seeds) origins.push({ preset, seed });
  return origins.map((origin) => {
    const run = openRun(game, origin);
    if (!run.ok) throw new Fault(`${JSON.stringify(origin)} does not open: ${run.error.message}`);
    return run.value;
  });
};
