// Step 13: lost, ready, critical, caution or stable, why, and what changes of it are told.

import type { Because, Tape } from '@interlock/kernel';
import { cellOf } from './cells.ts';
import { emit, NO_CAUSES } from './emit.ts';
import type { Missing, ReactorEvent, Reason } from './events.ts';
import { lose } from './outcome.ts';
import { CARRIERS, HEAT, type LevelState, PRODUCING, SERVICES } from './shape.ts';
import { PLANT, type State } from './state.ts';
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
export type LooksAhead = ((state: State) => boolean) | null;

export const areServicesUp = (state: State): boolean => {
  const { consumers } = state[PLANT];
  for (let c = 0; c < consumers.length; c++) if (consumers[c]!.required && state.service[c] !== PRODUCING) return false;
  return true;
};

export const isReady = (state: State): boolean => {
  if (!areServicesUp(state)) return false;
  const plant = state[PLANT];
  if (reactorHeatOf(state) >= plant.maxReactorHeat) return false;
  for (let a = 0; a < plant.also.length; a++) if (!plant.also[a]!.holds(state)) return false;
  return true;
};

/** Why a level that is neither lost nor ready is not stable, against the values stored in the last step 13. */
const causesOf = (state: State, danger: number, heat: number): number => {
  const { cautionHeat, criticalHeat } = state[PLANT].numbers;
  let why = 0;
  if (!areServicesUp(state)) why |= WHY.service;
  if (danger > state.dangerCells) why |= WHY.dangerRose;
  if (heat > state.reactorHeat) why |= WHY.heatRose;
  if (heat >= cautionHeat) why |= WHY.cautionHeat;
  if (state.deteriorating) why |= WHY.deteriorating;
  if (heat >= criticalHeat) why |= WHY.criticalHeat;
  return why;
};

const labelOf = (why: number): LevelState => (why & CRITICAL ? 'Critical' : why ? 'Caution' : 'Stable');

/** At load: the authored surface is the measure, and no level begins Ready. */
export const judgeAtLoad = (draft: State, losesSoon: LooksAhead): void => {
  draft.dangerCells = countDanger(draft);
  draft.reactorHeat = reactorHeatOf(draft);
  draft.why = causesOf(draft, draft.dangerCells, draft.reactorHeat) | (losesSoon?.(draft) ? WHY.lossForecast : 0);
  draft.level = labelOf(draft.why);
};

/** Step 13: terminal rules, then the level state; the measures are stored last. */
export const judge = (draft: State, tape: Tape<ReactorEvent>, losesSoon: LooksAhead): void => {
  const reason = terminalReason(draft);
  if (reason !== null) {
    lose(draft, tape, 13, reason, tape.recording ? lossCauses(draft, reason) : NO_CAUSES);
    return;
  }
  const { active, count } = draft[PLANT].scratch; // no other cell holds anything after steps 7 to 11
  const danger = countDanger(draft, active, count);
  const heat = reactorHeatOf(draft);
  const before = draft.level;
  if (isReady(draft)) {
    draft.why = 0;
    draft.level = 'Ready';
  } else {
    draft.why = causesOf(draft, danger, heat);
    if (losesSoon?.(draft)) draft.why |= WHY.lossForecast;
    draft.level = labelOf(draft.why);
  }
  if (tape.recording && before !== draft.level) reportChange(draft, tape, 13, before);
  draft.dangerCells = danger;
  draft.reactorHeat = heat;
};

/** After player actions and at the end of step 14: readiness can be lost at once, but is gained in step 13 only. */
export const recheckReady = (draft: State, tape: Tape<ReactorEvent>, step: number, losesSoon: LooksAhead): void => {
  if (draft.level !== 'Ready' || isReady(draft)) return;
  draft.why = causesOf(draft, countDanger(draft), reactorHeatOf(draft));
  if (losesSoon?.(draft)) draft.why |= WHY.lossForecast;
  draft.level = labelOf(draft.why);
  if (tape.recording) reportChange(draft, tape, step, 'Ready');
};

const RANK: Readonly<Record<LevelState, number>> = { Stable: 0, Caution: 1, Critical: 2, Ready: 3, Lost: 4 };

const reportChange = (draft: State, tape: Tape<ReactorEvent>, step: number, from: LevelState): void => {
  const to = draft.level;
  const plant = draft[PLANT];
  const services = plant.consumers.filter((p) => p.required).map((p) => ({ last: `service:${p.id}` }));
  if (to === 'Ready') emit(tape, draft, step, { type: 'markReady' }, ...services);
  else if (from === 'Ready') {
    const missing = missingFor(draft);
    const causes = missing.flatMap((m): Because[] => (m.is === 'consumer' ? [{ last: `service:${m.prop}` }] : []));
    emit(tape, draft, step, { type: 'clearReady', to, missing }, ...causes);
  } else if (RANK[to] > RANK[from])
    emit(tape, draft, step, { type: 'escalateLevel', from, to, reasons: reasonsOf(draft) }, ...hotCause(draft));
  else emit(tape, draft, step, { type: 'recoverLevel', from, to }, ...hotCause(draft));
};

const hottest = (state: State): number => {
  const { reactor } = state[PLANT];
  let found = reactor[0]!;
  for (const cell of reactor) if (state.surface[cell * 4 + HEAT]! > state.surface[found * 4 + HEAT]!) found = cell;
  return found;
};

const hotCause = (state: State): Because[] => {
  if (state[PLANT].reactor.length === 0) return [];
  const [x, y] = cellOf(state[PLANT], hottest(state));
  return [{ last: `heat@${x},${y}` }];
};

const lossCauses = (state: State, reason: string): Because[] =>
  reason === REACTOR_HEAT ? hotCause(state) : reason === ROBOT_LOST ? [{ last: 'robot' }] : [];

/** The reasons behind the level state, in words' order: services, growth, heat, flag, forecast. */
export const reasonsOf = (state: State): Reason[] => {
  const { why } = state;
  const { consumers, numbers } = state[PLANT];
  const reasons: Reason[] = [];
  if (why & WHY.lossForecast) reasons.push({ is: 'lossForecast' });
  if (why & WHY.criticalHeat)
    reasons.push({ is: 'reactorHeat', heat: reactorHeatOf(state), limit: numbers.criticalHeat });
  if (why & WHY.service)
    for (const prop of consumers) {
      const service = state.service[prop.consumer]!;
      if (prop.required && service !== PRODUCING)
        reasons.push({ is: 'consumer', prop: prop.id, carrier: CARRIERS[prop.carrier]!, service: SERVICES[service]! });
    }
  if (why & WHY.dangerRose) reasons.push({ is: 'dangerRose' });
  if (why & WHY.heatRose) reasons.push({ is: 'reactorHeatRose' });
  if (why & WHY.cautionHeat && !(why & WHY.criticalHeat))
    reasons.push({ is: 'reactorHeat', heat: reactorHeatOf(state), limit: numbers.cautionHeat });
  if (why & WHY.deteriorating) reasons.push({ is: 'deteriorating' });
  return reasons;
};

/** What this level asks for beyond its services, and whether it holds now. */
export const furtherWants = (state: State): { readonly want: Missing; readonly holds: boolean }[] => {
  const { also, maxReactorHeat: limit, numbers } = state[PLANT];
  const heat = reactorHeatOf(state);
  const own = limit < numbers.terminalHeat;
  return [
    ...(own ? [{ want: { is: 'reactorHeat', heat, limit } as const, holds: heat < limit }] : []),
    ...also.map(({ condition, holds }) => ({ want: { is: 'condition', condition } as const, holds: holds(state) })),
  ];
};

/** Every prerequisite of readiness that does not hold now. */
export const missingFor = (state: State): Missing[] => {
  const plant = state[PLANT];
  const missing: Missing[] = [];
  for (const prop of plant.consumers) {
    const service = state.service[prop.consumer]!;
    if (prop.required && service !== PRODUCING)
      missing.push({ is: 'consumer', prop: prop.id, carrier: CARRIERS[prop.carrier]!, service: SERVICES[service]! });
  }
  const heat = reactorHeatOf(state);
  if (heat >= plant.maxReactorHeat) missing.push({ is: 'reactorHeat', heat, limit: plant.maxReactorHeat });
  for (const also of plant.also) if (!also.holds(state)) missing.push({ is: 'condition', condition: also.condition });
  return missing;
};
