// What a press on the rings would plan: a cell takes the move that ends in it, a hostile ship that is chosen a missile.

import type { Cell, Option } from '@interlock/orbit';
import { isSame } from './scene.ts';

/** The move that ends in a cell: the next one after the chosen where several do, those that can be made first, the cheaper
 *  before the dearer. */
export const moveTo = (options: readonly Option[], cell: Cell): Option | null => {
  const there = options
    .filter((option) => option.kind !== null && isSame(option.end, cell))
    .sort((a, b) => Number(b.isAvailable) - Number(a.isAvailable) || a.mass - b.mass);
  return there[(there.findIndex(({ isChosen }) => isChosen) + 1) % there.length] ?? null;
};

export const launchAt = (options: readonly Option[], ship: string): Option | null =>
  options.find(({ id, isAvailable }) => isAvailable && id === `launch-${ship}`) ?? null;
