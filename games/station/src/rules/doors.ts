// Locks: a keycard opens one door, a puzzle all doors of a room; nothing locks a door again [DS-034].

import type { Because, Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import { doorsOf, itemOf } from '../say/subjects.ts';
import { noteDoor } from '../sight/sight.ts';
import type { State } from '../state.ts';

const unlock = (
  deck: Deck,
  draft: State,
  tape: Tape<StationEvent>,
  door: number,
  by: 'keycard' | 'puzzle',
  because: readonly Because[],
): number => {
  const { doors, rooms } = deck.layout;
  const { id, room } = doors[door]!;
  draft.unlocked[door] = 1;
  noteDoor(deck, draft, door);
  return tape.emit({ type: 'doorUnlocked', door: id, room: rooms[room]!.id, by }, ...because);
};

/** That one door and no other of the room [DS-032]. */
export const useKeycard = (deck: Deck, draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout } = deck;
  const door = numberIn(layout.doorOf, id)!;
  const room = layout.rooms[layout.doors[door]!.room]!.id;
  const because = [{ action: 0 }, { last: itemOf(`keycard:${room}`) }, { last: doorsOf(room) }];
  return unlock(deck, draft, tape, door, 'keycard', because);
};

/** Every door of the room still locked, power or not [DS-105]. */
export const unlockRoom = (deck: Deck, draft: State, tape: Tape<StationEvent>, room: number, solved: number): void => {
  for (const door of deck.layout.rooms[room]!.doors)
    if (draft.unlocked[door] === 0) unlock(deck, draft, tape, door, 'puzzle', [{ event: solved }]);
};
