// Straight lines between two squares. Drawn always from the lower cell, so whoever sees is seen.

import { type SquareGrid, xOf, yOf } from './square.ts';

/** The cells of Bresenham's line, both ends included, from the lower cell to the higher. */
export const lineBetween = (grid: SquareGrid, a: number, b: number): number[] => {
  const from = Math.min(a, b);
  const to = Math.max(a, b);
  let x = xOf(grid, from);
  let y = yOf(grid, from);
  const dx = Math.abs(xOf(grid, to) - x);
  const dy = Math.abs(yOf(grid, to) - y);
  const stepX = Math.sign(xOf(grid, to) - x);
  const stepY = Math.sign(yOf(grid, to) - y);
  const line = [from];
  for (let error = dx - dy, at = from; at !== to; line.push(at)) {
    const doubled = 2 * error;
    if (doubled > -dy) {
      error -= dy;
      x += stepX;
    }
    if (doubled < dx) {
      error += dx;
      y += stepY;
    }
    at = y * grid.width + x;
  }
  return line;
};
