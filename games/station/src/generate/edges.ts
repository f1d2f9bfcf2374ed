// Stage 3 [DS-341]: which rooms are connected. A random tree over neighbouring slots, and some loops.

import { UnionFind } from '@interlock/grid';
import type { Recipe } from './recipe.ts';
import type { Slots } from './slots.ts';

/** Rooms and their connections. Rooms are adjacent [DS-018] exactly where an edge joins them. */
export interface Edges {
  readonly count: number;
  /** The rooms of an edge: `low` is the left or upper one and has the lower number. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** 1 where `high` lies below `low`, 0 where it lies to its right. */
  readonly isDown: Uint8Array;
  /** Packed lists: edges and rooms beside room r are at first[r] up to first[r + 1], by ascending edge. */
  readonly first: Int32Array;
  readonly edgeBy: Int32Array;
  readonly roomBy: Int32Array;
  /** More edges than a tree has. */
  readonly hasCycle: boolean;
}

export const connectRooms = ({ gen, difficulty, rooms, stream }: Recipe, slots: Slots): Edges => {
  const dice = stream('layout.edges');
  const { low, high, isDown } = candidates(slots);
  const order = Array.from(low, (_, i) => i);
  const joined = new UnionFind(rooms);
  const isTaken = new Uint8Array(low.length);
  for (const i of dice.shuffle(order)) if (joined.join(low[i]!, high[i]!)) isTaken[i] = 1;
  let added = 0;
  let spare = -1;
  for (let i = 0; i < low.length; i++) {
    if (isTaken[i] === 1) continue;
    if (spare === -1) spare = i;
    if (!dice.chance(gen.loopPermille[difficulty], 1000)) continue;
    isTaken[i] = 1;
    added++;
  }
  if (added === 0 && spare !== -1) isTaken[spare] = 1;
  const taken = order.sort((a, b) => a - b).filter((i) => isTaken[i] === 1);
  return packed(
    rooms,
    taken.map((i) => low[i]!),
    taken.map((i) => high[i]!),
    taken.map((i) => isDown[i]!),
    spare !== -1,
  );
};

/** Neighbouring occupied slots, by room, the one to the right before the one below. */
const candidates = ({ cols, slotOf, roomIn }: Slots) => {
  const low: number[] = [];
  const high: number[] = [];
  const isDown: number[] = [];
  const offer = (room: number, beside: number, down: number): void => {
    if (beside < 0) return;
    low.push(room);
    high.push(beside);
    isDown.push(down);
  };
  for (let room = 0; room < slotOf.length; room++) {
    const slot = slotOf[room]!;
    if (slot % cols < cols - 1) offer(room, roomIn[slot + 1]!, 0);
    if (slot + cols < roomIn.length) offer(room, roomIn[slot + cols]!, 1);
  }
  return { low, high, isDown };
};

const packed = (
  rooms: number,
  low: readonly number[],
  high: readonly number[],
  isDown: readonly number[],
  hasCycle: boolean,
): Edges => {
  const count = low.length;
  const first = new Int32Array(rooms + 1);
  for (let e = 0; e < count; e++) {
    first[low[e]! + 1]!++;
    first[high[e]! + 1]!++;
  }
  for (let room = 0; room < rooms; room++) first[room + 1]! += first[room]!;
  const fill = first.slice();
  const edgeBy = new Int32Array(2 * count);
  const roomBy = new Int32Array(2 * count);
  const note = (room: number, edge: number, beside: number): void => {
    const at = fill[room]!++;
    edgeBy[at] = edge;
    roomBy[at] = beside;
  };
  for (let e = 0; e < count; e++) {
    note(low[e]!, e, high[e]!);
    note(high[e]!, e, low[e]!);
  }
  const pack = { low: Int32Array.from(low), high: Int32Array.from(high), isDown: Uint8Array.from(isDown) };
  return { count, ...pack, first, edgeBy, roomBy, hasCycle };
};

/** Steps between rooms from the given ones [DS-501], no farther than `limit`; -1 beyond. */
export const hopsFrom = (
  { first, roomBy }: Edges,
  from: readonly number[],
  limit = Number.MAX_SAFE_INTEGER,
): { readonly hops: Int32Array; readonly reached: readonly number[] } => {
  const hops = new Int32Array(first.length - 1).fill(-1);
  const reached: number[] = [];
  for (const room of from) {
    if (hops[room] !== -1) continue;
    hops[room] = 0;
    reached.push(room);
  }
  for (let head = 0; head < reached.length; head++) {
    const room = reached[head]!;
    if (hops[room] === limit) break;
    for (let i = first[room]!; i < first[room + 1]!; i++) {
      const beside = roomBy[i]!;
      if (hops[beside] !== -1) continue;
      hops[beside] = hops[room]! + 1;
      reached.push(beside);
    }
  }
  return { hops, reached };
};
