// Stage 13: the CCTV desk [DS-503], furniture and what lies in it or on the floor [DS-357], and spills [DS-358].

import type { Stream } from '@interlock/kernel';
import { logIds } from '../../data/logs.ts';
import type { Rooms } from '../layout/rooms.ts';
import type { Slots } from '../layout/slots.ts';
import type { Space } from '../layout/space.ts';
import type { Recipe } from '../recipe.ts';
import type { Ends } from './ends.ts';
import type { Placement } from './fill.ts';

export interface Piece {
  readonly room: number;
  readonly cell: number;
  readonly type: string;
  readonly holds: string[];
}
export interface Loose {
  readonly room: number;
  readonly cell: number;
  readonly item: string;
}
export interface Furnished {
  /** Cell of the CCTV desk, -1 for none. */
  readonly desk: number;
  readonly furniture: readonly Piece[];
  readonly floor: readonly Loose[];
  /** Cells of every spill, row-major. */
  readonly spills: readonly (readonly number[])[];
  readonly leftOut: number;
}

/** An item that has a room, and a cell of it kept in case no furniture takes it in. */
export type Kept = Pick<Placement, 'room' | 'cell'> & { readonly item: string };

export const furnishRooms = (
  recipe: Recipe,
  { rooms, slots }: { readonly rooms: Rooms; readonly slots: Slots },
  ends: Ends,
  isBonus: Uint8Array,
  space: Space,
  items: readonly Kept[],
): Furnished => {
  const { gen, difficulty, rooms: count, stream } = recipe;
  const dice = stream('logic.furniture');
  const desk = placeDesk(recipe, ends, isBonus, space);
  const kept = [...items, ...comforts(recipe, isBonus, space)];
  const furniture: Piece[] = [];
  const piecesIn: Piece[][] = Array.from({ length: count }, () => []);
  let leftOut = 0;
  const whole = Math.floor(gen.furniturePermille[difficulty] / 1000);
  for (let room = 0; room < count; room++) {
    const wanted = whole + (dice.chance(gen.furniturePermille[difficulty] % 1000, 1000) ? 1 : 0);
    for (let i = 0; i < wanted; i++) {
      const type = dice.pick(gen.wings[slots.wing[room]!].furniture);
      const cell = space.block(room, dice);
      if (cell === -1) {
        leftOut++;
        space.counts[room]!.leftOut++;
        continue;
      }
      const piece: Piece = { room, cell, type, holds: [] };
      furniture.push(piece);
      piecesIn[room]!.push(piece);
    }
  }
  const floor: Loose[] = [];
  const most = recipe.content.balance.rules.itemsPerFurniture;
  for (const { room, cell, item } of kept) {
    const free = piecesIn[room]!.filter(({ holds }) => holds.length < most);
    const isInside = dice.chance(gen.itemInFurniturePermille, 1000);
    if (isInside && free.length > 0) {
      dice.pick(free).holds.push(item);
      space.release(room, cell);
    } else floor.push({ room, cell, item });
  }
  return { desk, furniture, floor, leftOut, spills: spill(recipe, rooms, space, dice) };
};

/** In a random room that is neither start, exit nor set aside; -1 where the deck is too small or no cell passes. */
const placeDesk = ({ gen, rooms, stream }: Recipe, ends: Ends, isBonus: Uint8Array, space: Space): number => {
  if (rooms < gen.cctvDeskFromRooms) return -1;
  const cells = stream('logic.cells');
  const allowed: number[] = [];
  for (let room = 0; room < rooms; room++)
    if (room !== ends.start && room !== ends.exit && isBonus[room] === 0) allowed.push(room);
  return allowed.length === 0 ? -1 : space.block(cells.pick(allowed), cells);
};

/** What the rooms set aside hold: a canister each, and logs as long as there are any [DS-344]. */
const comforts = ({ rooms, stream }: Recipe, isBonus: Uint8Array, space: Space): Kept[] => {
  const cells = stream('logic.cells');
  const logs = cells.shuffle([...logIds]); // each is found once
  const found: Kept[] = [];
  for (let room = 0; room < rooms; room++) {
    if (isBonus[room] === 0) continue;
    const log = logs.pop();
    for (const item of log === undefined ? ['air'] : ['air', `log:${log}`]) {
      const cell = space.keep(room, cells);
      if (cell !== -1) found.push({ room, cell, item });
    }
  }
  return found;
};

/** Pools of a few cells on open floor, one a room. */
const spill = ({ gen, difficulty, rooms: count, share }: Recipe, rooms: Rooms, space: Space, dice: Stream) => {
  const spills: (readonly number[])[] = [];
  let left = share(gen.spillPermille[difficulty], 0);
  if (left === 0) return spills;
  const { width, left: x, top: y, wide, tall } = rooms;
  const isInside = (room: number, cell: number): boolean => {
    const dx = (cell % width) - x[room]!;
    const dy = Math.floor(cell / width) - y[room]!;
    return dx >= 0 && dx < wide[room]! && dy >= 0 && dy < tall[room]!;
  };
  for (const room of dice.shuffle(Array.from({ length: count }, (_, i) => i))) {
    if (left === 0) break;
    const first = space.keep(room, dice);
    if (first === -1) continue;
    const cells = [first];
    for (let more = dice.range(1, gen.spillCellsMax) - 1; more > 0; more--) {
      const beside = cells
        .flatMap((cell) => [cell - width, cell + 1, cell + width, cell - 1])
        .filter((cell) => isInside(room, cell) && space.isOpen(room, cell) && !cells.includes(cell));
      if (beside.length === 0) break;
      cells.push(dice.pick(beside));
    }
    spills.push(cells.sort((a, b) => a - b));
    left--;
  }
  return spills;
};
