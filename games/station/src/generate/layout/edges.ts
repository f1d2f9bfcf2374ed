// Stage 3 [DS-341]: which rooms are connected. A random tree over rooms that face one another, and some loops.

import { UnionFind } from '@interlock/grid';
import type { Recipe } from '../recipe.ts';
import type { Slots } from './slots.ts';

/** Rooms and their connections. Rooms are adjacent [DS-018] exactly where an edge joins them. */
export interface Edges {
  readonly count: number;
  /** The rooms of an edge: `low` is the left or upper one and has the lower number. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** 1 where `high` lies below `low`, 0 where it lies to its right. */
  readonly isDown: Uint8Array;
  /** The column of slots in which a way down lies. */
  readonly col: Int32Array;
  /** Packed lists: edges and rooms beside room r are at first[r] up to first[r + 1], by ascending edge. */
  readonly first: Int32Array;
  readonly edgeBy: Int32Array;
  readonly roomBy: Int32Array;
  /** More edges than a tree has. */
  readonly hasCycle: boolean;
}

export const connectRooms = ({ gen, difficulty, rooms, stream }: Recipe, slots: Slots): Edges => {
  const dice = stream('layout.edges');
  const links = candidates(slots);
  const order = links.map((_, i) => i);
  const joined = new UnionFind(rooms);
  const isTaken = new Uint8Array(links.length);
  for (const i of dice.shuffle(order)) if (joined.join(links[i]!.low, links[i]!.high)) isTaken[i] = 1;
  const spare = links.flatMap((_, i) => (isTaken[i] === 0 ? [i] : []));
  let added = 0;
  for (const i of spare) {
    if (!dice.chance(gen.loopPermille[difficulty], 1000)) continue;
    isTaken[i] = 1;
    added++;
  }
  if (added === 0 && spare.length > 0) isTaken[dice.pick(spare)] = 1;
  return packed(
    rooms,
    links.filter((_, i) => isTaken[i] === 1),
    spare.length > 0,
  );
};

interface Link {
  readonly low: number;
  readonly high: number;
  readonly isDown: 0 | 1;
  readonly col: number;
}

/** Pairs of rooms in neighbouring slots, and of rooms with one empty slot between them, each pair once: by slot, the one to
 *  the right before the one below. An empty slot is crossed by one shaft at most. */
const candidates = ({ cols, roomIn }: Slots): readonly Link[] => {
  const links: Link[] = [];
  const known = new Set<number>();
  const crossed = new Set<number>();
  const offer = (slot: number, step: number, room: number): void => {
    let beside = roomIn[slot + step] ?? -1;
    const isNear = beside !== -1;
    if (!isNear) {
      const far = slot + 2 * step;
      const isBeyond = step === 1 && (slot % cols) + 2 >= cols;
      beside = isBeyond ? -1 : (roomIn[far] ?? -1);
      if (beside === -1 || crossed.has(slot + step)) return;
    }
    const pair = room * roomIn.length + beside;
    if (beside === room || known.has(pair)) return;
    if (!isNear) crossed.add(slot + step);
    known.add(pair);
    links.push({ low: room, high: beside, isDown: step === 1 ? 0 : 1, col: slot % cols });
  };
  for (let slot = 0; slot < roomIn.length; slot++) {
    const room = roomIn[slot]!;
    if (room === -1) continue;
    if (slot % cols < cols - 1) offer(slot, 1, room);
    offer(slot, cols, room);
  }
  return links;
};

const packed = (rooms: number, links: readonly Link[], hasCycle: boolean): Edges => {
  const count = links.length;
  const low = Int32Array.from(links, (link) => link.low);
  const high = Int32Array.from(links, (link) => link.high);
  const isDown = Uint8Array.from(links, (link) => link.isDown);
  const col = Int32Array.from(links, (link) => link.col);
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
  return { count, low, high, isDown, col, first, edgeBy, roomBy, hasCycle };
};

/** More than one way leads out of the room: whoever goes in need not come back the same way. */
export const isPassed = ({ first }: Edges, room: number): boolean => first[room + 1]! - first[room]! > 1;

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
