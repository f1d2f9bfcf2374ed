// The fewest steps and turns to a cell, over the public view alone: for whoever points at it and wants to know the price.

import type { Ruleset } from '../shape/ruleset.ts';
import type { View } from '../shape/view.ts';
import { planBoard } from './board.ts';

interface Stand {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
}

export interface Route {
  /** Cells in order, the first one included. */
  readonly cells: readonly { readonly q: number; readonly r: number }[];
  readonly moves: number;
  readonly left: number;
  readonly right: number;
  /** What stands there cannot be entered: the way ends before it, facing it. */
  readonly isBefore: boolean;
  /** Energy the ground takes on the way, beside what the cards cost. */
  readonly ground: number;
  /** It lands on a cell that passes something on. */
  readonly isHarmed: boolean;
}

/** Null where no way leads there, or the robot is there already. */
export const routeTo = (
  rules: Ruleset,
  view: View,
  from: Stand,
  to: { readonly q: number; readonly r: number },
): Route | null => {
  const board = planBoard(rules, view);
  const cellOf = (q: number, r: number): number => view.cells.findIndex((cell) => cell.q === q && cell.r === r);
  const target = cellOf(to.q, to.r);
  const at = cellOf(from.q, from.r);
  if (target === -1 || at === -1 || target === at || board.walls[target] === 1) return null;
  const isBefore = board.thingAt[target]! >= 0;
  const start = at * 6 + from.facing;
  const came = new Int16Array(board.size * 6).fill(-1);
  came[start] = start;
  const queue = [start];
  for (let i = 0; i < queue.length; i++) {
    const stand = queue[i]!;
    const cell = (stand / 6) | 0;
    const facing = stand % 6;
    const ahead = board.next[cell * 6 + facing]!;
    if (isBefore ? ahead === target : cell === target) return told(view, board, came, stand, isBefore);
    const reach = (next: number): void => {
      if (came[next] !== -1) return;
      came[next] = stand;
      queue.push(next);
    };
    if (ahead >= 0 && board.walls[ahead] === 0 && board.thingAt[ahead]! < 0) reach(ahead * 6 + facing);
    reach(cell * 6 + ((facing + 1) % 6));
    reach(cell * 6 + ((facing + 5) % 6));
  }
  return null;
};

const told = (
  view: View,
  board: ReturnType<typeof planBoard>,
  came: Int16Array,
  end: number,
  isBefore: boolean,
): Route => {
  const stands = [end];
  for (let stand = end; came[stand] !== stand; stand = came[stand]!) stands.unshift(came[stand]!);
  const cells = [(stands[0]! / 6) | 0];
  let left = 0;
  let right = 0;
  let ground = 0;
  for (let i = 1; i < stands.length; i++) {
    const cell = (stands[i]! / 6) | 0;
    const before = cells.at(-1)!;
    if (cell !== before) {
      ground -= board.moveEnergy[before]!;
      cells.push(cell);
    } else if ((stands[i]! - stands[i - 1]! + 6) % 6 === 1) right++;
    else left++;
  }
  return {
    cells: cells.map((cell) => ({ q: view.cells[cell]!.q, r: view.cells[cell]!.r })),
    moves: cells.length - 1,
    left,
    right,
    isBefore,
    ground,
    isHarmed: cells.slice(1).some((cell) => board.harm[cell] !== 0),
  };
};
