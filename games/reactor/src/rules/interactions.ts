// Step 9: the reactions and flows that steps 7 and 8 found, as events, in the order of the rule. Runs only while
// recording: nothing here changes the state.

import { type Tape, tell } from '@interlock/kernel';
import type { ReactorEvent, Share } from '../events.ts';
import type { Plant } from '../level/plant.ts';
import { COOLANT, ELECTRICITY, FUEL, HEAT } from '../shape.ts';
import type { State } from '../state.ts';
import { hasCoolantService } from './consumers.ts';
import { emit } from './emit.ts';
import { pairName } from './pairs.ts';
import { DISSIPATE, EQUALIZE, HEAT_TRANSFER, subject } from './tellings.ts';

export const reportInteractions = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const { pass, left } = plant.scratch;
  if (!tape.recording || pass.count === 0) return; // an empty floor has nothing to tell
  if (pass.reactions > 0) {
    left.set(draft.surface);
    for (let f = 0; f < plant.floor.length; f++) reportReactions(plant, draft, tape, plant.floor[f]!);
  }
  reportFlows(plant, draft, tape);
  reportLosses(plant, draft, tape);
};

const reportReactions = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number): void => {
  const { burn, quench, short } = plant.scratch.pass;
  if (burn[cell]! > 0) reportBurn(plant, draft, tape, cell);
  if (short[cell]! > 0) reportShort(plant, draft, tape, cell);
  if (quench[cell]! > 0) reportQuench(plant, draft, tape, cell);
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
  const { band } = plant.scratch.pass;
  return pairName(kindA, (band[a]! >> (kindA * 2)) & 3, kindB, (band[b]! >> (kindB * 2)) & 3);
};

const reportBurn = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number): void => {
  const n = plant.numbers;
  const { burn, burnBy, burnKind } = plant.scratch.pass;
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
  const level = plant.scratch.pass.short[cell]! as 1 | 2;
  const by = plant.scratch.pass.shortBy[cell]!;
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
  const level = plant.scratch.pass.quench[cell]! as 1 | 2;
  const by = plant.scratch.pass.quenchBy[cell]!;
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

const reportFlows = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const { told, pass } = plant.scratch;
  const { flows, flowed } = pass;
  told[0] = draft.turn;
  for (let f = 0; f < flowed; f += 4) {
    const kind = flows[f]!;
    told[1] = kind === HEAT ? magnitudeOf(plant, flows[f + 1]!, flows[f + 2]!) : kind;
    told[2] = flows[f + 1]!;
    told[3] = flows[f + 2]!;
    told[4] = flows[f + 3]!;
    tell(tape, kind === HEAT ? HEAT_TRANSFER : EQUALIZE, plant, told, 5);
  }
};

const magnitudeOf = (plant: Plant, a: number, b: number): 1 | 2 => {
  const { flowBand } = plant.scratch.pass;
  return plant.pairs.flow[HEAT * 9 + (flowBand[a]! >> 6) * 3 + (flowBand[b]! >> 6)] as 1 | 2;
};

/** Service cooling and the one summary of ambient loss, each with what it really took. */
const reportLosses = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const { faded, fades } = plant.scratch.pass;
  if (isAnyWarm(plant) && plant.numbers.coolantCooling > 0 && hasCoolantService(plant, draft))
    reportCooling(plant, draft, tape);
  faded[0] = draft.turn;
  if (fades > 1) tell(tape, DISSIPATE, plant, faded, fades);
};

const isAnyWarm = ({ reactor, scratch: { pass } }: Plant): boolean => {
  for (let r = 0; r < reactor.length; r++) if (pass.warm[reactor[r]!] === 1) return true;
  return false;
};

const reportCooling = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const { cooled, cools } = plant.scratch.pass;
  const cells: Share[] = [];
  let heat = 0;
  for (let c = 0; c < cools; c += 2) {
    cells.push({ cell: plant.cells[cooled[c]!]!, kind: 'heat', quantity: cooled[c + 1]! });
    heat += cooled[c + 1]!;
  }
  const producing = plant.consumers.filter((p) => p.carrier === COOLANT && p.required);
  const because = producing.map((p) => ({ last: `service:${p.id}` }));
  emit(tape, draft, 9, { type: 'serviceCooling', heat, cells }, ...because);
};
