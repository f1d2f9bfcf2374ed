// The only judge of a turn: form, length, phase, then one reason about time and one about the card.

import type { Refusal, Turn } from '@interlock/kernel';
import { quote } from '@interlock/kernel';
import { isStamp, notInteger } from './actions.ts';
import { answerOf, answerSlotOf, cardOf } from './rules/cards.ts';
import { actionExpiry } from './rules/cooldowns.ts';
import type { Content, Pick, PortShape, State } from './shape.ts';

export const refuse = (content: Content, state: State, turn: Turn<PortShape>): readonly Refusal[] => {
  for (let at = 0; at < turn.length; at++) {
    if (!isStamp(turn[at]!.atMs)) return [{ code: 'not-integer', why: notInteger(turn[at]!.atMs), at, field: 'atMs' }];
  }
  if (turn.length !== 1) {
    const why = `A turn is exactly one action, a tick or a pick; this one has ${turn.length}.`;
    return [{ code: 'one-action', why, at: turn.length === 0 ? 0 : 1 }];
  }
  const action = turn[0]!;
  if (state.phase !== 'running') {
    return [{ code: 'not-running', why: `The run is over (${state.outcome}); start another one.`, at: 0 }];
  }
  if (action.type === 'tick') {
    if (action.atMs === state.nextTickMs) return [];
    const why = `The next tick is at ${state.nextTickMs} ms, not at ${action.atMs}.`;
    return [{ code: 'tick-misaligned', why, at: 0, field: 'atMs' }];
  }
  const found: Refusal[] = [];
  const late = judgeTime(state, action);
  if (late) found.push(late);
  const card = judgeCard(content, state, action);
  if (card) found.push(card);
  return found;
};

const judgeTime = (state: State, { atMs }: Pick): Refusal | null => {
  if (atMs < state.clockMs) {
    const why = `The clock is at ${state.clockMs} ms already; ${atMs} ms has passed.`;
    return { code: 'time-backwards', why, at: 0, field: 'atMs' };
  }
  if (atMs >= state.nextTickMs) {
    const why = `The tick at ${state.nextTickMs} ms is due before a pick at ${atMs} ms.`;
    return { code: 'tick-due', why, at: 0, field: 'atMs' };
  }
  return null;
};

const judgeCard = (content: Content, state: State, { atMs, eventId, actionId }: Pick): Refusal | null => {
  const { currentEventId, cooldowns } = state;
  if (currentEventId === null) {
    return { code: 'no-card', why: 'There is no card to answer; the clock must run on until one comes.', at: 0 };
  }
  if (eventId !== currentEventId) {
    const why = `The card on display is ${currentEventId}, not ${quote(eventId)}.`;
    return { code: 'wrong-card', why, at: 0, field: 'eventId' };
  }
  const card = cardOf(content, currentEventId)!;
  const answer = answerOf(card, actionId);
  if (answer === null) {
    const known = card.actions.map((one) => one.id).join(', ');
    const why = `The card ${currentEventId} has no answer ${quote(actionId)}; it has ${known}.`;
    return { code: 'unknown-action', why, at: 0, field: 'actionId' };
  }
  const readyAtMs = actionExpiry(cooldowns, answerSlotOf(content, card, answer));
  if (atMs < readyAtMs) {
    const why = `${actionId} cools until ${readyAtMs} ms (readyAtMs).`;
    return { code: 'action-cooling', why, at: 0, field: 'atMs' };
  }
  return null;
};
