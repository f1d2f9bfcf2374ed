// Shortest and cheapest ways. Of several equally good ones the rule below picks one, the same in every engine.

import type { Graph, Pass } from './graph.ts';

/**
 * The cells of a shortest way, both ends included, or null. Of several, the one whose first differing step comes first
 * in the order of neighbours.
 */
export const shortestPath = (graph: Graph, from: number, to: number, pass?: Pass): Int32Array | null => {
  const via = new Int32Array(graph.size).fill(-1);
  const queue = new Int32Array(graph.size);
  via[from] = from;
  queue[0] = from;
  let tail = 1;
  for (let head = 0; head < tail && via[to] === -1; head++) {
    const at = queue[head]!;
    const end = graph.first[at + 1]!;
    for (let i = graph.first[at]!; i < end; i++) {
      const next = graph.next[i]!;
      if (via[next] !== -1 || (pass !== undefined && !pass(at, next))) continue;
      via[next] = at;
      queue[tail++] = next;
    }
  }
  return pathFrom(via, to);
};

/** The cost of a step that cannot be taken. */
export const closed = -1;
const greatest = 0x7fffffff;

export interface Cheapest {
  /** The cost of reaching each cell; -1 where no way leads. */
  readonly cost: Int32Array;
  /** The cell before it on the chosen way; itself for the start, -1 where no way leads. */
  readonly via: Int32Array;
}

/**
 * Dijkstra over whole costs of 0 or more; a step costing `closed` cannot be taken. Cells of equal cost are settled first
 * in, first out, and a cell keeps the predecessor that first reached it at its final cost.
 */
export const cheapestPaths = (graph: Graph, from: number, costOf: (from: number, to: number) => number): Cheapest => {
  const cost = new Int32Array(graph.size).fill(-1);
  const via = new Int32Array(graph.size).fill(-1);
  const isSettled = new Uint8Array(graph.size);
  const queue = new Queue();
  cost[from] = 0;
  via[from] = from;
  queue.push(0, from);
  for (let at = queue.pop(); at !== -1; at = queue.pop()) {
    if (isSettled[at] === 1) continue;
    isSettled[at] = 1;
    const end = graph.first[at + 1]!;
    for (let i = graph.first[at]!; i < end; i++) {
      const to = graph.next[i]!;
      if (isSettled[to] === 1) continue;
      const price = costOf(at, to);
      if (price === closed) continue;
      if (!Number.isInteger(price) || price < 0) throw new RangeError(`A step cannot cost ${price}.`);
      const total = cost[at]! + price;
      if (total > greatest) throw new RangeError('The way costs more than a whole number of 31 bits holds.');
      if (cost[to] !== -1 && cost[to]! <= total) continue;
      cost[to] = total;
      via[to] = at;
      queue.push(total, to);
    }
  }
  return { cost, via };
};

/** The cells of the way to `to`, both ends included, or null where none leads. */
export const pathFrom = (via: Int32Array, to: number): Int32Array | null => {
  if (via[to] === -1) return null;
  let length = 1;
  for (let at = to; via[at] !== at; at = via[at]!) length++;
  const path = new Int32Array(length);
  for (let at = to, i = length - 1; i >= 0; at = via[at]!, i--) path[i] = at;
  return path;
};

/** A binary heap by cost, then by order of arrival. */
class Queue {
  readonly #cells: number[] = [];
  readonly #costs: number[] = [];
  readonly #turns: number[] = [];
  #arrivals = 0;

  push(cost: number, cell: number): void {
    let at = this.#cells.length;
    const turn = this.#arrivals++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#costs[above]! <= cost) break; // of equal cost, whoever came earlier stays above
      this.#move(above, at);
      at = above;
    }
    this.#put(at, cost, cell, turn);
  }

  /** The cell of least cost, or -1. */
  pop(): number {
    const first = this.#cells[0];
    if (first === undefined) return -1;
    const cost = this.#costs.pop()!;
    const cell = this.#cells.pop()!;
    const turn = this.#turns.pop()!;
    const size = this.#cells.length;
    if (size === 0) return first;
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && this.#isBefore(below + 1, this.#costs[below]!, this.#turns[below]!)) below++;
      if (!this.#isBefore(below, cost, turn)) break;
      this.#move(below, at);
      at = below;
    }
    this.#put(at, cost, cell, turn);
    return first;
  }

  #isBefore(at: number, cost: number, turn: number): boolean {
    return this.#costs[at]! < cost || (this.#costs[at]! === cost && this.#turns[at]! < turn);
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#costs[from]!, this.#cells[from]!, this.#turns[from]!);
  }

  #put(at: number, cost: number, cell: number, turn: number): void {
    this.#costs[at] = cost;
    this.#cells[at] = cell;
    this.#turns[at] = turn;
  }
}
