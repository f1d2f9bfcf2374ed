// What search may know of the station: the key of a state, a bound in turns, the turns worth trying, and its own solver.

import type { SearchHooks, SolveAnswer } from '@interlock/kernel';
import type { Action } from './actions.ts';
import type { Deck } from './deck.ts';
import { legalActions } from './legal.ts';
import type { StationShape } from './shape.ts';
import { exact } from './solve/exact.ts';
import { replayed } from './solve/replay.ts';
import { planOf } from './solve/sim.ts';
import { taskOf } from './solve/task.ts';
import { judge } from './solve/verdict.ts';
import type { State } from './state.ts';

export const search: SearchHooks<StationShape> = {
  key: (_deck, state) => keyOf(state),
  estimate: (deck, state) => turnsLeft(deck, state),
  /** Waiting and giving up win nothing, cameras and scans only show [DS-057, DS-490]. */
  turns: (deck, state) =>
    legalActions(deck, state)
      .filter((action) => isOfUse(deck, action))
      .map((action) => [action]),
  complete: true,
  solve: function* (deck, { state }, { nodes, goal }) {
    if (state.outcome === 'won') return { verdict: 'winnable', witness: [], optimal: true, nodes: 0 };
    if (state.outcome !== 'none') return { verdict: 'lost', nodes: 0, why: state.outcome };
    const found = yield* judge(deck, state, nodes);
    if (found.is === 'no') return { verdict: 'lost', nodes: found.nodes, why: found.why };
    if (found.is === 'unknown') return { verdict: 'unknown', nodes: found.nodes };
    const won = (plan: readonly Action[], optimal: boolean, spent: number): SolveAnswer<StationShape> => ({
      ...{ verdict: 'winnable', witness: plan.map((action) => [action]), optimal, nodes: spent },
    });
    if (goal === 'any') return won(found.plan, false, found.nodes);
    // Shortest is counted in turns here; par, counted in air, is worked out by solvePar.
    const task = taskOf(deck, state, 'turns');
    const best = yield* exact(task, { nodes: Math.max(0, nodes - found.nodes) });
    const spent = found.nodes + best.nodes;
    const plan = best.is === 'best' ? planOf(task, best.stops) : null;
    if (plan === null || replayed(deck, state, plan.actions, true) === null) return won(found.plan, false, spent);
    return won(plan.actions, true, spent);
  },
  /** For policies: objectives first, then what opens the deck and shows it, then the way that is left. */
  value: (deck, state) => {
    const { hazards, needs } = deck;
    let worth = 0;
    for (let i = 0; i < hazards.length; i++) if (state.fixed[i]) worth += 300;
    for (let i = 0; i < needs.length; i++) worth += 100 * state.inserted[i]!;
    for (const held of state.held) worth += 40 * held;
    for (const on of state.doorsOn) worth += 20 * on;
    for (const open of state.unlocked) worth += 40 * open;
    for (const known of state.known) worth += known;
    return worth - (state.isReady ? 10 * turnsLeft(deck, state) : 0);
  },
};

/** What the future depends on; what was seen is no part of it. */
const keyOf = (state: State): string => {
  const parts = [state.doorsOn, state.cctvOn, state.unlocked, state.fixed, state.searched, state.picked];
  const counts = [state.inserted, state.lamps, state.solved, state.held, state.added ?? []];
  const bits = parts.map((list) => list.join('')).join('/');
  return `${state.outcome}:${state.at}:${state.air}:${bits}/${counts.map((list) => list.join()).join('/')}`;
};

const isOfUse = (deck: Deck, action: Action): boolean => {
  if (action.type === 'wait' || action.type === 'concede' || action.type === 'scanFeeds') return false;
  // Under a limit a camera takes load that doors may need.
  if (action.type === 'setCctvPower') return !action.on && deck.capacity !== null;
  return true;
};

/** One turn for each step, each hazard and each battery at the least; infinite where no walk leads to the exit. */
const turnsLeft = (deck: Deck, state: State): number => {
  if (state.outcome === 'won') return 0;
  const { hazards, needs } = deck;
  const walk = deck.stepsToExit[state.at]!;
  if (walk < 0 || state.outcome !== 'none') return Number.POSITIVE_INFINITY;
  let turns = walk;
  for (let i = 0; i < hazards.length; i++) if (hazards[i]!.isBlocking && !state.fixed[i]) turns++;
  for (let i = 0; i < needs.length; i++) turns += needs[i]! - state.inserted[i]!;
  return turns;
};
