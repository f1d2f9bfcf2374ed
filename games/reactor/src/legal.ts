// Everything that may come next in a turn, each accepted spelling once, in the order of the rule.

import { leaksFrom } from './leaks.ts';
import { isJunction } from './props.ts';
import { refuseAction } from './refuse.ts';
import { type Action, DIRS, ITEMS } from './shape.ts';
import { PLANT, type State } from './state.ts';

export function* legalActions(state: State): Generator<Action> {
  for (const action of spellings(state)) if (refuseAction(state, action) === null) yield action;
}

/** What could be said here, legal or not. */
function* spellings(state: State): Generator<Action> {
  const plant = state[PLANT];
  for (const dir of DIRS) yield { type: 'moveRobot', dir };
  const prop = plant.props[plant.propAt[state.robot.at]!];
  if (prop !== undefined) {
    yield { type: 'interactProp' };
    if (isJunction(prop)) for (const mode of prop.states) yield { type: 'interactProp', mode };
  }
  const leaks = leaksFrom(state, state.robot.at);
  if (leaks.length === 1) yield { type: 'interactLeak', do: 'repair' };
  for (const leak of leaks) yield { type: 'interactLeak', do: 'repair', leak: leak.id };
  for (const item of ITEMS)
    if (item !== 'HeatShield' && state.robot.inventory.includes(item))
      yield { type: 'interactLeak', do: 'apply', item };
  if (state.robot.inventory.includes('HeatShield')) yield { type: 'interactLeak', do: 'shield' };
  yield { type: 'activateReactor' };
}
