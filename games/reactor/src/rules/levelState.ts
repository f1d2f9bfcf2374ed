// Step 13: lost, ready, critical, caution or stable, why, and what changes of it are told.

import type { Because, Tape } from '@interlock/kernel';
import type { Missing, ReactorEvent, Reason } from '../events.ts';
import { cellOf } from '../level/cells.ts';
import type { Plant } from '../level/plant.ts';
import { CARRIERS, HEAT, type LevelState, PRODUCING, SERVICES } from '../shape.ts';
import type { State } from '../state.ts';
import { emit, NO_CAUSES } from './emit.ts';
import { lose } from './outcome.ts';
import type { Pass } from './pass.ts';
import { countDanger, reactorHeatOf } from './surface.ts';
import { REACTOR_HEAT, ROBOT_LOST, terminalReason } from './terminal.ts';

/** Bits of `state.why`. */
export const WHY = {
  service: 1,
  dangerRose: 2,
  heatRose: 4,
  cautionHeat: 8,
  deteriorating: 16,
  lossForecast: 32,
  criticalHeat: 64,
} as const;

const CRITICAL = WHY.lossForecast | WHY.criticalHeat;

/** Asks whether doing nothing loses soon; null in look-aheads and in the game's own search, where nobody reads the
 *  label Critical and looking ahead of every node would cost more than the node. */
export type LooksAhead = ((plant: Plant, state: State) => boolean) | null;

/** Looking ahead, as a value that whoever plays a turn hands over (ahead.ts), or leaves out. */
export interface Foresight {
  /** The surface pass of this turn, where it is known already. */
  follow(plant: Plant, draft: State): Pass | null;
  losesSoon(plant: Plant, state: State): boolean;
  losesAfter(plant: Plant, draft: State): boolean;
  losesFromNextTurn(plant: Plant, draft: State): boolean;
  leave(plant: Plant, draft: State): void;
}

export const areServicesUp = (plant: Plant, state: State): boolean => {
  const { consumers } = plant;
  for (let c = 0; c < consumers.length; c++) if (consumers[c]!.required && state.service[c] !== PRODUCING) return false;
  return true;
};

export const isReady = (plant: Plant, state: State): boolean => {
  if (!areServicesUp(plant, state)) return false;
  if (reactorHeatOf(plant, state) >= plant.maxReactorHeat) return false;
  for (let a = 0; a < plant.also.length; a++) if (!plant.also[a]!.holds(plant, state)) return false;
  return true;
};

/** Why a level that is neither lost nor ready is not stable, against the values stored in the last step 13. */
const causesOf = (plant: Plant, state: State, danger: number, heat: number): number => {
  const { cautionHeat, criticalHeat } = plant.numbers;
  let why = 0;
  if (!areServicesUp(plant, state)) why |= WHY.service;
  if (danger > state.dangerCells) why |= WHY.dangerRose;
  if (heat > state.reactorHeat) why |= WHY.heatRose;
  if (heat >= cautionHeat) why |= WHY.cautionHeat;
  if (state.deteriorating) why |= WHY.deteriorating;
  if (heat >= criticalHeat) why |= WHY.criticalHeat;
  return why;
};

const labelOf = (why: number): LevelState => (why & CRITICAL ? 'Critical' : why ? 'Caution' : 'Stable');

/** At load: the authored surface is the measure, and no level begins Ready. */
export const judgeAtLoad = (plant: Plant, draft: State, losesSoon: LooksAhead): void => {
  draft.dangerCells = countDanger(plant, draft);
  draft.reactorHeat = reactorHeatOf(plant, draft);
  draft.why =
    causesOf(plant, draft, draft.dangerCells, draft.reactorHeat) | (losesSoon?.(plant, draft) ? WHY.lossForecast : 0);
  draft.level = labelOf(draft.why);
};

/** Step 13: terminal rules, then the level state; the measures are stored last. */
export const judge = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, losesSoon: LooksAhead): void => {
  const reason = terminalReason(plant, draft);
  if (reason !== null) {
    lose(draft, tape, 13, reason, tape.recording ? lossCauses(plant, draft, reason) : NO_CAUSES);
    return;
  }
  const { count, danger: found } = plant.scratch.pass; // nothing lies on the floor since then
  const danger = count === 0 ? 0 : found;
  const heat = reactorHeatOf(plant, draft);
  const before = draft.level;
  if (isReady(plant, draft)) {
    draft.why = 0;
    draft.level = 'Ready';
  } else {
    draft.why = causesOf(plant, draft, danger, heat);
    if (losesSoon?.(plant, draft)) draft.why |= WHY.lossForecast;
    draft.level = labelOf(draft.why);
  }
  if (tape.recording && before !== draft.level) reportChange(plant, draft, tape, 13, before);
  draft.dangerCells = danger;
  draft.reactorHeat = heat;
};

/** After player actions and at the end of step 14: readiness can be lost at once, but is gained in step 13 only. */
export const recheckReady = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  step: number,
  losesSoon: LooksAhead,
): void => {
  if (draft.level !== 'Ready' || isReady(plant, draft)) return;
  draft.why = causesOf(plant, draft, countDanger(plant, draft), reactorHeatOf(plant, draft));
  if (losesSoon?.(plant, draft)) draft.why |= WHY.lossForecast;
  draft.level = labelOf(draft.why);
  if (tape.recording) reportChange(plant, draft, tape, step, 'Ready');
};

/** From calm to alarm; Ready and Lost are told by events of their own. */
const ALARM: readonly LevelState[] = ['Stable', 'Caution', 'Critical'];

const reportChange = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, step: number, from: LevelState): void => {
  const to = draft.level;
  const services = plant.consumers.filter((p) => p.required).map((p) => ({ last: `service:${p.id}` }));
  if (to === 'Ready') emit(tape, draft, step, { type: 'markReady' }, ...services);
  else if (from === 'Ready') {
    const missing = missingFor(plant, draft);
    const causes = missing.flatMap((m): Because[] => (m.is === 'consumer' ? [{ last: `service:${m.prop}` }] : []));
    emit(tape, draft, step, { type: 'clearReady', to, missing }, ...causes);
  } else if (ALARM.indexOf(to) > ALARM.indexOf(from))
    emit(
      tape,
      draft,
      step,
      { type: 'escalateLevel', from, to, reasons: reasonsOf(plant, draft) },
      ...hotCause(plant, draft),
    );
  else emit(tape, draft, step, { type: 'recoverLevel', from, to }, ...hotCause(plant, draft));
};

const hottest = (plant: Plant, state: State): number => {
  const { reactor } = plant;
  let found = reactor[0]!;
  for (const cell of reactor) if (state.surface[cell * 4 + HEAT]! > state.surface[found * 4 + HEAT]!) found = cell;
  return found;
};

const hotCause = (plant: Plant, state: State): Because[] => {
  if (plant.reactor.length === 0) return [];
  const [x, y] = cellOf(plant, hottest(plant, state));
  return [{ last: `heat@${x},${y}` }];
};

const lossCauses = (plant: Plant, state: State, reason: string): Because[] =>
  reason === REACTOR_HEAT ? hotCause(plant, state) : reason === ROBOT_LOST ? [{ last: 'robot' }] : [];

/** The reasons behind the level state, in words' order: services, growth, heat, flag, forecast. */
export const reasonsOf = (plant: Plant, state: State): Reason[] => {
  const { why } = state;
  const { consumers, numbers } = plant;
  const reasons: Reason[] = [];
  if (why & WHY.lossForecast) reasons.push({ is: 'lossForecast' });
  if (why & WHY.criticalHeat)
    reasons.push({ is: 'reactorHeat', heat: reactorHeatOf(plant, state), limit: numbers.criticalHeat });
  if (why & WHY.service)
    for (const prop of consumers) {
      const service = state.service[prop.consumer]!;
      if (prop.required && service !== PRODUCING)
        reasons.push({ is: 'consumer', prop: prop.id, carrier: CARRIERS[prop.carrier]!, service: SERVICES[service]! });
    }
  if (why & WHY.dangerRose) reasons.push({ is: 'dangerRose' });
  if (why & WHY.heatRose) reasons.push({ is: 'reactorHeatRose' });
  if (why & WHY.cautionHeat && !(why & WHY.criticalHeat))
    reasons.push({ is: 'reactorHeat', heat: reactorHeatOf(plant, state), limit: numbers.cautionHeat });
  if (why & WHY.deteriorating) reasons.push({ is: 'deteriorating' });
  return reasons;
};

/** What this level asks for beyond its services, and whether it holds now. */
export const furtherWants = (plant: Plant, state: State): { readonly want: Missing; readonly holds: boolean }[] => {
  const { also, maxReactorHeat: limit, numbers } = plant;
  const heat = reactorHeatOf(plant, state);
  const own = limit < numbers.terminalHeat;
  return [
    ...(own ? [{ want: { is: 'reactorHeat', heat, limit } as const, holds: heat < limit }] : []),
    ...also.map(({ condition, holds }) => ({
      want: { is: 'condition', condition } as const,
      holds: holds(plant, state),
    })),
  ];
};

/** Every prerequisite of readiness that does not hold now. */
export const missingFor = (plant: Plant, state: State): Missing[] => {
  const missing: Missing[] = [];
  for (const prop of plant.consumers) {
    const service = state.service[prop.consumer]!;
    if (prop.required && service !== PRODUCING)
      missing.push({ is: 'consumer', prop: prop.id, carrier: CARRIERS[prop.carrier]!, service: SERVICES[service]! });
  }
  const heat = reactorHeatOf(plant, state);
  if (heat >= plant.maxReactorHeat) missing.push({ is: 'reactorHeat', heat, limit: plant.maxReactorHeat });
  for (const also of plant.also)
    if (!also.holds(plant, state)) missing.push({ is: 'condition', condition: also.condition });
  return missing;
};
