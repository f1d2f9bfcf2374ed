// What search may know of the station: the key of a state, a bound in turns, the turns worth trying, and its own solver.

import type { SearchHooks, SolveAnswer } from '@interlock/kernel';
import type { Action } from './actions.ts';
import type { Deck } from './deck.ts';
import { legalActions } from './legal.ts';
import { WALL } from './map/layout.ts';
import type { StationShape } from './shape.ts';
import { exact } from './solve/exact.ts';
import { replayed } from './solve/replay.ts';
import { planOf } from './solve/sim.ts';
import { taskOf } from './solve/task.ts';
import { judge } from './solve/verdict.ts';
import { DECK, type State, wake } from './state.ts';

export const search: SearchHooks<StationShape> = {
  key: (_content, state) => keyOf(state),
  estimate: (_content, state) => turnsLeft(wake(state)),
  /** Waiting and giving up win nothing, cameras and scans only show [DS-057, DS-490]. */
  turns: (_content, state) =>
    legalActions(wake(state))
      .filter((action) => isOfUse(wake(state), action))
      .map((action) => [action]),
  complete: true,
  solve: function* (_content, { state: given }, { nodes, goal }) {
    const state = wake(given);
    if (state.outcome === 'won') return { verdict: 'winnable', witness: [], optimal: true, nodes: 0 };
    if (state.outcome !== 'none') return { verdict: 'lost', nodes: 0, why: state.outcome };
    const found = yield* judge(state, nodes);
    if (found.is === 'no') return { verdict: 'lost', nodes: found.nodes, why: found.why };
    if (found.is === 'unknown') return { verdict: 'unknown', nodes: found.nodes };
    const won = (plan: readonly Action[], optimal: boolean, spent: number): SolveAnswer<StationShape> => ({
      ...{ verdict: 'winnable', witness: plan.map((action) => [action]), optimal, nodes: spent },
    });
    if (goal === 'any') return won(found.plan, false, found.nodes);
    // Shortest is counted in turns here; par, counted in air, is worked out by solvePar.
    const task = taskOf(state, 'turns');
    const best = yield* exact(task, { nodes: Math.max(0, nodes - found.nodes) });
    const spent = found.nodes + best.nodes;
    const plan = best.is === 'best' ? planOf(task, best.stops) : null;
    if (plan === null || replayed(state, plan.actions, true) === null) return won(found.plan, false, spent);
    return won(plan.actions, true, spent);
  },
  /** For policies: objectives first, then what opens the deck and shows it, then the way that is left. */
  value: (_content, state) => {
    const here = wake(state);
    const { hazards, needs } = here[DECK];
    let worth = 0;
    for (let i = 0; i < hazards.length; i++) if (here.fixed[i]) worth += 300;
    for (let i = 0; i < needs.length; i++) worth += 100 * here.inserted[i]!;
    for (const held of here.held) worth += 40 * held;
    for (const on of here.doorsOn) worth += 20 * on;
    for (const open of here.unlocked) worth += 40 * open;
    for (const known of here.known) worth += known;
    return worth - (here.isReady ? 10 * turnsLeft(here) : 0);
  },
};

/** What the future depends on; what was seen is no part of it. */
const keyOf = (state: State): string => {
  const parts = [state.doorsOn, state.cctvOn, state.unlocked, state.fixed, state.searched, state.picked];
  const counts = [state.inserted, state.lamps, state.solved, state.held];
  const bits = parts.map((list) => list.join('')).join('/');
  return `${state.outcome}:${state.at}:${state.air}:${bits}/${counts.map((list) => list.join()).join('/')}`;
};

const isOfUse = (state: State, action: Action): boolean => {
  if (action.type === 'wait' || action.type === 'concede' || action.type === 'scanFeeds') return false;
  // Under a limit a camera takes load that doors may need.
  if (action.type === 'setCctvPower') return !action.on && state[DECK].capacity !== null;
  return true;
};

const walks = new WeakMap<Deck, Int32Array>();

/** Steps to the exit by cell with every gate open. */
const stepsToExit = (deck: Deck): Int32Array => {
  let steps = walks.get(deck);
  if (steps !== undefined) return steps;
  const { layout } = deck;
  steps = new Int32Array(layout.grid.size).fill(-1);
  const queue = [layout.exit];
  steps[layout.exit] = 0;
  for (let head = 0; head < queue.length; head++)
    for (const step of layout.steps) {
      const next = queue[head]! + step;
      if (layout.kind[next] === WALL || layout.thingAt[next] !== -1 || steps[next] !== -1) continue;
      steps[next] = steps[queue[head]!]! + 1;
      queue.push(next);
    }
  walks.set(deck, steps);
  return steps;
};

/** One turn for each step, each hazard and each battery at the least; infinite where no walk leads to the exit. */
const turnsLeft = (state: State): number => {
  if (state.outcome === 'won') return 0;
  const { hazards, needs } = state[DECK];
  const walk = stepsToExit(state[DECK])[state.at]!;
  if (walk < 0 || state.outcome !== 'none') return Number.POSITIVE_INFINITY;
  let turns = walk;
  for (let i = 0; i < hazards.length; i++) if (hazards[i]!.isBlocking && !state.fixed[i]) turns++;
  for (let i = 0; i < needs.length; i++) turns += needs[i]! - state.inserted[i]!;
  return turns;
};
