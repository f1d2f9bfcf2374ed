// Locks: a keycard opens one door, a puzzle all doors of a room; nothing locks a door again [DS-034].

import type { Because, Tape } from '@interlock/kernel';
import type { StationEvent } from './events.ts';
import { noteDoor } from './sight.ts';
import { DECK, type State } from './state.ts';
import { doorsOf, itemOf } from './subjects.ts';

const unlock = (
  draft: State,
  tape: Tape<StationEvent>,
  door: number,
  by: 'keycard' | 'puzzle',
  because: readonly Because[],
): number => {
  const { doors, rooms } = draft[DECK].layout;
  const { id, room } = doors[door]!;
  draft.unlocked[door] = 1;
  noteDoor(draft, door);
  return tape.emit({ type: 'doorUnlocked', door: id, room: rooms[room]!.id, by }, ...because);
};

/** That one door and no other of the room [DS-032]. */
export const useKeycard = (draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout } = draft[DECK];
  const door = layout.doorOf.get(id)!;
  const room = layout.rooms[layout.doors[door]!.room]!.id;
  const because = [{ action: 0 }, { last: itemOf(`keycard:${room}`) }, { last: doorsOf(room) }];
  return unlock(draft, tape, door, 'keycard', because);
};

/** Every door of the room still locked, power or not [DS-105]. */
export const unlockRoom = (draft: State, tape: Tape<StationEvent>, room: number, solved: number): void => {
  for (const door of draft[DECK].layout.rooms[room]!.doors)
    if (draft.unlocked[door] === 0) unlock(draft, tape, door, 'puzzle', [{ event: solved }]);
};
