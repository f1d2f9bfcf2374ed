// The fixpoint of closure.ts on areas instead of cells, and without rounds: what comes within reach after what, and from
// where. Whole kinds of gates stand open or shut. A deck has a tenth as many areas as cells.

import { type Areas, areasOf } from './areas.ts';
import { lookupOf } from './lookup.ts';
import type { Condition, Fact, Network } from './network.ts';

export interface AreaAsk {
  /** Kinds of gates that count as open, and kinds that never open. */
  readonly ideal: readonly string[];
  readonly shut: readonly string[];
  /** Facts that hold from the beginning. */
  readonly given: readonly Fact[];
}

export interface AreaReach {
  readonly areas: Areas;
  /** Areas, and facts numbered after them, as they come within reach. */
  readonly order: Int32Array;
  /** By such a number its place in that order; -1: never. */
  readonly place: Int32Array;
  /** By area: the one it was first seen from; -1 for the first, and for what was never seen. */
  readonly before: Int32Array;
  /** By fact: the source it came from; -1 for what was given. */
  readonly giver: Int32Array;
  /** By source: the area it is first used from; -1: none. */
  readonly spot: Int32Array;
}

/** `late`: areas entered only where nothing else is left to do. */
export const reachAreas = (network: Network, ask: AreaAsk, late: readonly number[] = []): AreaReach => {
  const { gates, sources, facts } = network;
  const { owner, length, firstList, listsOf } = lookupOf(network);
  const areas = areasOf(network);
  const { count, first, next, firstSource, sourcesAt } = areas;
  const before = new Int32Array(count).fill(-1);
  const giver = new Int32Array(facts.length).fill(-1);
  const spot = new Int32Array(sources.length).fill(-1);
  const isReady = new Uint8Array(sources.length);
  const missing = length.slice();
  const place = new Int32Array(count + facts.length).fill(-1);
  const order = new Int32Array(count + facts.length);
  let tail = 0;
  const come = (node: number): void => {
    place[node] = tail;
    order[tail++] = node;
  };
  const closed = new Uint8Array(count);
  /** 1 for gates that no fact changes. */
  const isFixed = new Uint8Array(gates.length);
  for (let gate = 0; gate < gates.length; gate++) {
    const { kind, cells } = gates[gate]!;
    const isShut = ask.shut.includes(kind);
    const isIdeal = !isShut && ask.ideal.includes(kind);
    if (isShut || isIdeal) isFixed[gate] = 1;
    if (!isIdeal) for (const cell of cells) if (areas.of[cell] !== -1) closed[areas.of[cell]!]!++;
  }
  for (const area of late) closed[area]!++;
  let waiting = late;

  const unbar = (area: number): void => {
    if (--closed[area]! === 0 && before[area] !== -1 && place[area] === -1) come(area);
  };
  const use = (source: number): void => {
    for (const fact of sources[source]!.gives) {
      if (place[count + fact] !== -1) continue;
      giver[fact] = source;
      come(count + fact);
    }
  };
  const fulfil = (who: number): void => {
    if (who >= gates.length) {
      const source = who - gates.length;
      if (isReady[source] === 1) return;
      isReady[source] = 1;
      if (spot[source] !== -1) use(source);
    } else if (isFixed[who] === 0) {
      isFixed[who] = 1;
      for (const cell of gates[who]!.cells) if (areas.of[cell] !== -1) unbar(areas.of[cell]!);
    }
  };

  for (let list = 0; list < owner.length; list++) if (length[list] === 0) fulfil(owner[list]!);
  for (const fact of ask.given) if (place[count + fact] === -1) come(count + fact);
  come(areas.of[network.start]!);
  for (let head = 0; ; ) {
    if (head === tail) {
      if (waiting.length === 0) break;
      const held = waiting.filter((area) => before[area] === -1);
      const free = waiting.filter((area) => before[area] !== -1);
      if (free.length === 0) break;
      waiting = held;
      for (const area of free) unbar(area);
      continue;
    }
    const node = order[head++]!;
    if (node >= count) {
      for (let i = firstList[node - count]!; i < firstList[node - count + 1]!; i++)
        if (--missing[listsOf[i]!]! === 0) fulfil(owner[listsOf[i]!]!);
      continue;
    }
    for (let i = firstSource[node]!; i < firstSource[node + 1]!; i++) {
      const source = sourcesAt[i]!;
      if (spot[source] !== -1) continue;
      spot[source] = node;
      if (isReady[source] === 1) use(source);
    }
    for (let i = first[node]!; i < first[node + 1]!; i++) {
      const other = next[i]!;
      if (place[other] !== -1 || before[other] !== -1) continue;
      before[other] = node;
      if (closed[other] === 0) come(other);
    }
  }
  return { areas, order: order.subarray(0, tail), place, before, giver, spot };
};

/** 1 for every area on the way by which another one was first reached: to it, and to what opened that way. */
export const areasOnTheWay = (network: Network, ask: AreaAsk, reach: AreaReach, target: number): Uint8Array => {
  const { areas, place, before, giver, spot } = reach;
  const { gates, sources } = network;
  const isOn = new Uint8Array(areas.count);
  const isAsked = new Uint8Array(giver.length);
  const open = [target];
  const openFacts: Fact[] = [];
  /** The facts by which a condition first held. */
  const need = (condition: Condition): void => {
    let best: readonly Fact[] = [];
    let at = -1;
    for (const list of condition) {
      let last = 0;
      for (const fact of list) {
        const when = place[areas.count + fact]!;
        last = when === -1 || last === -1 ? -1 : Math.max(last, when);
      }
      if (last !== -1 && (at === -1 || last < at)) [best, at] = [list, last];
    }
    openFacts.push(...best);
  };
  for (;;) {
    const fact = openFacts.pop();
    if (fact !== undefined) {
      if (isAsked[fact] === 1) continue;
      isAsked[fact] = 1;
      const source = giver[fact]!;
      if (source === -1) continue;
      open.push(spot[source]!);
      need(sources[source]!.needs);
      continue;
    }
    const from = open.pop();
    if (from === undefined) return isOn;
    for (let area = from; area !== -1 && isOn[area] === 0; area = before[area]!) {
      isOn[area] = 1;
      for (let i = areas.firstGate[area]!; i < areas.firstGate[area + 1]!; i++) {
        const { kind, opens } = gates[areas.gatesAt[i]!]!;
        if (!ask.ideal.includes(kind)) need(opens);
      }
    }
  }
};
