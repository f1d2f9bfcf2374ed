// Everything that may come next in a turn, each accepted spelling once, in the order of the rule.

import type { Plant } from './level/plant.ts';
import { refuseAction } from './refuse.ts';
import { leaksFrom } from './rules/leaks.ts';
import { isJunction } from './rules/props.ts';
import { type Action, DIRS, ITEMS } from './shape.ts';
import type { State } from './state.ts';

export const MOVES: readonly Action[] = DIRS.map((dir) => ({ type: 'moveRobot', dir }));
const INTERACT: Action = { type: 'interactProp' };
const REPAIR: Action = { type: 'interactLeak', do: 'repair' };
const SHIELD: Action = { type: 'interactLeak', do: 'shield' };
const ACTIVATE: Action = { type: 'activateReactor' };

export const legalActions = (plant: Plant, state: State): readonly Action[] =>
  spellings(plant, state).filter((action) => refuseAction(plant, state, action) === null);

/** What could be said here; of it only what walls and the place forbid is left out already. */
const spellings = (plant: Plant, state: State): Action[] => {
  const { at, inventory } = state.robot;
  const found: Action[] = [];
  for (let dir = 0; dir < 4; dir++) if (plant.near[at * 4 + dir]! >= 0) found.push(MOVES[dir]!);
  const prop = plant.props[plant.propAt[at]!];
  if (prop !== undefined) {
    found.push(INTERACT);
    if (isJunction(prop)) for (const mode of prop.states) found.push({ type: 'interactProp', mode });
  }
  const leaks = leaksFrom(plant, state, at);
  if (leaks.length === 1) found.push(REPAIR);
  for (const leak of leaks) found.push({ type: 'interactLeak', do: 'repair', leak: leak.id });
  for (const item of ITEMS)
    if (item !== 'HeatShield' && inventory.includes(item)) found.push({ type: 'interactLeak', do: 'apply', item });
  if (inventory.includes('HeatShield')) found.push(SHIELD);
  if (prop?.type === 'reactorControl') found.push(ACTIVATE);
  return found;
};
