// Step 9: the reactions and flows that steps 7 and 8 found, as events, in the order of the rule. Runs only while
// recording: nothing here changes the state.

import type { Tape } from '@interlock/kernel';
import { cellOf } from './cells.ts';
import { hasCoolantService } from './consumers.ts';
import { emit } from './emit.ts';
import type { ReactorEvent, Share } from './events.ts';
import { bandName } from './pairs.ts';
import type { Plant } from './plant.ts';
import { isSealed } from './reactions.ts';
import { CARRIERS, COOLANT, ELECTRICITY, FUEL, HEAT, KINDS } from './shape.ts';
import { PLANT, type State } from './state.ts';
import { coolingAt, flowBetween, sumAt } from './surface.ts';

export const reportInteractions = (draft: State, tape: Tape<ReactorEvent>): void => {
  if (!tape.recording) return;
  const plant = draft[PLANT];
  const left = draft.surface.slice(); // what is still there to be handed out, in emission order
  const hand = (cell: number, kind: number, asked: number): number => {
    const got = Math.min(asked, left[cell * 4 + kind]!);
    left[cell * 4 + kind]! -= got;
    return got;
  };
  for (const cell of plant.floor) {
    if (plant.scratch.burn[cell]! > 0) reportBurn(plant, draft, tape, cell, hand);
    if (plant.scratch.short[cell]! > 0) reportShort(plant, draft, tape, cell, hand);
    if (plant.scratch.quench[cell]! > 0) reportQuench(plant, draft, tape, cell, hand);
  }
  for (const cell of plant.floor)
    for (let dir = 2; dir < 4; dir++)
      if (!isSealed(plant, draft, cell, dir)) reportFlows(plant, draft, tape, cell, dir);
  reportLosses(plant, draft, tape);
};

type Hand = (cell: number, kind: number, asked: number) => number;

const subject = (plant: Plant, cell: number, kind: number): { readonly last: string } => ({
  last: `${KINDS[kind]}@${cell % plant.width},${Math.floor(cell / plant.width)}`,
});

/** The table cell that fired, e.g. `FuelSafe x ElectricityCritical`. */
const pairOf = (plant: Plant, a: number, kindA: number, b: number, kindB: number): string => {
  const { band } = plant.scratch;
  const name = (cell: number, kind: number): string => bandName(kind, (band[cell]! >> (kind * 2)) & 3);
  return `${name(a, kindA)} x ${name(b, kindB)}`;
};

const reportBurn = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number, hand: Hand): void => {
  const n = plant.numbers;
  const { burn, burnBy, burnKind } = plant.scratch;
  const isIgnition = burn[cell]! > 2;
  const level = (isIgnition ? burn[cell]! - 2 : burn[cell]!) as 1 | 2;
  const kind = burnKind[cell]!;
  const by = burnBy[cell]!;
  const event = {
    type: isIgnition ? 'ignite' : 'heatUp',
    level,
    cell: cellOf(plant, cell),
    cause: { cell: cellOf(plant, by), kind: kind === HEAT ? 'heat' : 'electricity' },
    pair: pairOf(plant, cell, FUEL, by, kind),
    heat: isIgnition ? n.igniteHeat[level]! : n.warmHeat[level]!,
    fuel: -hand(cell, FUEL, isIgnition ? n.igniteFuel[level]! : n.warmFuel[level]!),
  } as const;
  emit(tape, draft, 9, event, subject(plant, cell, FUEL), subject(plant, by, kind));
};

const reportShort = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number, hand: Hand): void => {
  const n = plant.numbers;
  const level = plant.scratch.short[cell]! as 1 | 2;
  const by = plant.scratch.shortBy[cell]!;
  const event = {
    type: 'short',
    level,
    cell: cellOf(plant, cell),
    partner: cellOf(plant, by),
    pair: pairOf(plant, by, COOLANT, cell, ELECTRICITY),
    heat: n.shortHeat[level]!,
    electricity: -hand(cell, ELECTRICITY, n.shortElectricity[level]!),
    coolant: -hand(by, COOLANT, n.shortCoolant[level]!),
  } as const;
  emit(tape, draft, 9, event, subject(plant, cell, ELECTRICITY), subject(plant, by, COOLANT));
};

const reportQuench = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number, hand: Hand): void => {
  const n = plant.numbers;
  const level = plant.scratch.quench[cell]! as 1 | 2;
  const by = plant.scratch.quenchBy[cell]!;
  const event = {
    type: 'coolDown',
    level,
    cell: cellOf(plant, cell),
    partner: cellOf(plant, by),
    pair: pairOf(plant, by, COOLANT, cell, HEAT),
    heat: -hand(cell, HEAT, n.coolHeat[level]!),
    coolant: -hand(by, COOLANT, n.coolCoolant[level]!),
  } as const;
  emit(tape, draft, 9, event, subject(plant, cell, HEAT), subject(plant, by, COOLANT));
};

const reportFlows = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, cell: number, dir: number): void => {
  const other = plant.near[cell * 4 + dir]!;
  for (let kind = 0; kind < 4; kind++) {
    const flow = flowBetween(plant, draft, cell, other, kind);
    if (flow === 0) continue;
    const source = flow > 0 ? cell : other;
    const path = {
      from: cellOf(plant, source),
      to: cellOf(plant, flow > 0 ? other : cell),
      quantity: Math.abs(flow),
    };
    const because = subject(plant, source, kind);
    if (kind === HEAT)
      emit(tape, draft, 9, { type: 'heatTransfer', magnitude: magnitudeOf(plant, cell, other), ...path }, because);
    else emit(tape, draft, 9, { type: 'equalize', carrier: CARRIERS[kind]!, ...path }, because);
  }
};

const magnitudeOf = (plant: Plant, a: number, b: number): 1 | 2 => {
  const { flowBand } = plant.scratch;
  return plant.pairs.flow[HEAT * 9 + (flowBand[a]! >> 6) * 3 + (flowBand[b]! >> 6)] as 1 | 2;
};

/** Service cooling and the one summary of ambient loss, each with what it really took. */
const reportLosses = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const isServed = hasCoolantService(draft);
  const cooled: Share[] = [];
  const lost: Share[] = [];
  const totals = { fuel: 0, coolant: 0, electricity: 0, heat: 0 };
  for (const cell of plant.floor) {
    for (let kind = 0; kind < 4; kind++) {
      const sum = sumAt(plant, draft, cell * 4 + kind);
      const cooling = kind === HEAT ? coolingAt(plant, cell, sum, isServed) : 0;
      if (cooling > 0) cooled.push({ cell: cellOf(plant, cell), kind: 'heat', quantity: cooling });
      const quantity = Math.min(plant.numbers.ambient[kind]!, sum - cooling);
      if (quantity <= 0) continue;
      lost.push({ cell: cellOf(plant, cell), kind: KINDS[kind]!, quantity });
      totals[KINDS[kind]!] += quantity;
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
  if (lost.length > 0) emit(tape, draft, 9, { type: 'dissipate', ...totals, cells: lost });
};
