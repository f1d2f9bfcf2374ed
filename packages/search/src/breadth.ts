// Breadth first: needs no estimate, finds a shortest line, and proves a loss when nothing is left to try.

import type { Game, Position, Shape, SolveAsk, Solving } from '@interlock/kernel';
import { Nodes, OUT_OF_MEMORY } from './nodes.ts';
import { Problem, REPORT } from './problem.ts';

export function* breadthFirst<G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  ask: SolveAsk,
): Solving<G> {
  const problem = new Problem(game, world, position);
  const settled = problem.settled();
  if (settled) return settled;
  const nodes = new Nodes<G>(position, ask.memory);
  const seen = new Set([problem.key(position.state, position.dice)]);
  let visited = 0;
  for (let at = 0; at < nodes.length; at++) {
    const state = nodes.state(at) as G['state'];
    const dice = nodes.dice(at);
    nodes.close(at);
    for (const turn of problem.turns(state)) {
      if (visited >= ask.nodes) return { verdict: 'unknown', nodes: visited };
      if (++visited % REPORT === 0) yield { nodes: visited, depth: nodes.depth(at) + 1 };
      const next = problem.play(state, dice, turn);
      const { is } = game.status(world, next);
      if (is === 'won')
        return { verdict: 'winnable', witness: nodes.line(at, [turn]), optimal: problem.isWhole, nodes: visited };
      if (is !== 'playing') continue;
      const key = problem.key(next, problem.after);
      if (seen.has(key)) continue;
      seen.add(key);
      nodes.add(at, [turn], next, problem.after, key.length);
      if (nodes.isFull) return { verdict: 'unknown', nodes: visited, why: OUT_OF_MEMORY };
    }
  }
  return problem.exhausted(visited);
}
