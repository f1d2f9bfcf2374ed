// The state as the player must imagine it [DS-508]: marked as a guess, so that unknown cells are walls and unknown things
// are not there (ground.ts), and with everything unknown off, locked and dark. Plan, preview and forecast run on it by
// the same rules, so they cannot tell more than the view does.

import type { Deck } from './deck.ts';
import { copyState, type State } from './state.ts';

/** In the open everything is known: the state itself. */
export const supposed = (deck: Deck, state: State): State => {
  const { view } = deck.level;
  if (view === 'open' || state.guess >= 0) return state;
  const copy = copyState(state);
  copy.guess = state.actions;
  if (view === 'dark') blankUnknown(deck, state, copy);
  return copy;
};

/** What the player cannot know counts as off, locked, dark. In brownout power goes into the load, which is shown, and a
 *  puzzle in sight tells how many doors it unlocks: these stay as they are. */
const blankUnknown = ({ layout, capacity, puzzles }: Deck, state: State, copy: State): void => {
  const listed = new Set<number>();
  const granted = new Set<number>();
  for (const { kind, cell, room, row } of layout.things) {
    const isKnown = state.known[cell] === 1;
    if (kind === 'terminal' && isKnown) for (const one of layout.rooms[room]!.controlled) listed.add(one);
    if (kind !== 'puzzle') continue;
    const { grant } = puzzles[row]!;
    if (!isKnown) copy.lamps[row] = 0;
    else if (grant.gives === 'unlock') granted.add(grant.room);
  }
  for (const { index, doors } of layout.rooms)
    if (capacity === null && !listed.has(index) && doors.every((door) => state.doorSeen[door] === 0))
      copy.doorsOn[index] = 0;
  for (const { index, room } of layout.doors)
    if (state.doorSeen[index] === 0 && !granted.has(room)) copy.unlocked[index] = 0;
};
