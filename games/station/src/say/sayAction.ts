// Names by id, and an action in words: what the plan strip, the terminal and the hints say.

import type { Action } from '../actions.ts';
import { fill, type Slots, texts } from '../data/texts.ts';
import type { Deck } from '../deck.ts';
import { numberIn } from '../map/numbers.ts';
import type { State } from '../state.ts';
import { doorName, hazardName, itemName, roomName, thingName } from './names.ts';

export const WAY_WORDS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** Names by id, as far as the deck is at hand. */
export interface Namer {
  room(key: string): string;
  thing(id: string): string;
  door(id: string): string;
  hazard(id: string): string;
  item(item: string): string;
}

/** With `isKnown`, what was never seen goes by its id alone: a name would tell what it is. */
export const namerOf = (deck: Deck, isKnown: (cell: number) => boolean = () => true): Namer => {
  const { layout, level } = deck;
  return {
    room: (key) => roomName(deck, key),
    thing: (id) => {
      const thing = layout.things[numberIn(layout.thingOf, id) ?? -1];
      return thing !== undefined && isKnown(thing.cell) ? thingName(deck, thing) : id;
    },
    door: (id) => {
      const door = layout.doors[numberIn(layout.doorOf, id) ?? -1];
      return door !== undefined && isKnown(door.cell) ? doorName(deck, door.index) : `door ${id}`;
    },
    hazard: (id) => {
      const hazard = numberIn(layout.hazardOf, id) ?? -1;
      const isSeen = hazard >= 0 && layout.hazardCells[hazard]!.some(isKnown);
      return isSeen ? hazardName(deck, hazard) : id;
    },
    item: (item) => {
      const row = level.items.find(({ id }) => id === item);
      return itemName(deck, row?.item ?? item);
    },
  };
};

export const onOff = (on: boolean): string => (on ? 'on' : 'off');

/** What has not been seen is not named, nor a room whose name is not known. */
export const sayAction = (deck: Deck, state: State, action: Action): string => {
  const name = namerOf(deck, (cell) => state.known[cell] === 1);
  const room = (key: string): string =>
    state.named[numberIn(deck.layout.roomOf, key) ?? -1] === 1 ? name.room(key) : key;
  return fill(texts.actions[action.type]!, actionSlots({ ...name, room }, action));
};

const actionSlots = (name: Namer, action: Action): Slots => {
  switch (action.type) {
    case 'move':
      return { way: WAY_WORDS[action.dir] };
    case 'setDoorPower':
    case 'setCctvPower':
      return { room: name.room(action.room), state: onOff(action.on) };
    case 'useKeycard':
      return { target: `the ${name.door(action.door)}` };
    case 'search':
      return { target: `the ${name.thing(action.furniture)}` };
    case 'insertBattery':
      return { target: name.thing(action.generator) };
    case 'activateControl':
      return { target: `the ${name.thing(action.control)}` };
    case 'fixHazard':
      return { target: `the ${name.hazard(action.hazard)}` };
    case 'pressRelay':
      return { k: action.k, target: `the ${name.thing(action.puzzle)}` };
    case 'submitCode':
      return { digits: action.digits, target: `the ${name.thing(action.puzzle)}` };
    case 'scanFeeds':
      return { target: `the ${name.thing(action.desk)}` };
    default:
      return {};
  }
};
