// Lookups a closure runs on, made once a network: what waits at a cell, what waits for a fact.

import type { Condition, Network } from './network.ts';

export interface Lookup {
  /** Gates over each cell. */
  readonly gatesOver: Uint8Array;
  /** Sources that can be used from a cell: `sources[first[cell] … first[cell + 1]]`. */
  readonly firstSource: Int32Array;
  readonly sourcesAt: Int32Array;
  /** Sources that give a fact, in the same way. */
  readonly firstGiver: Int32Array;
  readonly giversOf: Int32Array;
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

/** Pairs of key and value, one after the other, sorted by key into one list with the place where each key begins. */
export const grouped = (keys: number, pairs: readonly number[]): readonly [first: Int32Array, list: Int32Array] => {
  const first = new Int32Array(keys + 1);
  for (let i = 0; i < pairs.length; i += 2) first[pairs[i]! + 1]!++;
  for (let key = 0; key < keys; key++) first[key + 1]! += first[key]!;
  const list = new Int32Array(pairs.length / 2);
  const next = first.slice();
  for (let i = 0; i < pairs.length; i += 2) list[next[pairs[i]!]!++] = pairs[i + 1]!;
  return [first, list];
};

const makeLookup = (network: Network): Lookup => {
  const { gates, sources, objectives, facts, passable } = network;
  const gatesOver = new Uint8Array(passable.length);
  for (const { cells } of gates) for (const cell of cells) gatesOver[cell]!++;
  const used: number[] = [];
  const given: number[] = [];
  for (let source = 0; source < sources.length; source++) {
    for (const cell of sources[source]!.from) used.push(cell, source);
    for (const fact of sources[source]!.gives) given.push(fact, source);
  }
  const [firstSource, sourcesAt] = grouped(passable.length, used);
  const [firstGiver, giversOf] = grouped(facts.length, given);
  const owner: number[] = [];
  const length: number[] = [];
  const waiting: number[] = [];
  const list = (who: number, condition: Condition): void => {
    for (const needed of condition) {
      // A fact that is named twice is waited for once.
      const all = needed.length < 2 ? needed : new Set(needed);
      for (const fact of all) waiting.push(fact, owner.length);
      owner.push(who);
      length.push(needed.length < 2 ? needed.length : (all as ReadonlySet<number>).size);
    }
  };
  for (let gate = 0; gate < gates.length; gate++) list(gate, gates[gate]!.opens);
  for (let source = 0; source < sources.length; source++) list(gates.length + source, sources[source]!.needs);
  const [firstList, listsOf] = grouped(facts.length, waiting);
  const batteries = objectives.reduce((sum, one) => sum + one.batteries, 0);
  return {
    ...{ gatesOver, firstSource, sourcesAt, firstGiver, giversOf, firstList, listsOf, batteries },
    owner: Int32Array.from(owner),
    length: Uint8Array.from(length),
  };
};
