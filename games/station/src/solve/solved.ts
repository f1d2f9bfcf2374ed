// The way to a plan: fixpoint, needed interactions, routing, improvement, and the exact search where it can finish.
// Same task and same ask: same answer.

import { searchBrownout } from './brownout.ts';
import { exact } from './exact.ts';
import { neededOps } from './extract.ts';
import { improve } from './improve.ts';
import { reachOf } from './reach.ts';
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
  } else {
    const isNeeded = neededOps(task, reach)!;
    const stops = routeOf(task, isNeeded);
    plan = stops === null ? null : improve(task, stops);
  }
  if (ask.nodes > 0) {
    const best = yield* exact(task, { nodes: ask.nodes, ...(plan ? { below: plan.cost } : {}) }, reach);
    const nodes = before + best.nodes;
    if (best.is === 'best') {
      const cheaper = planOf(task, best.stops);
      if (cheaper !== null) return { is: 'plan', plan: cheaper, isExact: cheaper.cost <= best.cost, nodes };
    }
    // Nothing below the plan that is known: it is the best there is.
    if (best.is === 'none') return plan === null ? { is: 'none', nodes } : { is: 'plan', plan, isExact: true, nodes };
    before = nodes;
  }
  return plan === null ? { is: 'unknown', nodes: before } : { is: 'plan', plan, isExact: false, nodes: before };
}
