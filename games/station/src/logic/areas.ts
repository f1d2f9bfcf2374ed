// The cells of a network drawn together: what no gate divides is one area, every gated cell is an area of its own. A
// question asked for every room alone [DS-182] is answered on areas, of which there are few.

import { grouped, lookupOf } from './lookup.ts';
import type { Network } from './network.ts';

export interface Areas {
  readonly count: number;
  /** Area by cell; -1 for cells that can never be entered. */
  readonly of: Int32Array;
  /** Neighbours of area a: `next[first[a] … first[a + 1]]`; gates over it and sources used from it in the same way. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly firstGate: Int32Array;
  readonly gatesAt: Int32Array;
  readonly firstSource: Int32Array;
  readonly sourcesAt: Int32Array;
}

const made = new WeakMap<Network, Areas>();

export const areasOf = (network: Network): Areas => {
  let areas = made.get(network);
  if (areas === undefined) {
    areas = drawAreas(network);
    made.set(network, areas);
  }
  return areas;
};

const drawAreas = (network: Network): Areas => {
  const { passable, layout, gates, sources } = network;
  const { gatesOver } = lookupOf(network);
  const [north, east, south, west] = layout.steps;
  const of = new Int32Array(passable.length).fill(-1);
  const stack = new Int32Array(passable.length);
  let count = 0;
  let top = 0;
  const visit = (cell: number): void => {
    if (passable[cell] === 0 || gatesOver[cell] !== 0 || of[cell] !== -1) return;
    of[cell] = count;
    stack[top++] = cell;
  };
  const gated: number[] = [];
  for (let seed = 0; seed < passable.length; seed++) {
    if (passable[seed] === 0 || of[seed] !== -1) continue;
    if (gatesOver[seed] !== 0) {
      of[seed] = count;
      gated.push(seed);
    } else {
      visit(seed);
      while (top > 0) {
        const cell = stack[--top]!;
        visit(cell + north);
        visit(cell + east);
        visit(cell + south);
        visit(cell + west);
      }
    }
    count++;
  }

  // Two areas border on each other only where at least one of them is gated.
  const pairs: number[] = [];
  for (const cell of gated)
    for (const step of layout.steps) {
      const other = of[cell + step]!;
      if (other === -1) continue;
      pairs.push(of[cell]!, other);
      if (gatesOver[cell + step] === 0) pairs.push(other, of[cell]!);
    }
  const [first, next] = grouped(count, pairs);
  const [firstGate, gatesAt] = byArea(count, of, gates, ({ cells }) => cells);
  const [firstSource, sourcesAt] = byArea(count, of, sources, ({ from }) => from);
  return { count, of, first, next, firstGate, gatesAt, firstSource, sourcesAt };
};

/** Things by the areas that their cells lie in, each once an area. */
const byArea = <T>(count: number, of: Int32Array, things: readonly T[], cellsOf: (thing: T) => readonly number[]) => {
  const pairs: number[] = [];
  for (let index = 0; index < things.length; index++) {
    const begin = pairs.length;
    for (const cell of cellsOf(things[index]!)) {
      const area = of[cell]!;
      let isNew = area !== -1;
      for (let i = begin; i < pairs.length && isNew; i += 2) isNew = pairs[i] !== area;
      if (isNew) pairs.push(area, index);
    }
  }
  return grouped(count, pairs);
};

export interface Parts {
  readonly count: number;
  /** Part by area. */
  readonly of: Int32Array;
  /** Neighbours of a part. */
  readonly first: Int32Array;
  readonly next: Int32Array;
}

/** Areas drawn together, those that are not apart with whatever they border on that is not. */
export const joinedAreas = (areas: Areas, isApart: Uint8Array): Parts => {
  const of = new Int32Array(areas.count).fill(-1);
  let count = 0;
  const stack: number[] = [];
  for (let seed = 0; seed < areas.count; seed++) {
    if (of[seed] !== -1) continue;
    of[seed] = count;
    if (isApart[seed] === 0) stack.push(seed);
    for (let area = stack.pop(); area !== undefined; area = stack.pop())
      for (let i = areas.first[area]!; i < areas.first[area + 1]!; i++) {
        const other = areas.next[i]!;
        if (isApart[other] === 1 || of[other] !== -1) continue;
        of[other] = count;
        stack.push(other);
      }
    count++;
  }
  const pairs: number[] = [];
  for (let area = 0; area < areas.count; area++)
    for (let i = areas.first[area]!; i < areas.first[area + 1]!; i++)
      if (of[area] !== of[areas.next[i]!]) pairs.push(of[area]!, of[areas.next[i]!]!);
  const [first, next] = grouped(count, pairs);
  return { count, of, first, next };
};
