// Can this position be won? The game's own solver where it has one, a general search otherwise, and no answer
// `winnable` that the kernel has not replayed.

import type { Game, Position, Shape, SolveAnswer, SolveAsk, SolveProgress, Solving, Turn } from '@interlock/kernel';
import { aStar } from './astar.ts';
import { beam } from './beam.ts';
import { breadthFirst } from './breadth.ts';
import { deepening } from './deepening.ts';
import { type DriveOptions, run } from './drive.ts';
import { MEMORY } from './nodes.ts';
import { isWinning } from './witness.ts';

export interface SearchAsk<G extends Shape = Shape> extends SolveAsk {
  /** A line that may still win from here (the level's own witness): tried first, or where the shortest is asked for, the
   *  answer when nothing shorter was found. */
  readonly known?: readonly Turn<G>[] | null;
}

/** The answer to `ask`, node by node. Same position and same ask: same answer, in every engine. */
export function* solve<G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  ask: SearchAsk<G>,
): Solving<G> {
  const known = ask.known && isWinning(game, world, position, ask.known) ? ask.known : null;
  if (known && ask.goal === 'any')
    return { verdict: 'winnable', witness: known, optimal: known.length === 0, nodes: 0 };
  const found = yield* searching(game, world, position, ask);
  const isWon = found.verdict === 'winnable' && isWinning(game, world, position, found.witness);
  if (isWon && (found.optimal || !known || found.witness.length <= known.length)) return found;
  if (known) return { verdict: 'winnable', witness: known, optimal: false, nodes: found.nodes };
  return found.verdict === 'winnable' ? { verdict: 'unknown', nodes: found.nodes } : found;
}

const searching = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  ask: SearchAsk<G>,
): Solving<G> => {
  switch (ask.algorithm ?? (game.proof?.search?.solve ? undefined : game.proof?.search?.algorithm)) {
    case 'breadth':
      return breadthFirst(game, world, position, ask);
    case 'deepening':
      return deepening(game, world, position, ask);
    case 'beam':
      return beam(game, world, position, ask);
    case 'weighted':
      return aStar(game, world, position, { ...ask, weight: ask.weight ?? 20 });
    case 'astar':
      return aStar(game, world, position, { ...ask, weight: 10 });
    default:
      if (game.proof?.search?.solve) {
        const { nodes, goal, memory = MEMORY } = ask;
        return game.proof.search.solve(world, position, { nodes, goal, memory });
      }
      return game.proof?.search
        ? aStar(game, world, position, { ...ask, weight: 10 })
        : breadthFirst(game, world, position, ask);
  }
};

/** `solve` to the end, for callers that need no progress: winnable with a witness, lost for certain, or unknown. */
export const verdict = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  ask: Partial<SearchAsk<G>> & { readonly nodes: number },
  options: DriveOptions<SolveProgress> = {},
): SolveAnswer<G> => {
  let nodes = 0;
  const answer = run(solve(game, world, position, { goal: 'any', ...ask }), {
    ...options,
    shouldStop: (progress) => {
      nodes = progress.nodes;
      return options.shouldStop?.(progress) ?? false;
    },
  });
  return answer ?? { verdict: 'unknown', nodes };
};
