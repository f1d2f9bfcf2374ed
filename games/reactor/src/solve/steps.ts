// A line of play in the making: a state in the middle of a turn, and how it got there. Actions and turn ends are
// carried out by the rules themselves, silently.

import type { Plant } from '../level/plant.ts';
import { refuseAction } from '../refuse.ts';
import { act } from '../rules/interact.ts';
import { SILENT, simulate } from '../rules/simulate.ts';
import type { Action, Mechanic } from '../shape.ts';
import type { State } from '../state.ts';

/** `null` ends the turn. */
export type Step = Action | null;

/** What a search may not use: for checking that a level needs what it claims to teach. */
export type Ban = (plant: Plant, state: State, action: Action) => boolean;

export const NO_BAN: Ban = () => false;

/** Carries out one step; false, with the state untouched, where the rules or the ban refuse it. */
export const take = (plant: Plant, draft: State, step: Step, ban: Ban = NO_BAN): boolean => {
  if (step === null) {
    if (draft.outcome !== 'none') return false;
    simulate(plant, draft, SILENT, null);
    return true;
  }
  if (refuseAction(plant, draft, step) !== null || ban(plant, draft, step)) return false;
  act(plant, draft, SILENT, step, null);
  return true;
};

/** The turns of a row of steps; a last unfinished turn counts as one. */
export const turnsOfSteps = (steps: readonly Step[]): Action[][] => {
  const turns: Action[][] = [[]];
  for (const step of steps) {
    if (step === null) turns.push([]);
    else turns.at(-1)!.push(step);
  }
  if (turns.at(-1)!.length === 0) turns.pop();
  return turns;
};

/** The action a mechanic stands for, as a ban: none of it may be used. */
export const banOf = (mechanic: Mechanic): Ban => {
  const item = {
    fuelNeutralizer: 'FuelNeutralizer',
    coolantNeutralizer: 'CoolantNeutralizer',
    electricityNeutralizer: 'ElectricityNeutralizer',
  } as const;
  return (plant, state, action) => {
    if (action.type === 'interactProp') return plant.props[plant.propAt[state.robot.at]!]?.type === mechanic;
    if (action.type !== 'interactLeak') return false;
    if (action.do === 'repair') return mechanic === 'repair';
    if (action.do === 'shield') return mechanic === 'heatShield';
    return mechanic in item && item[mechanic as keyof typeof item] === action.item;
  };
};
