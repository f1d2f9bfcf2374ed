// Searches that know nothing: cheapest first over the rules themselves, step by step, and over interactions without any
// bound or shortcut. What the exact search is held to [DS-325].

import { SilentTape } from '@interlock/kernel';
import type { Deck } from '../../src/deck.ts';
import type { StationEvent } from '../../src/events.ts';
import { legalActions } from '../../src/legal.ts';
import { playTurn } from '../../src/play.ts';
import { priceOf } from '../../src/rules/air.ts';
import { Sim } from '../../src/solve/sim.ts';
import type { Op, Task } from '../../src/solve/task.ts';
import { copyState, type State } from '../../src/state.ts';

const IDLE = new Set(['wait', 'concede', 'setCctvPower', 'scanFeeds']);

class Buckets<T> {
  readonly #list: T[][] = [];
  #least = 0;

  push(cost: number, one: T): void {
    this.#list[cost] ??= [];
    this.#list[cost]!.push(one);
  }

  pop(): { readonly cost: number; readonly one: T } | null {
    for (; this.#least < this.#list.length; this.#least++) {
      const one = this.#list[this.#least]?.pop();
      if (one !== undefined) return { cost: this.#least, one };
    }
    return null;
  }
}

/** The least air of any row of actions that clears the deck, by the rules alone; null where none does. */
export const leastByRules = ({ deck, state: start }: { readonly deck: Deck; readonly state: State }): number | null => {
  const open = new Buckets<State>();
  const seen = new Map<string, number>();
  const keyOf = (state: State): string =>
    [state.at, state.doorsOn, state.unlocked, state.fixed, state.searched, state.picked, state.inserted, state.lamps]
      .map(String)
      .join('/');
  open.push(0, { ...copyState(start), air: -1 });
  for (let next = open.pop(); next !== null; next = open.pop()) {
    const { cost, one: state } = next;
    if (state.outcome === 'won') return cost;
    const key = keyOf(state);
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= cost) continue;
    seen.set(key, cost);
    for (const action of legalActions(deck, state)) {
      if (IDLE.has(action.type)) continue;
      const draft = copyState(state);
      playTurn(deck, draft, [action], new SilentTape<StationEvent>());
      open.push(cost + priceOf(deck, state, action), draft);
    }
  }
  return null;
};

interface Place {
  readonly at: number;
  readonly bits: Uint8Array;
  readonly batteries: number;
  readonly load: number;
}

/** The least air over states after interactions, every one of them tried from every cell. */
export const leastByInteractions = (task: Task): number | null => {
  const open = new Buckets<Place>();
  const seen = new Set<string>();
  const sim = new Sim(task);
  const all = task.names.map((_, bit) => bit);
  const save = (): Place => ({ at: sim.at, bits: sim.bits.slice(), batteries: sim.batteries, load: sim.load });
  const load = ({ at, bits, batteries, load }: Place): void => {
    sim.suppose(at, all, bits, load);
    sim.batteries = batteries;
    sim.cost = 0;
  };
  open.push(0, save());
  for (let next = open.pop(); next !== null; next = open.pop()) {
    const { cost, one } = next;
    const key = `${one.at}:${one.bits.join('')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    load(one);
    if (sim.isReady() && sim.at === task.exit) return cost;
    const tries: { readonly op: Op | null; readonly cell: number }[] = [];
    sim.walker.run(sim.field.price, sim.at, (cell) => {
      for (const op of task.ops) if (op.from.includes(cell)) tries.push({ op, cell });
      if (cell === task.exit) tries.push({ op: null, cell });
      return false;
    });
    for (const { op, cell } of tries) {
      load(one);
      if (op !== null && (sim.isDone(op) || (op.kind !== 'pick' && !sim.isOpen(op)))) continue;
      if (op === null && !sim.isReady()) continue;
      sim.walkTo(cell);
      if (op !== null && !sim.isDone(op)) sim.perform(op);
      open.push(cost + sim.cost, save());
    }
  }
  return null;
};
