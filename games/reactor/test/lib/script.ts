// Plants with a schedule, for tests.

import { stateOf } from './fragment.ts';

/** A surface that keeps its heat where it lies. */
export const still = { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0, 'ambient.heat': 0 };

/** An event of that turn with these effects. */
export const at = (turn: number, effects: object[], more: object = {}) => ({
  id: `e${turn}`,
  turn,
  text: 'x',
  effects,
  ...more,
});

/** A corridor of three cells, the last of them the reactor. */
export const scripted = (events: object[], more: object = {}) =>
  stateOf({ terrain: ['@.R'], events, ...more } as never);
