// Room power: only maintenance terminals change it [DS-038], and in brownout only within the deck's capacity [DS-329].

import type { Tape } from '@interlock/kernel';
import type { StationEvent } from './events.ts';
import { lookThrough, noteDoorPower } from './sight.ts';
import { DECK, type State } from './state.ts';

/** What is drawn from the grid: a unit for each door of a room with doors on, one for each camera that is on. */
export const loadOf = (state: State): number => {
  const { rooms } = state[DECK].layout;
  let load = 0;
  for (let room = 0; room < rooms.length; room++) {
    if (state.doorsOn[room] === 1) load += rooms[room]!.doors.length;
    load += state.cctvOn[room]!;
  }
  return load;
};

/** What switching a room's doors or its camera on adds to the load. */
export const drawOf = (state: State, room: number, what: 'doors' | 'cctv'): number =>
  what === 'cctv' ? 1 : state[DECK].layout.rooms[room]!.doors.length;

/** True where the deck's capacity does not bear switching this on. */
export const isOverloadedBy = (state: State, room: number, what: 'doors' | 'cctv'): boolean => {
  const { capacity } = state[DECK];
  return capacity !== null && loadOf(state) + drawOf(state, room, what) > capacity;
};

export const switchDoors = (
  draft: State,
  tape: Tape<StationEvent>,
  terminal: string,
  room: string,
  on: boolean,
): number => {
  const index = draft[DECK].layout.roomOf.get(room)!;
  draft.doorsOn[index] = on ? 1 : 0;
  if (noteDoorPower(draft, index)) tape.reveal();
  return tape.emit({ type: 'doorPowerChanged', room, on, terminal });
};

export const switchCctv = (
  draft: State,
  tape: Tape<StationEvent>,
  terminal: string,
  room: string,
  on: boolean,
): number => {
  const index = draft[DECK].layout.roomOf.get(room)!;
  draft.cctvOn[index] = on ? 1 : 0;
  if (on && lookThrough(draft, index)) tape.reveal();
  return tape.emit({ type: 'cctvPowerChanged', room, on, terminal });
};
