// The board as the reference policy sees it: numbers in typed arrays, built from the public view alone.

import { hexDirections } from '@interlock/grid';
import { TERRAINS } from '../shape/names.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { PoiView, View } from '../shape/view.ts';

/** Harm a cell passes on, as bits. */
export const HARM = { corrupt: 1, unreliable: 2, race: 4 } as const;

export interface Things {
  readonly cell: number;
  readonly kind: 'Donkey' | 'Shed' | 'Crate' | 'Tower' | 'Terminal';
  /** Crate: goods; shed: goods still asked for; tower and terminal: 1 of use; donkey: its facing. */
  readonly value: number;
}

export interface PlanBoard {
  readonly size: number;
  readonly next: Int16Array;
  /** 1: Blocked or ring. */
  readonly walls: Uint8Array;
  /** 1: ring: nothing ever lands here. */
  readonly ring: Uint8Array;
  readonly harm: Uint8Array;
  readonly rest: Int8Array;
  readonly moveEnergy: Int8Array;
  readonly interactCost: Int8Array;
  readonly things: readonly Things[];
  /** Index into things, or -1. */
  readonly thingAt: Int16Array;
  readonly at: number;
}

const key = (q: number, r: number): number => (r + 8) * 17 + q + 8;

export const planBoard = (rules: Ruleset, view: View): PlanBoard => {
  const size = view.cells.length;
  const index = new Int16Array(17 * 17).fill(-1);
  view.cells.forEach(({ q, r }, cell) => {
    index[key(q, r)] = cell;
  });
  const next = new Int16Array(size * 6).fill(-1);
  const board = {
    ...{ size, next, walls: new Uint8Array(size), ring: new Uint8Array(size), harm: new Uint8Array(size) },
    ...{ rest: new Int8Array(size), moveEnergy: new Int8Array(size), interactCost: new Int8Array(size) },
    thingAt: new Int16Array(size).fill(-1),
  };
  view.cells.forEach((one, cell) => {
    hexDirections.forEach((step, direction) => {
      const q = one.q + step.q;
      const r = one.r + step.r;
      if (Math.abs(q) <= 8 && Math.abs(r) <= 8) next[cell * 6 + direction] = index[key(q, r)]!;
    });
    board.ring[cell] = one.isRing ? 1 : 0;
    board.walls[cell] = one.isRing || one.terrain === 'Blocked' ? 1 : 0;
    for (const { kind, suppressedBy } of one.modifiers) {
      if (suppressedBy.length > 0) continue;
      if (kind === 'Corrupt') board.harm[cell]! |= HARM.corrupt;
      if (kind === 'Unreliable') board.harm[cell]! |= HARM.unreliable;
      if (kind === 'RaceCondition') board.harm[cell]! |= HARM.race;
    }
    const ground = rules.terrain[TERRAINS.find((terrain) => terrain === one.terrain) ?? 'Grass'];
    board.rest[cell] = ground.rest;
    board.moveEnergy[cell] = ground.moveEnergy;
    board.interactCost[cell] = ground.interactCost;
  });
  const thingOf = (poi: PoiView): Things => {
    const cell = index[key(poi.q, poi.r)]!;
    switch (poi.kind) {
      case 'Donkey':
        return { cell, kind: poi.kind, value: poi.facing };
      case 'Shed':
        return { cell, kind: poi.kind, value: Math.max(0, poi.request - poi.received) };
      case 'Crate':
        return { cell, kind: poi.kind, value: poi.amount };
      case 'Tower':
        return { cell, kind: poi.kind, value: poi.isActive ? 1 : 0 };
      case 'Terminal':
        return { cell, kind: poi.kind, value: poi.isUsed ? 0 : 1 };
    }
  };
  const things = view.pois.map(thingOf);
  things.forEach(({ cell }, i) => {
    board.thingAt[cell] = i;
  });
  return { ...board, things, at: index[key(view.avatar.q, view.avatar.r)]! };
};

/** Out of reach. */
export const FAR = 60;

/**
 * Cards needed from every (cell, facing) until the robot faces thing `i` from a free cell beside it: one per step and one
 * per turn; and the (cell, facing) in which it does. Cells that pass on harm cost extra, corrupt ones are walls [DD-596].
 */
export const approach = (board: PlanBoard, i: number, out: Uint8Array, arrival: Uint16Array): void => {
  const { next, walls, thingAt, harm } = board;
  out.fill(FAR);
  const buckets: number[][] = Array.from({ length: FAR + 4 }, () => []);
  const reach = (state: number, cost: number, end: number) => {
    if (cost >= FAR || out[state]! <= cost) return;
    out[state] = cost;
    arrival[state] = end;
    buckets[cost]!.push(state);
  };
  const target = board.things[i]!.cell;
  for (let facing = 0; facing < 6; facing++) {
    const from = next[target * 6 + ((facing + 3) % 6)]!;
    if (from >= 0 && isOpen(board, from)) reach(from * 6 + facing, 0, from * 6 + facing);
  }
  for (let cost = 0; cost < FAR; cost++) {
    for (const state of buckets[cost]!) {
      if (out[state]! !== cost) continue;
      const cell = (state / 6) | 0;
      const facing = state % 6;
      const end = arrival[state]!;
      reach(cell * 6 + ((facing + 1) % 6), cost + 1, end);
      reach(cell * 6 + ((facing + 5) % 6), cost + 1, end);
      const behind = next[cell * 6 + ((facing + 3) % 6)]!;
      if (behind < 0 || walls[behind] === 1) continue;
      const isThing = thingAt[behind]! >= 0;
      if ((isThing || (harm[behind]! & HARM.corrupt) !== 0) && behind !== board.at) continue;
      reach(behind * 6 + facing, cost + 1 + (harm[cell]! !== 0 ? 1 : 0), end);
    }
  }
};

/** A cell one may plan to stand on. */
const isOpen = ({ walls, thingAt, harm, at }: PlanBoard, cell: number): boolean =>
  cell === at || (walls[cell] === 0 && thingAt[cell]! < 0 && (harm[cell]! & HARM.corrupt) === 0);
