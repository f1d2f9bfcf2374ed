// Repairs of the inspector [DS-485]: single changes to a broken level, each with its price, refused where it cannot be done.

import { z } from 'zod';
import { idSchema } from '../actions.ts';
import type { Balance } from '../data/balance.ts';
import type { Content } from '../data/content.ts';
import { addFloorItem, addTerminal, moveControl, moveItem, rowMajor, takeItem, withGlyph } from '../logic/edit.ts';
import { type PlacementRefusal, placingIn, refusePlacement } from '../logic/placement.ts';
import { withPower } from '../logic/postPass.ts';
import { layoutOf } from '../map/layout.ts';
import { itemSchema, type Level, type Point } from '../map/level.ts';
import { missingItems } from './missing.ts';

const at = z
  .tuple([z.int().min(0).max(1023), z.int().min(0).max(1023)])
  .describe('cell as [column, row], counted from 0 at the top left');

export const repairSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('removeFurniture').describe('a piece of furniture goes, what it held stays on its cell'),
    furniture: idSchema,
  }),
  /** `from` is a floor item or a piece of furniture. */
  z.strictObject({
    type: z.literal('moveItem').describe('an item goes elsewhere'),
    from: idSchema,
    item: itemSchema,
    to: z.union([at, idSchema]).describe('a free cell, or a piece of furniture'),
  }),
  z.strictObject({ type: z.literal('moveControl').describe('a control goes elsewhere'), control: idSchema, at }),
  z.strictObject({ type: z.literal('movePuzzle').describe('a puzzle goes elsewhere'), puzzle: idSchema, at }),
  z.strictObject({ type: z.literal('addTerminal').describe('a new terminal'), at }),
  z.strictObject({ type: z.literal('addItem').describe('an item that the deck lacks'), item: itemSchema, at }),
  z.strictObject({ type: z.literal('powerRoom').describe('a room has power from the start'), room: idSchema }),
]);

export type Repair = z.infer<typeof repairSchema>;

export type RepairRefusal =
  /** No such furniture, item, control, puzzle or room. */
  | 'unknown-target'
  /** Furniture with more than one item: they do not fit on its cell. */
  | 'holds-too-much'
  /** Not a free floor cell of a room. */
  | 'not-free'
  | 'furniture-full'
  /** It lies on the deck already, or nothing asks for it. */
  | 'not-missing'
  | 'no-change'
  /** Why nothing may stand there [DS-269]. */
  | PlacementRefusal;

export const priceOf = ({ inspector }: Balance, { type }: Repair): number =>
  inspector[type === 'movePuzzle' ? 'moveControl' : type];

const MOST_HELD = 3;

/** Null: it can be done. */
export const refuseRepair = (content: Content, level: Level, repair: Repair): RepairRefusal | null => {
  switch (repair.type) {
    case 'removeFurniture': {
      const row = level.furniture.find(({ id }) => id === repair.furniture);
      if (row === undefined) return 'unknown-target';
      return row.holds.length > 1 ? 'holds-too-much' : null;
    }
    case 'moveItem': {
      if (!holdsItem(level, repair.from, repair.item)) return 'unknown-target';
      if (typeof repair.to !== 'string') return isFloor(level, repair.to) ? null : 'not-free';
      const target = level.furniture.find(({ id }) => id === repair.to);
      if (target === undefined) return 'unknown-target';
      if (repair.to === repair.from) return 'no-change';
      return target.holds.length < MOST_HELD ? null : 'furniture-full';
    }
    case 'moveControl':
    case 'movePuzzle': {
      const lifted = liftOff(level, repair);
      return lifted === null ? 'unknown-target' : refuseCell(lifted, repair.at);
    }
    case 'addTerminal':
      return refuseCell(level, repair.at);
    case 'addItem':
      if (!missingItems(content, level).includes(repair.item)) return 'not-missing';
      return isFloor(level, repair.at) ? null : 'not-free';
    case 'powerRoom': {
      const row = level.rooms.find(({ id }) => id === repair.room);
      return row === undefined ? 'unknown-target' : row.doors ? 'no-change' : null;
    }
  }
};

/** The level with a repair that is not refused. */
export const applyRepair = (level: Level, repair: Repair): Level => {
  switch (repair.type) {
    case 'removeFurniture': {
      const row = level.furniture.find(({ id }) => id === repair.furniture)!;
      const bare = { ...withGlyph(level, row.at, '.'), furniture: level.furniture.filter((one) => one !== row) };
      return row.holds[0] === undefined ? bare : addFloorItem(bare, row.at, row.holds[0]);
    }
    case 'moveItem':
      if (typeof repair.to !== 'string') return moveItem(level, repair.from, repair.item, repair.to);
      return {
        ...takeItem(level, repair.from, repair.item),
        furniture: takeItem(level, repair.from, repair.item).furniture.map((row) =>
          row.id === repair.to ? { ...row, holds: [...row.holds, repair.item] } : row,
        ),
      };
    case 'moveControl':
      return moveControl(level, repair.control, repair.at);
    case 'movePuzzle': {
      const row = level.puzzles.find(({ id }) => id === repair.puzzle)!;
      const moved = level.puzzles.map((one) => (one === row ? { ...row, at: repair.at } : one));
      return { ...withGlyph(withGlyph(level, row.at, '.'), repair.at, 'P'), puzzles: rowMajor(moved) };
    }
    case 'addTerminal':
      return addTerminal(level, repair.at);
    case 'addItem':
      return addFloorItem(level, repair.at, repair.item);
    case 'powerRoom': {
      const isStart = layoutOf(level).rooms[layoutOf(level).startRoom]!.id === repair.room;
      if (!isStart) return withPower(level, [repair.room], 'authored');
      return { ...level, rooms: level.rooms.map((row) => (row.id === repair.room ? { ...row, doors: true } : row)) };
    }
  }
};

const holdsItem = (level: Level, id: string, item: string): boolean =>
  level.items.some((row) => row.id === id && row.item === item) ||
  level.furniture.some((row) => row.id === id && row.holds.includes(item));

/** A floor cell of a room on which nothing stands or lies. */
const isFloor = (level: Level, [x, y]: Point): boolean => level.map[y]?.[x] === '.';

/** Why nothing may be put on a cell [DS-269]; null: it may. */
const refuseCell = (level: Level, [x, y]: Point): RepairRefusal | null => {
  const layout = layoutOf(level);
  const isOnGrid = x < layout.grid.width && y < layout.grid.height;
  const cell = y * layout.grid.width + x;
  if (!isOnGrid || layout.roomAt[cell] === -1) return 'not-free';
  return refusePlacement(placingIn(layout, layout.roomAt[cell]!), cell);
};

/** The level without the thing to be moved. */
const liftOff = (level: Level, repair: Extract<Repair, { type: 'moveControl' | 'movePuzzle' }>): Level | null => {
  if (repair.type === 'moveControl') {
    const row = level.controls.find(({ id }) => id === repair.control);
    if (row === undefined) return null;
    return { ...withGlyph(level, row.at, '.'), controls: level.controls.filter((one) => one !== row) };
  }
  const row = level.puzzles.find(({ id }) => id === repair.puzzle);
  if (row === undefined) return null;
  return { ...withGlyph(level, row.at, '.'), puzzles: level.puzzles.filter((one) => one !== row) };
};
