// Lookups a closure runs on, made once a network: what waits at a cell, what waits for a fact.

import type { Network } from './network.ts';

export interface Lookup {
  /** Gates over each cell. */
  readonly gatesOver: Uint8Array;
  /** Sources that can be used from a cell: `sources[first[cell] … first[cell + 1]]`. */
  readonly firstSource: Int32Array;
  readonly sourcesAt: Int32Array;
  /** Lists of facts that conditions consist of. Owners below the number of gates are gates, the rest sources. */
  readonly owner: Int32Array;
  readonly length: Uint8Array;
  /** Lists a fact stands in, by fact as above. */
  readonly firstList: Int32Array;
  readonly listsOf: Int32Array;
  /** Batteries all objectives take. */
  readonly batteries: number;
}

const lookups = new WeakMap<Network, Lookup>();

export const lookupOf = (network: Network): Lookup => {
  let lookup = lookups.get(network);
  if (lookup === undefined) {
    lookup = makeLookup(network);
    lookups.set(network, lookup);
  }
  return lookup;
};

/** Pairs (key, value) sorted by key into one list with the place where each key begins. */
const grouped = (keys: number, pairs: readonly (readonly [number, number])[]) => {
  const first = new Int32Array(keys + 1);
  for (const [key] of pairs) first[key + 1]!++;
  for (let key = 0; key < keys; key++) first[key + 1]! += first[key]!;
  const list = new Int32Array(pairs.length);
  const next = first.slice();
  for (const [key, value] of pairs) list[next[key]!++] = value;
  return [first, list] as const;
};

const makeLookup = (network: Network): Lookup => {
  const { gates, sources, objectives, facts, passable } = network;
  const gatesOver = new Uint8Array(passable.length);
  for (const { cells } of gates) for (const cell of cells) gatesOver[cell]!++;
  const [firstSource, sourcesAt] = grouped(
    passable.length,
    sources.flatMap(({ from }, source) => from.map((cell) => [cell, source] as const)),
  );
  const owner: number[] = [];
  const length: number[] = [];
  const waiting: [number, number][] = [];
  const conditions = [...gates.map(({ opens }) => opens), ...sources.map(({ needs }) => needs)];
  for (const [who, condition] of conditions.entries())
    for (const list of condition) {
      const all = new Set(list);
      for (const fact of all) waiting.push([fact, owner.length]);
      owner.push(who);
      length.push(all.size);
    }
  const [firstList, listsOf] = grouped(facts.length, waiting);
  const batteries = objectives.reduce((sum, one) => sum + one.batteries, 0);
  return {
    ...{ gatesOver, firstSource, sourcesAt, firstList, listsOf, batteries },
    owner: Int32Array.from(owner),
    length: Uint8Array.from(length),
  };
};
