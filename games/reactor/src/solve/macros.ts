// What is worth doing next: walk to a place and do one thing there, ending turns as the actions run out; or wait.

import { MOVES } from '../legal.ts';
import type { Plant } from '../level/plant.ts';
import { partsOf } from '../rules/conditions.ts';
import { isLeaking } from '../rules/leaks.ts';
import { isJunction } from '../rules/props.ts';
import { isHazardous } from '../rules/remedies.ts';
import { wouldExposeOnEntry, wouldExposeOnStay } from '../rules/robot.ts';
import { type Action, ITEMS } from '../shape.ts';
import type { State } from '../state.ts';
import { borrow, giveBack } from './spares.ts';
import { type Ban, type Step, take } from './steps.ts';
import { stepsTo, wayTo } from './walk.ts';

/** A place worth walking to and what can be done there; no action: wait there until the turn is over. */
export interface Errand {
  readonly cell: number;
  readonly actions: readonly Action[];
}

export interface Done {
  readonly state: State;
  readonly steps: readonly Step[];
}

const SPOTS = 4;

/** The errands of a state, in a fixed order. */
export function* errandsOf(plant: Plant, state: State): Generator<Errand> {
  for (const prop of plant.props) {
    const { cell } = prop;
    const now = state.props[prop.index]!;
    if (prop.type === 'reactorControl')
      yield { cell, actions: state.level === 'Ready' ? [{ type: 'activateReactor' }] : [] };
    else if (isJunction(prop))
      yield {
        cell,
        actions: prop.states.filter((_, code) => code !== now).map((mode) => ({ type: 'interactProp', mode })),
      };
    else if (prop.type === 'supply') {
      if (now === 0 && state.robot.inventory.length < plant.numbers.capacity)
        yield { cell, actions: [{ type: 'interactProp' }] };
    } else if (prop.type === 'eyeTerminal') {
      if (!state.eye && needsEye(plant)) yield { cell, actions: [{ type: 'interactProp' }] };
    } else yield { cell, actions: [{ type: 'interactProp' }] };
  }
  for (const leak of plant.leaks)
    if (isLeaking(state, leak))
      yield { cell: leak.face, actions: [{ type: 'interactLeak', do: 'repair', leak: leak.id }] };
  for (const [kind, item] of ITEMS.entries())
    if (item !== 'HeatShield' && state.robot.inventory.includes(item))
      for (const cell of spotsOf(plant, state, kind))
        yield { cell, actions: [{ type: 'interactLeak', do: 'apply', item }] };
  yield { cell: state.robot.at, actions: [] };
}

/** Opening the eye changes no rule; only a condition can ask for it. */
const needsEye = (plant: Plant): boolean => {
  let isNeeded = eyes.get(plant);
  if (isNeeded === undefined) {
    isNeeded = plant.also.some(({ condition }) => [...partsOf(condition)].some((part) => part.is === 'eyeUnlocked'));
    eyes.set(plant, isNeeded);
  }
  return isNeeded;
};

const eyes = new WeakMap<Plant, boolean>();

/** Where a neutralizer may pay: leak faces of its carrier and the cells richest in it. */
const spotsOf = (plant: Plant, state: State, kind: number): number[] => {
  const spots = plant.leaks.filter((leak) => leak.carrier === kind && isLeaking(state, leak)).map((leak) => leak.face);
  const rich = [...plant.floor].filter((cell) => state.surface[cell * 4 + kind]! >= plant.numbers.lo[kind]!);
  rich.sort((a, b) => state.surface[b * 4 + kind]! - state.surface[a * 4 + kind]! || a - b);
  return [...new Set([...spots, ...rich])].slice(0, SPOTS);
};

export type Manner = 'careful' | 'rash';

/** Turns a single macro may take. */
const PATIENCE = 8;

/** Carries an errand out on copies, once for each of its actions; empty where it cannot be done. Careful: never enters
 *  what hurts, and stops for the night where staying is safe. Rash: walks through, behind a shield where one is carried. */
export const carryOut = (plant: Plant, from: State, errand: Errand, manner: Manner, ban: Ban): readonly Done[] => {
  const state = borrow(plant, from);
  const done = carryOutOn(plant, state, errand, manner, ban);
  if (done.length === 0 || done.at(-1)!.state !== state) giveBack(plant, state);
  return done;
};

/** The same on a state that may be changed; it becomes the last of those done. */
const carryOutOn = (plant: Plant, state: State, errand: Errand, manner: Manner, ban: Ban): readonly Done[] => {
  const steps: Step[] = [];
  const does = (step: Step): boolean => {
    if (!take(plant, state, step, ban)) return false;
    steps.push(step);
    return true;
  };
  const startTurn = state.turn;
  while (state.robot.at !== errand.cell) {
    if (state.turn - startTurn > PATIENCE || isOver(state)) return [];
    const way = wayTo(plant, state, errand.cell, manner === 'rash');
    if (way === null || !walkOn(plant, state, way, manner, does)) return [];
  }
  if (isOver(state)) return [];
  const action = errand.actions[0];
  if (action === undefined) return does(null) && !isOver(state) ? [{ state, steps }] : [];
  if (state.actionsLeft < plant.numbers.cost[action.type] && (!does(null) || isOver(state))) return [];
  const done: Done[] = [];
  for (const [i, one] of errand.actions.entries()) {
    const draft = i < errand.actions.length - 1 ? borrow(plant, state) : state;
    if (take(plant, draft, one, ban)) done.push({ state: draft, steps: [...steps, one] });
    else if (draft !== state) giveBack(plant, draft);
  }
  return done;
};

/** True where no other manner of walking could have been quicker: the shortest way, and no action left unused. */
export const isStraight = (plant: Plant, from: State, errand: Errand, { steps }: Done): boolean => {
  const { cost, actions } = plant.numbers;
  const away = stepsTo(plant, errand.cell)[from.robot.at]!;
  let moves = 0;
  let ends = 0;
  for (const step of steps) {
    if (step === null) ends++;
    else if (step.type === 'moveRobot') moves++;
  }
  const work = away * cost.moveRobot + (errand.actions[0] ? cost[errand.actions[0].type] : 0);
  return moves === away && ends <= Math.ceil(Math.max(0, work - from.actionsLeft) / actions);
};

const isOver = (state: State): boolean => state.outcome !== 'none';

/** As far along the way as this turn allows; ends the turn where it cannot go on. False where the run is lost. */
const walkOn = (
  plant: Plant,
  state: State,
  way: readonly number[],
  manner: Manner,
  does: (step: Step) => boolean,
): boolean => {
  const { near, numbers } = plant;
  const reach = Math.min(way.length, Math.floor(state.actionsLeft / numbers.cost.moveRobot));
  let stop = reach;
  if (manner === 'careful' && reach < way.length) {
    let cell = state.robot.at;
    stop = wouldExposeOnStay(plant, state, cell) ? -1 : 0;
    for (let i = 0; i < reach; i++) {
      cell = near[cell * 4 + way[i]!]!;
      if (!wouldExposeOnStay(plant, state, cell)) stop = i + 1;
    }
    if (stop < 0) stop = reach;
  }
  for (let i = 0; i < stop; i++) {
    const next = near[state.robot.at * 4 + way[i]!]!;
    if (
      manner === 'rash' &&
      state.robot.immunity === 0 &&
      wouldExposeOnEntry(plant, state, next) &&
      isHazardous(plant, state, state.robot.at)
    ) {
      if (does({ type: 'interactLeak', do: 'shield' })) return true;
    }
    if (manner === 'careful' && wouldExposeOnEntry(plant, state, next)) return true;
    if (!does(MOVES[way[i]!]!)) return does(null) && !isOver(state);
  }
  if (stop < way.length) return does(null) && !isOver(state);
  return true;
};

/** Steps from the robot to the control site, hazards ignored. */
export const stepsToControl = (plant: Plant, state: State): number => {
  const control = plant.props.find((prop) => prop.type === 'reactorControl');
  return control ? stepsTo(plant, control.cell)[state.robot.at]! : 0;
};
