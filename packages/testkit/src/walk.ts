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
import { Fault } from './fault.ts';

/** A walk before it is taken: index of the run, how far along its witness, then one number for each turn. */
export interface Walk {
  readonly run: number;
  /** Turns of the run's own witness that are taken first: random play alone seldom sees the end of a level. */
  readonly along: number;
  readonly picks: readonly number[];
}

/** One turn of a walk. `applied` is worked out when first asked for: a check may look at `before` untouched by it. */
export interface Step<G extends Shape> {
  readonly run: Run<G>;
  readonly before: Position<G>;
  readonly turn: Turn<G>;
  readonly applied: Applied<G>;
  /** Chance for the check's own choices; never the run's dice. */
  readonly stream: Stream;
}

/** Witnesses are followed at most so far. */
const LONGEST = 60;

export const walkArbitrary = (runs: number, turns: number): fc.Arbitrary<Walk> =>
  fc.record({
    run: fc.nat(runs - 1),
    along: fc.oneof(fc.constant(0), fc.nat(LONGEST)),
    picks: fc.array(fc.nat(0xffff), { minLength: 1, maxLength: turns, size: 'max' }),
  });

/** A legal turn from this state, or null where `legal` spells none. */
export const turnFrom = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  stream: Stream,
  longest = 40,
): Turn<G> | null => {
  const turn: G['action'][] = [];
  for (;;) {
    const next = [...game.legal(world, state, turn)];
    if (game.turn === 'one') return next.length > 0 ? [stream.pick(next)] : null;
    const isComplete = game.refuse(world, state, turn).length === 0;
    if (next.length === 0 || turn.length >= longest) return isComplete ? turn : null;
    if (isComplete && stream.chance(1, 4)) return turn;
    turn.push(stream.pick(next));
  }
};

/** Legal turns for a run, as an arbitrary: for properties of a game's own. */
export const turnsArbitrary = <G extends Shape>(run: Run<G>, most = 12): fc.Arbitrary<readonly Turn<G>[]> =>
  walkArbitrary(1, most).map((walk) => [...stepsOf([run], walk)].map((step) => step.turn));

class LazyStep<G extends Shape> implements Step<G> {
  readonly run: Run<G>;
  readonly before: Position<G>;
  readonly turn: Turn<G>;
  readonly stream: Stream;
  #applied: Applied<G> | null = null;

  constructor(run: Run<G>, before: Position<G>, turn: Turn<G>, stream: Stream) {
    this.run = run;
    this.before = before;
    this.turn = turn;
    this.stream = stream;
  }

  get applied(): Applied<G> {
    this.#applied ??= applyLegal(this.run.game, this.run.world, this.before, this.turn);
    return this.#applied;
  }
}

/** Takes the walk turn by turn, until it or the run ends. */
export function* stepsOf<G extends Shape>(runs: readonly Run<G>[], walk: Walk): Generator<Step<G>, void, void> {
  const run = runs[walk.run]!;
  const { game, world } = run;
  let before = run.start;
  const known = (run.witness ?? []).slice(0, walk.along % ((run.witness?.length ?? 0) + 1));
  for (let i = 0; i < known.length + walk.picks.length; i++) {
    if (game.status(world, before.state).is !== 'playing') return;
    const stream = diceOf(`WALK-${walk.picks[i - known.length] ?? i}`).stream('turn');
    const turn = known[i] ?? turnFrom(game, world, before.state, stream);
    if (turn === null || game.refuse(world, before.state, turn).length > 0) return;
    const step = new LazyStep(run, before, turn, stream);
    yield step;
    before = step.applied.position;
  }
}

/** Opens the game's levels and some generated runs. */
export const runsOf = (
  game: AnyGame,
  levels: readonly string[],
  seeds: readonly string[],
): readonly Run<AnyShape>[] => {
  const origins: Origin[] = levels.map((level) => ({ level }));
  if (game.proof?.generate)
    for (const preset of Object.keys(game.params.presets)) for (const seed of seeds) origins.push({ preset, seed });
  return origins.map((origin) => {
    const run = openRun(game, origin);
    if (!run.ok) throw new Fault(`${JSON.stringify(origin)} does not open: ${run.error.message}`);
    return run.value;
  });
};
