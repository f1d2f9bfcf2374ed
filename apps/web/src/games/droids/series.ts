// What a run of deliveries is drawn by, and what its machine sounds like: goods against what was asked for, and the heat or
// the charge of the robot.

import type { DroidsShape } from '@interlock/droids';
import type { Look, Series } from '../screen.ts';

export const series: Series<DroidsShape> = {
  label: 'Goods delivered',
  value: (_world, { credited }) => credited,
  lines: (_world, { target }) => [{ at: target, word: 'everybody fed', kind: 'warn' }],
};

/** A hot robot is loud; one without heat grows loud as its charge goes. */
export const hum: NonNullable<Look<DroidsShape>['hum']> = ({ view: { heat, currencies } }) =>
  heat ? heat.value / heat.max : 1 / (1 + currencies.Energy / 12);
