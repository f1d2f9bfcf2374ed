// Steps 8, 10 and 11: flows between neighbours, applying everything at once, service cooling, ambient loss, clamping.

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent, Share } from '../events.ts';
import type { Plant } from '../level/plant.ts';
import { HEAT, KINDS } from '../shape.ts';
import type { State } from '../state.ts';
import { hasCoolantService } from './consumers.ts';
import { emit } from './emit.ts';
import { isSealed } from './reactions.ts';

/** What flows over the edge from `a` to its neighbour `b`: positive from a to b, negative the other way, 0 nothing.
 *  Bands decide whether, numbers decide how much, and no cell sends more than a quarter of what reactions leave. */
export const flowBetween = (plant: Plant, state: State, a: number, b: number, kind: number): number => {
  const { flowBand, taken } = plant.scratch;
  const shift = kind * 2;
  const magnitude = plant.pairs.flow[kind * 9 + ((flowBand[a]! >> shift) & 3) * 3 + ((flowBand[b]! >> shift) & 3)]!;
  if (magnitude === 0) return 0;
  const { surface, blocks } = state;
  const isForward = surface[a * 4 + kind]! > surface[b * 4 + kind]!;
  const high = isForward ? a : b;
  const low = isForward ? b : a;
  if (kind !== HEAT && blocks[low * 3 + kind]! > 0) return 0;
  const rate = kind === HEAT ? plant.numbers.heatRate[magnitude]! : plant.numbers.equalizeRate[kind]!;
  const i = high * 4 + kind;
  const half = (surface[i]! - surface[low * 4 + kind]!) >> 1;
  const quarter = (surface[i]! - taken[i]!) >> 2;
  const quantity = Math.min(rate, half, quarter);
  return isForward ? quantity : -quantity;
};

/** Step 8, each kind with itself: every open edge between unequal bands once. One of its cells then holds more than a
 *  safe amount; where both do, the edge is the right or bottom one of the first. */
export const flowAcross = (plant: Plant, draft: State): void => {
  const { near } = plant;
  const { full, fulls, flowBand } = plant.scratch;
  for (let f = 0; f < fulls; f++) {
    const cell = full[f]!;
    const own = flowBand[cell]!;
    for (let dir = 0; dir < 4; dir++) {
      const other = near[cell * 4 + dir]!;
      if (other < 0) continue;
      const theirs = flowBand[other]!;
      if (theirs === own || (dir < 2 && theirs !== 0)) continue;
      if (!isSealed(plant, draft, cell, dir)) exchange(plant, draft, cell, other);
    }
  }
};

const exchange = (plant: Plant, draft: State, cell: number, other: number): void => {
  const { scratch } = plant;
  const differs = scratch.flowBand[cell]! ^ scratch.flowBand[other]!;
  for (let kind = 0; kind < 4; kind++) {
    if (((differs >> (kind * 2)) & 3) === 0) continue; // equal bands hold
    const quantity = flowBetween(plant, draft, cell, other, kind);
    if (quantity === 0) continue;
    scratch.delta[cell * 4 + kind]! -= quantity;
    scratch.delta[other * 4 + kind]! += quantity;
    if (scratch.isActive[other] === 0) {
      scratch.isActive[other] = 2; // receives; 1 stays with those the snapshot holds something in
      scratch.active[scratch.count++] = other;
    }
  }
};

/** The value of a cell and kind after reactions and flows. */
export const sumAt = (plant: Plant, state: State, i: number): number =>
  state.surface[i]! - plant.scratch.taken[i]! + plant.scratch.delta[i]!;

/** What the coolant service takes from a cell of that sum; nothing outside warm reactor cells. */
export const coolingAt = (plant: Plant, cell: number, sum: number, isServed: boolean): number =>
  isServed && plant.scratch.warm[cell] === 1 ? Math.min(plant.numbers.coolantCooling, sum) : 0;

/** Step 10: deltas, then service cooling, then ambient loss; none of them can go below zero. */
export const applyDeltas = (plant: Plant, draft: State): void => {
  const { ambient, max } = plant.numbers;
  const { active, count, taken, delta } = plant.scratch;
  const { surface } = draft;
  const isServed = hasCoolantService(plant, draft);
  let isAnyOver = false;
  for (let a = 0; a < count; a++) {
    const cell = active[a]!;
    for (let kind = 0; kind < 4; kind++) {
      const i = cell * 4 + kind;
      let value = surface[i]! - taken[i]! + delta[i]!;
      if (value !== 0) {
        if (kind === HEAT) value -= coolingAt(plant, cell, value, isServed);
        value -= Math.min(ambient[kind]!, value);
        if (value > max[kind]!) isAnyOver = true;
      }
      surface[i] = value;
    }
  }
  plant.scratch.isAnyOver = isAnyOver;
};

/** Step 11: cut what exceeds the maximum, once, after everything. */
export const clampSurface = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  if (!plant.scratch.isAnyOver) return;
  const { max } = plant.numbers;
  const { surface } = draft;
  const cuts: Share[] | null = tape.recording ? [] : null;
  for (let f = 0; f < plant.floor.length; f++) {
    const cell = plant.floor[f]!;
    for (let kind = 0; kind < 4; kind++) {
      const i = cell * 4 + kind;
      const excess = surface[i]! - max[kind]!;
      if (excess <= 0) continue;
      surface[i] = max[kind]!;
      cuts?.push({ cell: plant.cells[cell]!, kind: KINDS[kind]!, quantity: excess });
    }
  }
  if (cuts !== null) emit(tape, draft, 11, { type: 'clampValues', count: cuts.length, cuts });
};

/** Pairs of floor cell and kind at or above the reaction caution value. Who knows which cells may hold anything names
 *  them and how many they are. */
export const countDanger = (plant: Plant, state: State, cells = plant.floor, end = cells.length): number => {
  const { lo } = plant.numbers;
  const { surface } = state;
  let count = 0;
  for (let c = 0; c < end; c++) {
    const i = cells[c]! * 4;
    if (surface[i]! >= lo[0]!) count++;
    if (surface[i + 1]! >= lo[1]!) count++;
    if (surface[i + 2]! >= lo[2]!) count++;
    if (surface[i + 3]! >= lo[3]!) count++;
  }
  return count;
};

/** Heat of the hottest cell of the reactor area. */
export const reactorHeatOf = (plant: Plant, state: State): number => {
  let hottest = 0;
  const { reactor } = plant;
  for (let r = 0; r < reactor.length; r++) hottest = Math.max(hottest, state.surface[reactor[r]! * 4 + HEAT]!);
  return hottest;
};
