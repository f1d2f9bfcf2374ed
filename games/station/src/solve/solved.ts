// The way to a plan: fixpoint, needed interactions, routing, improvement, the exact search as far as its nodes carry, and
// where they did not a search that is nearly exact and a thorough local one.
// Same task and same ask: same answer.

import { searchBrownout } from './brownout.ts';
import { exact } from './exact.ts';
import { neededOps } from './extract.ts';
import { type Effort, improve, QUICK, THOROUGH } from './improve.ts';
import { type Reach, reachOf } from './reach.ts';
import { relevantOf } from './relevant.ts';
import { routeOf } from './route.ts';
import { withoutUnused, withShortcuts } from './shortcuts.ts';
import { type Plan, planOf } from './sim.ts';
import type { Task } from './task.ts';

export interface SolvedAsk {
  /** Nodes of the exact search; 0: none is made. */
  readonly nodes: number;
  /** How hard a plan is thought over where the exact search does not finish; left out: thoroughly. */
  readonly effort?: Effort;
}

export type Solved = { readonly nodes: number } & (
  | { readonly is: 'plan'; readonly plan: Plan; readonly isExact: boolean }
  /** Proven: no plan exists. */
  | { readonly is: 'none' }
  | { readonly is: 'unknown' }
);

/** Work of the search that does not insist on the cheapest plan, and of the one while somebody waits. */
const NEARLY = 4_000_000;
const NEARLY_WAITED_FOR = 1_200_000;
/** With fewer nodes a search comes to nothing. */
const FEW = 500;
/** Work of trying an interaction, in cells. */
const TRY = 10;

/** Nodes of a search that may do so much work: every node looks at the whole floor and tries every interaction. */
export const nodesFor = ({ base, ops }: Task, work: number): number => {
  let each = TRY * ops.length + 1;
  for (const price of base) if (price > 0) each++;
  const nodes = Math.floor(work / each);
  return nodes < FEW ? 1 : nodes;
};

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
  } else plan = routed(task, withShortcuts(task, neededOps(task, reach)!), QUICK);
  if (ask.nodes > 0) {
    const best = yield* exact(task, { nodes: ask.nodes, ...(plan ? { below: plan.cost } : {}) }, reach);
    const nodes = before + best.nodes;
    if (best.is === 'best') {
      const least = planOf(task, best.stops);
      if (least !== null) return { is: 'plan', plan: least, isExact: least.cost <= best.cost, nodes };
    }
    // Nothing below the plan that is known: it is the best there is.
    if (best.is === 'none') return plan === null ? { is: 'none', nodes } : { is: 'plan', plan, isExact: true, nodes };
    const { effort = THOROUGH } = ask;
    const nearly = { weight: 1200, nodes: nodesFor(task, effort === THOROUGH ? NEARLY : NEARLY_WAITED_FOR) };
    const near = yield* exact(task, { ...nearly, ...(plan ? { below: plan.cost } : {}) }, reach);
    before = nodes + near.nodes;
    const stops = near.is === 'best' ? near.stops : null;
    if (stops !== null) plan = cheaper(plan, isLimited ? planOf(task, stops) : improve(task, stops, effort));
    if (!isLimited) plan = cheaper(plan, thorough(task, reach, effort));
  }
  return plan === null ? { is: 'unknown', nodes: before } : { is: 'plan', plan, isExact: false, nodes: before };
}

const routed = (task: Task, isNeeded: Uint8Array, effort: Effort): Plan | null => {
  const stops = routeOf(task, isNeeded);
  return stops === null ? null : improve(task, withoutUnused(task, stops), effort);
};

/** From two ends: with what the fixpoint needs, and with everything that may be of use, most of which is dropped again. */
const thorough = (task: Task, reach: Reach, effort: Effort): Plan | null => {
  const ofUse = new Uint8Array(task.ops.length);
  for (const { index } of relevantOf(task, reach).ops) ofUse[index] = 1;
  return cheaper(routed(task, neededOps(task, reach)!, effort), routed(task, ofUse, effort));
};

const cheaper = (one: Plan | null, other: Plan | null): Plan | null =>
  one === null || (other !== null && other.cost < one.cost) ? other : one;
