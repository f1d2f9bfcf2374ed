// A lower bound on the turns still needed to win: never above the truth.

import { isReady } from './levelState.ts';
import type { Plant } from './plant.ts';
import { PLANT, type State } from './state.ts';

/** Walking distance of every floor cell to the reactor control, by plant; -1 where there is no way. */
const distances = (plant: Plant): Int16Array => {
  if (latest?.plant === plant) return latest.distance;
  const distance = new Int16Array(plant.size).fill(-1);
  const control = plant.props.find((prop) => prop.type === 'reactorControl');
  const queue = control === undefined ? [] : [control.cell];
  for (const cell of queue) distance[cell] = 0;
  for (let i = 0; i < queue.length; i++)
    for (let dir = 0; dir < 4; dir++) {
      const next = plant.near[queue[i]! * 4 + dir]!;
      if (next < 0 || distance[next]! >= 0) continue;
      distance[next] = distance[queue[i]!]! + 1;
      queue.push(next);
    }
  latest = { plant, distance };
  return distance;
};

let latest: { readonly plant: Plant; readonly distance: Int16Array } | null = null;

/** Turns: the walk to the control and the activation against the budget, at least one simulation while not Ready. */
export const estimateTurns = (state: State): number => {
  if (state.outcome === 'won') return 0;
  const plant = state[PLANT];
  const { cost, actions } = plant.numbers;
  const walk = Math.max(0, distances(plant)[state.robot.at]!) * cost.moveRobot;
  const isUp = state.level === 'Ready' && isReady(state);
  const off = isUp
    ? 0
    : plant.consumers.filter((p) => p.required && state.props[p.index] === 0 && !isSwitchedByEvent(plant, p.id)).length;
  const work = walk + off * cost.interactProp + cost.activateReactor;
  const further = Math.max(0, work - state.actionsLeft);
  return Math.max(isUp ? 1 : 2, 1 + Math.ceil(further / actions));
};

const isSwitchedByEvent = (plant: Plant, id: string): boolean =>
  plant.events.some((event) => event.effects.some((effect) => effect.do === 'setProp' && effect.prop === id));
