// Stage 1 [DS-339]: the slots of a ship. A silhouette is drawn, just large enough; some slots of its spine become halls of
// two; what is too many falls off its ends. One slot or hall for every room.

import { UnionFind } from '@interlock/grid';
import type { Stream } from '@interlock/kernel';
import type { Recipe } from '../recipe.ts';
import { FORMS, type Mask, maskOf } from './forms.ts';
import { HALL, type Wing, wingAt } from './wings.ts';

export interface Slots {
  readonly cols: number;
  readonly rows: number;
  /** By room: the row of its slot, and its first and last column. Rooms are numbered by first slot, row-major. */
  readonly rowOf: Int32Array;
  readonly firstCol: Int32Array;
  readonly lastCol: Int32Array;
  /** Room by slot, -1 where there is none. */
  readonly roomIn: Int32Array;
  readonly wing: readonly Wing[];
}

/** Rooms for every hall of two slots. */
const ROOMS_PER_HALL = 6;
/** How much chance counts beside the distance from the middle when rooms fall off. */
const LUCK = 5;

export const takeSlots = ({ rooms: count, stream }: Recipe): Slots => {
  const dice = stream('layout.slots');
  const form = dice.pick(FORMS);
  const isTurned = dice.int(2) === 0;
  const isFlipped = dice.int(2) === 0;
  const halls = Math.max(1, Math.floor(count / ROOMS_PER_HALL));
  let cols = 3;
  let mask = maskOf(form, cols, isTurned, isFlipped);
  while (mask.count < count + halls) mask = maskOf(form, ++cols, isTurned, isFlipped);
  // A longer one loses more at its ends: ships of one form differ.
  if (dice.int(2) === 0) mask = maskOf(form, ++cols, isTurned, isFlipped);
  const isHall = joinHalls(mask, halls, dice);
  trim(mask, isHall, count, dice);
  return cropped(numbered(mask, isHall, isTurned, isFlipped));
};

/** 1 for a slot that is one hall with the slot to its right: on the spine, and of a ring in the rows of its rim. */
const joinHalls = ({ cols, rows, spine, isIn }: Mask, halls: number, dice: Stream): Uint8Array => {
  const isHall = new Uint8Array(isIn.length);
  const offered: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols - 1; col++) {
      const slot = row * cols + col;
      if (isIn[slot] === 1 && isIn[slot + 1] === 1 && (row === spine || (row - spine) % 4 === 0)) offered.push(slot);
    }
  let left = halls;
  for (const slot of dice.shuffle(offered)) {
    if (left === 0) break;
    if (isHall[slot] === 1 || isHall[slot - 1] === 1 || isHall[slot + 1] === 1) continue;
    isHall[slot] = 1;
    left--;
  }
  return isHall;
};

/** Takes rooms off, those farthest from the spine and from the middle first, as long as the rest hangs together. */
const trim = ({ cols, spine, isIn, count: slots }: Mask, isHall: Uint8Array, count: number, dice: Stream): void => {
  let extra = slots - isHall.reduce((sum, one) => sum + one, 0) - count;
  if (extra === 0) return;
  const luck = new Int32Array(isIn.length);
  for (let slot = 0; slot < isIn.length; slot++) luck[slot] = dice.int(LUCK);
  const middle = Math.floor(cols / 2);
  const outness = (slot: number): number =>
    3 * Math.abs(Math.floor(slot / cols) - spine) + Math.abs((slot % cols) - middle) + luck[slot]!;
  let order = Array.from(isIn.keys())
    .filter((slot) => isIn[slot] === 1 && !(slot % cols > 0 && isHall[slot - 1] === 1))
    .sort((a, b) => outness(b) - outness(a) || a - b);
  // Some room can always go: whatever hangs together has two that nothing else hangs on.
  while (extra > 0) {
    const slot = order.find((one) => {
      const last = one + isHall[one]!;
      isIn.fill(0, one, last + 1);
      if (isTip(isIn, cols, one, last) || hangsTogether(isIn, cols)) return true;
      isIn.fill(1, one, last + 1);
      return false;
    })!;
    isHall[slot] = 0;
    extra--;
    order = order.filter((one) => one !== slot);
  }
};

/** At most one slot borders on these: nothing else hangs on them. */
const isTip = (isIn: Uint8Array, cols: number, first: number, last: number): boolean => {
  let around = 0;
  if (first % cols > 0) around += isIn[first - 1]!;
  if (last % cols < cols - 1) around += isIn[last + 1]!;
  for (let slot = first; slot <= last; slot++) around += (isIn[slot - cols] ?? 0) + (isIn[slot + cols] ?? 0);
  return around < 2;
};

const hangsTogether = (isIn: Uint8Array, cols: number): boolean => {
  const joined = new UnionFind(isIn.length);
  let parts = 0;
  for (let slot = 0; slot < isIn.length; slot++) {
    if (isIn[slot] === 0) continue;
    parts++;
    if (slot % cols > 0 && isIn[slot - 1] === 1 && joined.join(slot, slot - 1)) parts--;
    if (slot >= cols && isIn[slot - cols] === 1 && joined.join(slot, slot - cols)) parts--;
  }
  return parts === 1;
};

const numbered = (mask: Mask, isHall: Uint8Array, isTurned: boolean, isFlipped: boolean): Slots => {
  const { cols, rows, spine, isIn } = mask;
  const roomIn = new Int32Array(isIn.length).fill(-1);
  const [rowOf, firstCol, lastCol]: [number[], number[], number[]] = [[], [], []];
  const wing: Wing[] = [];
  for (let slot = 0; slot < isIn.length; slot++) {
    if (isIn[slot] === 0 || roomIn[slot] !== -1) continue;
    const [row, col] = [Math.floor(slot / cols), slot % cols];
    roomIn[slot] = rowOf.length;
    if (isHall[slot] === 1) roomIn[slot + 1] = rowOf.length;
    rowOf.push(row);
    firstCol.push(col);
    lastCol.push(col + isHall[slot]!);
    const place = Math.floor((1000 * (isTurned ? cols - 1 - col : col)) / Math.max(1, cols - 1));
    wing.push(isHall[slot] === 1 ? HALL : wingAt(place, isFlipped ? spine - row : row - spine));
  }
  return {
    ...{ cols, rows, roomIn, wing },
    rowOf: Int32Array.from(rowOf),
    firstCol: Int32Array.from(firstCol),
    lastCol: Int32Array.from(lastCol),
  };
};

/** Without the columns and rows at the edges that lost all their rooms. */
const cropped = ({ cols, rows, rowOf, firstCol, lastCol, roomIn, wing }: Slots): Slots => {
  const [left, top] = [Math.min(...firstCol), Math.min(...rowOf)];
  const [wide, tall] = [Math.max(...lastCol) - left + 1, Math.max(...rowOf) - top + 1];
  if (wide === cols && tall === rows) return { cols, rows, rowOf, firstCol, lastCol, roomIn, wing };
  const kept = new Int32Array(wide * tall);
  for (let slot = 0; slot < kept.length; slot++)
    kept[slot] = roomIn[(Math.floor(slot / wide) + top) * cols + (slot % wide) + left]!;
  return {
    ...{ cols: wide, rows: tall, roomIn: kept, wing },
    rowOf: rowOf.map((row) => row - top),
    firstCol: firstCol.map((col) => col - left),
    lastCol: lastCol.map((col) => col - left),
  };
};
