// Step 9: the reactions and flows that steps 7 and 8 found, as events, in the order of the rule. Runs only while
// recording: nothing here changes the state.

import { type Tape, tell } from '@interlock/kernel';
import type { ReactorEvent, Share } from '../events.ts';
import type { Plant } from '../level/plant.ts';
import { COOLANT, ELECTRICITY, FUEL, HEAT } from '../shape.ts';
import type { State } from '../state.ts';
import { hasCoolantService } from './consumers.ts';
import { emit } from './emit.ts';
import { bandName } from './pairs.ts';
import { isSealed } from './reactions.ts';
import { coolingAt, flowBetween, sumAt } from './surface.ts';
import { DISSIPATE, EQUALIZE, HEAT_TRANSFER, subject } from './tellings.ts';

export const reportInteractions = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  if (!tape.recording || plant.scratch.count === 0) return; // an empty floor has nothing to tell
  const { burn, flowBand, isActive, left, quench, short } = plant.scratch;
  left.set(draft.surface);
  for (const cell of plant.floor) {
    if (isActive[cell] === 0) continue;
    if (burn[cell]! > 0) reportBurn(plant, draft, tape, cell);
    if (short[cell]! > 0) reportShort(plant, draft, tape, cell);
    if (quench[cell]! > 0) reportQuench(plant, draft, tape, cell);
  }
  const { floor, near } = plant;
  for (let f = 0; f < floor.length; f++) {
    const cell = floor[f]!;
    for (let dir = 2; dir < 4; dir++) {
      const other = near[cell * 4 + dir]!;
      if (other < 0 || flowBand[cell] === flowBand[other] || isSealed(plant, draft, cell, dir)) continue;
      reportFlows(plant, draft, tape, cell, other);
    }
  }
  reportLosses(plant, draft, tape);
};

/** Hands out of what is still left in a cell, in emission order. */
const hand = (plant: Plant, cell: number, kind: number, asked: number): number => {
  const { left } = plant.scratch;
  const got = Math.min(asked, left[cell * 4 + kind]!);
  left[cell * 4 + kind]! -= got;
  return got;
};

/** The table cell that fired, e.g. `FuelSafe x ElectricityCritical`. */
const pairOf = (plant: Plant, a: number, kindA: number, b: number, kindB: number): string => {
  const { band } = plant.scratch;
  return `${bandName(kindA, (band[a]! >> (kindA * 2)) & 3)} x ${bandName(kindB, (band[b]! >> (kindB * 2)) & 3)}`;
};

const reportBurn = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number): void => {
  const n = plant.numbers;
  const { burn, burnBy, burnKind } = plant.scratch;
  const isIgnition = burn[cell]! > 2;
  const level = (isIgnition ? burn[cell]! - 2 : burn[cell]!) as 1 | 2;
  const kind = burnKind[cell]!;
  const by = burnBy[cell]!;
  const event = {
    type: isIgnition ? 'ignite' : 'heatUp',
    level,
    cell: plant.cells[cell]!,
    cause: { cell: plant.cells[by]!, kind: kind === HEAT ? 'heat' : 'electricity' },
    pair: pairOf(plant, cell, FUEL, by, kind),
    heat: isIgnition ? n.igniteHeat[level]! : n.warmHeat[level]!,
    fuel: -hand(plant, cell, FUEL, isIgnition ? n.igniteFuel[level]! : n.warmFuel[level]!),
  } as const;
  emit(tape, draft, 9, event, subject(plant, cell, FUEL), subject(plant, by, kind));
};

const reportShort = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number): void => {
  const n = plant.numbers;
  const level = plant.scratch.short[cell]! as 1 | 2;
  const by = plant.scratch.shortBy[cell]!;
  const event = {
    type: 'short',
    level,
    cell: plant.cells[cell]!,
    partner: plant.cells[by]!,
    pair: pairOf(plant, by, COOLANT, cell, ELECTRICITY),
    heat: n.shortHeat[level]!,
    electricity: -hand(plant, cell, ELECTRICITY, n.shortElectricity[level]!),
    coolant: -hand(plant, by, COOLANT, n.shortCoolant[level]!),
  } as const;
  emit(tape, draft, 9, event, subject(plant, cell, ELECTRICITY), subject(plant, by, COOLANT));
};

const reportQuench = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number): void => {
  const n = plant.numbers;
  const level = plant.scratch.quench[cell]! as 1 | 2;
  const by = plant.scratch.quenchBy[cell]!;
  const event = {
    type: 'coolDown',
    level,
    cell: plant.cells[cell]!,
    partner: plant.cells[by]!,
    pair: pairOf(plant, by, COOLANT, cell, HEAT),
    heat: -hand(plant, cell, HEAT, n.coolHeat[level]!),
    coolant: -hand(plant, by, COOLANT, n.coolCoolant[level]!),
  } as const;
  emit(tape, draft, 9, event, subject(plant, cell, HEAT), subject(plant, by, COOLANT));
};

const reportFlows = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number, other: number): void => {
  const { told, flowBand } = plant.scratch;
  const differs = flowBand[cell]! ^ flowBand[other]!;
  for (let kind = 0; kind < 4; kind++) {
    if (((differs >> (kind * 2)) & 3) === 0) continue; // equal bands hold
    const flow = flowBetween(plant, draft, cell, other, kind);
    if (flow === 0) continue;
    told[0] = draft.turn;
    told[1] = kind === HEAT ? magnitudeOf(plant, cell, other) : kind;
    told[2] = flow > 0 ? cell : other;
    told[3] = flow > 0 ? other : cell;
    told[4] = flow > 0 ? flow : -flow;
    tell(tape, kind === HEAT ? HEAT_TRANSFER : EQUALIZE, plant, told, 5);
  }
};

const magnitudeOf = (plant: Plant, a: number, b: number): 1 | 2 => {
  const { flowBand } = plant.scratch;
  return plant.pairs.flow[HEAT * 9 + (flowBand[a]! >> 6) * 3 + (flowBand[b]! >> 6)] as 1 | 2;
};

/** Service cooling and the one summary of ambient loss, each with what it really took. */
const reportLosses = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const isServed = hasCoolantService(plant, draft);
  const { isActive, told } = plant.scratch;
  const { ambient } = plant.numbers;
  const cooled: Share[] = [];
  told[0] = draft.turn;
  let count = 1;
  for (let f = 0; f < plant.floor.length; f++) {
    const cell = plant.floor[f]!;
    if (isActive[cell] === 0) continue;
    for (let kind = 0; kind < 4; kind++) {
      const sum = sumAt(plant, draft, cell * 4 + kind);
      if (sum === 0) continue;
      const cooling = kind === HEAT ? coolingAt(plant, cell, sum, isServed) : 0;
      if (cooling > 0) cooled.push({ cell: plant.cells[cell]!, kind: 'heat', quantity: cooling });
      const quantity = Math.min(ambient[kind]!, sum - cooling);
      if (quantity <= 0) continue;
      told[count++] = cell * 4 + kind;
      told[count++] = quantity;
    }
  }
  const isAnyWarm = plant.reactor.some((cell) => plant.scratch.warm[cell] === 1);
  if (isServed && isAnyWarm && plant.numbers.coolantCooling > 0) {
    const producing = plant.consumers.filter((p) => p.carrier === COOLANT && p.required);
    const because = producing.map((p) => ({ last: `service:${p.id}` }));
    emit(
      tape,
      draft,
      9,
      { type: 'serviceCooling', heat: cooled.reduce((sum, share) => sum + share.quantity, 0), cells: cooled },
      ...because,
    );
  }
  if (count > 1) tell(tape, DISSIPATE, plant, told, count);
};
