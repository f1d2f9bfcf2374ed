// What a solver needs: when two states have the same future, and how far the switch is at the least.
import { manhattan } from '@interlock/grid';
import type { SearchHooks } from '@interlock/kernel';
import type { LampShape, State } from './shape.ts';

const away = (state: State): number => manhattan(state.grid, state.at, state.cells.indexOf('S'));

export const search: SearchHooks<LampShape> = {
  key: (_, { at, oil }) => `${at} ${oil}`, // what was seen changes nothing that can still happen
  estimate: (balance, state) => Math.ceil(away(state) / balance.actions),
  value: (_, state) => state.oil - 2 * away(state),
};
