// What rooms, items and kinds of things are called, in words for lists and sentences.

import type { Deck } from './deck.ts';

export const roomName = (deck: Deck, key: string): string => {
  const room = deck.layout.roomOf.get(key);
  return room === undefined ? key : deck.layout.rooms[room]!.name;
};

/** `keycard Lift Lobby`, `battery`, `hull patch kit`, `fragment 2-b`, `air canister`, `log 7`. */
export const itemName = (deck: Deck, item: string): string => {
  const colon = item.indexOf(':');
  const kind = colon < 0 ? item : item.slice(0, colon);
  const what = item.slice(colon + 1);
  switch (kind) {
    case 'keycard':
      return `keycard ${roomName(deck, what)}`;
    case 'tool':
      return deck.content.hazards.find(({ tool }) => tool?.id === what)?.tool?.name ?? what;
    case 'air':
      return 'air canister';
    case 'battery':
      return 'battery';
    default:
      return `${kind} ${what}`;
  }
};
