// The way to a plan: fixpoint, needed interactions, routing, improvement, the exact search as far as its nodes carry, and
// a thorough local search where they did not.
// Same task and same ask: same answer.

import { searchBrownout } from './brownout.ts';
import { exact } from './exact.ts';
import { neededOps } from './extract.ts';
import { type Effort, improve, QUICK, THOROUGH } from './improve.ts';
import { type Reach, reachOf } from './reach.ts';
import { relevantOf } from './relevant.ts';
import { routeOf } from './route.ts';
import { type Plan, planOf } from './sim.ts';
import type { Task } from './task.ts';

export interface SolvedAsk {
  /** Nodes of the exact search; 0: none is made. */
  readonly nodes: number;
}

export type Solved = { readonly nodes: number } & (
  | { readonly is: 'plan'; readonly plan: Plan; readonly isExact: boolean }
  /** Proven: no plan exists. */
  | { readonly is: 'none' }
  | { readonly is: 'unknown' }
);

export type Solving = Generator<{ readonly nodes: number; readonly depth: number }, Solved, void>;

export function* solved(task: Task, ask: SolvedAsk): Solving {
  const reach = reachOf(task);
  if (!reach.isGoal) return { is: 'none', nodes: 0 };
  const isLimited = task.capacity !== Number.POSITIVE_INFINITY;
  let plan: Plan | null = null;
  let before = 0;
  if (isLimited) {
    const found = yield* searchBrownout(task);
    before = found.nodes;
    if (found.is === 'unsolvable') return { is: 'none', nodes: before };
    plan = found.is === 'solvable' ? improve(task, found.stops) : null;
  } else plan = routed(task, neededOps(task, reach)!, QUICK);
  if (ask.nodes > 0) {
    const best = yield* exact(task, { nodes: ask.nodes, ...(plan ? { below: plan.cost } : {}) }, reach);
    const nodes = before + best.nodes;
    if (best.is === 'best') {
      const least = planOf(task, best.stops);
      if (least !== null) return { is: 'plan', plan: least, isExact: least.cost <= best.cost, nodes };
    }
    // Nothing below the plan that is known: it is the best there is.
    if (best.is === 'none') return plan === null ? { is: 'none', nodes } : { is: 'plan', plan, isExact: true, nodes };
    before = nodes;
    if (!isLimited) plan = cheaper(plan, thorough(task, reach));
  }
  return plan === null ? { is: 'unknown', nodes: before } : { is: 'plan', plan, isExact: false, nodes: before };
}

const routed = (task: Task, isNeeded: Uint8Array, effort: Effort): Plan | null => {
  const stops = routeOf(task, isNeeded);
  return stops === null ? null : improve(task, stops, effort);
};

/** From two ends: with what the fixpoint needs, and with everything that may be of use, most of which is dropped again. */
const thorough = (task: Task, reach: Reach): Plan | null => {
  const ofUse = new Uint8Array(task.ops.length);
  for (const { index } of relevantOf(task, reach).ops) ofUse[index] = 1;
  return cheaper(routed(task, neededOps(task, reach)!, THOROUGH), routed(task, ofUse, THOROUGH));
};

const cheaper = (one: Plan | null, other: Plan | null): Plan | null =>
  one === null || (other !== null && other.cost < one.cost) ? other : one;
