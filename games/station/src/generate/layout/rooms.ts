// Stage 2 [DS-340]: a rectangle of floor in every slot, as large as its wing wants it, and long halls. A column is as wide
// as its widest room and a row as tall as its tallest; every room lies across the middle lines of its column and its row,
// so that neighbours face one another. Nothing but walls and floor yet.

import { spend } from '@interlock/kernel';
import { ROOM } from '../../map/layout.ts';
import type { Recipe } from '../recipe.ts';
import type { Slots } from './slots.ts';
import { HALL } from './wings.ts';

export interface Rooms {
  readonly width: number;
  readonly height: number;
  /** Upper left cell and size by room. */
  readonly left: Int32Array;
  readonly top: Int32Array;
  readonly wide: Int32Array;
  readonly tall: Int32Array;
  /** First cell and width by column of slots. */
  readonly colLeft: Int32Array;
  readonly colWide: Int32Array;
  /** WALL, ROOM, CORRIDOR or DOOR by cell; stage 4 adds the last two. */
  readonly kind: Uint8Array;
}

export const placeRooms = ({ gen, rooms: count, stream }: Recipe, slots: Slots): Rooms => {
  const dice = stream('layout.rooms');
  const { cols, rows, rowOf, firstCol, lastCol, wing } = slots;
  const wide = new Int32Array(count);
  const tall = new Int32Array(count);
  const colWide = new Int32Array(cols).fill(gen.roomWidthMin);
  const rowTall = new Int32Array(rows).fill(gen.roomHeightMin);
  for (let room = 0; room < count; room++) {
    const { width, height } = gen.wings[wing[room]!];
    wide[room] = dice.range(width[0], width[1]);
    tall[room] = dice.range(height[0], height[1]);
    const row = rowOf[room]!;
    rowTall[row] = Math.max(rowTall[row]!, tall[room]!);
    if (wing[room] === HALL) continue;
    const col = firstCol[room]!;
    colWide[col] = Math.max(colWide[col]!, wide[room]!);
  }
  const colLeft = starts(colWide, gen.slotGap);
  const rowTop = starts(rowTall, gen.slotGap);
  const width = colLeft[cols - 1]! + colWide[cols - 1]! + 1;
  const height = rowTop[rows - 1]! + rowTall[rows - 1]! + 1;
  spend(64 * width * height);
  const kind = new Uint8Array(width * height);
  const left = new Int32Array(count);
  const top = new Int32Array(count);
  /** Somewhere between from and from + span, across the middle line. */
  const laid = (from: number, span: number, size: number): number => {
    const middle = Math.floor(span / 2);
    return from + dice.range(Math.max(0, middle - size + 1), Math.min(middle, span - size));
  };
  for (let room = 0; room < count; room++) {
    const [a, b, row] = [firstCol[room]!, lastCol[room]!, rowOf[room]!];
    const span = colLeft[b]! + colWide[b]! - colLeft[a]!;
    if (wing[room] === HALL) wide[room] = span;
    left[room] = laid(colLeft[a]!, span, wide[room]!);
    top[room] = laid(rowTop[row]!, rowTall[row]!, tall[room]!);
    for (let y = top[room]!; y < top[room]! + tall[room]!; y++)
      kind.fill(ROOM, y * width + left[room]!, y * width + left[room]! + wide[room]!);
  }
  return { width, height, left, top, wide, tall, colLeft, colWide, kind };
};

/** Where each of these sizes begins, with a wall before the first and a gap between two. */
const starts = (sizes: Int32Array, gap: number): Int32Array => {
  const from = new Int32Array(sizes.length);
  for (let i = 0, at = 1; i < sizes.length; i++) {
    from[i] = at;
    at += sizes[i]! + gap;
  }
  return from;
};
