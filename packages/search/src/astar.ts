// A*, plain and weighted. Plain finds a shortest line if the estimate never exceeds the truth (it need not be
// consistent: nodes are opened again). Weighted trusts the estimate more than it deserves and gets there sooner.

import type { Game, Position, Shape, SolveAnswer, SolveAsk, Solving, Turn } from '@interlock/kernel';
import FlatQueue from 'flatqueue';
import { Nodes, OUT_OF_MEMORY } from './nodes.ts';
import { Problem, REPORT } from './problem.ts';

/** More than any depth: puts the deeper of two nodes of equal rank first. */
const DEEPER = 1 << 20;

export function* aStar<G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  ask: SolveAsk,
): Solving<G> {
  const problem = new Problem(game, world, position);
  const settled = problem.settled();
  if (settled) return settled;
  const weight = ask.weight ?? 10;
  const nodes = new Nodes<G>(position, ask.memory);
  const known = new Map([[problem.key(position.state, position.dice), 0]]);
  const open = new FlatQueue<number>();
  const rank = (depth: number, left: number) => (10 * depth + weight * left) * DEEPER - depth;
  const first = problem.estimate(position.state);
  if (first < Number.POSITIVE_INFINITY) open.push(0, rank(0, first));
  let best: { parent: number; line: readonly Turn<G>[]; depth: number } | null = null;
  let visited = 0;
  const won = (optimal: boolean): SolveAnswer<G> => ({
    verdict: 'winnable',
    witness: nodes.line(best!.parent, best!.line),
    optimal: optimal && problem.isWhole,
    nodes: visited,
  });

  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const state = nodes.state(at);
    if (state === null) continue;
    const before = nodes.depth(at);
    const bound = before + problem.estimate(state);
    if (best !== null && bound >= best.depth) {
      nodes.close(at);
      continue;
    }
    const dice = nodes.dice(at);
    nodes.close(at);
    for (const line of problem.edges(state)) {
      if (visited >= ask.nodes) return best ? won(false) : { verdict: 'unknown', nodes: visited };
      const depth = before + line.length;
      if (++visited % REPORT === 0) yield { nodes: visited, depth };
      const next = problem.playLine(state, dice, line);
      const { is } = game.status(world, next);
      if (is === 'won') {
        if (best === null || depth < best.depth) best = { parent: at, line, depth };
        // Plain A* has expanded everything cheaper than `bound` by now, so nothing can undercut it.
        if (weight === 10 && depth <= bound) return won(true);
        if (ask.goal === 'any') return won(false);
        continue;
      }
      if (is !== 'playing') continue;
      const left = problem.estimate(next);
      if (left === Number.POSITIVE_INFINITY || (best !== null && depth + left >= best.depth)) continue;
      const key = problem.key(next, problem.after);
      const old = known.get(key);
      if (old === undefined) {
        const id = nodes.add(at, line, next, problem.after, key.length);
        if (nodes.isFull) return best ? won(false) : { verdict: 'unknown', nodes: visited, why: OUT_OF_MEMORY };
        known.set(key, id);
        open.push(id, rank(depth, left));
      } else if (depth < nodes.depth(old)) {
        nodes.reach(old, at, line, next, problem.after);
        open.push(old, rank(depth, left));
      }
    }
  }
  return best ? won(true) : problem.exhausted(visited);
}
