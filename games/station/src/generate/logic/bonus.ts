// Stage 6 [DS-344]: rooms set aside that nobody has to enter. What remains stays connected without them: they are the
// leaves of a random tree over all rooms, and what becomes a leaf once those are gone.

import { UnionFind } from '@interlock/grid';
import type { Edges } from '../layout/edges.ts';
import type { Recipe } from '../recipe.ts';
import type { Ends } from './ends.ts';

/** 1 for every room set aside. */
export const setAside = ({ gen, difficulty, rooms, share, stream }: Recipe, edges: Edges, ends: Ends): Uint8Array => {
  const dice = stream('logic.bonus');
  const isBonus = new Uint8Array(rooms);
  const isBranch = new Uint8Array(edges.count);
  const branches = new Int32Array(rooms);
  const joined = new UnionFind(rooms);
  for (const e of dice.shuffle(Array.from(edges.low, (_, i) => i))) {
    if (!joined.join(edges.low[e]!, edges.high[e]!)) continue;
    isBranch[e] = 1;
    branches[edges.low[e]!]!++;
    branches[edges.high[e]!]!++;
  }
  const order = dice.shuffle(Array.from(edges.first.subarray(1), (_, room) => room));
  const { first, edgeBy, roomBy } = edges;
  let left = share(gen.bonusPermille[difficulty], 0);
  for (let hasTaken = true; hasTaken && left > 0; ) {
    hasTaken = false;
    for (const room of order) {
      if (left === 0) break;
      if (isBonus[room] === 1 || branches[room]! > 1 || room === ends.start || room === ends.exit) continue;
      isBonus[room] = 1;
      for (let i = first[room]!; i < first[room + 1]!; i++) if (isBranch[edgeBy[i]!] === 1) branches[roomBy[i]!]!--;
      left--;
      hasTaken = true;
    }
  }
  return isBonus;
};
