// Events as a player may see them: before eye access nothing below ground is told. The digest covers the full ones.

import type { ReactorEvent } from './events.ts';
import type { State } from './state.ts';

export const redactEvent = (state: State, event: ReactorEvent): ReactorEvent | null => {
  if (state.eye && !state.isBlind) return event;
  const { turn, step } = event;
  switch (event.type) {
    case 'feedFromOutside':
      return { type: event.type, turn, step, carrier: event.carrier, prop: event.prop };
    case 'consumeFromNetwork':
      return { type: event.type, turn, step, carrier: event.carrier, prop: event.prop, service: event.service };
    case 'starveConsumer':
      return { type: event.type, turn, step, carrier: event.carrier, prop: event.prop };
    case 'routeThroughTJunction':
    case 'routeThroughCrossJunction':
      return null;
    default:
      return event;
  }
};
