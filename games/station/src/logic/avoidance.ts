// For every area and fact: without the doors of which rooms is it out of reach? One question a room would be one closure a
// room; here all rooms are asked at once, as bits that only ever fall [DS-302].

import { type AreaAsk, type AreaReach, areasOnTheWay, reachAreas } from './areaReach.ts';
import { joinedAreas } from './areas.ts';
import { lookupOf } from './lookup.ts';
import type { Condition, Network } from './network.ts';

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
  const { firstList, listsOf, owner, firstGiver, giversOf } = lookupOf(network);
  const ask: AreaAsk = { ideal, shut, given: [...network.given, ...given] };
  const found = reachAreas(network, ask);
  const { areas } = found;
  // Every room asked about has a bit; the first is nobody's: it stays where nothing leads to.
  const bitOf = new Int32Array(layout.rooms.length).fill(-1);
  let asked = 1;
  for (const room of roomsAskedAbout(network, ask, found, target)) bitOf[room] = asked++;
  // A gate that counts as open, of a room that nobody asks about, divides nothing.
  const isApart = new Uint8Array(areas.count);
  const isIdeal = new Uint8Array(gates.length);
  for (let gate = 0; gate < gates.length; gate++) if (ideal.includes(gates[gate]!.kind)) isIdeal[gate] = 1;
  for (let area = 0; area < areas.count; area++)
    for (let i = areas.firstGate[area]!; i < areas.firstGate[area + 1]!; i++) {
      const { kind, room } = gates[areas.gatesAt[i]!]!;
      if (isIdeal[areas.gatesAt[i]!] === 0 || (kind === 'power' && bitOf[room] !== -1)) isApart[area] = 1;
    }
  // Nodes are parts, then facts.
  const parts = joinedAreas(areas, isApart);
  const width = ((asked - 1) >> 5) + 1;
  const bits = new Uint32Array((parts.count + facts.length) * width).fill(0xffffffff);
  const start = parts.of[areas.of[network.start]!]!;

  const isGiven = new Uint8Array(facts.length);
  for (const fact of ask.given) isGiven[fact] = 1;
  const matters = factsThatMatter(network, isIdeal, shut);
  /** By source the parts it is used from, by part the facts that are had from it. */
  const fromParts: (readonly number[] | undefined)[] = new Array(sources.length);
  const givenFrom: (number[] | undefined)[] = new Array(parts.count);
  for (let fact = 0; fact < facts.length; fact++) {
    if (matters[fact] === 0) continue;
    for (let i = firstGiver[fact]!; i < firstGiver[fact + 1]!; i++) {
      const around: number[] = [];
      for (const cell of sources[giversOf[i]!]!.from) {
        if (areas.of[cell] === -1) continue;
        const part = parts.of[areas.of[cell]!]!;
        if (around.includes(part)) continue;
        around.push(part);
        const list = givenFrom[part];
        if (list === undefined) givenFrom[part] = [fact];
        else list.push(fact);
      }
      fromParts[giversOf[i]!] = around;
    }
  }

  const sum = new Uint32Array(width);
  const any = new Uint32Array(width);
  const inner = new Uint32Array(width);
  /** into |= what a condition cannot do without. */
  const addCondition = (into: Uint32Array, condition: Condition): void => {
    for (let w = 0; w < width; w++) any[w] = 0xffffffff;
    for (const list of condition) {
      for (let w = 0; w < width; w++) inner[w] = 0;
      for (const fact of list) for (let w = 0; w < width; w++) inner[w]! |= bits[(parts.count + fact) * width + w]!;
      for (let w = 0; w < width; w++) any[w]! &= inner[w]!;
    }
    for (let w = 0; w < width; w++) into[w]! |= any[w]!;
  };

  const doorBit = new Int32Array(parts.count).fill(-1);
  const conditionsAt: (Condition[] | undefined)[] = new Array(parts.count);
  for (let area = 0; area < areas.count; area++) {
    if (isApart[area] === 0) continue;
    for (let i = areas.firstGate[area]!; i < areas.firstGate[area + 1]!; i++) {
      const index = areas.gatesAt[i]!;
      const { kind, opens, room } = gates[index]!;
      if (kind === 'power') doorBit[parts.of[area]!] = bitOf[room]!;
      if (isIdeal[index] === 1) continue;
      // No list at all never holds.
      const condition = shut.includes(kind) ? [] : opens;
      const conditions = conditionsAt[parts.of[area]!];
      if (conditions === undefined) conditionsAt[parts.of[area]!] = [condition];
      else conditions.push(condition);
    }
  }
  const partNow = (part: number): void => {
    for (let w = 0; w < width; w++) sum[w] = part === start ? 0 : 0xffffffff;
    if (part !== start)
      for (let i = parts.first[part]!; i < parts.first[part + 1]!; i++) {
        const other = parts.next[i]! * width;
        for (let w = 0; w < width; w++) sum[w]! &= bits[other + w]!;
      }
    const bit = doorBit[part]!;
    if (bit !== -1) sum[bit >> 5]! |= 1 << (bit & 31);
    const conditions = conditionsAt[part];
    if (conditions !== undefined) for (const condition of conditions) addCondition(sum, condition);
  };
  const way = new Uint32Array(width);
  const factNow = (fact: number): void => {
    for (let w = 0; w < width; w++) sum[w] = isGiven[fact] === 1 ? 0 : 0xffffffff;
    if (isGiven[fact] === 1) return;
    for (let i = firstGiver[fact]!; i < firstGiver[fact + 1]!; i++) {
      for (let w = 0; w < width; w++) way[w] = 0xffffffff;
      for (const part of fromParts[giversOf[i]!]!) for (let w = 0; w < width; w++) way[w]! &= bits[part * width + w]!;
      addCondition(way, sources[giversOf[i]!]!.needs);
      for (let w = 0; w < width; w++) sum[w]! &= way[w]!;
    }
  };

  // Always the earliest stale node in the order in which things come within reach: a loop is settled before what lies
  // behind it is looked at. What never comes within reach keeps all its bits.
  const order: number[] = [];
  const placeOf = new Int32Array(parts.count + facts.length).fill(-1);
  for (const one of found.order) {
    if (one >= areas.count && matters[one - areas.count] === 0) continue;
    const node = one < areas.count ? parts.of[one]! : one - areas.count + parts.count;
    if (placeOf[node] === -1) placeOf[node] = order.push(node) - 1;
  }
  const isStale = new Uint8Array(order.length).fill(1);
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
    if (node < parts.count) partNow(node);
    else factNow(node - parts.count);
    let hasChanged = false;
    for (let w = 0; w < width; w++) {
      if (bits[node * width + w] === sum[w]) continue;
      bits[node * width + w] = sum[w]!;
      hasChanged = true;
    }
    if (!hasChanged) continue;
    if (node < parts.count) {
      for (let i = parts.first[node]!; i < parts.first[node + 1]!; i++) spoil(parts.next[i]!);
      const gained = givenFrom[node];
      if (gained !== undefined) for (const fact of gained) spoil(parts.count + fact);
    } else {
      const fact = node - parts.count;
      for (let i = firstList[fact]!; i < firstList[fact + 1]!; i++) {
        const who = owner[listsOf[i]!]!;
        if (who < gates.length) for (const cell of gates[who]!.cells) spoil(parts.of[areas.of[cell]!] ?? -1);
        else for (const gained of sources[who - gates.length]!.gives) spoil(parts.count + gained);
      }
    }
  }

  return {
    needs: (cell, room) => {
      const area = areas.of[cell]!;
      if (area === -1 || found.place[area] === -1) return true;
      const bit = room === -1 ? 0 : bitOf[room]!;
      return bit !== -1 && ((bits[parts.of[area]! * width + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
    },
  };
};

/** 1 for facts that some gate asks for, or some source of such a fact, gates of these kinds left aside. */
const factsThatMatter = (network: Network, isIdeal: Uint8Array, shut: readonly string[]): Uint8Array => {
  const { gates, sources, facts } = network;
  const { firstGiver, giversOf } = lookupOf(network);
  const matters = new Uint8Array(facts.length);
  const open: number[] = [];
  const ask = (condition: Condition): void => {
    for (const list of condition)
      for (const fact of list) {
        if (matters[fact] === 1) continue;
        matters[fact] = 1;
        open.push(fact);
      }
  };
  for (let gate = 0; gate < gates.length; gate++)
    if (isIdeal[gate] === 0 && !shut.includes(gates[gate]!.kind)) ask(gates[gate]!.opens);
  for (let fact = open.pop(); fact !== undefined; fact = open.pop())
    for (let i = firstGiver[fact]!; i < firstGiver[fact + 1]!; i++) ask(sources[giversOf[i]!]!.needs);
  return matters;
};

/** Owners of the doors on one way to the target; where they are many, of those also on a second way that goes past as few
 *  of them as can be: a room that is needed is on every way. */
const roomsAskedAbout = (network: Network, ask: AreaAsk, found: AreaReach, target: number): Iterable<number> => {
  const { layout } = network;
  if (target === -1) return layout.rooms.keys();
  const { areas } = found;
  const goal = areas.of[target]!;
  if (goal === -1 || found.place[goal] === -1) {
    const isMaze = network.gates.every(({ kind }) => ask.ideal.includes(kind) || ask.shut.includes(kind));
    return isMaze ? roomsInTheirOwnWay(network, found) : layout.rooms.keys();
  }
  const isOn = ownersOn(network, areasOnTheWay(network, ask, found, goal), found);
  const listed = [...layout.rooms.keys()].filter((room) => isOn[room] === 1);
  if (listed.length < 32) return listed;
  const late = layout.doors.flatMap(({ room, cell }) => (isOn[room] === 1 ? [areas.of[cell]!] : []));
  const other = reachAreas(network, ask, late);
  const isOnOther = ownersOn(network, areasOnTheWay(network, ask, other, goal), other);
  return listed.filter((room) => isOnOther[room] === 1);
};

/** By room: 1 where a door of it is one of these areas. */
const ownersOn = ({ layout }: Network, isOn: Uint8Array, { areas }: AreaReach): Uint8Array => {
  const owners = new Uint8Array(layout.rooms.length);
  for (const { cell, room } of layout.doors) if (isOn[areas.of[cell]!] === 1) owners[room] = 1;
  return owners;
};

/** Where no fact opens anything: rooms whose doors lie on the way to every terminal that has a switch for them. */
const roomsInTheirOwnWay = ({ layout }: Network, { areas, order, place, before }: AreaReach): readonly number[] => {
  const doorIn = new Int32Array(areas.count).fill(-1);
  for (const { index, cell } of layout.doors) doorIn[areas.of[cell]!] = index;
  // The last door on the way to each area.
  const doorTo = new Int32Array(areas.count).fill(-1);
  for (const area of order) {
    if (area >= areas.count) continue;
    doorTo[area] = doorIn[area] !== -1 ? doorIn[area]! : before[area] === -1 ? -1 : doorTo[before[area]!]!;
  }
  const hasTerminal = new Uint8Array(layout.rooms.length);
  for (const { kind, room } of layout.things) if (kind === 'terminal') hasTerminal[room] = 1;
  const isBehind = (area: number, room: number): boolean => {
    for (let door = doorTo[area]!; door !== -1; ) {
      if (layout.doors[door]!.room === room) return true;
      const from = before[areas.of[layout.doors[door]!.cell]!]!;
      door = from === -1 ? -1 : doorTo[from]!;
    }
    return false;
  };
  const isFree = (room: number, other: number): boolean => {
    const cell = layout.rooms[other]!.cells.find((one) => areas.of[one] !== -1 && place[areas.of[one]!] !== -1);
    return cell !== undefined && !isBehind(areas.of[cell]!, room);
  };
  return layout.rooms
    .filter(({ index, controlled }) => !controlled.some((other) => hasTerminal[other] === 1 && isFree(index, other)))
    .map(({ index }) => index);
};
