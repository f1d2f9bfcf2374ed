// What is worth doing next: walk to a place and do one thing there, ending turns as the actions run out; or wait.

import { isLeaking } from '../leaks.ts';
import { isJunction } from '../props.ts';
import { isHazardous } from '../remedies.ts';
import { wouldExposeOnEntry, wouldExposeOnStay } from '../robot.ts';
import { type Action, ITEMS } from '../shape.ts';
import { copyState, PLANT, type State } from '../state.ts';
import { type Ban, type Step, take } from './steps.ts';
import { stepsTo, wayTo } from './walk.ts';

export interface Macro {
  readonly cell: number;
  /** What to do there; null: only go, then end the turn. */
  readonly action: Action | null;
}

export interface Done {
  readonly state: State;
  readonly steps: readonly Step[];
}

const SPOTS = 4;

/** The macros of a state, in a fixed order. */
export function* macrosOf(state: State): Generator<Macro> {
  const plant = state[PLANT];
  for (const prop of plant.props) {
    const { cell } = prop;
    const now = state.props[prop.index]!;
    if (prop.type === 'reactorControl')
      yield state.level === 'Ready' ? { cell, action: { type: 'activateReactor' } } : { cell, action: null };
    else if (isJunction(prop)) {
      for (const [code, mode] of prop.states.entries()) if (code !== now) yield { cell, action: { type: 'interactProp', mode } };
    } else if (prop.type === 'supply') {
      if (now === 0 && state.robot.inventory.length < plant.numbers.capacity) yield { cell, action: { type: 'interactProp' } };
    } else if (prop.type === 'eyeTerminal') {
      if (!state.eye && needsEye(plant.file)) yield { cell, action: { type: 'interactProp' } };
    } else yield { cell, action: { type: 'interactProp' } };
  }
  for (const leak of plant.leaks)
    if (isLeaking(state, leak)) yield { cell: leak.face, action: { type: 'interactLeak', do: 'repair', leak: leak.id } };
  for (const [kind, item] of ITEMS.entries())
    if (item !== 'HeatShield' && state.robot.inventory.includes(item))
      for (const cell of spotsOf(state, kind)) yield { cell, action: { type: 'interactLeak', do: 'apply', item } };
  yield { cell: state.robot.at, action: null };
}

const needsEye = (file: unknown): boolean => JSON.stringify(file).includes('eyeUnlocked"}');

/** Where a neutralizer may pay: leak faces of its carrier and the cells richest in it. */
const spotsOf = (state: State, kind: number): number[] => {
  const plant = state[PLANT];
  const spots = plant.leaks.filter((leak) => leak.carrier === kind && isLeaking(state, leak)).map((leak) => leak.face);
  const rich = [...plant.floor].filter((cell) => state.surface[cell * 4 + kind]! >= plant.numbers.lo[kind]!);
  rich.sort((a, b) => state.surface[b * 4 + kind]! - state.surface[a * 4 + kind]! || a - b);
  return [...new Set([...spots, ...rich])].slice(0, SPOTS);
};

export type Manner = 'careful' | 'rash';

/** Turns a single macro may take. */
const PATIENCE = 8;

/** Carries a macro out on a copy; null where it cannot be done. Careful: never enters what hurts, and stops for the night
 *  where staying is safe. Rash: walks through, behind a shield where one is carried. */
export const carryOut = (from: State, macro: Macro, manner: Manner, ban: Ban): Done | null => {
  const state = copyState(from);
  const steps: Step[] = [];
  const does = (step: Step): boolean => {
    if (!take(state, step, ban)) return false;
    steps.push(step);
    return true;
  };
  const startTurn = state.turn;
  while (state.robot.at !== macro.cell) {
    if (state.turn - startTurn > PATIENCE || isOver(state)) return null;
    const way = wayTo(state, macro.cell, manner === 'rash');
    if (way === null) return null;
    if (!walkOn(state, way, manner, does)) return null;
  }
  if (isOver(state)) return null;
  if (macro.action === null) return does(null) && !isOver(state) ? { state, steps } : null;
  if (does(macro.action)) return { state, steps };
  if (state.actionsLeft >= state[PLANT].numbers.cost[macro.action.type]) return null;
  return does(null) && !isOver(state) && does(macro.action) ? { state, steps } : null;
};

const isOver = (state: State): boolean => state.outcome !== 'none';

/** As far along the way as this turn allows; ends the turn where it cannot go on. False where the run is lost. */
const walkOn = (
  state: State,
  way: readonly ('N' | 'W' | 'E' | 'S')[],
  manner: Manner,
  does: (step: Step) => boolean,
): boolean => {
  const { near, numbers } = state[PLANT];
  const reach = Math.min(way.length, Math.floor(state.actionsLeft / numbers.cost.moveRobot));
  let stop = reach;
  if (manner === 'careful' && reach < way.length) {
    let cell = state.robot.at;
    stop = wouldExposeOnStay(state, cell) ? -1 : 0;
    for (let i = 0; i < reach; i++) {
      cell = near[cell * 4 + 'NWES'.indexOf(way[i]!)]!;
      if (!wouldExposeOnStay(state, cell)) stop = i + 1;
    }
    if (stop < 0) stop = reach;
  }
  for (let i = 0; i < stop; i++) {
    const next = near[state.robot.at * 4 + 'NWES'.indexOf(way[i]!)]!;
    if (manner === 'rash' && state.robot.immunity === 0 && wouldExposeOnEntry(state, next) && isHazardous(state, state.robot.at)) {
      if (does({ type: 'interactLeak', do: 'shield' })) return true;
    }
    if (manner === 'careful' && wouldExposeOnEntry(state, next)) return true;
    if (!does({ type: 'moveRobot', dir: way[i]! })) return does(null) && !isOver(state);
  }
  if (stop < way.length) return does(null) && !isOver(state);
  return true;
};

/** Steps from the robot to the control site, hazards ignored. */
export const stepsToControl = (state: State): number => {
  const plant = state[PLANT];
  const control = plant.props.find((prop) => prop.type === 'reactorControl');
  return control ? stepsTo(plant, control.cell)[state.robot.at]! : 0;
};
