// Stage 5 [DS-343]: where the deck begins and where the lift is, far apart by rooms.

import { type Edges, hopsFrom } from '../layout/edges.ts';
import type { Recipe } from '../recipe.ts';

export interface Ends {
  readonly start: number;
  readonly exit: number;
  /** Hops from the start by room. */
  readonly hops: Int32Array;
  /** Rooms with the most hops first, ties by number. */
  readonly byDepth: Int32Array;
}

/** Null where no room is far enough from the start. */
export const chooseEnds = ({ gen, rooms, stream }: Recipe, edges: Edges): Ends | null => {
  const dice = stream('logic.startexit');
  const start = farthest(hopsFrom(edges, [0]).hops);
  const { hops } = hopsFrom(edges, [start]);
  const reach = Math.floor((gen.exitHopPermille * hops[farthest(hops)]!) / 1000);
  const least = Math.max(gen.exitHopMin, reach);
  const far: number[] = [];
  for (let room = 0; room < rooms; room++) if (hops[room]! >= least) far.push(room);
  if (far.length === 0) return null;
  const byDepth = Int32Array.from({ length: rooms }, (_, room) => room).sort((a, b) => hops[b]! - hops[a]! || a - b);
  return { start, exit: dice.pick(far), hops, byDepth };
};

const farthest = (hops: Int32Array): number => {
  let best = 0;
  for (let room = 1; room < hops.length; room++) if (hops[room]! > hops[best]!) best = room;
  return best;
};
