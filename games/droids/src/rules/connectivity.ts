// The connectivity check on a running board [DD-302]: all free cells without Corrupt hang together, and every thing has
// a neighbour among them.

import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { isFree } from './board.ts';

/** Whether the check would hold with one more thing on `taken`. The flood begins where the run did. */
export const isConnected = (world: World, state: State, taken: number): boolean => {
  const { board } = world;
  const isOpen = (cell: number): boolean =>
    cell !== taken && isFree(world, state, cell) && !state.cells[cell]!.some(({ kind }) => kind === 'Corrupt');
  const reached = new Uint8Array(board.size);
  const { start } = board;
  if (!isOpen(start)) return false;
  const stack = [start];
  reached[start] = 1;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop())
    for (let way = 0; way < 6; way++) {
      const next = board.next[cell * 6 + way]!;
      if (next === -1 || reached[next] === 1 || !isOpen(next)) continue;
      reached[next] = 1;
      stack.push(next);
    }
  for (let cell = 0; cell < board.size; cell++) {
    if (isOpen(cell) && reached[cell] === 0) return false;
    if (state.thingAt[cell] === 0 && cell !== taken) continue;
    if (!hasReached(world, reached, cell)) return false;
  }
  return true;
};

const hasReached = ({ board }: World, reached: Uint8Array, cell: number): boolean => {
  for (let way = 0; way < 6; way++) {
    const next = board.next[cell * 6 + way]!;
    if (next !== -1 && reached[next] === 1) return true;
  }
  return false;
};
