// The lines of sight of a lamp: the same wherever it stands.

import { lineBetween, type SquareGrid } from '@interlock/grid';

/** The cells a lamp may light, as steps from the player's cell, with the cells each line of sight crosses. */
export interface Lamp {
  readonly dx: Int8Array;
  readonly dy: Int8Array;
  readonly step: Int32Array;
  readonly between: readonly Int32Array[];
}

/** Lines do not depend on where they lie: each is drawn once, on a board of the lamp's own size. */
export const lampOf = (width: number, radius: number): Lamp => {
  const side = 2 * radius + 1;
  const board: SquareGrid = { width: side, height: side, size: side * side };
  const middle = radius * side + radius;
  const stepOf = (cell: number): number => (Math.floor(cell / side) - radius) * width + (cell % side) - radius;
  const cells = Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => cell !== middle);
  return {
    dx: Int8Array.from(cells, (cell) => (cell % side) - radius),
    dy: Int8Array.from(cells, (cell) => Math.floor(cell / side) - radius),
    step: Int32Array.from(cells, stepOf),
    between: cells.map((cell) => Int32Array.from(lineBetween(board, middle, cell).slice(1, -1), stepOf)),
  };
};
