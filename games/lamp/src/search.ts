// What a solver needs: when two states have the same future, and how far the switch is at the least.
import { manhattan } from '@interlock/grid';
import type { LampProof } from './shape.ts';

export const search: LampProof['search'] = {
  key: (_, { at, oil }) => `${at} ${oil}`, // what was seen changes nothing that can still happen
  estimate: ({ actions }, { grid, cells, at }) => Math.ceil(manhattan(grid, at, cells.indexOf('S')) / actions),
};
