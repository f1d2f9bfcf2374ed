// Stage 4 [DS-342]: a door on the facing side of each room and a bent corridor between them. Bends keep to the two lines
// at the slots' common edge, from which rooms stay away, so corridors never touch each other nor a room.

import { CORRIDOR, DOOR } from '../map/layout.ts';
import type { Edges } from './edges.ts';
import type { Recipe } from './recipe.ts';
import type { Rooms } from './rooms.ts';
import type { Slots } from './slots.ts';

export interface Corridors {
  /** By edge: the door cells of its `low` and `high` room, and the corridor's cells from the one to the other. */
  readonly lowDoor: Int32Array;
  readonly highDoor: Int32Array;
  readonly cells: readonly Int32Array[];
}

export const carveCorridors = ({ gen, stream }: Recipe, slots: Slots, rooms: Rooms, edges: Edges): Corridors => {
  const dice = stream('layout.corridors');
  const { width, left, top, wide, tall, kind } = rooms;
  const lowDoor = new Int32Array(edges.count);
  const highDoor = new Int32Array(edges.count);
  const cells: Int32Array[] = [];
  for (let e = 0; e < edges.count; e++) {
    const a = edges.low[e]!;
    const b = edges.high[e]!;
    const slot = slots.slotOf[a]!;
    // Seen along the way from a to b: `along` is the axis of the way, `across` the other one.
    const isDown = edges.isDown[e] === 1;
    const [start, size, side, length] = isDown ? [left, wide, top, tall] : [top, tall, left, wide];
    const edgeLine = isDown
      ? (Math.floor(slot / slots.cols) + 1) * gen.slotHeight
      : ((slot % slots.cols) + 1) * gen.slotWidth;
    const fromAcross = start[a]! + dice.int(size[a]!);
    const toAcross = start[b]! + dice.int(size[b]!);
    const bend = edgeLine - 1 + dice.int(2);
    const fromAlong = side[a]! + length[a]!;
    const toAlong = side[b]! - 1;
    const cellOf = (along: number, across: number): number =>
      isDown ? along * width + across : across * width + along;
    lowDoor[e] = cellOf(fromAlong, fromAcross);
    highDoor[e] = cellOf(toAlong, toAcross);
    const way: number[] = [];
    for (let along = fromAlong + 1; along <= bend; along++) way.push(cellOf(along, fromAcross));
    const step = toAcross < fromAcross ? -1 : 1;
    for (let across = fromAcross; across !== toAcross; across += step) way.push(cellOf(bend, across + step));
    for (let along = bend + 1; along < toAlong; along++) way.push(cellOf(along, toAcross));
    for (const cell of way) kind[cell] = CORRIDOR;
    kind[lowDoor[e]!] = DOOR;
    kind[highDoor[e]!] = DOOR;
    cells.push(Int32Array.from(way));
  }
  return { lowDoor, highDoor, cells };
};
