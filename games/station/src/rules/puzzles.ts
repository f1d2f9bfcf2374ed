// Puzzle terminals: a board of nine fault lamps, or a code put together from fragments; what they grant once solved.

import type { Because, Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import { itemOf } from '../say/subjects.ts';
import type { State } from '../state.ts';
import { unlockRoom } from './doors.ts';
import { fixByPuzzle } from './fixing.ts';
import { takeItem } from './items.ts';

/** What pressing lamp k toggles: itself and its edge neighbours [DS-108]. */
export const PRESSES: readonly number[] = Array.from({ length: 9 }, (_, k) => {
  const column = k % 3;
  let mask = 1 << k;
  if (k >= 3) mask |= 1 << (k - 3);
  if (k < 6) mask |= 1 << (k + 3);
  if (column > 0) mask |= 1 << (k - 1);
  if (column < 2) mask |= 1 << (k + 1);
  return mask;
});

export const pressRelay = (deck: Deck, draft: State, tape: Tape<StationEvent>, id: string, k: number): number => {
  const row = rowOf(deck, id);
  draft.lamps[row] = draft.lamps[row]! ^ PRESSES[k]!;
  const pressed = tape.emit({ type: 'puzzlePressed', puzzle: id, k });
  if (draft.lamps[row] === 0) solve(deck, draft, tape, row, [{ event: pressed }]);
  return pressed;
};

export const submitCode = (deck: Deck, draft: State, tape: Tape<StationEvent>, id: string): number => {
  const row = rowOf(deck, id);
  const puzzle = deck.puzzles[row]!;
  const because: Because[] = [{ action: 0 }];
  if (puzzle.type === 'code')
    for (const fragment of puzzle.fragments) because.push({ last: itemOf(deck.items[fragment]!) });
  return solve(deck, draft, tape, row, because);
};

const rowOf = (deck: Deck, id: string): number => {
  const { layout } = deck;
  return layout.things[numberIn(layout.thingOf, id)!]!.row;
};

/** Solved for good; the grant is given in the same action [DS-104]. */
const solve = (
  deck: Deck,
  draft: State,
  tape: Tape<StationEvent>,
  row: number,
  because: readonly Because[],
): number => {
  const { id, grant } = deck.puzzles[row]!;
  draft.solved[row] = 1;
  const solved = tape.emit({ type: 'puzzleSolved', puzzle: id }, ...because);
  if (grant.gives === 'unlock') unlockRoom(deck, draft, tape, grant.room, solved);
  else if (grant.gives === 'fix') fixByPuzzle(deck, draft, tape, grant.hazard, solved);
  else takeItem(deck, draft, tape, grant.item, 'puzzle', { event: solved });
  return solved;
};

/** True where every fragment the code asks for is held [DS-111]. */
export const hasFragments = (state: State, fragments: readonly number[]): boolean =>
  fragments.every((kind) => state.held[kind]! > 0);
