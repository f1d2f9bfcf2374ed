// Events as the player may see them: ids of what was never seen are left out, and what a supposed search or scan would
// bring is not known [DS-508].

import type { StationEvent } from './events.ts';
import { DECK, type State, wake } from './state.ts';

/** Stands for contents nobody has seen yet. */
export const UNKNOWN = 'unknown';

export const redactEvent = (given: State, event: StationEvent): StationEvent | null => {
  const state = wake(given);
  const { layout, level, mask } = state[DECK];
  if (level.view === 'open') return event;
  switch (event.type) {
    case 'furnitureSearched':
      return mask === undefined || event.contents.length > 0 ? event : { ...event, contents: [UNKNOWN] };
    case 'feedScanned':
      return mask === undefined ? event : { ...event, furniture: [UNKNOWN] };
    case 'doorUnlocked':
      return state.doorSeen[layout.doorOf.get(event.door)!] === 0 ? null : event;
    case 'liftRefused': {
      const isSeen = (id: string): boolean => state.known[layout.things[layout.thingOf.get(id)!]!.cell] === 1;
      return {
        ...event,
        generators: event.generators.filter(isSeen),
        hazards: event.hazards.filter((id) => state.hazardSeen[layout.hazardOf.get(id)!] !== 0),
        items: event.items.filter((id) => isItemSeen(state, id)),
      };
    }
    default:
      return event;
  }
};

const isItemSeen = (state: State, id: string): boolean => {
  const { level, layout } = state[DECK];
  const row = level.items.find((one) => one.id === id);
  return row !== undefined && state.known[row.at[1] * layout.grid.width + row.at[0]] === 1;
};
