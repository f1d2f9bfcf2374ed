// For every area and fact: without the doors of which rooms is it out of reach? One question a room would be one closure a
// room; here all rooms are asked at once, as bits that only ever fall [DS-302].

import { type Areas, areasOf, joinedAreas } from './areas.ts';
import { type Closure, type ClosureOptions, closure } from './closure.ts';
import { lookupOf } from './lookup.ts';
import { neededFor } from './needed.ts';
import { type Condition, gatesWhere, type Network } from './network.ts';

export interface Avoidance {
  /** True where no cell of the area can be reached once the doors of the room are gone; room -1: even with all doors. */
  needs(cell: number, room: number): boolean;
}

export interface AvoidanceOptions {
  /** Kinds of gates that count as open. */
  readonly ideal: readonly string[];
  /** Kinds of gates that never open. */
  readonly shut?: readonly string[];
  /** Facts that hold from the beginning besides what the level gives. */
  readonly given?: readonly number[];
  /** Only rooms that may be needed for this cell are asked about, of the others `needs` says false of what is reached.
   *  Where nothing leads there, those are asked about that may be needed for their own terminals. */
  readonly target?: number;
}

export const avoidance = (network: Network, options: AvoidanceOptions): Avoidance => {
  const { ideal, shut = [], given = [], target = -1 } = options;
  const { gates, sources, facts, layout } = network;
  const { firstList, listsOf, owner } = lookupOf(network);
  const ask = {
    ideal,
    shut: gatesWhere(network, ({ kind }) => shut.includes(kind)),
    given: [...network.given, ...given],
  };
  const found = closure(network, ask);
  // Nodes are areas, then facts. Every room asked about has a bit; the first is nobody's: it stays where nothing leads to.
  const bitOf = new Int32Array(layout.rooms.length).fill(-1);
  let asked = 1;
  for (const room of roomsAskedAbout(network, ask, found, target)) bitOf[room] = asked++;
  // A gate that counts as open, of a room that nobody asks about, divides nothing.
  const areas = joinedAreas(areasOf(network), (index) => {
    const { kind, room } = gates[index]!;
    return !ideal.includes(kind) || (kind === 'power' && bitOf[room] !== -1);
  });
  const width = ((asked - 1) >> 5) + 1;
  const bits = new Uint32Array((areas.count + facts.length) * width).fill(0xffffffff);
  const start = areas.of[network.start]!;

  const isGiven = new Uint8Array(facts.length);
  for (const fact of network.given) isGiven[fact] = 1;
  for (const fact of given) isGiven[fact] = 1;
  const sourcesOf = sourcesThatMatter(network, [...ideal, ...shut]);
  const fromAreas = new Map<number, readonly number[]>();
  const givenFrom = new Map<number, number[]>();
  for (const [fact, indices] of sourcesOf)
    for (const index of indices) {
      const around = new Set(sources[index]!.from.map((cell) => areas.of[cell]!).filter((area) => area !== -1));
      fromAreas.set(index, [...around]);
      for (const area of around) {
        const list = givenFrom.get(area);
        if (list === undefined) givenFrom.set(area, [fact]);
        else list.push(fact);
      }
    }

  const sum = new Uint32Array(width);
  const part = new Uint32Array(width);
  const inner = new Uint32Array(width);
  /** into |= what a condition cannot do without. */
  const addCondition = (into: Uint32Array, condition: Condition): void => {
    part.fill(0xffffffff);
    for (const list of condition) {
      inner.fill(0);
      for (const fact of list) for (let w = 0; w < width; w++) inner[w]! |= bits[(areas.count + fact) * width + w]!;
      for (let w = 0; w < width; w++) part[w]! &= inner[w]!;
    }
    for (let w = 0; w < width; w++) into[w]! |= part[w]!;
  };

  const doorBit = new Int32Array(areas.count).fill(-1);
  const conditionsAt: (Condition[] | undefined)[] = new Array(areas.count);
  for (const [area, over] of areas.gates)
    for (const index of over) {
      const { kind, opens, room } = gates[index]!;
      if (kind === 'power') doorBit[area] = bitOf[room]!;
      if (ideal.includes(kind)) continue;
      const conditions = conditionsAt[area] ?? [];
      // No list at all never holds.
      conditions.push(shut.includes(kind) ? [] : opens);
      conditionsAt[area] = conditions;
    }
  const areaNow = (area: number): void => {
    sum.fill(area === start ? 0 : 0xffffffff);
    if (area !== start)
      for (let i = areas.first[area]!; i < areas.first[area + 1]!; i++) {
        const other = areas.next[i]! * width;
        for (let w = 0; w < width; w++) sum[w]! &= bits[other + w]!;
      }
    const bit = doorBit[area]!;
    if (bit !== -1) sum[bit >> 5]! |= 1 << (bit & 31);
    const conditions = conditionsAt[area];
    if (conditions !== undefined) for (const condition of conditions) addCondition(sum, condition);
  };
  const way = new Uint32Array(width);
  const factNow = (fact: number): void => {
    sum.fill(isGiven[fact] === 1 ? 0 : 0xffffffff);
    if (isGiven[fact] === 1) return;
    for (const index of sourcesOf.get(fact) ?? []) {
      way.fill(0xffffffff);
      for (const area of fromAreas.get(index)!) for (let w = 0; w < width; w++) way[w]! &= bits[area * width + w]!;
      addCondition(way, sources[index]!.needs);
      for (let w = 0; w < width; w++) sum[w]! &= way[w]!;
    }
  };

  // Always the earliest stale node in the order in which things come within reach: a loop is settled before what lies
  // behind it is looked at. What never comes within reach keeps all its bits.
  const order = derivationOrder(network, areas, found, given).filter(
    (node) => node < areas.count || sourcesOf.has(node - areas.count),
  );
  const isStale = new Uint8Array(order.length).fill(1);
  const placeOf = new Int32Array(areas.count + facts.length).fill(-1);
  for (const [place, node] of order.entries()) placeOf[node] = place;
  let next = 0;
  let first = order.length;
  const spoil = (node: number): void => {
    const place = placeOf[node]!;
    if (place === -1) return;
    isStale[place] = 1;
    if (place < next && place < first) first = place;
  };
  for (;;) {
    if (next === order.length) {
      if (first === order.length) break;
      next = first;
      first = order.length;
    }
    const place = next++;
    if (isStale[place] === 0) continue;
    isStale[place] = 0;
    const node = order[place]!;
    if (node < areas.count) areaNow(node);
    else factNow(node - areas.count);
    let hasChanged = false;
    for (let w = 0; w < width; w++) {
      if (bits[node * width + w] === sum[w]) continue;
      bits[node * width + w] = sum[w]!;
      hasChanged = true;
    }
    if (!hasChanged) continue;
    if (node < areas.count) {
      for (let i = areas.first[node]!; i < areas.first[node + 1]!; i++) spoil(areas.next[i]!);
      for (const fact of givenFrom.get(node) ?? []) spoil(areas.count + fact);
    } else {
      const fact = node - areas.count;
      for (let i = firstList[fact]!; i < firstList[fact + 1]!; i++) {
        const who = owner[listsOf[i]!]!;
        if (who < gates.length) for (const cell of gates[who]!.cells) spoil(areas.of[cell]!);
        else for (const gained of sources[who - gates.length]!.gives) spoil(areas.count + gained);
      }
    }
  }

  return {
    needs: (cell, room) => {
      const area = areas.of[cell]!;
      const bit = room === -1 ? 0 : bitOf[room]!;
      if (area === -1 || found.sphere[cell] === -1) return true;
      return bit !== -1 && ((bits[area * width + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
    },
  };
};

/** Sources by the facts that some gate asks for, or some source of such a fact, gates of these kinds left aside. */
const sourcesThatMatter = (
  { gates, sources, facts }: Network,
  kinds: readonly string[],
): ReadonlyMap<number, readonly number[]> => {
  const bySource: number[][] = facts.map(() => []);
  for (const [index, { gives }] of sources.entries()) for (const fact of gives) bySource[fact]!.push(index);
  const open = new Set<number>();
  for (const { kind, opens } of gates)
    if (!kinds.includes(kind)) for (const list of opens) for (const fact of list) open.add(fact);
  // A set is walked in the order of insertion, what is added on the way included.
  for (const fact of open)
    for (const index of bySource[fact]!)
      for (const list of sources[index]!.needs) for (const other of list) open.add(other);
  return new Map([...open].map((fact) => [fact, bySource[fact]!]));
};

/** Owners of the doors on one way to the target; where they are many, of those also on a second way that goes past as few
 *  of them as can be: a room that is needed is on every way. */
const roomsAskedAbout = (network: Network, ask: ClosureOptions, found: Closure, target: number): Iterable<number> => {
  const { layout } = network;
  if (target === -1) return layout.rooms.keys();
  if (found.sphere[target] === -1) {
    const isMaze = network.gates.every(({ kind }, index) => ask.ideal!.includes(kind) || ask.shut!.includes(index));
    return isMaze ? roomsInTheirOwnWay(network, found) : layout.rooms.keys();
  }
  const isOn = roomsOnTheWay(network, found, target);
  const listed = [...layout.rooms.keys()].filter((room) => isOn[room] === 1);
  if (listed.length < 32) return listed;
  const late = layout.doors.filter(({ room }) => isOn[room] === 1).map(({ cell }) => cell);
  const isOnOther = roomsOnTheWay(network, closure(network, { ...ask, late }), target);
  return listed.filter((room) => isOnOther[room] === 1);
};

/** By room: 1 where a door of it lies on a closure's way to a cell. */
const roomsOnTheWay = (network: Network, found: Closure, target: number): Uint8Array => {
  const { doors, rooms } = network.layout;
  const { isOnPath } = neededFor(network, found, [target]);
  const isOn = new Uint8Array(rooms.length);
  for (const { cell, room } of doors) if (isOnPath[cell] === 1) isOn[room] = 1;
  return isOn;
};

/** Where no fact opens anything: rooms whose doors lie on the way to every terminal that has a switch for them. */
const roomsInTheirOwnWay = ({ layout }: Network, { order, sphere, previous }: Closure): readonly number[] => {
  // The last door on the way to each cell.
  const doorTo = new Int32Array(layout.grid.size).fill(-1);
  for (const cell of order)
    doorTo[cell] =
      layout.doorAt[cell] !== -1 ? layout.doorAt[cell]! : previous[cell] === -1 ? -1 : doorTo[previous[cell]!]!;
  const hasTerminal = new Uint8Array(layout.rooms.length);
  for (const { kind, room } of layout.things) if (kind === 'terminal') hasTerminal[room] = 1;
  const isBehind = (cell: number, room: number): boolean => {
    for (let door = doorTo[cell]!; door !== -1; ) {
      if (layout.doors[door]!.room === room) return true;
      const before = previous[layout.doors[door]!.cell]!;
      door = before === -1 ? -1 : doorTo[before]!;
    }
    return false;
  };
  const isFree = (room: number, other: number): boolean => {
    const cell = layout.rooms[other]!.cells.find((one) => sphere[one] !== -1);
    return cell !== undefined && !isBehind(cell, room);
  };
  return layout.rooms
    .filter(({ index, controlled }) => !controlled.some((other) => hasTerminal[other] === 1 && isFree(index, other)))
    .map(({ index }) => index);
};

/** Areas and facts (numbered after the areas) as a closure comes upon them. */
const derivationOrder = (
  network: Network,
  areas: Areas,
  { order, sphere, factOrder, factSphere, rounds }: Closure,
  given: readonly number[],
): readonly number[] => {
  const nodes: number[] = [];
  const isListed = new Uint8Array(areas.count);
  let cell = 0;
  let fact = 0;
  for (let round = 0; round < rounds; round++) {
    // What is given holds before the first step.
    while (round === 0 && fact < factOrder.length && isGivenFact(network, given, factOrder[fact]!))
      nodes.push(areas.count + factOrder[fact++]!);
    for (; cell < order.length && sphere[order[cell]!] === round; cell++) {
      const area = areas.of[order[cell]!]!;
      if (isListed[area] === 1) continue;
      isListed[area] = 1;
      nodes.push(area);
    }
    for (; fact < factOrder.length && factSphere[factOrder[fact]!] === round; fact++)
      nodes.push(areas.count + factOrder[fact]!);
  }
  return nodes;
};

const isGivenFact = (network: Network, given: readonly number[], fact: number): boolean =>
  network.given.includes(fact) || given.includes(fact);
