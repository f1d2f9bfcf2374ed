// What `interlock simulate --coverage` counts here beyond events: which cards the shops had, and which of them were bought.
// A shop never has a type twice, so the two can be divided.

import type { Coverage } from '@interlock/kernel';
import type { DroidsShape } from '../shape.ts';

export const coverage: Coverage<DroidsShape> = {
  *labels({ happenings }) {
    for (const { event } of happenings) {
      if (event.type === 'cardBought') yield `bought ${event.cardType}`;
      else if (event.type === 'shopOpened' || event.type === 'shopRerolled')
        for (const type of event.offers) yield `offered ${type}`;
    }
  },
  *all({ rulesets }) {
    const types = new Set(Object.values(rulesets).flatMap(({ cards }) => cards.map(({ type }) => type)));
    for (const type of types) {
      yield `offered ${type}`;
      yield `bought ${type}`;
    }
  },
};
