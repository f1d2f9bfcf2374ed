// Step 5: which consumers are served. The draw itself was made by the amount sweep; here it gets its name.

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent, StarveReason } from '../events.ts';
import type { Plant, PlantProp } from '../level/plant.ts';
import { CARRIERS, COOLANT, DISABLED, ELECTRICITY, PRODUCING, SERVICES, STARVED, SUPPLIED, UNKNOWN } from '../shape.ts';
import type { State } from '../state.ts';
import { emit, type Notes } from './emit.ts';
import { feeders } from './flow.ts';

/** Step 5, by carrier then row-major. At load nothing is counted toward spin-up. */
export const serveConsumers = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  notes: Notes,
  countsSpin = true,
): void => {
  const { consumers } = plant;
  for (let k = 0; k < consumers.length; k++) {
    const prop = consumers[k]!;
    if (draft.props[prop.index] === 0) continue; // disabled: no event, its service says so since it was switched off
    const isSupplied = draft.reserved[prop.node]! > 0;
    if (!isSupplied) {
      draft.service[k] = STARVED;
      draft.spin[k] = 0;
      if (tape.recording) reportStarving(plant, draft, tape, prop, notes);
      continue;
    }
    draft.service[k] = prop.required && draft.spin[k]! >= prop.spinUp ? PRODUCING : SUPPLIED;
    if (countsSpin && draft.spin[k]! < prop.spinUp) draft.spin[k]!++;
    if (tape.recording) reportDraw(plant, draft, tape, prop, notes);
  }
};

const reportDraw = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, prop: PlantProp, notes: Notes): void => {
  const event = {
    type: 'consumeFromNetwork',
    carrier: CARRIERS[prop.carrier]!,
    prop: prop.id,
    demand: prop.amount,
    amount: draft.amount[prop.node]!,
    push: draft.push[prop.node]!,
    service: SERVICES[draft.service[prop.consumer]!]!,
  } as const;
  const upstream = feeders(plant, draft, prop.node, notes);
  notes[prop.node] = emit(tape, draft, 5, event, prop.cause, ...upstream);
};

/** Why an enabled consumer is not supplied, in the order of the rule. */
export const starveReasons = (state: State, prop: PlantProp): StarveReason[] => {
  const amount = state.amount[prop.node]!;
  const push = state.push[prop.node]!;
  const reasons: StarveReason[] = [];
  if (amount === 0 && push === 0) reasons.push('Disconnected');
  if (amount < prop.amount) reasons.push('LowAmount');
  if (push < prop.push) reasons.push(prop.carrier === ELECTRICITY ? 'LowVoltage' : 'LowPressure');
  return reasons;
};

const reportStarving = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, prop: PlantProp, notes: Notes): void => {
  const event = {
    type: 'starveConsumer',
    carrier: CARRIERS[prop.carrier]!,
    prop: prop.id,
    amount: draft.amount[prop.node]!,
    push: draft.push[prop.node]!,
    reasons: starveReasons(draft, prop),
  } as const;
  emit(tape, draft, 5, event, prop.cause, ...feeders(plant, draft, prop.node, notes));
};

/** What switching does to the service at once. */
export const resetService = (draft: State, prop: PlantProp): void => {
  const isEnabled = draft.props[prop.index] === 1;
  draft.service[prop.consumer] = isEnabled ? UNKNOWN : DISABLED;
  if (!isEnabled) draft.spin[prop.consumer] = 0;
};

/** True while a coolant consumer was found Producing in step 5; only required ones ever are. */
export const hasCoolantService = (plant: Plant, state: State): boolean => {
  const { consumers } = plant;
  for (let k = 0; k < consumers.length; k++) {
    const prop = consumers[k]!;
    if (prop.carrier === COOLANT && state.service[k] === PRODUCING) return true;
  }
  return false;
};
