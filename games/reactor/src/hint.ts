// Words for a turn that wins: each action where it is taken, then where to look and which control to reach for.

import { cellOf } from './level/cells.ts';
import type { Plant, PlantProp } from './level/plant.ts';
import { afterActions } from './play.ts';
import { isLeaking } from './rules/leaks.ts';
import { type Action, CARRIERS } from './shape.ts';
import type { State } from './state.ts';
import { itemWords, sayAction } from './words.ts';

/** The actions in words, each said from where the robot then stands. */
export const sayTurn = (plant: Plant, state: State, turn: readonly Action[]): readonly string[] =>
  turn.map((action, i) => sayAction(plant, afterActions(plant, state, turn.slice(0, i)), action));

/** Where to look, and which control: taken from the first act of the turn that is not a step. */
export const hintsFor = (plant: Plant, state: State, turn: readonly Action[]): readonly [string, string] => {
  const i = turn.findIndex((action) => action.type !== 'moveRobot');
  const there = afterActions(plant, state, turn.slice(0, Math.max(0, i)));
  const action = turn[i];
  if (action === undefined || action.type === 'moveRobot') return walkOnly(plant, state, turn);
  const [x, y] = cellOf(plant, there.robot.at);
  if (action.type === 'activateReactor')
    return ['Everything runs. The core waits for you.', `Start the core at ${x},${y}.`];
  if (action.type === 'interactProp') return propHint(plant.props[plant.propAt[there.robot.at]!]!, x, y, action.mode);
  if (action.do === 'shield')
    return ['The way leads through heat.', `Put up the shield at ${x},${y}, before the hot cells.`];
  if (action.do === 'apply') return [`Look at what lies at ${x},${y}.`, `Apply a ${itemWords[action.item]} there.`];
  const leak = plant.leaks.find((one) => one.face === there.robot.at && isLeaking(there, one));
  return [`Look at the ${leak ? CARRIERS[leak.carrier] : ''} leak.`.replace('  ', ' '), `Repair it from ${x},${y}.`];
};

const walkOnly = (plant: Plant, state: State, turn: readonly Action[]): readonly [string, string] => {
  if (turn.length === 0) return ['Let the machine work for a turn.', 'End the turn without an action.'];
  const [x, y] = cellOf(plant, afterActions(plant, state, turn).robot.at);
  return ['This turn is only a walk.', `End the turn at ${x},${y}.`];
};

const propHint = (prop: PlantProp, x: number, y: number, mode: string | undefined): readonly [string, string] => {
  const carrier = prop.carrier < 0 ? '' : CARRIERS[prop.carrier]!;
  switch (prop.type) {
    case 'flow':
      return [`Look at the ${carrier} line.`, `Switch its source at ${x},${y}.`];
    case 'consumer':
      return [`Look at the ${carrier} service.`, `Switch its consumer at ${x},${y}.`];
    case 'tJunction':
    case 'crossJunction':
      return [
        `Look where the ${carrier} divides.`,
        `Set the junction at ${x},${y}${mode === undefined ? '' : ` to ${mode}`}.`,
      ];
    case 'door':
      return ['Look at the doors.', `Use the door at ${x},${y}.`];
    case 'supply':
      return ['Something useful lies about.', `Pick up the supply at ${x},${y}.`];
    default:
      return ['Some things cannot be seen from above.', `Use the terminal at ${x},${y}.`];
  }
};
