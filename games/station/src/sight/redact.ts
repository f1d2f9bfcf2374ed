// Events as the player may see them: ids of what was never seen are left out, and what a supposed search or scan would
// bring is not known [DS-508].

import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import { isGuess } from '../rules/ground.ts';
import type { State } from '../state.ts';

/** Stands for contents nobody has seen yet. */
export const UNKNOWN = 'unknown';

export const redactEvent = (deck: Deck, state: State, event: StationEvent): StationEvent | null => {
  const { layout, level } = deck;
  if (level.view === 'open') return event;
  switch (event.type) {
    case 'furnitureSearched':
      return !isGuess(state) || event.contents.length > 0 ? event : { ...event, contents: [UNKNOWN] };
    case 'feedScanned':
      return !isGuess(state) ? event : { ...event, furniture: [UNKNOWN] };
    case 'doorUnlocked':
      return state.doorSeen[numberIn(layout.doorOf, event.door)!] === 0 ? null : event;
    case 'liftRefused': {
      const isSeen = (id: string): boolean => state.known[layout.things[numberIn(layout.thingOf, id)!]!.cell] === 1;
      return {
        ...event,
        generators: event.generators.filter(isSeen),
        hazards: event.hazards.filter((id) => state.hazardSeen[numberIn(layout.hazardOf, id)!] !== 0),
        items: event.items.filter((id) => isItemSeen(deck, state, id)),
      };
    }
    default:
      return event;
  }
};

const isItemSeen = (deck: Deck, state: State, id: string): boolean => {
  const { level, layout } = deck;
  const row = level.items.find((one) => one.id === id);
  return row !== undefined && state.known[row.at[1] * layout.grid.width + row.at[0]] === 1;
};
