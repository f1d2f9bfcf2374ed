// Stage 6 [DS-344]: rooms set aside that nobody has to enter. What remains stays connected without them.

import type { Edges } from './edges.ts';
import type { Ends } from './ends.ts';
import type { Recipe } from './recipe.ts';

/** 1 for every room set aside. */
export const setAside = ({ gen, difficulty, rooms, share, stream }: Recipe, edges: Edges, ends: Ends): Uint8Array => {
  const dice = stream('logic.bonus');
  const isBonus = new Uint8Array(rooms);
  const parting = partingTest(edges, isBonus);
  let left = share(gen.bonusPermille[difficulty], 0);
  for (const room of dice.shuffle(Array.from({ length: rooms }, (_, i) => i))) {
    if (left === 0) break;
    if (room === ends.start || room === ends.exit || parting(room)) continue;
    isBonus[room] = 1;
    left--;
  }
  return isBonus;
};

/**
 * Whether the rooms not set aside fall apart without a room. Floods from all its neighbours take turns, so it ends when
 * they have met or the smallest part is exhausted, and never has to walk the whole deck for a side arm.
 */
const partingTest = ({ first, roomBy }: Edges, isBonus: Uint8Array): ((room: number) => boolean) => {
  const owner = new Int32Array(isBonus.length);
  const stamp = new Int32Array(isBonus.length);
  let asked = 0;
  return (room) => {
    asked++;
    const queues: number[][] = [];
    for (let i = first[room]!; i < first[room + 1]!; i++) {
      const beside = roomBy[i]!;
      if (isBonus[beside] === 1) continue;
      stamp[beside] = asked;
      owner[beside] = queues.length;
      queues.push([beside]);
    }
    const joined = queues.map((_, i) => i);
    const rootOf = (i: number): number => (joined[i] === i ? i : rootOf(joined[i]!));
    let parts = queues.length;
    const heads = queues.map(() => 0);
    while (parts > 1) {
      for (let q = 0; q < queues.length && parts > 1; q++) {
        const queue = queues[q]!;
        const from = queue[heads[q]!];
        if (from === undefined) {
          // This flood is spent; its part is closed unless another flood of the same part still runs.
          if (queues.every((other, j) => rootOf(j) !== rootOf(q) || heads[j]! >= other.length)) return true;
          continue;
        }
        heads[q]!++;
        for (let i = first[from]!; i < first[from + 1]!; i++) {
          const beside = roomBy[i]!;
          if (isBonus[beside] === 1 || beside === room) continue;
          if (stamp[beside] !== asked) {
            stamp[beside] = asked;
            owner[beside] = q;
            queue.push(beside);
          } else if (rootOf(owner[beside]!) !== rootOf(q)) {
            joined[rootOf(owner[beside]!)] = rootOf(q);
            parts--;
          }
        }
      }
    }
    return false;
  };
};
