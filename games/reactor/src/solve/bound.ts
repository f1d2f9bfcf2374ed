// The least that is still to be done: a lower bound in turns that never exceeds the truth.

import type { Plant } from '../level/plant.ts';
import type { State } from '../state.ts';
import { stepsTo } from './walk.ts';

/** Consumers that some scheduled event may yet switch on by itself. */
const mayComeOn = (plant: Plant): ReadonlySet<string> => {
  const effects = (plant.file.events ?? []).flatMap((event) => event.effects);
  return new Set(effects.flatMap((effect) => (effect.do === 'setProp' ? [effect.prop] : [])));
};

/** What the bound asks of a plant: ways to the control site, and the consumers that only the robot can switch on. */
interface Goals {
  readonly toControl: Int16Array;
  readonly switches: readonly { readonly index: number; readonly steps: Int16Array; readonly onward: number }[];
}

const goals = new WeakMap<Plant, Goals | null>();

const findGoals = (plant: Plant): Goals | null => {
  const control = plant.props.find((prop) => prop.type === 'reactorControl');
  if (control === undefined) return null;
  const toControl = stepsTo(plant, control.cell);
  const byEvent = mayComeOn(plant);
  const robotOnly = plant.consumers.filter((prop) => prop.required && !byEvent.has(prop.id));
  const switches = robotOnly.map(({ index, cell }) => ({
    index,
    steps: stepsTo(plant, cell),
    onward: toControl[cell]!,
  }));
  return { toControl, switches };
};

const goalsOf = (plant: Plant): Goals | null => {
  let found = goals.get(plant);
  if (found === undefined) {
    found = findGoals(plant);
    goals.set(plant, found);
  }
  return found;
};

/** Turns still needed, this one included, from a state in the middle of a turn. */
export const turnsLeft = (plant: Plant, state: State): number => {
  const { cost, actions } = plant.numbers;
  const goal = goalsOf(plant);
  if (goal === null) return Number.POSITIVE_INFINITY;
  const { at } = state.robot;
  let walk = goal.toControl[at]!;
  let switches = 0;
  for (const { index, steps, onward } of goal.switches) {
    if (state.props[index] === 1) continue;
    switches++;
    walk = Math.max(walk, steps[at]! + onward);
  }
  const needed = walk * cost.moveRobot + switches * cost.interactProp + cost.activateReactor;
  const later = Math.ceil(Math.max(0, needed - state.actionsLeft) / actions);
  const isReady = state.level === 'Ready';
  return 1 + Math.max(later, isReady ? 0 : 1);
};
