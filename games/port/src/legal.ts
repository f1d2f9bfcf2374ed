// What may come next: the card's answers at the earliest stamp each can have before the next tick, then the tick.

import type { Status, Turn } from '@interlock/kernel';
import { pickAt, tickAt } from './actions.ts';
import { answerSlotOf, cardOf } from './rules/cards.ts';
import { actionExpiry } from './rules/cooldowns.ts';
import type { Action, Content, PortShape, State } from './shape.ts';

export const legal = (content: Content, state: State, pending: Turn<PortShape>): readonly Action[] => {
  if (state.phase !== 'running' || pending.length > 0) return [];
  const actions: Action[] = [];
  const card = cardOf(content, state.currentEventId);
  if (card !== null) {
    for (const answer of card.actions) {
      const atMs = Math.max(state.clockMs, actionExpiry(state.cooldowns, answerSlotOf(content, card, answer)));
      if (atMs < state.nextTickMs) actions.push(pickAt(atMs, card.id, answer.id));
    }
  }
  actions.push(tickAt(state.nextTickMs));
  return actions;
};

/** Doing nothing is letting one second pass. */
export const idle = (_content: Content, state: State): Turn<PortShape> => [tickAt(state.nextTickMs)];

export const status = (_content: Content, state: State): Status => {
  if (state.outcome === null) return { is: 'playing' };
  return state.outcome === 'win' ? { is: 'won', score: state.score } : { is: 'lost', cause: state.outcome };
};
