// What of the pack a simulation meets: cards dealt, answers offered, answers picked [OP-394].

import type { Coverage } from '@interlock/kernel';
import { cardOf } from '../rules/cards.ts';
import { usableAnswers } from '../rules/relaxed.ts';
import type { PortShape } from '../shape.ts';

export const coverage: Coverage<PortShape> = {
  *labels({ world, before, turn, happenings }) {
    // The first card is dealt before the first turn.
    if (before.clockMs === 0 && isUntouched(before.cooldowns) && before.currentEventId !== null)
      yield `card ${before.currentEventId}`;
    for (const { event } of happenings) if (event.type === 'cardShown') yield `card ${event.eventId}`;
    const action = turn[0];
    if (action?.type !== 'pick') return;
    const card = cardOf(world, action.eventId)!;
    for (const { id } of usableAnswers(world, card, before)) yield `offered ${id}`;
    yield `picked ${action.actionId}`;
  },
  *all({ events }) {
    for (const { id, actions } of events) {
      yield `card ${id}`;
      for (const action of actions) {
        yield `offered ${action.id}`;
        yield `picked ${action.id}`;
      }
    }
  },
};

const isUntouched = ({ events }: PortShape['state']['cooldowns']): boolean => events.length === 0;
