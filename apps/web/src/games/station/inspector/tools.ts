// The inspector's tools in the order of their price, and the cell on which a repair ends.

import type { Repair } from '@interlock/station/screen';
import type { World } from './BenchPlan.tsx';

export type Tool = Repair['type'];

export const TOOLS = [
  { type: 'removeFurniture', name: 'Remove furniture' },
  { type: 'moveItem', name: 'Move an item' },
  { type: 'moveControl', name: 'Move a control' },
  { type: 'movePuzzle', name: 'Move a puzzle' },
  { type: 'addTerminal', name: 'Add a terminal' },
  { type: 'addItem', name: 'Add what is missing' },
  { type: 'powerRoom', name: 'Power a room' },
] as const satisfies readonly { readonly type: Tool; readonly name: string }[];

/** `3,4`: where something goes, comes to stand, or is switched on. */
export const spotOf = ({ furniture, rooms }: World['level'], repair: Repair): string => {
  const cellOf = (rows: readonly { readonly id: string; readonly at: readonly number[] }[], id: string): string =>
    rows.find((row) => row.id === id)?.at.join(',') ?? '';
  switch (repair.type) {
    case 'removeFurniture':
      return cellOf(furniture, repair.furniture);
    case 'moveItem':
      return typeof repair.to === 'string' ? cellOf(furniture, repair.to) : repair.to.join(',');
    case 'powerRoom':
      return cellOf(rooms, repair.room);
    default:
      return repair.at.join(',');
  }
};
