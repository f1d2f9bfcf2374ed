// Par: the air of the best plan and whether it is proven to be the least [DS-321]. Worked out once, when a level is
// imported, started or generated; play and replay only read it [DS-500].

import type { Action } from '../actions.ts';
import type { Content } from '../data/content.ts';
import { compileDeck } from '../deck.ts';
import type { Registry } from '../logic/registry.ts';
import type { Level } from '../map/level.ts';
import { setupState } from '../setup.ts';
import { WAITED_FOR } from './improve.ts';
import { replayed } from './replay.ts';
import { nodesFor, solved } from './solved.ts';
import { taskOf } from './task.ts';

export interface SolvedPar {
  readonly air: number;
  readonly exact: boolean;
  /** The plan behind it, as turns: replayed through the rules before it is handed out. */
  readonly plan: readonly (readonly [Action])[];
  /** Interactions of the plan, pickups included. */
  readonly interactions: number;
  readonly nodes: number;
}

export interface ParAsk {
  /** Nodes of the exact search; left out: as balance says; 0: none. */
  readonly nodes?: number;
  /** Somebody waits for the level to open: less is searched. `prove` searches it in full and writes it down. */
  readonly isWaitedFor?: boolean;
  /** The mechanics the level is read by; left out: those of the game. */
  readonly registry?: Registry;
}

/** Work of the exact search of a level that is opened. */
const OPENED = 2_000_000;

/** Null where no plan is known. Air, view and difficulty of the level do not matter [DS-326]. */
export const solvePar = (content: Content, level: Level, ask: ParAsk = {}): SolvedPar | null => {
  const deck = compileDeck(content, level, ask.registry);
  const state = setupState(deck);
  const task = taskOf(deck, state);
  const all = content.balance.solver.exactNodeLimit;
  const search = solved(
    task,
    ask.isWaitedFor
      ? { nodes: Math.min(all, nodesFor(task, OPENED)), effort: WAITED_FOR }
      : { nodes: ask.nodes ?? all },
  );
  let step = search.next();
  while (!step.done) step = search.next();
  const found = step.value;
  if (found.is !== 'plan') return null;
  const { actions, stops } = found.plan;
  const air = replayed(deck, state, actions);
  if (air === null) return null;
  return {
    air,
    exact: found.isExact,
    plan: actions.map((action) => [action] as const),
    interactions: stops.length,
    nodes: found.nodes,
  };
};

/** The level with `par auto` solved, and with the plan where it has none of its own: rooms that plan leaves out are the
 *  optional ones [DS-154]. A level for which no plan is known keeps `auto`, which plays as par 0. */
export const withPar = (content: Content, level: Level): Level => {
  if (level.par !== 'auto') return level;
  const par = solvePar(content, level, { isWaitedFor: true });
  return par === null ? level : { plan: par.plan, ...level, par: { air: par.air, exact: par.exact } };
};
