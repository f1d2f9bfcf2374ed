// The deck as a state has it. On the true state that is the deck itself; on a supposed one [DS-508] unknown cells are
// walls with nothing on them, unsearched furniture is empty and unread digits are blank.

import type { Deck } from '../deck.ts';
import { WALL } from '../map/layout.ts';
import type { State } from '../state.ts';

/** A digit of a code that nothing in hand reveals. */
export const UNREAD = '?';

export const isGuess = (state: State): boolean => state.guess >= 0;

const isBlank = (state: State, cell: number): boolean => state.guess >= 0 && state.known[cell] !== 1;

/** WALL also off the grid. */
export const kindAt = ({ layout }: Deck, state: State, cell: number): number =>
  isBlank(state, cell) ? WALL : (layout.kind[cell] ?? WALL);

/** Index of the blocking thing on a cell, -1 for none. */
export const thingAt = ({ layout }: Deck, state: State, cell: number): number =>
  isBlank(state, cell) ? -1 : (layout.thingAt[cell] ?? -1);

export const hazardAt = ({ layout }: Deck, state: State, cell: number): number =>
  isBlank(state, cell) ? -1 : (layout.hazardAt[cell] ?? -1);

const NOTHING: readonly number[] = [];

/** Kinds of the items a piece of furniture gives when it is searched. */
export const contentsOf = ({ holds }: Deck, state: State, row: number): readonly number[] =>
  state.guess >= 0 ? NOTHING : holds[row]!;

/** The code of a terminal; on a supposed state only what the fragments reveal that were in hand when supposing began
 *  [DS-112], and what was typed in. */
export const codeOf = ({ puzzles }: Deck, state: State, row: number): string => {
  const puzzle = puzzles[row]!;
  if (puzzle.type !== 'code') return '';
  if (state.guess < 0 || state.solved[row] === 1) return puzzle.code;
  const { fragments } = puzzle;
  return [...puzzle.code]
    .map((digit, i) => (state.read[fragments[i % fragments.length]!] === 1 ? digit : UNREAD))
    .join('');
};
