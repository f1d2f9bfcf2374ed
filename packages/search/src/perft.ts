// Counts of turn sequences by depth: the cheapest proof that two builds play by the same rules.

import {
  type Dice,
  type Game,
  type Position,
  type Shape,
  type SolveProgress,
  type Turn,
  turnsOf,
} from '@interlock/kernel';
import type { Work } from './drive.ts';
import { Problem } from './problem.ts';

const REPORT = 4096;

interface Level<G extends Shape> {
  readonly state: G['state'];
  readonly dice: Dice;
  readonly turns: Iterator<Turn<G>>;
}

/** Entry d is the number of legal sequences of d turns; a finished run is counted where it ends and not continued.
 *  All turns that `legal` can spell count, whatever a solver would try; where the game lists each of them once, that list. */
export function* perft<G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  depth: number,
): Work<SolveProgress, readonly number[]> {
  const problem = new Problem(game, world, position);
  const turns = (state: G['state']): Iterable<Turn<G>> =>
    game.proof?.turns?.(world, state) ?? turnsOf(game, world, state);
  const counts = new Array<number>(depth + 1).fill(0);
  counts[0] = 1;
  if (depth === 0 || game.status(world, position.state).is !== 'playing') return counts;
  const open = (state: G['state'], dice: Dice): Level<G> => ({
    state,
    dice,
    turns: turns(state)[Symbol.iterator](),
  });
  let nodes = 0;
  const path: Level<G>[] = [];
  const enter = (state: G['state'], dice: Dice): number => {
    if (path.length < depth - 1) {
      path.push(open(state, dice));
      return 0;
    }
    // The last turns are counted without being played.
    let last = 0;
    if (game.turn === 'one') for (const _ of game.legal(world, state, [])) last++;
    else for (const _ of turns(state)) last++;
    counts[depth]! += last;
    return last;
  };
  nodes += enter(position.state, position.dice);
  let due = REPORT;
  while (path.length > 0) {
    const level = path.at(-1)!;
    const step = level.turns.next();
    if (step.done) {
      path.pop();
      continue;
    }
    counts[path.length]!++;
    nodes++;
    const next = problem.play(level.state, level.dice, step.value);
    if (game.status(world, next).is === 'playing') nodes += enter(next, problem.after);
    if (nodes >= due) {
      yield { nodes, depth: path.length };
      due = nodes + REPORT;
    }
  }
  return counts;
}
