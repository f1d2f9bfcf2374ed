// The way with the fewest closed gates from what a closure reached to anywhere else [DS-292].

import type { Closure } from './closure.ts';
import type { Network } from './network.ts';

export interface Ways {
  /** Closed gates on the best way to any of these cells, from the reached side on; null: no way at all. */
  gatesTo(cells: readonly number[]): readonly number[] | null;
  /** The same, empty where there is no way. */
  closedGates(cells: readonly number[]): readonly number[];
}

export const waysFrom = (network: Network, { sphere, isOpen }: Closure): Ways => {
  const { passable, gates, layout } = network;
  const shutAt = new Map<number, number[]>();
  for (const [index, { cells }] of gates.entries())
    if (isOpen[index] === 0)
      for (const cell of cells) {
        const list = shutAt.get(cell) ?? [];
        list.push(index);
        shutAt.set(cell, list);
      }
  const cost = new Int32Array(passable.length).fill(-1);
  const previous = new Int32Array(passable.length).fill(-1);
  // Buckets by number of gates passed: entering a further cell of the same gate costs nothing more.
  let bucket: number[] = [];
  for (let cell = 0; cell < passable.length; cell++)
    if (sphere[cell] !== -1) {
      cost[cell] = 0;
      bucket.push(cell);
    }
  const later: number[][] = [];
  for (let passed = 0; bucket.length > 0 || later.some((list) => list.length > 0); passed++) {
    for (let next = 0; next < bucket.length; next++) {
      const cell = bucket[next]!;
      if (cost[cell] !== passed) continue;
      for (const step of layout.steps) {
        const to = cell + step;
        if (passable[to] === 0) continue;
        const before = shutAt.get(cell);
        const more = (shutAt.get(to) ?? []).filter((gate) => !before?.includes(gate)).length;
        if (cost[to] !== -1 && cost[to]! <= passed + more) continue;
        cost[to] = passed + more;
        previous[to] = cell;
        if (more === 0) bucket.push(to);
        else {
          while (later.length < more) later.push([]);
          later[more - 1]!.push(to);
        }
      }
    }
    bucket = later.shift() ?? [];
  }
  const gatesTo = (cells: readonly number[]): readonly number[] | null => {
    let best = -1;
    for (const cell of cells) if (cost[cell] !== -1 && (best === -1 || cost[cell]! < cost[best]!)) best = cell;
    if (best === -1) return null;
    const found: number[] = [];
    for (let cell = best; cell !== -1; cell = previous[cell]!)
      for (const gate of shutAt.get(cell) ?? []) if (!found.includes(gate)) found.unshift(gate);
    return found;
  };
  return { gatesTo, closedGates: (cells) => gatesTo(cells) ?? [] };
};
