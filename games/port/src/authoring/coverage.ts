// What of the pack a simulation meets: cards dealt and answers picked.

import type { Coverage } from '@interlock/kernel';
import type { PortShape } from '../shape.ts';

export const coverage: Coverage<PortShape> = {
  // A card is met when it is answered, or when it lies there as the run ends: so the first one counts too, which is
  // dealt before the first turn.
  *labels({ happenings, before }) {
    let isEnd = false;
    for (const { event } of happenings) {
      if (event.type === 'runEnded') isEnd = true;
      if (event.type !== 'actionPicked') continue;
      yield `card ${event.eventId}`;
      yield `answer ${event.actionId}`;
      return;
    }
    if (isEnd && before.currentEventId !== null) yield `card ${before.currentEventId}`;
  },
  *all({ events }) {
    for (const { id, actions } of events) {
      yield `card ${id}`;
      for (const action of actions) yield `answer ${action.id}`;
    }
  },
};
