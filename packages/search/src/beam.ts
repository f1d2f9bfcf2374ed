// Beam search: layer by layer, only the most promising positions are kept. For levels too large to search whole.
// As long as no layer had to be cut it is breadth-first and may prove; after a cut it may only find.

import type { Game, Position, Shape, SolveAsk, Solving } from '@interlock/kernel';
import { Nodes, OUT_OF_MEMORY } from './nodes.ts';
import { Problem, REPORT } from './problem.ts';

const WIDTH = 200;

export function* beam<G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  ask: SolveAsk,
): Solving<G> {
  const problem = new Problem(game, world, position);
  const settled = problem.settled();
  if (settled) return settled;
  const width = ask.width ?? WIDTH;
  const value = game.proof?.search?.value;
  const nodes = new Nodes<G>(position, ask.memory);
  const seen = new Set([problem.key(position.state, position.dice)]);
  let layer: number[] = [0];
  let wasCut = false;
  let visited = 0;
  for (let depth = 1; layer.length > 0; depth++) {
    const found: { id: number; rank: number }[] = [];
    for (const at of layer) {
      const state = nodes.state(at) as G['state'];
      const dice = nodes.dice(at);
      nodes.close(at);
      for (const line of problem.edges(state)) {
        if (visited >= ask.nodes) return { verdict: 'unknown', nodes: visited };
        if (++visited % REPORT === 0) yield { nodes: visited, depth };
        const next = problem.playLine(state, dice, line);
        const { is } = game.status(world, next);
        if (is === 'won') {
          const optimal = !wasCut && problem.isWhole && !problem.hasLines;
          return { verdict: 'winnable', witness: nodes.line(at, line), optimal, nodes: visited };
        }
        if (is !== 'playing') continue;
        const left = problem.estimate(next);
        if (left === Number.POSITIVE_INFINITY) continue;
        const key = problem.key(next, problem.after);
        if (seen.has(key)) continue;
        seen.add(key);
        const rank = value ? -value.call(game.proof?.search, world, next) : left;
        if (nodes.isFull) return { verdict: 'unknown', nodes: visited, why: OUT_OF_MEMORY };
        found.push({ id: nodes.add(at, line, next, problem.after, key.length), rank });
      }
    }
    found.sort((a, b) => a.rank - b.rank || a.id - b.id);
    wasCut ||= found.length > width;
    for (const { id } of found.slice(width)) nodes.close(id);
    layer = found.slice(0, width).map(({ id }) => id);
  }
  return wasCut ? { verdict: 'unknown', nodes: visited } : problem.exhausted(visited);
}
