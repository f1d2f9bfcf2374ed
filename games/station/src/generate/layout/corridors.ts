// Stage 4 [DS-342]: a door on the facing side of each room and a straight corridor between them, through a slot without
// room a shaft. A corridor keeps to the cells where both rooms face one another, so no two of them touch, nor a third room.

import { CORRIDOR, DOOR } from '../../map/layout.ts';
import type { Recipe } from '../recipe.ts';
import type { Edges } from './edges.ts';
import type { Rooms } from './rooms.ts';

export interface Corridors {
  /** By edge: the door cells of its `low` and `high` room, and the corridor's cells from the one to the other. */
  readonly lowDoor: Int32Array;
  readonly highDoor: Int32Array;
  readonly cells: readonly Int32Array[];
}

export const carveCorridors = ({ stream }: Recipe, rooms: Rooms, edges: Edges): Corridors => {
  const dice = stream('layout.corridors');
  const { width, left, top, wide, tall, colLeft, colWide, kind } = rooms;
  const lowDoor = new Int32Array(edges.count);
  const highDoor = new Int32Array(edges.count);
  const cells: Int32Array[] = [];
  for (let e = 0; e < edges.count; e++) {
    const [a, b] = [edges.low[e]!, edges.high[e]!];
    const isDown = edges.isDown[e] === 1;
    // `along` is the axis of the way, `across` the other one. Halls face several rooms: each has its own column.
    const [start, size, side, length] = isDown ? [left, wide, top, tall] : [top, tall, left, wide];
    const col = edges.col[e]!;
    const from = Math.max(start[a]!, start[b]!, isDown ? colLeft[col]! : 0);
    const to = Math.min(
      start[a]! + size[a]!,
      start[b]! + size[b]!,
      isDown ? colLeft[col]! + colWide[col]! : Number.MAX_SAFE_INTEGER,
    );
    const across = from + dice.int(to - from);
    const [first, last] = [side[a]! + length[a]!, side[b]! - 1];
    const cellOf = (along: number): number => (isDown ? along * width + across : across * width + along);
    lowDoor[e] = cellOf(first);
    highDoor[e] = cellOf(last);
    const way = new Int32Array(last - first - 1);
    for (let i = 0; i < way.length; i++) {
      way[i] = cellOf(first + 1 + i);
      kind[way[i]!] = CORRIDOR;
    }
    kind[lowDoor[e]!] = DOOR;
    kind[highDoor[e]!] = DOOR;
    cells.push(way);
  }
  return { lowDoor, highDoor, cells };
};
