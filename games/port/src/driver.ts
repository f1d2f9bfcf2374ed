// Between hands and rules, without a timer: turns elapsed time, waits and plans into stamped actions. Screen and
// terminal commit what these functions give, one action a turn.

import { fail, ok, type Refusal, type Result, type Turn } from '@interlock/kernel';
import { pickAt, tickAt } from './actions.ts';
import { plannedStamp, smallestWait } from './forecast/forecast.ts';
import { answerOf, answerSlotOf, cardOf } from './rules/cards.ts';
import { actionExpiry } from './rules/cooldowns.ts';
import type { Action, Content, PortShape, State } from './shape.ts';

export type Mode = 'realtime' | 'relaxed';

// ------------------------------------------------------------------ real time

/** Logical time fed so far, in microseconds: elapsed milliseconds times the speed per mille stay whole. */
export type FedUs = number;

export const feed = (fed: FedUs, elapsedMs: number, speedPm: number): FedUs =>
  fed + Math.max(0, Math.floor(elapsedMs)) * speedPm;

export const logicalMs = (fed: FedUs): number => Math.floor(fed / 1000);

/** Every tick that is due by now, each on its second. */
export const ticksDue = (
  content: Content,
  { phase, nextTickMs }: Pick<State, 'phase' | 'nextTickMs'>,
  fed: FedUs,
): readonly Turn<PortShape>[] => {
  const due: Turn<PortShape>[] = [];
  if (phase !== 'running') return due;
  for (let at = nextTickMs; at <= logicalMs(fed); at += content.config.clock.tickMs) due.push([tickAt(at)]);
  return due;
};

/** The stamp of a press now: logical time, held between the clock and the next tick. */
export const stampNow = (state: Pick<State, 'clockMs' | 'nextTickMs'>, fed: FedUs): number =>
  Math.max(state.clockMs, Math.min(logicalMs(fed), state.nextTickMs - 1));

// -------------------------------------------------------------------- relaxed

/** A relaxed pick is stamped at the clock, before its ticks. */
export const relaxedPick = (state: State, eventId: string, actionId: string): Action =>
  pickAt(state.clockMs, eventId, actionId);

/** The tick that follows a relaxed pick after `done` of them: thinking, then waiting for a card. Null: your turn. */
export const relaxedTick = (content: Content, state: State, done: number): Action | null => {
  if (state.phase !== 'running') return null;
  const isThinking = done < content.config.relaxed.thinkTicks;
  return isThinking || state.currentEventId === null ? tickAt(state.nextTickMs) : null;
};

/** So many seconds of waiting, as turns. */
export const waitTurns = (content: Content, state: State, ticks: number): readonly Turn<PortShape>[] =>
  Array.from({ length: ticks }, (_, i) => [tickAt(state.nextTickMs + i * content.config.clock.tickMs)]);

/** Whether the player may wait so many ticks in one go. */
export const checkWait = (content: Content, mode: Mode, ticks: number): Result<number> => {
  const { waitChoices } = content.config.relaxed;
  if (mode !== 'relaxed') return fail('bad-plan', 'In real time waiting is done by waiting.');
  if (!waitChoices.includes(ticks)) return fail('bad-plan', `A wait is ${waitChoices.join(', ')} ticks, not ${ticks}.`);
  return ok(ticks);
};

// ----------------------------------------------------------------------- plan

/** What is only meant so far: lives outside the run, free to change and to drop. */
export interface Plan {
  readonly waitTicks: number;
  readonly actionId: string;
}

/** Why the plan cannot stand; null where it can. */
export const judgePlan = (content: Content, state: State, mode: Mode, plan: Plan): Refusal | null => {
  const no = (code: string, why: string): Refusal => ({ code, why, at: 0 });
  const card = cardOf(content, state.currentEventId);
  if (card === null) return no('no-card', 'There is no card to plan an answer for.');
  const answer = answerOf(card, plan.actionId);
  if (answer === null) return no('unknown-action', `The card ${card.id} has no such answer.`);
  const most = mode === 'relaxed' ? content.config.relaxed.maxPlanWait : 0;
  if (!Number.isSafeInteger(plan.waitTicks) || plan.waitTicks < 0 || plan.waitTicks > most) {
    return no('bad-plan', `A plan may wait 0 to ${most} ticks here, not ${plan.waitTicks}.`);
  }
  const slot = answerSlotOf(content, card, answer);
  const readyAtMs = actionExpiry(state.cooldowns, slot);
  if (plannedStamp(content, state, plan.waitTicks) < readyAtMs) {
    const wait = smallestWait(content, state, slot);
    return no('action-cooling', `${answer.id} cools until ${readyAtMs} ms (readyAtMs): wait ${wait} ticks or more.`);
  }
  return null;
};

/** The plan's turns: its ticks, then its pick. A run that ends during the wait drops the pick. */
export const planTurns = (content: Content, state: State, plan: Plan): readonly Turn<PortShape>[] => {
  const pick = pickAt(plannedStamp(content, state, plan.waitTicks), state.currentEventId!, plan.actionId);
  return [...waitTurns(content, state, plan.waitTicks), [pick]];
};

/** How many turns an undo takes back: up to and including the last pick. Null where there is no pick, or none within reach. */
export const undoDepth = (
  content: Content,
  turns: readonly Turn<PortShape>[],
  alreadyUndone: number,
): number | null => {
  if (alreadyUndone >= content.config.undo.maxDepth) return null;
  const at = turns.findLastIndex(([action]) => action?.type === 'pick');
  return at < 0 ? null : turns.length - at;
};
