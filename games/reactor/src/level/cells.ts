// Cells of the map: coordinates, indices, neighbours.

import type { Cell } from '../shape.ts';

export const cellOf = (map: { readonly width: number }, cell: number): Cell => [
  cell % map.width,
  Math.floor(cell / map.width),
];

export const indexOf = (map: { readonly width: number }, at: Cell): number => at[1] * map.width + at[0];

export const isOnMap = (map: { readonly width: number; readonly height: number }, [x, y]: Cell): boolean =>
  x >= 0 && y >= 0 && x < map.width && y < map.height;

/** The neighbour in a direction, walls included, or -1 off the map. */
export const stepFrom = (width: number, height: number, cell: number, dir: number): number => {
  const x = cell % width;
  if (dir === 0) return cell >= width ? cell - width : -1;
  if (dir === 1) return x > 0 ? cell - 1 : -1;
  if (dir === 2) return x < width - 1 ? cell + 1 : -1;
  return cell < width * (height - 1) ? cell + width : -1;
};
