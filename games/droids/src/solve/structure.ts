// The structural plan [DD-595, DD-596]: with Move, turns and Interact alone, go to the nearest useful crate or shed until
// every shed is filled. It proves that a board can be served at all, and says with how much work.

import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';

export interface StructuralPlan {
  readonly moves: number;
  readonly turns: number;
  readonly interacts: number;
}

const UNREACHED = -1;

/** Null where some shed cannot be filled that way. */
export const structuralPlan = (world: World, state: State): StructuralPlan | null => {
  const { things } = world;
  const crates = [...state.crates];
  const open = things.sheds.map(({ request }, i) => Math.max(0, request - state.sheds[i]!));
  let carry = state.purse.Carry;
  const room = state.purse.MaxCarry;
  let at = state.at * 6 + state.facing;
  const plan = { moves: 0, turns: 0, interacts: 0 };
  for (let rounds = 0; open.some((left) => left > 0); rounds++) {
    const useful = [
      ...(carry < room
        ? crates.flatMap((left, i) => (left > 0 ? [{ cell: things.crates[i]!.cell, crate: i, shed: -1 }] : []))
        : []),
      ...(carry > 0
        ? open.flatMap((left, i) => (left > 0 ? [{ cell: things.sheds[i]!.cell, crate: -1, shed: i }] : []))
        : []),
    ];
    const leg = nearest(
      world,
      state,
      at,
      useful.map(({ cell }) => cell),
    );
    if (leg === null || rounds > 999) return null;
    const { crate, shed } = useful[leg.target]!;
    plan.moves += leg.moves;
    plan.turns += leg.turns;
    plan.interacts++;
    at = leg.at;
    if (crate >= 0) {
      const n = Math.min(crates[crate]!, room - carry);
      crates[crate]! -= n;
      carry += n;
    } else {
      const n = Math.min(carry, open[shed]!);
      open[shed]! -= n;
      carry -= n;
    }
  }
  return plan;
};

/** Breadth first over (cell, facing); a thing is reached when the robot faces it from a free cell without corruption. */
const nearest = (
  { board }: World,
  state: State,
  from: number,
  targets: readonly number[],
): { readonly target: number; readonly at: number; readonly moves: number; readonly turns: number } | null => {
  if (targets.length === 0) return null;
  const came = new Int32Array(board.size * 6).fill(UNREACHED);
  const queue = [from];
  came[from] = from;
  for (let head = 0; head < queue.length; head++) {
    const here = queue[head]!;
    const cell = (here / 6) | 0;
    const facing = here % 6;
    const ahead = board.next[cell * 6 + facing]!;
    const target = targets.indexOf(ahead);
    if (ahead >= 0 && target >= 0) return { target, at: here, ...countBack(came, from, here) };
    const ways = [cell * 6 + ((facing + 1) % 6), cell * 6 + ((facing + 5) % 6)];
    if (ahead >= 0 && isWalkable(board.ring, state, ahead)) ways.push(ahead * 6 + facing);
    for (const way of ways) {
      if (came[way] !== UNREACHED) continue;
      came[way] = here;
      queue.push(way);
    }
  }
  return null;
};

const countBack = (came: Int32Array, from: number, to: number): { readonly moves: number; readonly turns: number } => {
  let moves = 0;
  let turns = 0;
  for (let at = to; at !== from; at = came[at]!) {
    if (((at / 6) | 0) === ((came[at]! / 6) | 0)) turns++;
    else moves++;
  }
  return { moves, turns };
};

/** TERRAINS has Blocked in second place. */
const BLOCKED = 1;

const isWalkable = (ring: Uint8Array, state: State, cell: number): boolean =>
  ring[cell] === 0 &&
  state.terrain[cell] !== BLOCKED &&
  state.thingAt[cell] === 0 &&
  !state.cells[cell]!.some(({ kind }) => kind === 'Corrupt');
