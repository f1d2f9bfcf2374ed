// For every area and fact: without the doors of which rooms is it out of reach? One question a room would be one closure a
// room; here all rooms are asked at once, as bits that only ever fall [DS-302].

import { areasOf } from './areas.ts';
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
}

export const avoidance = (network: Network, { ideal, shut = [], given = [] }: AvoidanceOptions): Avoidance => {
  const areas = areasOf(network);
  const { gates, sources, facts, layout } = network;
  const { firstList, listsOf, owner } = lookupOf(network);
  // Nodes are areas, then facts. Bit r is room r; the last bit is a room without doors: it stays where nothing leads to.
  const width = (layout.rooms.length >> 5) + 1;
  const nobody = layout.rooms.length;
  const bits = new Uint32Array((areas.count + facts.length) * width).fill(0xffffffff);
  const start = areas.of[network.start]!;

  const isGiven = new Uint8Array(facts.length);
  for (const fact of network.given) isGiven[fact] = 1;
  for (const fact of given) isGiven[fact] = 1;
  const sourcesOf: number[][] = facts.map(() => []);
  const fromAreas = sources.map(({ from }) => [
    ...new Set(from.map((cell) => areas.of[cell]!).filter((area) => area !== -1)),
  ]);
  const givenFrom = new Map<number, number[]>();
  for (const [index, { gives }] of sources.entries()) {
    for (const fact of gives) sourcesOf[fact]!.push(index);
    for (const area of fromAreas[index]!) {
      const list = givenFrom.get(area) ?? [];
      list.push(...gives);
      givenFrom.set(area, list);
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

  const areaNow = (area: number): void => {
    sum.fill(area === start ? 0 : 0xffffffff);
    if (area !== start)
      for (let i = areas.first[area]!; i < areas.first[area + 1]!; i++) {
        const other = areas.next[i]! * width;
        for (let w = 0; w < width; w++) sum[w]! &= bits[other + w]!;
      }
    for (const index of areas.gates.get(area) ?? []) {
      const { kind, opens, room } = gates[index]!;
      if (kind === 'power') sum[room >> 5]! |= 1 << (room & 31);
      if (shut.includes(kind)) sum.fill(0xffffffff);
      else if (!ideal.includes(kind)) addCondition(sum, opens);
    }
  };
  const way = new Uint32Array(width);
  const factNow = (fact: number): void => {
    sum.fill(isGiven[fact] === 1 ? 0 : 0xffffffff);
    if (isGiven[fact] === 1) return;
    for (const index of sourcesOf[fact]!) {
      way.fill(0xffffffff);
      for (const area of fromAreas[index]!) for (let w = 0; w < width; w++) way[w]! &= bits[area * width + w]!;
      addCondition(way, sources[index]!.needs);
      for (let w = 0; w < width; w++) sum[w]! &= way[w]!;
    }
  };

  const queue: number[] = [];
  const isWaiting = new Uint8Array(areas.count + facts.length);
  const wait = (node: number): void => {
    if (isWaiting[node] === 1) return;
    isWaiting[node] = 1;
    queue.push(node);
  };
  wait(start);
  for (let fact = 0; fact < facts.length; fact++) if (isGiven[fact] === 1) wait(areas.count + fact);
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head]!;
    isWaiting[node] = 0;
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
      for (let i = areas.first[node]!; i < areas.first[node + 1]!; i++) wait(areas.next[i]!);
      for (const fact of givenFrom.get(node) ?? []) wait(areas.count + fact);
    } else {
      const fact = node - areas.count;
      for (let i = firstList[fact]!; i < firstList[fact + 1]!; i++) {
        const who = owner[listsOf[i]!]!;
        if (who < gates.length) for (const cell of gates[who]!.cells) wait(areas.of[cell]!);
        else for (const given of sources[who - gates.length]!.gives) wait(areas.count + given);
      }
    }
  }

  return {
    needs: (cell, room) => {
      const area = areas.of[cell]!;
      const bit = room === -1 ? nobody : room;
      return area === -1 || ((bits[area * width + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
    },
  };
};
