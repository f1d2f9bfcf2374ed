// How levels are drawn in the workshop: what a game gives the drawing board, as data and as changes of a level's file.

import type { Json } from '@interlock/kernel';

/** A piece of the workshop's palette. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** The letter that takes it in hand. */
  readonly key: string;
}

/** A cell of a level on the drawing board. */
export interface Drawn {
  readonly ground: 'wall' | 'floor' | 'way' | 'void';
  /** What stands here: two letters at most, and in words. */
  readonly sign?: string;
  readonly name?: string;
  /** Colours of the lines that run here: `fuel`. */
  readonly lines?: readonly string[];
}

/** How levels of a game are drawn with the mouse: from one file to the next, told apart by cells `x,y`. Nothing is judged
 *  here; the linter does that. */
export interface Pens {
  readonly pieces: readonly Piece[];
  /** True where rows lie half a cell apart, each in the middle of the board. */
  readonly isHex?: true;
  /** What Connect lays between two cells, to choose from; none: nothing is laid. */
  readonly lines: readonly Piece[];
  rows(level: Json): readonly (readonly Drawn[])[];
  place(level: Json, at: Place, piece: string): Json;
  move(level: Json, from: Place, to: Place): Json;
  erase(level: Json, at: Place): Json;
  connect(level: Json, path: readonly Place[], line: string): Json;
}

export type Place = readonly [x: number, y: number];

/** A copy of a map with one letter changed; cells outside it change nothing. */
export const withLetter = (rows: readonly string[], [x, y]: Place, letter: string): readonly string[] =>
  rows.map((row, i) => (i === y && x >= 0 && x < row.length ? row.slice(0, x) + letter + row.slice(x + 1) : row));

export const letterAt = (rows: readonly string[], [x, y]: Place): string => rows[y]?.[x] ?? ' ';

/** Every other place of a letter that may stand only once becomes plain. */
export const withoutLetter = (rows: readonly string[], letter: string, plain: string): readonly string[] =>
  rows.map((row) => row.replaceAll(letter, plain));

export const isSame = (a: unknown, [x, y]: Place): boolean => Array.isArray(a) && a[0] === x && a[1] === y;
