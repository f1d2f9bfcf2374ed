// Room power: only maintenance terminals change it [DS-038], and in brownout only within the deck's capacity [DS-329].

import type { Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import { lookThrough, noteDoorPower } from '../sight/sight.ts';
import type { State } from '../state.ts';

/** What is drawn from the grid: a unit for each door of a room with doors on, one for each camera that is on. */
export const loadOf = (deck: Deck, state: State): number => {
  const { rooms } = deck.layout;
  let load = 0;
  for (let room = 0; room < rooms.length; room++) {
    if (state.doorsOn[room] === 1) load += rooms[room]!.doors.length;
    load += state.cctvOn[room]!;
  }
  return load;
};

/** What switching a room's doors or its camera on adds to the load. */
export const drawOf = (deck: Deck, room: number, what: 'doors' | 'cctv'): number =>
  what === 'cctv' ? 1 : deck.layout.rooms[room]!.doors.length;

/** True where the deck's capacity does not bear switching this on. */
export const isOverloadedBy = (deck: Deck, state: State, room: number, what: 'doors' | 'cctv'): boolean => {
  const { capacity } = deck;
  return capacity !== null && loadOf(deck, state) + drawOf(deck, room, what) > capacity;
};

export const switchDoors = (
  deck: Deck,
  draft: State,
  tape: Tape<StationEvent>,
  terminal: string,
  room: string,
  on: boolean,
): number => {
  const index = numberIn(deck.layout.roomOf, room)!;
  draft.doorsOn[index] = on ? 1 : 0;
  if (noteDoorPower(deck, draft, index)) tape.reveal();
  return tape.emit({ type: 'doorPowerChanged', room, on, terminal });
};

export const switchCctv = (
  deck: Deck,
  draft: State,
  tape: Tape<StationEvent>,
  terminal: string,
  room: string,
  on: boolean,
): number => {
  const index = numberIn(deck.layout.roomOf, room)!;
  draft.cctvOn[index] = on ? 1 : 0;
  if (on && lookThrough(deck, draft, index)) tape.reveal();
  return tape.emit({ type: 'cctvPowerChanged', room, on, terminal });
};
