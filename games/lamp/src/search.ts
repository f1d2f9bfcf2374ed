// What a solver needs: when two states have the same future, and how far the switch is at the least.
import type { SearchHooks } from '@interlock/kernel';
import { cellOf, distance } from './level.ts';
import type { LampShape, State } from './shape.ts';

const away = ({ level, at }: State): number => distance(level, at, cellOf(level, 'S'));

export const search: SearchHooks<LampShape> = {
  // What has been seen changes nothing that can still happen.
  key: (_, { at, oil }) => `${at} ${oil}`,
  estimate: (balance, state) => Math.ceil(away(state) / balance.actions),
  value: (_, state) => state.oil - 2 * away(state),
};
