// What a closure's own way to some place consists of, collected backwards [DS-319]: every cell and fact visited once.

import type { Closure } from './closure.ts';
import type { Condition, Network } from './network.ts';

export interface Needed {
  /** Sources used on the way, in the order in which they can be used. */
  readonly sources: readonly number[];
  /** 1 for every cell of a path to the place or to a source. */
  readonly isOnPath: Uint8Array;
}

/** The way to these cells and facts, all of which the closure must have. */
export const neededFor = (
  { gates, sources, layout }: Network,
  { sphere, previous, factSphere, factSource, sourceCell, sourceSphere, isOpen }: Closure,
  cells: readonly number[],
  facts: readonly number[] = [],
): Needed => {
  const isOnPath = new Uint8Array(layout.grid.size);
  // Gates over one cell form a chain of places in a list.
  const firstAt = new Int32Array(layout.grid.size).fill(-1);
  const over: number[] = [];
  const nextAt: number[] = [];
  for (let index = gates.length - 1; index >= 0; index--)
    for (const cell of gates[index]!.cells) {
      nextAt.push(firstAt[cell]!);
      firstAt[cell] = over.push(index) - 1;
    }
  const isUsed = new Uint8Array(sources.length);
  const openCells = [...cells];
  const openFacts = [...facts];
  const isAsked = new Uint8Array(factSphere.length);
  /** The facts by which a condition first held; none where it was idealised away. */
  const ask = (condition: Condition): void => {
    let best: readonly number[] | null = null;
    let at = 0;
    for (const list of condition) {
      const spheres = list.map((fact) => factSphere[fact]!);
      if (spheres.includes(-1)) continue;
      const last = Math.max(0, ...spheres);
      if (best === null || last < at) [best, at] = [list, last];
    }
    if (best !== null) openFacts.push(...best);
  };
  for (;;) {
    const fact = openFacts.pop();
    if (fact !== undefined) {
      if (isAsked[fact] === 1) continue;
      isAsked[fact] = 1;
      const source = factSource[fact]!;
      if (source === -1 || isUsed[source] === 1) continue;
      isUsed[source] = 1;
      openCells.push(sourceCell[source]!);
      ask(sources[source]!.needs);
      continue;
    }
    const from = openCells.pop();
    if (from === undefined) break;
    for (let cell = from; cell !== -1 && sphere[cell] !== -1 && isOnPath[cell] === 0; cell = previous[cell]!) {
      isOnPath[cell] = 1;
      for (let i = firstAt[cell]!; i !== -1; i = nextAt[i]!) if (isOpen[over[i]!] === 1) ask(gates[over[i]!]!.opens);
    }
  }
  const used = [...isUsed.keys()].filter((index) => isUsed[index] === 1);
  return { sources: used.sort((a, b) => sourceSphere[a]! - sourceSphere[b]! || a - b), isOnPath };
};

/** Sources that a win uses, batteries as they come; null where the closure has no goal. */
export const neededForWin = (network: Network, found: Closure): readonly number[] | null => {
  if (found.goalSphere === -1) return null;
  const { objectives, exit, sources } = network;
  const cells = objectives.flatMap(({ from }) => (from ?? []).filter((cell) => found.sphere[cell] !== -1).slice(0, 1));
  const facts = objectives.flatMap(({ needs }) => needs[0] ?? []);
  let missing = objectives.reduce((sum, { batteries }) => sum + batteries, 0);
  const holding = [...sources.keys()]
    .filter((index) => sources[index]!.batteries > 0 && found.sourceSphere[index] !== -1)
    .sort((a, b) => found.sourceSphere[a]! - found.sourceSphere[b]! || a - b);
  for (const index of holding) {
    if (missing <= 0) break;
    missing -= sources[index]!.batteries;
    facts.push(...sources[index]!.gives.slice(0, 1));
  }
  return neededFor(network, found, [exit, ...cells], facts).sources;
};
