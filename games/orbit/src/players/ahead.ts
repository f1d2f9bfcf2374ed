// Looking a few turns ahead with a narrow beam: how the players of the simulation choose. Against published plans the
// picture is exact, so what makes a player good is how far it looks and how much it keeps in mind.

import { orderOpponents } from '../rules/opponents/order.ts';
import { resolveTurn } from '../rules/turn.ts';
import { ORDER_STRIDE } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { Plans } from '../solve/plans.ts';
import { Rows } from '../solve/rows.ts';
import { SILENCE } from '../solve/silence.ts';
import { copyState, resetTo, type State } from '../state.ts';

interface Node {
  readonly state: State;
  /** The plan of the first turn that led here. */
  readonly first: Int16Array;
  readonly worth: number;
}

/** Worth of a run that is won. */
const WON = 1_000_000;

export interface Sight {
  /** Turns looked ahead. */
  readonly turns: number;
  /** Lines kept in mind. */
  readonly width: number;
  /** Whether it leaves out plans that lose the run at once. */
  readonly mindsLosses: boolean;
  /** What a state looks like to this player; it may be wrong. */
  readonly worth: (world: World, state: State) => number;
}

/** The row of the first turn of the line that looks best; null where every plan loses at once. */
export const lookAhead = (
  world: World,
  start: State,
  { turns, width, mindsLosses, worth }: Sight,
): Int16Array | null => {
  const plans = new Plans(world);
  const rows = new Rows();
  const draft = copyState(start);
  const orders = new Int16Array(world.ships.length * ORDER_STRIDE);
  let front: Node[] = [{ state: start, first: orders, worth: 0 }];
  for (let depth = 0; depth < turns; depth++) {
    const next = new Best(width);
    for (const node of front) {
      if (node.state.ending !== null) {
        next.add(node);
        continue;
      }
      orderOpponents(world, node.state, orders);
      plans.list(node.state, orders, { isLast: false, isCarefree: false }, rows);
      for (let i = 0; i < rows.count; i++) {
        const row = rows.data.subarray(i * ORDER_STRIDE, (i + 1) * ORDER_STRIDE);
        orders.set(row);
        resetTo(draft, node.state);
        resolveTurn(world, draft, orders, SILENCE, null);
        const isWon = isWin(draft.ending);
        if (draft.ending !== null && !isWon && mindsLosses) continue;
        const value = isWon ? WON - depth : worth(world, draft);
        if (next.takes(value))
          next.add({ state: copyState(draft), first: depth === 0 ? row.slice() : node.first, worth: value });
      }
    }
    const kept = next.list();
    if (kept.length === 0) return depth === 0 ? null : front[0]!.first;
    front = kept;
  }
  return front[0]!.first;
};

/** Of a duel the first ship sees a win where it is the winner. */
const isWin = (ending: State['ending']): boolean =>
  ending?.is === 'won' || (ending?.is === 'duel' && ending.winner === 'blue');

/** The best nodes, so many at most; of equals the earlier. */
class Best {
  readonly #most: number;
  #nodes: Node[] = [];
  /** Worth a further node must exceed. */
  #least = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
  }

  takes(worth: number): boolean {
    return worth > this.#least;
  }

  add(node: Node): void {
    this.#nodes.push(node);
    if (this.#nodes.length >= 4 * this.#most) this.#cut();
  }

  list(): Node[] {
    this.#cut();
    return this.#nodes;
  }

  #cut(): void {
    this.#nodes.sort((a, b) => b.worth - a.worth);
    this.#nodes = this.#nodes.slice(0, this.#most);
    if (this.#nodes.length === this.#most) this.#least = this.#nodes.at(-1)!.worth;
  }
}
