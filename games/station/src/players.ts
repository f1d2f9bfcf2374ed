// Players that need no person and know only what the view tells: `random`, the naive `explorer` of the balance tables
// (nearest unknown or usable thing first), and `careful`, who explores too but walks a plan as soon as one can be seen.

import type { Policy, Stream } from '@interlock/kernel';
import { type Action, WAYS } from './actions.ts';
import type { Deck } from './deck.ts';
import { CONCEDE, legalActions, WAIT } from './legal.ts';
import { WALL } from './map/layout.ts';
import type { StationShape } from './shape.ts';
import { opsAt } from './solve/reach.ts';
import { Sim } from './solve/sim.ts';
import { solved } from './solve/solved.ts';
import { taskOf } from './solve/task.ts';
import type { State } from './state.ts';
import { supposed } from './suppose.ts';

const random: Policy<StationShape> = (_game, deck, { state }, stream) => [
  // Nobody gives up by chance [DS-490].
  stream.pick(legalActions(deck, state).filter(({ type }) => type !== CONCEDE.type)),
];

const explorer: Policy<StationShape> = (_game, deck, { state }, stream) => [
  explore(deck, state, new Sim(taskOf(deck, supposed(deck, state))), stream),
];

const careful: Policy<StationShape> = (_game, deck, { state }, stream) => {
  const task = taskOf(deck, supposed(deck, state));
  const work = solved(task, { nodes: 0 });
  let step = work.next();
  while (!step.done) step = work.next();
  const found = step.value;
  const first = found.is === 'plan' ? found.plan.actions[0] : undefined;
  return [first ?? explore(deck, state, new Sim(task), stream)];
};

export const players: Readonly<Record<string, Policy<StationShape>>> = { random, explorer, careful };

/** One action towards the nearest thing that can be used, cell next to the unknown, or, once it is ready, the lift. */
const explore = (deck: Deck, state: State, sim: Sim, stream: Stream): Action => {
  const { task } = sim;
  const { layout } = task.deck;
  const list = opsAt(task);
  const furniture = unsearched(deck, state);
  let now: Action | null = null;
  const isWorth = (cell: number): boolean => {
    now = usable(sim, list, cell) ?? furniture.get(cell) ?? null;
    if (now !== null) return true;
    if (cell === sim.at) return false;
    if (state.picked[layout.itemAt[cell]!] === 0) return true;
    return layout.steps.some((step) => state.known[cell + step] === 0);
  };
  const isGoal = state.isReady ? (cell: number): boolean => cell === task.exit : isWorth;
  let to = sim.walker.run(sim.field.price, sim.at, isGoal);
  if (to < 0 && state.isReady) to = sim.walker.run(sim.field.price, sim.at, isWorth);
  if (to < 0) return shed(deck, state, stream);
  if (to === sim.at) return now ?? WAIT;
  const next = sim.walker.path(to)[0]!;
  return { type: 'move', dir: WAYS[layout.steps.indexOf(next - sim.at)]! };
};

/** What can be done from a cell by what is known: nobody switches off without need. */
const usable = (sim: Sim, { first, list }: ReturnType<typeof opsAt>, cell: number): Action | null => {
  for (let i = first[cell]!; i < first[cell + 1]!; i++) {
    const op = sim.task.ops[list[i]!]!;
    if (op.clears.length === 0 && op.kind !== 'pick' && sim.isOpen(op) && !sim.isDone(op)) return op.actions[0]!;
  }
  return null;
};

/** Furniture is searched wherever it is seen: what it holds is not known. */
const unsearched = (deck: Deck, state: State): ReadonlyMap<number, Action> => {
  const { layout } = deck;
  const found = new Map<number, Action>();
  for (const { kind, id, row, cell, access } of layout.things)
    if (kind === 'furniture' && state.searched[row] === 0 && state.known[cell] === 1)
      for (const spot of access)
        if (layout.kind[spot] !== WALL && !found.has(spot)) found.set(spot, { type: 'search', furniture: id });
  return found;
};

/** Nothing to go for: under a limit something else must be switched, by chance. */
const shed = (deck: Deck, state: State, stream: Stream): Action => {
  const choices = legalActions(deck, state).filter(({ type }) => type === 'move' || type === 'setDoorPower');
  return choices.length === 0 ? WAIT : stream.pick(choices);
};
