// What rooms, items, doors, things and hazards are called in lists and sentences.

import { logOf } from '../data/logs.ts';
import type { Deck } from '../deck.ts';
import type { Thing } from '../map/layout.ts';
import { numberIn } from '../map/numbers.ts';

export const roomName = (deck: Deck, key: string): string => {
  const room = numberIn(deck.layout.roomOf, key);
  return room === undefined ? key : deck.layout.rooms[room]!.name;
};

/** `keycard of Lift Lobby`, `battery`, `hull patch kit`, `fragment b`, `air canister`, `log “Lots”`. */
export const itemName = (deck: Deck, item: string): string => {
  const colon = item.indexOf(':');
  const kind = colon < 0 ? item : item.slice(0, colon);
  const what = item.slice(colon + 1);
  switch (kind) {
    case 'keycard':
      return `keycard of ${roomName(deck, what)}`;
    case 'tool':
      return deck.content.hazards.find(({ tool }) => tool?.id === what)?.tool?.name ?? what;
    case 'air':
      return 'air canister';
    case 'battery':
      return 'battery';
    case 'log':
      return `log “${logOf(item)?.title ?? what}”`;
    default:
      return `${kind} ${what}`;
  }
};

export const cellName = ({ layout }: Deck, cell: number): string => {
  const { width } = layout.grid;
  return `${cell % width},${Math.floor(cell / width)}`;
};

/** `door into Emergency Lab at 7,2`. */
export const doorName = (deck: Deck, door: number): string => {
  const { room, cell } = deck.layout.doors[door]!;
  return `door into ${deck.layout.rooms[room]!.name} at ${cellName(deck, cell)}`;
};

/** `maintenance terminal t1`, `locker f2`, `coolant valve v1`: what it is and what it answers to. */
export const thingName = (deck: Deck, thing: Thing): string => `${kindName(deck, thing)} ${thing.id}`;

export const kindName = ({ level, hazards, bound, puzzles }: Deck, { kind, row }: Thing): string => {
  switch (kind) {
    case 'terminal':
      return 'maintenance terminal';
    case 'desk':
      return 'CCTV desk';
    case 'control':
      return hazards[bound[row]!]!.control ?? 'hazard control';
    case 'puzzle':
      return puzzles[row]!.type === 'relay' ? 'relay board' : 'code terminal';
    case 'generator':
      return 'generator';
    case 'furniture':
      return level.furniture[row]!.type;
  }
};

/** `fire h1`. */
export const hazardName = ({ level, hazards }: Deck, hazard: number): string =>
  `${hazards[hazard]!.name} ${level.hazards[hazard]!.id}`;

interface Fixes {
  readonly control?: string | undefined;
  readonly tool?: { readonly name: string } | undefined;
}

/** `the extinguisher clears it`, `the coolant valve clears it`, `the steam valve or the pipe clamp clears it`. */
export const fixWords = ({ control, tool }: Fixes): string => {
  const ways = [control, tool?.name].flatMap((way) => (way === undefined ? [] : [`the ${way}`]));
  return ways.length === 0 ? 'nothing clears it' : `${ways.join(' or ')} clears it`;
};
