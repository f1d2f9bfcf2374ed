// The least that is still to be done: a lower bound in turns that never exceeds the truth.

import type { Plant } from '../plant.ts';
import { PLANT, type State } from '../state.ts';
import { stepsTo } from './walk.ts';

/** Consumers that some scheduled event may yet switch on by itself. */
const switchedByEvents = new WeakMap<Plant, ReadonlySet<string>>();

const mayComeOn = (plant: Plant): ReadonlySet<string> => {
  let found = switchedByEvents.get(plant);
  if (!found) {
    const ids = (plant.file.events ?? []).flatMap((event) =>
      event.effects.flatMap((effect) => (effect.do === 'setProp' ? [effect.prop] : [])),
    );
    found = new Set(ids);
    switchedByEvents.set(plant, found);
  }
  return found;
};

const controlOf = (plant: Plant): number => plant.props.find((prop) => prop.type === 'reactorControl')?.cell ?? -1;

/** Turns still needed, this one included, from a state in the middle of a turn. */
export const turnsLeft = (state: State): number => {
  const plant = state[PLANT];
  const { cost, actions } = plant.numbers;
  const control = controlOf(plant);
  if (control < 0) return Number.POSITIVE_INFINITY;
  const toControl = stepsTo(plant, control);
  const byEvent = mayComeOn(plant);
  let walk = toControl[state.robot.at]!;
  let switches = 0;
  for (const prop of plant.consumers) {
    if (!prop.required || state.props[prop.index] === 1 || byEvent.has(prop.id)) continue;
    switches++;
    walk = Math.max(walk, stepsTo(plant, prop.cell)[state.robot.at]! + toControl[prop.cell]!);
  }
  const needed = walk * cost.moveRobot + switches * cost.interactProp + cost.activateReactor;
  const later = Math.ceil(Math.max(0, needed - state.actionsLeft) / actions);
  const isReady = state.level === 'Ready';
  return 1 + Math.max(later, isReady ? 0 : 1);
};
