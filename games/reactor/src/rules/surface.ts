// Steps 8, 10 and 11: flows between neighbours, applying everything at once, service cooling, ambient loss, clamping.

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent, Share } from '../events.ts';
import type { Plant } from '../level/plant.ts';
import { HEAT, KINDS } from '../shape.ts';
import type { State } from '../state.ts';
import { hasCoolantService } from './consumers.ts';
import { emit } from './emit.ts';
import type { Pass } from './pass.ts';

const CLOSED = 1;

/** Step 8, each kind with itself: every open edge between unequal bands once, in the order in which flows are told. Bands
 *  decide whether, numbers decide how much, and no cell sends more than a quarter of what reactions leave. */
export const flowAcross = (plant: Plant, draft: State): void => {
  const { pass } = plant.scratch;
  pass.flowed = 0;
  if (pass.fulls === 0) return;
  const { from, to, door } = plant.edges;
  const { flow } = plant.pairs;
  const { heatRate, equalizeRate } = plant.numbers;
  const { due, flowBand, flows, taken, delta, touched } = pass;
  const { props, surface, blocks } = draft;
  markEdges(plant, pass);
  let flowed = 0;
  for (let w = 0; w < due.length; w++) {
    for (let bits = due[w]!; bits !== 0; bits &= bits - 1) {
      const e = (w << 5) + 31 - Math.clz32(bits & -bits);
      const a = from[e]!;
      const b = to[e]!;
      const mine = flowBand[a]!;
      const theirs = flowBand[b]!;
      if (mine === theirs || (door[e]! >= 0 && props[door[e]!] === CLOSED)) continue;
      // Kind by kind, those of equal bands left out: they hold.
      for (let rest = mine ^ theirs; rest !== 0; ) {
        const kind = (31 - Math.clz32(rest & -rest)) >> 1;
        rest &= ~(3 << (kind * 2));
        const here = (mine >> (kind * 2)) & 3;
        const there = (theirs >> (kind * 2)) & 3;
        const magnitude = flow[kind * 9 + here * 3 + there]!;
        if (magnitude === 0) continue;
        // The higher band holds the higher value.
        const high = here > there ? a : b;
        const low = here > there ? b : a;
        if (kind !== HEAT && blocks[low * 3 + kind]! > 0) continue;
        const rate = kind === HEAT ? heatRate[magnitude]! : equalizeRate[kind]!;
        const value = surface[high * 4 + kind]!;
        const half = (value - surface[low * 4 + kind]!) >> 1;
        const quarter = (value - taken[high * 4 + kind]!) >> 2;
        const quantity = Math.min(rate, half, quarter);
        if (quantity === 0) continue;
        flows[flowed] = kind;
        flows[flowed + 1] = high;
        flows[flowed + 2] = low;
        flows[flowed + 3] = quantity;
        flowed += 4;
        delta[high * 4 + kind]! -= quantity;
        delta[low * 4 + kind]! += quantity;
        touched[low >> 5]! |= 1 << (low & 31);
      }
    }
    due[w] = 0;
  }
  pass.flowed = flowed;
};

/** Marks the edges of full cells: nothing flows over others. */
const markEdges = ({ edges: { at } }: Plant, { due, full, fulls }: Pass): void => {
  for (let f = 0; f < fulls; f++)
    for (let side = full[f]! * 4, end = side + 4; side < end; side++) {
      const e = at[side]!;
      if (e >= 0) due[e >> 5]! |= 1 << (e & 31);
    }
};

/** Step 10: deltas, then service cooling, then ambient loss; none of them can go below zero. The draft itself is changed
 *  when all of it has been told. */
export const settleSurface = (plant: Plant, draft: State): void => {
  const { ambient, max, coolantCooling, lo } = plant.numbers;
  const { pass } = plant.scratch;
  const { touched, taken, delta, changes, after, over, faded, cooled, warm } = pass;
  const { surface, words } = draft; // the surface comes first, two kinds a word
  const isServed = hasCoolantService(plant, draft);
  let overs = 0;
  let danger = 0;
  let fades = 1;
  let cools = 0;
  after.set(surface);
  for (let w = 0; w < touched.length; w++) {
    for (let bits = touched[w]!; bits !== 0; bits &= bits - 1) {
      const cell = (w << 5) + 31 - Math.clz32(bits & -bits);
      for (let pair = cell * 2, end = pair + 2; pair < end; pair++) {
        if ((words[pair]! | changes[pair]!) === 0) continue; // nothing there and nothing to come
        for (let i = pair * 2, last = i + 1; i <= last; i++) {
          let value = surface[i]! - taken[i]! + delta[i]!;
          if (value !== 0) {
            const kind = i & 3;
            if (kind === HEAT && isServed && warm[cell] === 1) {
              const cooling = Math.min(coolantCooling, value);
              value -= cooling;
              cooled[cools] = cell;
              cooled[cools + 1] = cooling;
              if (cooling > 0) cools += 2;
            }
            const fading = Math.min(ambient[kind]!, value);
            if (fading > 0) {
              value -= fading;
              faded[fades] = i;
              faded[fades + 1] = fading;
              fades += 2;
            }
            if (value >= lo[kind]!) danger++;
            if (value > max[kind]!) over[overs++] = i;
          }
          after[i] = value;
        }
      }
    }
  }
  pass.fades = fades;
  pass.cools = cools;
  pass.overs = overs;
  pass.danger = danger;
};

/** Step 11: cut what exceeds the maximum, once, after everything. */
export const clampSurface = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const { over, overs } = plant.scratch.pass;
  if (overs === 0) return;
  const { max } = plant.numbers;
  const { surface } = draft;
  const cuts: Share[] | null = tape.recording ? [] : null;
  for (let o = 0; o < overs; o++) {
    const i = over[o]!;
    const kind = i & 3;
    const excess = surface[i]! - max[kind]!;
    surface[i] = max[kind]!;
    cuts?.push({ cell: plant.cells[i >> 2]!, kind: KINDS[kind]!, quantity: excess });
  }
  if (cuts !== null) emit(tape, draft, 11, { type: 'clampValues', count: cuts.length, cuts });
};

/** Pairs of floor cell and kind at or above the reaction caution value. */
export const countDanger = (plant: Plant, state: State): number => {
  const { lo } = plant.numbers;
  const { floor } = plant;
  const { surface } = state;
  let count = 0;
  for (let f = 0; f < floor.length; f++) {
    const i = floor[f]! * 4;
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
