// The game's own players: `careful` is the reference policy, `greedy` the same without exchange, shop and deferral. Both
// read the public view alone; `advice` is the reference policy asked for one turn, on levels made by hand with a closer purse.

import type { Policy, Proof, Turn } from '@interlock/kernel';
import type { View } from '../shape/view.ts';
import type { World } from '../shape/world.ts';
import type { DroidsShape } from '../shape.ts';
import { viewOf } from '../view.ts';
import { GREEDY, type Manner, pickAction, REFERENCE, SCENARIO } from './reference.ts';

const player =
  (manner: Manner): Policy<DroidsShape> =>
  (_game, world, { state }) => {
    const action = pickAction(world.rules, viewOf(world, state), manner);
    return action === null ? [{ type: 'concede' }] : [action];
  };

export const policies: Readonly<Record<string, Policy<DroidsShape>>> = {
  greedy: player(GREEDY),
  careful: player(REFERENCE),
};

export const advice: NonNullable<Proof<DroidsShape>['advice']> = {
  name: 'the reference player',
  pick: (world: World, view: View): Turn<DroidsShape> | null => {
    const action = pickAction(world.rules, view, world.level.attempt === undefined ? SCENARIO : REFERENCE);
    return action === null ? null : [action];
  },
};
