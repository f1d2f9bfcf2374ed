// The size of a text on a board, in the board's own units: on the screen it is never under 11 px, however small the map is
// drawn. The camera writes what 11 px are in these units as `--least-text`; style sheets take the larger of the two as well.

/** Smallest text of a board, in px. */
export const BOARD_FLOOR = 11;

export const boardText = (size: number): string => `max(${size}px, var(--least-text, 0px))`;
