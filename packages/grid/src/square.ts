// Boards of squares: cell = y * width + x, origin top left, y grows downwards.

import type { Graph } from './graph.ts';

export interface SquareGrid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** Clockwise from north. */
export type Direction = 0 | 1 | 2 | 3;

const north: Direction = 0;
const east: Direction = 1;
const south: Direction = 2;
const west: Direction = 3;

export const northWestEastSouth: readonly Direction[] = [north, west, east, south];

const dx = [0, 1, 0, -1] as const;
const dy = [-1, 0, 1, 0] as const;

export const squareGrid = (width: number, height: number): SquareGrid => {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new RangeError(`A grid cannot be ${width} by ${height}.`);
  return { width, height, size: width * height };
};

/** The cell at a place, or -1 outside. */
const cellAt = (grid: SquareGrid, x: number, y: number): number =>
  x >= 0 && x < grid.width && y >= 0 && y < grid.height ? y * grid.width + x : -1;

export const xOf = (grid: SquareGrid, cell: number): number => cell % grid.width;

export const yOf = (grid: SquareGrid, cell: number): number => Math.trunc(cell / grid.width);

/** The next cell in a direction, or -1 beyond the edge. */
export const step = (grid: SquareGrid, cell: number, direction: Direction): number =>
  cellAt(grid, xOf(grid, cell) + dx[direction], yOf(grid, cell) + dy[direction]);

export const manhattan = (grid: SquareGrid, a: number, b: number): number =>
  Math.abs(xOf(grid, a) - xOf(grid, b)) + Math.abs(yOf(grid, a) - yOf(grid, b));

/** The board as rows of text, drawn cell by cell. */
export const rowsOf = ({ width, height }: Omit<SquareGrid, 'size'>, tile: (cell: number) => string): string[] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => tile(y * width + x)).join(''));

/** All steps on the grid; the neighbours of each cell stand in the given order of directions. */
export const squareGraph = (grid: SquareGrid, order: readonly Direction[]): Graph => {
  const first = new Int32Array(grid.size + 1);
  const next = new Int32Array(grid.size * order.length);
  let at = 0;
  for (let cell = 0; cell < grid.size; cell++) {
    for (const direction of order) {
      const to = step(grid, cell, direction);
      if (to !== -1) next[at++] = to;
    }
    first[cell + 1] = at;
  }
  return { size: grid.size, first, next: next.slice(0, at) };
};
