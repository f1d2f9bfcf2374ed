// Stage 1 [DS-339]: a grid of slots with some to spare, occupied from the middle outwards, one for every room.

import type { Recipe } from './recipe.ts';

export interface Slots {
  readonly cols: number;
  readonly rows: number;
  /** Slot by room, ascending: rooms are numbered by slot in row-major order. */
  readonly slotOf: Int32Array;
  /** Room by slot, -1 where there is none. */
  readonly roomIn: Int32Array;
}

export const gridFor = (rooms: number, sparePermille: number): { readonly cols: number; readonly rows: number } => {
  const wanted = sparePermille * rooms;
  let cols = 3;
  while (1000 * cols * cols < wanted) cols++;
  let rows = 2;
  while (1000 * rows * cols < wanted) rows++;
  return { cols, rows };
};

export const takeSlots = ({ gen, rooms: count, stream }: Recipe): Slots => {
  const { cols, rows } = gridFor(count, gen.slotSparePermille);
  const dice = stream('layout.slots');
  const size = cols * rows;
  const OPEN = 1;
  const TAKEN = 2;
  const state = new Uint8Array(size);
  const frontier = new Int32Array(size);
  let open = 0;
  const offer = (slot: number): void => {
    if (state[slot] !== 0) return;
    state[slot] = OPEN;
    frontier[open++] = slot;
  };
  offer(Math.floor(rows / 2) * cols + Math.floor(cols / 2));
  for (let taken = 0; taken < count; taken++) {
    const pick = dice.int(open);
    const slot = frontier[pick]!;
    frontier[pick] = frontier[--open]!;
    state[slot] = TAKEN;
    const x = slot % cols;
    if (slot >= cols) offer(slot - cols);
    if (x < cols - 1) offer(slot + 1);
    if (slot < size - cols) offer(slot + cols);
    if (x > 0) offer(slot - 1);
  }
  const slotOf = new Int32Array(count);
  const roomIn = new Int32Array(size).fill(-1);
  for (let slot = 0, room = 0; slot < size; slot++) {
    if (state[slot] !== TAKEN) continue;
    slotOf[room] = slot;
    roomIn[slot] = room++;
  }
  return { cols, rows, slotOf, roomIn };
};
