// The least that is still to be done: a lower bound in turns that never exceeds the truth. What Ready needs in person is
// visited in the best order, then the control site.

import type { Plant } from '../level/plant.ts';
import type { State } from '../state.ts';
import { type Need, needsOf } from './needs.ts';
import { stepsTo } from './walk.ts';

/** Places in one round at most; with more, the first of them bound as well, only less. */
const PLACES = 11;

interface Goals {
  readonly toControl: Int16Array;
  readonly needs: readonly Need[];
  /** Steps from every cell to the place of a need. */
  readonly toNeed: readonly Int16Array[];
  /** By set of open needs and the one stood at: fewest steps through all of them and on to the control site. */
  readonly rounds: Int16Array;
}

const goals = new WeakMap<Plant, Goals | null>();

const findGoals = (plant: Plant): Goals | null => {
  const control = plant.props.find((prop) => prop.type === 'reactorControl');
  if (control === undefined) return null;
  const needs = needsOf(plant).slice(0, PLACES);
  const toControl = stepsTo(plant, control.cell);
  const toNeed = needs.map(({ cell }) => stepsTo(plant, cell));
  return { toControl, needs, toNeed, rounds: roundsOf(needs, toNeed, toControl) };
};

const roundsOf = (needs: readonly Need[], toNeed: readonly Int16Array[], toControl: Int16Array): Int16Array => {
  const count = needs.length;
  const rounds = new Int16Array(count << count);
  for (let set = 1; set < 1 << count; set++)
    for (let at = 0; at < count; at++) {
      if (!(set & (1 << at))) continue;
      const rest = set & ~(1 << at);
      const { cell } = needs[at]!;
      let best = rest === 0 ? toControl[cell]! : Number.POSITIVE_INFINITY;
      for (let next = 0; next < count; next++)
        if (rest & (1 << next)) best = Math.min(best, toNeed[next]![cell]! + rounds[rest * count + next]!);
      rounds[set * count + at] = Math.min(best, 0x3fff);
    }
  return rounds;
};

const goalsOf = (plant: Plant): Goals | null => {
  let found = goals.get(plant);
  if (found === undefined) {
    found = findGoals(plant);
    goals.set(plant, found);
  }
  return found;
};

/** Actions still needed at least: the deeds that have to be done in person, the best round through their places, the core. */
export const actionsLeast = (plant: Plant, state: State): number => {
  const { cost } = plant.numbers;
  const goal = goalsOf(plant);
  if (goal === null) return Number.POSITIVE_INFINITY;
  const { needs, toNeed, rounds } = goal;
  const { at } = state.robot;
  let open = 0;
  let price = cost.activateReactor;
  if (state.level !== 'Ready')
    for (let i = 0; i < needs.length; i++)
      if (needs[i]!.isOpen(state)) {
        open |= 1 << i;
        price += needs[i]!.price;
      }
  let walk = open === 0 ? goal.toControl[at]! : Number.POSITIVE_INFINITY;
  for (let i = 0; i < needs.length; i++)
    if (open & (1 << i)) walk = Math.min(walk, toNeed[i]![at]! + rounds[open * needs.length + i]!);
  return walk * cost.moveRobot + price;
};

/** Turns still needed, this one included, from a state in the middle of a turn. */
export const turnsLeft = (plant: Plant, state: State): number => {
  const later = Math.ceil(Math.max(0, actionsLeast(plant, state) - state.actionsLeft) / plant.numbers.actions);
  return 1 + Math.max(later, state.level === 'Ready' ? 0 : 1);
};
