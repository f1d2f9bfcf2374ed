// Players that need no person: measures of difficulty, partners in simulation, examples for bot authors.

import type { Game, Policy, Position, Shape, Stream, Turn } from '@interlock/kernel';
import { Lookahead } from './lookahead.ts';
import { monteCarlo } from './montecarlo.ts';
import { idleOr, randomPolicy } from './random.ts';

/** The turn after which the position looks best. */
export const greedyPolicy = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  stream: Stream,
): Turn<G> => {
  const ahead = new Lookahead(game, world, position, stream);
  const dice = ahead.problem.start.dice;
  const worth = (turn: Turn<G>): number =>
    ahead.isPlayable(ahead.state, turn)
      ? ahead.value(ahead.problem.play(ahead.state, dice, turn))
      : ahead.value(ahead.state);
  return choose(ahead, worth, stream);
};

/** Futures a careful player imagines where a turn takes chances. */
const SAMPLES = 4;

/** Looks one turn further than `greedy`: each turn counts as its best answer, chances as their mean. */
export const carefulPolicy = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  stream: Stream,
): Turn<G> => {
  const ahead = new Lookahead(game, world, position, stream);
  const { problem } = ahead;
  const futures = [problem.start.dice];
  if (game.chance !== undefined) for (let i = 1; i < SAMPLES; i++) futures.push(ahead.dice());
  const second = (state: G['state'], dice: typeof position.dice): number => {
    if (game.status(world, state).is !== 'playing') return ahead.value(state);
    let top = Number.NEGATIVE_INFINITY;
    for (const turn of ahead.turns(state, 64) ?? [idleOr(game, world, state, stream)])
      top = Math.max(top, ahead.value(problem.play(state, dice, turn)));
    return top === Number.NEGATIVE_INFINITY ? ahead.value(state) : top;
  };
  const worth = (turn: Turn<G>): number => {
    if (!ahead.isPlayable(ahead.state, turn)) return ahead.value(ahead.state);
    let sum = 0;
    for (const dice of futures) {
      const next = problem.play(ahead.state, dice, turn);
      sum += second(next, problem.after);
    }
    return sum;
  };
  return choose(ahead, worth, stream);
};

/** The best of all turns, or, where they are too many to compare, the turn built by its best next action. */
const choose = <G extends Shape>(ahead: Lookahead<G>, worth: (turn: Turn<G>) => number, stream: Stream): Turn<G> => {
  const { game, world } = ahead.problem;
  const state = ahead.real;
  const turns = ahead.turns(state);
  if (turns !== null) return ahead.best(turns, worth);
  let turn: Turn<G> = [];
  for (;;) {
    const longer = [...game.legal(world, state, turn)].map((action): Turn<G> => [...turn, action]);
    const whole = [turn, ...longer].filter((one) => game.refuse(world, state, one).length === 0);
    if (whole.length === 0) return idleOr(game, world, state, stream);
    const best = ahead.best(whole, worth);
    if (best === turn) return turn;
    turn = best;
  }
};

/** The policies every game has; its own, where it brings some, come in addition or instead. */
export const policiesOf = <G extends Shape>(game: Game<G>): Readonly<Record<string, Policy<G>>> => ({
  random: randomPolicy,
  greedy: greedyPolicy,
  careful: carefulPolicy,
  mcts: monteCarlo({ nodes: 2000 }),
  ...game.proof?.policies,
});
