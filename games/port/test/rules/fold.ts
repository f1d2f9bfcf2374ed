// The state after a turn as a fold of its events over the state before: proof that the events tell everything.

import { copy } from '../../src/play.ts';
import { dropExpired, startActionCooldown, startEventCooldown } from '../../src/rules/cooldowns.ts';
import { answerSlot } from '../../src/rules/selection.ts';
import type { Content, PortEvent, State } from '../../src/shape.ts';

export const fold = (content: Content, before: State, events: readonly PortEvent[]): State => {
  const state = copy(before);
  for (const event of events) foldOne(content, state, event);
  state.cooldowns = dropExpired(state.cooldowns, state.clockMs);
  return state;
};

const slotById = (content: Content, id: string): number => content.events.findIndex((card) => card.id === id);

const buttonOf = (content: Content, id: string): number => {
  const slot = content.events.findIndex((card) => card.actions.some((answer) => answer.id === id));
  return answerSlot(
    slot,
    content.events[slot]!.actions.findIndex((answer) => answer.id === id),
  );
};

const foldOne = (content: Content, state: State, event: PortEvent): void => {
  switch (event.type) {
    case 'actionPicked':
      state.clockMs = event.atMs;
      state.currentEventId = null;
      return;
    case 'effectsApplied':
      for (const { target, applied } of event.changes) state[target] += applied;
      return;
    case 'actionCooldownStarted':
      state.cooldowns = startActionCooldown(state.cooldowns, buttonOf(content, event.actionId), event.expiryMs, 0, 0);
      return;
    case 'eventCooldownStarted':
      state.cooldowns = startEventCooldown(state.cooldowns, slotById(content, event.eventId), event.expiryMs, 0, 0);
      return;
    case 'ticked':
      state.clockMs = event.atMs;
      state.nextTickMs = event.atMs + content.config.clock.tickMs;
      state.timeLeft = event.timeLeft;
      return;
    case 'idleTicked':
      state.idleTicks = event.idleTicks;
      return;
    case 'cardShown':
      state.currentEventId = event.eventId;
      state.idleTicks = 0;
      return;
    case 'runEnded':
      state.phase = 'over';
      state.outcome = event.outcome;
      state.finalEventId = event.eventId;
      state.currentEventId = null;
      return;
    case 'runStarted':
    case 'stateRolled':
    case 'climateRolled':
    case 'noCardFound':
      return;
  }
};
