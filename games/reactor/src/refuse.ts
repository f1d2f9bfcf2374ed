// The judge of legality: the first reason in the order of the rule, with a sentence one can act on.

import type { Plant } from './level/plant.ts';
import { leaksFrom } from './rules/leaks.ts';
import { isJunction } from './rules/props.ts';
import { isHazardous } from './rules/remedies.ts';
import { wouldExposeOnEntry } from './rules/robot.ts';
import { type Action, DIRS } from './shape.ts';
import type { State } from './state.ts';

export interface Reason {
  readonly code: string;
  readonly why: string;
}

const no = (code: string, why: string): Reason => ({ code, why });

/** Why this action is not possible now, or null. */
export const refuseAction = (plant: Plant, state: State, action: Action): Reason | null => {
  if (state.outcome !== 'none')
    return no('run-over', state.outcome === 'won' ? 'The core runs; the level is won.' : 'The level is lost.');
  const cost = plant.numbers.cost[action.type];
  if (cost > state.actionsLeft)
    return no('no-actions-left', `This costs ${cost}; ${state.actionsLeft} of the turn's actions are left.`);
  if (action.type === 'moveRobot') return refuseMove(plant, state, DIRS.indexOf(action.dir));
  if (action.type === 'interactProp') return refuseProp(plant, state, action.mode);
  if (action.type === 'interactLeak') return refuseLeak(plant, state, action);
  const prop = propHere(plant, state);
  return prop?.type === 'reactorControl'
    ? null
    : no('not-at-reactor-control', 'The core is started at the reactor control.');
};

const propHere = (plant: Plant, state: State) => {
  return plant.props[plant.propAt[state.robot.at]!];
};

const refuseMove = (plant: Plant, state: State, dir: number): Reason | null => {
  const to = plant.near[state.robot.at * 4 + dir]!;
  if (to < 0) return no('wall-ahead', `There is a wall to the ${['north', 'west', 'east', 'south'][dir]}.`);
  if (state.robot.integrity === 1 && wouldExposeOnEntry(plant, state, to))
    return no('forbidden-cell', 'Entering that cell would take the last point of integrity.');
  return null;
};

const refuseProp = (plant: Plant, state: State, mode: string | undefined): Reason | null => {
  const prop = propHere(plant, state);
  if (prop === undefined) return no('no-prop', 'There is nothing to operate in this cell.');
  if (prop.type === 'reactorControl')
    return no('use-activate-reactor', 'There is nothing to switch at the reactor control: start the core instead.');
  if (mode !== undefined) {
    if (!isJunction(prop)) return no('not-a-junction', `Only junctions have modes; ${prop.id} is none.`);
    const code = prop.states.indexOf(mode);
    if (code < 0) return no('unknown-mode', `Junction ${prop.id} has the modes ${prop.states.join(', ')}.`);
    if (code === state.props[prop.index]) return no('no-change', `Junction ${prop.id} is in mode ${mode} already.`);
  }
  if (prop.type === 'eyeTerminal' && state.eye) return no('already-unlocked', 'The all-seeing eye is open already.');
  if (prop.type !== 'supply') return null;
  if (state.props[prop.index] === 1) return no('supply-depleted', `Supply ${prop.id} is empty.`);
  const { capacity } = plant.numbers;
  if (state.robot.inventory.length >= capacity)
    return no('inventory-full', `The inventory holds ${capacity} items and is full.`);
  return null;
};

const refuseLeak = (plant: Plant, state: State, action: Action & { type: 'interactLeak' }): Reason | null => {
  const { robot } = state;
  if (action.do === 'repair') {
    const here = leaksFrom(plant, state, robot.at);
    const named = action.leak === undefined ? here : here.filter((leak) => leak.id === action.leak);
    if (named.length === 0)
      return no(
        'no-leak-here',
        action.leak === undefined
          ? 'No leak comes out in this cell.'
          : `No open leak ${action.leak} comes out in this cell.`,
      );
    if (named.length > 1) return no('ambiguous-leak', `Name one of ${named.map((leak) => leak.id).join(', ')}.`);
    return null;
  }
  if (action.do === 'apply') {
    if (action.item === 'HeatShield') return no('use-shield', 'A heat shield is put up, not applied.');
    return robot.inventory.includes(action.item)
      ? null
      : no('no-such-item', `There is no ${action.item} in the inventory.`);
  }
  if (!robot.inventory.includes('HeatShield')) return no('no-such-item', 'There is no HeatShield in the inventory.');
  if (robot.immunity > 0) return no('already-immune', `The shield still holds for ${robot.immunity} steps.`);
  if (!isHazardous(plant, state, robot.at))
    return no('not-hazardous', 'A shield is put up in a hazardous cell; this one is clear.');
  return null;
};
