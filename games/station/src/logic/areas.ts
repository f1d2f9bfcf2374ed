// The cells of a network drawn together: what no gate divides is one area, every gated cell is an area of its own. A
// question asked for every room alone [DS-182] is answered on areas, of which there are few.

import { lookupOf } from './lookup.ts';
import type { Network } from './network.ts';

export interface Areas {
  readonly count: number;
  /** Area by cell; -1 for cells that can never be entered. */
  readonly of: Int32Array;
  /** Neighbours of area a: `next[first[a] … first[a + 1]]`. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** Gates over the one cell of a gated area. */
  readonly gates: ReadonlyMap<number, readonly number[]>;
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
  const { passable, layout } = network;
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
  const { first, next } = grouped(count, pairs);

  const gates = new Map<number, number[]>();
  for (const [index, { cells }] of network.gates.entries())
    for (const cell of cells) {
      if (of[cell] === -1) continue;
      const over = gates.get(of[cell]!) ?? [];
      over.push(index);
      gates.set(of[cell]!, over);
    }
  return { count, of, first, next, gates };
};

/** Neighbours by area, from pairs of areas. */
const grouped = (count: number, pairs: readonly number[]): Pick<Areas, 'first' | 'next'> => {
  const first = new Int32Array(count + 1);
  for (let i = 0; i < pairs.length; i += 2) first[pairs[i]! + 1]!++;
  for (let area = 0; area < count; area++) first[area + 1]! += first[area]!;
  const at = first.slice();
  const next = new Int32Array(pairs.length / 2);
  for (let i = 0; i < pairs.length; i += 2) next[at[pairs[i]!]!++] = pairs[i + 1]!;
  return { first, next };
};

/** The same areas with those drawn together that are divided by no gate of which `divides` is true. */
export const joinedAreas = (areas: Areas, divides: (gate: number) => boolean): Areas => {
  const isApart = new Uint8Array(areas.count);
  for (const [area, over] of areas.gates) if (over.some(divides)) isApart[area] = 1;
  const part = new Int32Array(areas.count).fill(-1);
  let count = 0;
  const stack: number[] = [];
  for (let seed = 0; seed < areas.count; seed++) {
    if (part[seed] !== -1) continue;
    part[seed] = count;
    if (isApart[seed] === 0) stack.push(seed);
    for (let area = stack.pop(); area !== undefined; area = stack.pop())
      for (let i = areas.first[area]!; i < areas.first[area + 1]!; i++) {
        const other = areas.next[i]!;
        if (isApart[other] === 1 || part[other] !== -1) continue;
        part[other] = count;
        stack.push(other);
      }
    count++;
  }
  const pairs: number[] = [];
  for (let area = 0; area < areas.count; area++)
    for (let i = areas.first[area]!; i < areas.first[area + 1]!; i++)
      if (part[area] !== part[areas.next[i]!]) pairs.push(part[area]!, part[areas.next[i]!]!);
  const of = areas.of.slice();
  for (let cell = 0; cell < of.length; cell++) if (of[cell] !== -1) of[cell] = part[of[cell]!]!;
  const gates = new Map<number, readonly number[]>();
  for (const [area, over] of areas.gates) if (isApart[area] === 1) gates.set(part[area]!, over);
  return { count, of, ...grouped(count, pairs), gates };
};
