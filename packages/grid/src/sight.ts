// What a lamp lights up, by rot-js's precise shadow casting. Only the caster is imported: it touches no page, no clock
// and no dice, and works on whole numbers up to its last comparison. Not symmetric; for that see sightline.ts.

import PreciseShadowcasting from 'rot-js/lib/fov/precise-shadowcasting.js';
import { cellAt, type SquareGrid, xOf, yOf } from './square.ts';

/** 1 for every cell seen from `origin` up to `radius` in both axes, the first opaque cells included; 0 for the rest. */
export const fieldOfView = (
  grid: SquareGrid,
  origin: number,
  radius: number,
  isClear: (cell: number) => boolean,
): Uint8Array => {
  const seen = new Uint8Array(grid.size);
  const x = xOf(grid, origin);
  const y = yOf(grid, origin);
  // Whoever stands in an opaque cell, a doorway say, still looks out of it.
  const lightPasses = (atX: number, atY: number): boolean => {
    const cell = cellAt(grid, atX, atY);
    return cell === origin || (cell !== -1 && isClear(cell));
  };
  new PreciseShadowcasting(lightPasses).compute(x, y, radius, (atX, atY, _distance, visibility) => {
    const cell = cellAt(grid, atX, atY);
    if (cell !== -1 && visibility > 0) seen[cell] = 1;
  });
  return seen;
};
