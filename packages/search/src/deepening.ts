// Iterative deepening on turns plus estimate, with a bounded transposition table: a shortest line in little memory.
// A round that never met its bound has seen everything, so it proves a loss; where positions can recur for ever that
// takes long, and breadth first is the tool.

import type { Dice, Game, Position, Shape, SolveAsk, Solving, Turn } from '@interlock/kernel';
import { Problem, REPORT } from './problem.ts';

/** Entries of the table; once it is full, positions are searched again instead of remembered. */
const TABLE = 1 << 20;

interface Level<G extends Shape> {
  readonly state: G['state'];
  readonly dice: Dice;
  readonly turns: Iterator<Turn<G>>;
  turn: Turn<G> | null;
}

export function* deepening<G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  ask: SolveAsk,
  table: number = TABLE,
): Solving<G> {
  const problem = new Problem(game, world, position);
  const settled = problem.settled();
  if (settled) return settled;
  let visited = 0;
  const open = (state: G['state'], dice: Dice): Level<G> => ({
    state,
    dice,
    turns: problem.turns(state)[Symbol.iterator](),
    turn: null,
  });
  let bound = problem.estimate(position.state);
  while (bound < Number.POSITIVE_INFINITY) {
    /** Key to the smallest depth it was reached at in this round. */
    const reached = new Map([[problem.key(position.state, position.dice), 0]]);
    const path: Level<G>[] = [open(position.state, position.dice)];
    let beyond = Number.POSITIVE_INFINITY;
    while (path.length > 0) {
      const level = path.at(-1)!;
      const step = level.turns.next();
      if (step.done) {
        path.pop();
        continue;
      }
      if (visited >= ask.nodes) return { verdict: 'unknown', nodes: visited };
      if (++visited % REPORT === 0) yield { nodes: visited, depth: path.length };
      level.turn = step.value;
      const depth = path.length;
      const next = problem.play(level.state, level.dice, step.value);
      const { is } = game.status(world, next);
      if (is === 'won') {
        if (depth <= bound || ask.goal === 'any') {
          const witness = path.map((one) => one.turn!);
          return { verdict: 'winnable', witness, optimal: problem.isWhole && depth <= bound, nodes: visited };
        }
        beyond = Math.min(beyond, depth);
        continue;
      }
      if (is !== 'playing') continue;
      const least = depth + problem.estimate(next);
      if (least > bound) {
        beyond = Math.min(beyond, least);
        continue;
      }
      const key = problem.key(next, problem.after);
      const before = reached.get(key);
      if (before !== undefined && before <= depth) continue;
      if (before !== undefined || reached.size < table) reached.set(key, depth);
      path.push(open(next, problem.after));
    }
    bound = beyond;
  }
  return problem.exhausted(visited);
}
