// Monte-Carlo tree search on a budget of nodes. The tree is over turns, not states: every descent plays the turns anew
// with dice of its own, so chances weigh as they fall. Selection is PUCT with an integer root: no logarithm needed.

import type { Dice, Policy, Shape, Turn } from '@interlock/kernel';
import { rootOf32 } from './integers.ts';
import { Lookahead } from './lookahead.ts';
import { idleOr, randomTurn } from './random.ts';

export interface MonteCarloOptions {
  /** Positions one decision may look at. */
  readonly nodes: number;
  /** Turns of a play-out at most. */
  readonly depth?: number;
  /** Turns considered in a position at most. */
  readonly width?: number;
}

interface Branch<G extends Shape> {
  readonly turn: Turn<G>;
  visits: number;
  /** Sum of rewards of 0..1000. */
  reward: number;
  children: Branch<G>[] | null;
}

const EXPLORE = 1400;

export const monteCarlo =
  <G extends Shape>({ nodes, depth = 40, width = 64 }: MonteCarloOptions): Policy<G> =>
  (game, world, position, stream) => {
    const ahead = new Lookahead(game, world, position, stream);
    const { problem } = ahead;
    const start = ahead.value(ahead.state);
    const branches = (state: G['state']): Branch<G>[] => {
      const turns = ahead.turns(state, width) ?? sampled(state);
      return turns.map((turn) => ({ turn, visits: 0, reward: 0, children: null }));
    };
    const sampled = (state: G['state']): readonly Turn<G>[] =>
      Array.from({ length: width }, () => randomTurn(game, world, state, stream));
    const rewardOf = (state: G['state'], turns: number): number => {
      const { is } = game.status(world, state);
      if (is === 'won') return 1000 - Math.min(turns, 400);
      if (is === 'lost') return 0;
      // Unfinished: never as good as any win; by the estimate where there is one, else by the side of the start.
      const here = ahead.value(state);
      if (!game.proof?.search?.value && start < 0)
        return Math.trunc((500 * Math.max(0, Math.min(here - start, -start))) / -start);
      return here > start ? 375 : here < start ? 125 : 250;
    };

    const root = branches(ahead.real).filter(({ turn }) => ahead.isPlayable(ahead.state, turn));
    if (root.length === 0) return idleOr(game, world, position.state, stream);
    let played = 0;
    while (played < nodes && root.length > 1) {
      let state = ahead.state;
      let dice: Dice = game.chance === undefined ? problem.start.dice : ahead.dice();
      let level: Branch<G>[] | null = root;
      let turns = 0;
      const path: Branch<G>[] = [];
      const go = (turn: Turn<G>): void => {
        state = problem.play(state, dice, turn);
        dice = problem.after;
        played++;
        turns++;
      };
      while (level !== null && game.status(world, state).is === 'playing') {
        // Chance may have led elsewhere than when this level was opened: only what is legal here counts.
        const branch: Branch<G> | null = select(
          level,
          (turn) => game.chance === undefined || game.refuse(world, state, turn).length === 0,
        );
        if (branch === null) break;
        go(branch.turn);
        path.push(branch);
        if (branch.visits === 0) break;
        branch.children ??= game.status(world, state).is === 'playing' ? branches(state) : null;
        level = branch.children;
      }
      while (turns < depth && game.status(world, state).is === 'playing') go(randomTurn(game, world, state, stream));
      const reward = rewardOf(state, turns);
      for (const branch of path) {
        branch.visits++;
        branch.reward += reward;
      }
      if (path.length === 0) break;
    }
    let best = root[0]!;
    for (const branch of root) if (branch.visits > best.visits) best = branch;
    return best.turn;
  };

/** The branch of the highest mean reward plus curiosity; unvisited ones count as middling. */
const select = <G extends Shape>(
  level: readonly Branch<G>[],
  isLegal: (turn: Turn<G>) => boolean,
): Branch<G> | null => {
  let visits = 1;
  for (const branch of level) visits += branch.visits;
  const curiosity = rootOf32(Math.min(visits, 2000) * 1_000_000);
  let found: Branch<G> | null = null;
  let top = -1;
  for (const branch of level) {
    const mean = branch.visits === 0 ? 500 : Math.trunc(branch.reward / branch.visits);
    const score = mean + Math.trunc((EXPLORE * curiosity) / (1000 * level.length * (1 + branch.visits)));
    if (score > top && isLegal(branch.turn)) {
      top = score;
      found = branch;
    }
  }
  return found;
};
