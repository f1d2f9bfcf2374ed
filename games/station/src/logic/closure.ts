// What can ever be reached and obtained: the monotone fixpoint [DS-168] as a worklist, linear in cells and things
// [DS-175]. Rounds are kept apart, so that spheres come out as the round-by-round form has them.

import { spend } from '@interlock/kernel';
import { lookupOf } from './lookup.ts';
import type { Condition, Fact, Network } from './network.ts';

export interface ClosureOptions {
  /** Kinds of gates that count as open, of objectives that count as met [DS-176]. */
  readonly ideal?: readonly string[];
  /** Gates that never open, idealised or not: doors taken out of the level. */
  readonly shut?: readonly number[];
  /** Sources that give nothing: a grant withheld, furniture searched before. */
  readonly mute?: readonly number[];
  /** Cells entered only where nothing else is left to do: what is reached without them is reached first. */
  readonly late?: readonly number[];
  /** Facts that are never obtained: a hazard kept unfixable. */
  readonly deny?: readonly Fact[];
  /** What holds at the beginning, instead of what the level gives. */
  readonly given?: readonly Fact[];
  /** Where the player stands, instead of the start cell. */
  readonly start?: number;
  /** Batteries held or inserted at the beginning. */
  readonly batteries?: number;
  /** Which of n waiting entries is next; the first where left out. Spheres do not depend on it [DS-171]. */
  readonly order?: (waiting: number) => number;
}

export interface Closure {
  /** Round in which a cell was first reached; -1: never. */
  readonly sphere: Int32Array;
  /** The reached cell from which a cell was first seen; -1 for the start and what was never seen. Closed gates next to
   *  reached cells have one, too: they are the frontier. */
  readonly previous: Int32Array;
  /** Round in which a fact was obtained (0 also for what was given), and the source it came from (-1: given). */
  readonly factSphere: Int32Array;
  readonly factSource: Int32Array;
  /** Round in which a source was used; -1: never. */
  readonly sourceSphere: Int32Array;
  /** The first reached cell a source can be used from; -1: none. */
  readonly sourceCell: Int32Array;
  /** 1 for gates that stand open in the end. */
  readonly isOpen: Uint8Array;
  /** Reached cells and obtained facts, each in the order in which that happened; rounds follow one another. */
  readonly order: Int32Array;
  readonly factOrder: readonly Fact[];
  /** Rounds that added cells. */
  readonly rounds: number;
  /** Cells reached. */
  readonly reached: number;
  /** Batteries had by the end of each round. */
  readonly batteries: readonly number[];
  /** Round by which each objective is met, -1: never; batteries aside. */
  readonly objectiveSphere: Int32Array;
  /** First round after which everything is met [DS-169]; -1: never. */
  readonly goalSphere: number;
}

export const closure = (network: Network, options: ClosureOptions = {}): Closure => {
  const { passable, gates, sources, layout } = network;
  const { gatesOver, firstSource, sourcesAt, owner, length, firstList, listsOf } = lookupOf(network);
  const { ideal = [], shut = [], mute = [], deny = [], late = [], given = network.given, order } = options;
  const start = options.start ?? network.start;
  const [north, east, south, west] = layout.steps;

  spend(8 * passable.length);
  const sphere = new Int32Array(passable.length).fill(-1);
  const previous = new Int32Array(passable.length).fill(-1);
  const closed = gatesOver.slice();
  const queue = new Int32Array(passable.length);
  const factSphere = new Int32Array(network.facts.length).fill(-1);
  const factSource = new Int32Array(network.facts.length).fill(-1);
  const sourceSphere = new Int32Array(sources.length).fill(-1);
  const sourceCell = new Int32Array(sources.length).fill(-1);
  const isReady = new Uint8Array(sources.length);
  const isOpen = new Uint8Array(gates.length);
  const missing = length.slice();
  const ready: number[] = []; // sources reached and ready to be used
  const factOrder: Fact[] = [];
  const opened: number[] = []; // seen cells whose last gate opened in this round
  let round = 0;
  let batteries = options.batteries ?? 0;
  const batteriesBy: number[] = [];

  for (const cell of late) closed[cell]!++;
  let waiting: readonly number[] = late;
  /** Lets the cells that were to wait be entered, those that the player stands before. */
  const release = (): void => {
    waiting = waiting.filter((cell) => {
      if (previous[cell] === -1) return true;
      if (--closed[cell]! === 0) opened.push(cell);
      return false;
    });
  };

  const isShut = new Uint8Array(gates.length);
  for (const gate of shut) isShut[gate] = 1;
  const isMute = new Uint8Array(sources.length);
  for (const source of mute) isMute[source] = 1;
  const isDenied = new Uint8Array(network.facts.length);
  for (const fact of deny) isDenied[fact] = 1;

  const open = (gate: number): void => {
    if (isOpen[gate] === 1 || isShut[gate] === 1) return;
    isOpen[gate] = 1;
    for (const cell of gates[gate]!.cells)
      if (--closed[cell]! === 0 && previous[cell] !== -1 && sphere[cell] === -1) opened.push(cell);
  };
  const fulfil = (who: number): void => {
    if (who < gates.length) open(who);
    else if (isReady[who - gates.length] === 0) {
      isReady[who - gates.length] = 1;
      if (sourceCell[who - gates.length] !== -1) ready.push(who - gates.length);
    }
  };
  const obtain = (fact: Fact, source: number): void => {
    if (factSphere[fact] !== -1 || isDenied[fact] === 1) return;
    factSphere[fact] = round;
    factSource[fact] = source;
    factOrder.push(fact);
    for (let i = firstList[fact]!; i < firstList[fact + 1]!; i++) {
      const list = listsOf[i]!;
      if (--missing[list]! === 0) fulfil(owner[list]!);
    }
  };
  const look = (from: number, cell: number): void => {
    if (passable[cell] === 0 || sphere[cell] !== -1) return;
    if (previous[cell] === -1) previous[cell] = from;
    if (closed[cell] !== 0) return;
    sphere[cell] = round;
    queue[tail++] = cell;
  };

  let head = 0;
  let tail = 0;
  for (let list = 0; list < owner.length; list++) if (length[list] === 0) fulfil(owner[list]!);
  for (const fact of given) obtain(fact, -1);
  for (const [index, { kind }] of gates.entries()) if (ideal.includes(kind)) open(index);
  opened.length = 0;
  sphere[start] = 0;
  queue[tail++] = start;

  for (; ; round++) {
    while (head < tail) {
      if (order !== undefined) swap(queue, head, head + order(tail - head));
      const cell = queue[head++]!;
      for (let i = firstSource[cell]!; i < firstSource[cell + 1]!; i++) {
        const source = sourcesAt[i]!;
        if (sourceCell[source] !== -1) continue;
        sourceCell[source] = cell;
        if (isReady[source] === 1) ready.push(source);
      }
      look(cell, cell + north);
      look(cell, cell + east);
      look(cell, cell + south);
      look(cell, cell + west);
    }
    for (let next = 0; next < ready.length; next++) {
      if (order !== undefined) swap(ready, next, next + order(ready.length - next));
      const source = ready[next]!;
      if (isMute[source] === 1) continue;
      sourceSphere[source] = round;
      batteries += sources[source]!.batteries;
      for (const fact of sources[source]!.gives) obtain(fact, source);
    }
    ready.length = 0;
    batteriesBy.push(batteries);
    if (opened.length === 0 && waiting.length > 0) release();
    if (opened.length === 0) break;
    for (const cell of opened) {
      sphere[cell] = round + 1;
      queue[tail++] = cell;
    }
    opened.length = 0;
  }

  const objectiveSphere = Int32Array.from(network.objectives, ({ kind, from, needs }) => {
    if (ideal.includes(kind)) return 0;
    return later(from === null ? 0 : earliestCell(sphere, from), earliest(factSphere, needs));
  });
  let goalSphere = later(
    sphere[network.exit]!,
    batteriesBy.findIndex((had) => had >= lookupOf(network).batteries),
  );
  for (const one of objectiveSphere) goalSphere = later(goalSphere, one);
  return {
    ...{ sphere, previous, factSphere, factSource, sourceSphere, sourceCell, isOpen, objectiveSphere, goalSphere },
    ...{ rounds: round + 1, reached: tail, batteries: batteriesBy, order: queue.subarray(0, tail), factOrder },
  };
};

const swap = (list: number[] | Int32Array, a: number, b: number): void => {
  const kept = list[a]!;
  list[a] = list[b]!;
  list[b] = kept;
};

/** The later of two rounds, never where either never comes. */
const later = (a: number, b: number): number => (a === -1 || b === -1 ? -1 : Math.max(a, b));

const earliestCell = (sphere: Int32Array, cells: readonly number[]): number => {
  let best = -1;
  for (const cell of cells) {
    const at = sphere[cell]!;
    if (at !== -1 && (best === -1 || at < best)) best = at;
  }
  return best;
};

/** The round by which a condition holds; -1: never. */
export const earliest = (factSphere: Int32Array, condition: Condition): number => {
  let best = -1;
  for (const list of condition) {
    let at = 0;
    for (const fact of list) at = later(at, factSphere[fact]!);
    if (at !== -1 && (best === -1 || at < best)) best = at;
  }
  return best;
};
