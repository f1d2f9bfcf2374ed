// A compact key of everything the future depends on: equal keys, equal future.

import { partsOf } from './conditions.ts';
import type { ConditionFile } from './file.ts';
import type { Plant } from './plant.ts';
import { ITEMS } from './shape.ts';
import { PLANT, type State } from './state.ts';

/** The last turn in which its number can still matter: a firing, a turn limit or a turn condition lies ahead. */
const lastTimedTurn = (plant: Plant): number => {
  let last = 0;
  for (const { turn, every, until } of plant.events)
    last = Math.max(last, every === 0 || until < turn ? turn : turn + Math.floor((until - turn) / every) * every);
  const conditions: ConditionFile[] = plant.also.map((also) => also.condition);
  for (const { rule } of plant.terminal) {
    if (rule.kind === 'turnLimit') last = Math.max(last, rule.turn);
    if (rule.kind === 'condition') conditions.push(rule.when);
  }
  for (const whole of conditions)
    for (const c of partsOf(whole)) if (c.is === 'turnAtLeast') last = Math.max(last, c.turn - 1);
  return last;
};

const lastTimed = new WeakMap<Plant, number>();

const isTurnAhead = (plant: Plant, turn: number): boolean => {
  let last = lastTimed.get(plant);
  if (last === undefined) {
    last = lastTimedTurn(plant);
    lastTimed.set(plant, last);
  }
  return turn <= last;
};

/** Ends a list of unknown length; no cell, value or count reaches it. */
const END = 0xffff;

/** Everything but the actions left: states alike in this differ only in how much of the turn remains. Exact, not hashed:
 *  fields first, then the few cells that hold anything. Network values are left out: they follow from the props. */
export const worldKey = (state: State): string => {
  const plant = state[PLANT];
  const { robot, props, service, spin, leaks, surface, blocks } = state;
  const key: number[] = [
    isTurnAhead(plant, state.turn) ? state.turn : 0,
    robot.at,
    (robot.condition === 'Damaged' ? 1 : 0) |
      (robot.exposed ? 2 : 0) |
      (state.deteriorating ? 4 : 0) |
      (state.eye ? 8 : 0),
    robot.integrity,
    robot.immunity,
    state.outcome === 'none' ? (state.level === 'Ready' ? 1 : 0) : state.outcome === 'won' ? 2 : 3,
  ];
  for (const item of ITEMS) {
    let held = 0;
    for (const one of robot.inventory) if (one === item) held++;
    key.push(held);
  }
  for (let i = 0; i < props.length; i++) key.push(props[i]!);
  for (let i = 0; i < service.length; i++) key.push(service[i]!);
  for (let i = 0; i < spin.length; i++) key.push(spin[i]!);
  for (let i = 0; i < leaks.length; i++) key.push(leaks[i]!);
  for (let i = 0; i < surface.length; i++) if (surface[i] !== 0) key.push(i, surface[i]!);
  key.push(END);
  for (let i = 0; i < blocks.length; i++) if (blocks[i] !== 0) key.push(i, blocks[i]!);
  return String.fromCharCode(...key);
};

export const keyOf = (state: State): string => worldKey(state) + String.fromCharCode(state.actionsLeft);
