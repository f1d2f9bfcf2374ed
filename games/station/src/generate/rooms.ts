// Stage 2 [DS-340]: a rectangle of floor in every slot, away from the slot's edges. Nothing but walls and floor yet.

import { spend } from '@interlock/kernel';
import { ROOM } from '../map/layout.ts';
import type { Recipe } from './recipe.ts';
import type { Slots } from './slots.ts';

export interface Rooms {
  readonly width: number;
  readonly height: number;
  /** Upper left cell and size by room. */
  readonly left: Int32Array;
  readonly top: Int32Array;
  readonly wide: Int32Array;
  readonly tall: Int32Array;
  /** WALL, ROOM, CORRIDOR or DOOR by cell; stage 4 adds the last two. */
  readonly kind: Uint8Array;
}

export const placeRooms = ({ gen, rooms: count, stream }: Recipe, { cols, rows, slotOf }: Slots): Rooms => {
  const dice = stream('layout.rooms');
  const width = cols * gen.slotWidth + 1;
  const height = rows * gen.slotHeight + 1;
  spend(64 * width * height);
  const kind = new Uint8Array(width * height);
  const left = new Int32Array(count);
  const top = new Int32Array(count);
  const wide = new Int32Array(count);
  const tall = new Int32Array(count);
  for (let room = 0; room < count; room++) {
    const slot = slotOf[room]!;
    const w = dice.range(gen.roomWidthMin, gen.roomWidthMax);
    const h = dice.range(gen.roomHeightMin, gen.roomHeightMax);
    const x = (slot % cols) * gen.slotWidth + dice.range(gen.slotMargin, gen.slotWidth - gen.slotMargin - w);
    const y =
      Math.floor(slot / cols) * gen.slotHeight + dice.range(gen.slotMargin, gen.slotHeight - gen.slotMargin - h);
    wide[room] = w;
    tall[room] = h;
    left[room] = x;
    top[room] = y;
    for (let row = y; row < y + h; row++) kind.fill(ROOM, row * width + x, row * width + x + w);
  }
  return { width, height, left, top, wide, tall, kind };
};
