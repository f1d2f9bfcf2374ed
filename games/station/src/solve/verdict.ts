// Can the deck still be won with the air that is left [DS-328]? Yes with a plan the rules have carried out, no with a proof,
// unknown otherwise.

import type { Action } from '../actions.ts';
import type { Deck } from '../deck.ts';
import type { State } from '../state.ts';
import { exact } from './exact.ts';
import { idealTo, landmarksOf, MANY_FACTS } from './landmarks.ts';
import { reachOf } from './reach.ts';
import { relevantOf } from './relevant.ts';
import { replayed } from './replay.ts';
import { planOf } from './sim.ts';
import { solved } from './solved.ts';
import { type Task, taskOf } from './task.ts';

export type Winnable = { readonly nodes: number } & (
  | { readonly is: 'yes'; readonly plan: readonly Action[]; readonly isLeast: boolean }
  | { readonly is: 'no'; readonly why: string }
  | { readonly is: 'unknown' }
);

export type Judging = Generator<{ readonly nodes: number; readonly depth: number }, Winnable, void>;

export const winnable = (deck: Deck, state: State, nodes: number): Winnable => {
  const work = judge(deck, state, nodes);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

/** `nodes` of the exact search, made only where the first plan does not fit the air. */
export function* judge(deck: Deck, state: State, nodes: number): Judging {
  const task = taskOf(deck, state);
  if (!reachOf(task).isGoal) return { is: 'no', why: 'the goal is out of reach, whatever is done', nodes: 0 };
  const first = yield* solved(task, { nodes: 0 });
  if (first.is === 'none')
    return { is: 'no', why: 'no order of switching within the load leads to the lift', nodes: first.nodes };
  if (first.is === 'plan' && replayed(deck, state, first.plan.actions, true) !== null)
    return { is: 'yes', plan: first.plan.actions, isLeast: false, nodes: first.nodes };
  const most = airAtMost(deck, state);
  if (leastAir(task) > most) return { is: 'no', why: 'the air does not last for the shortest way', nodes: first.nodes };
  const best = yield* exact(task, { nodes });
  const spent = first.nodes + best.nodes;
  if (best.is === 'none') return { is: 'no', why: 'every order of doing things was tried', nodes: spent };
  if (best.is === 'open') return { is: 'unknown', nodes: spent };
  const plan = planOf(task, best.stops);
  if (plan !== null && replayed(deck, state, plan.actions, true) !== null)
    return { is: 'yes', plan: plan.actions, isLeast: true, nodes: spent };
  if (best.cost > most) return { is: 'no', why: 'even the cheapest plan takes more air than there is', nodes: spent };
  return { is: 'unknown', nodes: spent };
}

/** The air in the tank and every canister not yet taken. */
const airAtMost = (deck: Deck, state: State): number => {
  if (state.air < 0) return Number.POSITIVE_INFINITY;
  const { items, floor, holds, puzzles, content } = deck;
  const isAir = (item: number): boolean => items[item] === 'air';
  let canisters = 0;
  for (const [i, item] of floor.entries()) if (!state.picked[i] && isAir(item)) canisters++;
  for (const [i, held] of holds.entries()) if (!state.searched[i]) canisters += held.filter(isAir).length;
  for (const [i, { grant }] of puzzles.entries())
    if (!state.solved[i] && grant.gives === 'item' && isAir(grant.item)) canisters++;
  return state.air + canisters * content.balance.air.canister;
};

/** Air every plan takes at the least: the bound of the exact search where the player stands [DS-324]. */
export const leastAir = (task: Task): number => {
  if (task.names.length > MANY_FACTS) return farthestObjective(task);
  const landmarks = landmarksOf(task, relevantOf(task));
  const certain = landmarks.cost.reduce((sum, cost) => sum + cost, 0);
  return certain + landmarks.bound(task.start, new Uint8Array(landmarks.bits.length).fill(1));
};

/** The bound in its plain form, for large decks: to the farthest thing the lift waits for and on to the exit. */
const farthestObjective = (task: Task): number => {
  const alive = Uint8Array.from(task.base, (price) => (price > 0 ? 1 : 0));
  const toExit = idealTo(task, { alive }, [task.exit]);
  const toHere = idealTo(task, { alive }, [task.start]);
  let farthest = toExit[task.start]!;
  let certain = 0;
  for (const bit of task.goal) {
    if (task.bits[bit]) continue;
    const ops = task.givers[bit]!.map((index) => task.ops[index]!);
    let nearest = Number.POSITIVE_INFINITY;
    // Walked the other way round a walk costs the same but for its two ends.
    for (const { from } of ops)
      for (const cell of from)
        nearest = Math.min(nearest, toHere[cell]! - task.base[task.start]! + task.base[cell]! + toExit[cell]!);
    farthest = Math.max(farthest, nearest);
    certain += ops.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  }
  return farthest + certain;
};
