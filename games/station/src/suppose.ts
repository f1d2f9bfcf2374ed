// The deck as the player must imagine it [DS-508]: unknown cells are walls, unknown things are not there, unsearched
// furniture is empty and unread digits are blank. Plan, preview and forecast run on it by the same rules, so they cannot
// tell more than the view does.

import type { Deck, Puzzle } from './deck.ts';
import { UNREAD } from './look.ts';
import { type Layout, WALL } from './map/layout.ts';
import { copyState, DECK, type State, wake } from './state.ts';

/** In the open everything is known: the state itself. */
export const supposed = (given: State): State => {
  const state = wake(given);
  const { level, mask } = state[DECK];
  if (level.view === 'open' || mask !== undefined) return state;
  const copy = copyState(state);
  copy[DECK] = supposedDeck(state);
  copy.deck = UNREAD;
  if (level.view === 'dark') blankUnknown(state, copy);
  return copy;
};

const supposedDeck = (state: State): Deck => {
  const deck = state[DECK];
  const isDark = deck.level.view === 'dark';
  return {
    ...deck,
    id: UNREAD,
    layout: isDark ? knownLayout(state, deck.layout) : deck.layout,
    holds: deck.holds.map((items, row) => (state.searched[row] === 1 ? items : [])),
    puzzles: deck.puzzles.map((puzzle) => readPuzzle(state, puzzle)),
    mask: { truth: deck, actions: state.actions },
  };
};

/** Only what the fragments in hand reveal [DS-112]; what was solved has been typed in. */
const readPuzzle = (state: State, puzzle: Puzzle): Puzzle => {
  if (puzzle.type !== 'code' || state.solved[rowOf(state, puzzle)] === 1) return puzzle;
  const { code, fragments } = puzzle;
  const digits = [...code].map((digit, i) => (state.held[fragments[i % fragments.length]!]! > 0 ? digit : UNREAD));
  return { ...puzzle, code: digits.join('') };
};

const rowOf = (state: State, { id }: Puzzle): number => state[DECK].puzzles.findIndex((puzzle) => puzzle.id === id);

/** The layout with walls where nothing is known. Rooms, doors and things keep their numbers: what is unknown of them is
 *  refused by the memory of the state, as it is on the true deck. */
const knownLayout = ({ known }: State, layout: Layout): Layout => {
  const kind = layout.kind.slice();
  const thingAt = layout.thingAt.slice();
  const hazardAt = layout.hazardAt.slice();
  const itemAt = layout.itemAt.slice();
  for (let cell = 0; cell < kind.length; cell++) {
    if (known[cell] === 1) continue;
    kind[cell] = WALL;
    thingAt[cell] = -1;
    hazardAt[cell] = -1;
    itemAt[cell] = -1;
  }
  return { ...layout, kind, thingAt, hazardAt, itemAt };
};

/** What the player cannot know counts as off, locked, dark. In brownout power goes into the load, which is shown, and a
 *  puzzle tells how many doors it unlocks: these stay as they are. */
const blankUnknown = (state: State, copy: State): void => {
  const { layout, capacity, puzzles } = state[DECK];
  const listed = new Set<number>();
  const granted = new Set(puzzles.map(({ grant }) => (grant.gives === 'unlock' ? grant.room : -1)));
  for (const { kind, cell, room, row } of layout.things) {
    const isKnown = state.known[cell] === 1;
    if (kind === 'terminal' && isKnown) for (const one of layout.rooms[room]!.controlled) listed.add(one);
    if (kind === 'puzzle' && !isKnown) copy.lamps[row] = 0;
  }
  for (const { index, doors } of layout.rooms)
    if (capacity === null && !listed.has(index) && doors.every((door) => state.doorSeen[door] === 0))
      copy.doorsOn[index] = 0;
  for (const { index, room } of layout.doors)
    if (state.doorSeen[index] === 0 && !granted.has(room)) copy.unlocked[index] = 0;
};
