// A compact key of everything the future depends on: equal keys, equal future.

import type { ConditionFile } from '../level/file.ts';
import type { Plant } from '../level/plant.ts';
import { partsOf } from '../rules/conditions.ts';
import { ITEMS, type Item } from '../shape.ts';
import type { State } from '../state.ts';

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

/** Codes of the key in the making, used again and again. */
const codes: number[] = [];

/** Everything but the actions left: states alike in this differ only in how much of the turn remains. Exact, not hashed:
 *  fields first, then the few cells that hold anything. Network values are left out: they follow from the props. */
export const worldKey = (plant: Plant, state: State): string => {
  const { robot, props, service, spin, leaks, surface, blocks } = state;
  let n = 0;
  codes[n++] = isTurnAhead(plant, state.turn) ? state.turn : 0;
  codes[n++] = robot.at;
  codes[n++] =
    (robot.condition === 'Damaged' ? 1 : 0) |
    (robot.exposed ? 2 : 0) |
    (state.deteriorating ? 4 : 0) |
    (state.eye ? 8 : 0);
  codes[n++] = robot.integrity;
  codes[n++] = robot.immunity;
  codes[n++] = state.outcome === 'none' ? (state.level === 'Ready' ? 1 : 0) : state.outcome === 'won' ? 2 : 3;
  for (let i = 0; i < ITEMS.length; i++) codes[n++] = countOf(robot.inventory, ITEMS[i]!);
  for (let i = 0; i < props.length; i++) codes[n++] = props[i]!;
  for (let i = 0; i < service.length; i++) codes[n++] = service[i]!;
  for (let i = 0; i < spin.length; i++) codes[n++] = spin[i]!;
  for (let i = 0; i < leaks.length; i++) codes[n++] = leaks[i]!;
  for (let i = 0; i < surface.length; i++) {
    if (surface[i] === 0) continue;
    codes[n++] = i;
    codes[n++] = surface[i]!;
  }
  codes[n++] = END;
  for (let i = 0; i < blocks.length; i++) {
    if (blocks[i] === 0) continue;
    codes[n++] = i;
    codes[n++] = blocks[i]!;
  }
  codes.length = n;
  return String.fromCharCode.apply(null, codes);
};

const countOf = (inventory: readonly Item[], item: Item): number => {
  let held = 0;
  for (let i = 0; i < inventory.length; i++) if (inventory[i] === item) held++;
  return held;
};

export const keyOf = (plant: Plant, state: State): string =>
  worldKey(plant, state) + String.fromCharCode(state.actionsLeft);
