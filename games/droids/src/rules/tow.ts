// A robot shut in by its own hops is towed to a free cell when a day begins [DD-244].

import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { distanceOf, isFree, placeOf } from './board.ts';
import { revealTerminals } from './pass/move.ts';
import type { Run } from './run.ts';

export const towAvatar = (run: Run): void => {
  const { state, tape, world } = run;
  if (hasFreeNeighbour(world, state, state.at)) return;
  const to = nearestWay(world, state);
  if (to === -1) return;
  const from = state.at;
  state.at = to;
  if (tape.recording)
    tape.emit({ type: 'avatarTowed', from: placeOf(world.board, from), to: placeOf(world.board, to) });
  revealTerminals(run);
};

const hasFreeNeighbour = (world: World, state: State, cell: number): boolean => {
  for (let way = 0; way < 6; way++) if (isFree(world, state, world.board.next[cell * 6 + way]!)) return true;
  return false;
};

/** The nearest free cell with a free neighbour, else the nearest free one; canonical order on ties. */
const nearestWay = (world: World, state: State): number => {
  let best = -1;
  let bestRank = Number.MAX_SAFE_INTEGER;
  for (let cell = 0; cell < world.board.size; cell++) {
    if (cell === state.at || !isFree(world, state, cell)) continue;
    const rank = distanceOf(world.board, state.at, cell) + (hasFreeNeighbour(world, state, cell) ? 0 : 1000);
    if (rank >= bestRank) continue;
    best = cell;
    bestRank = rank;
  }
  return best;
};
