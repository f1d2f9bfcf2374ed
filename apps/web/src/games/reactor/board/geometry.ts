// Where things stand on the drawing: a cell is a square of `CELL` units; the ring of wall around the map is cropped.

import { type Dir, type Facility, type Index, xOf, yOf } from '@interlock/reactor/screen';

export const CELL = 48;
/** The front of a wall, the shade below one, the shade beside one: how deep into their cell. */
export const FACE = 13;
export const SHADE = 10;
export const CAST = 7;
/** How much of the outermost cells is left off. */
const CROP = { left: 8, top: 10, right: 24, bottom: 28 } as const;

export const left = (f: { readonly width: number }, cell: Index): number => xOf(f, cell) * CELL;
export const top = (f: { readonly width: number }, cell: Index): number => yOf(f, cell) * CELL;
export const midX = (f: { readonly width: number }, cell: Index): number => left(f, cell) + CELL / 2;
export const midY = (f: { readonly width: number }, cell: Index): number => top(f, cell) + CELL / 2;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxOf = (f: Pick<Facility, 'width' | 'height'>): Box => ({
  x: CROP.left,
  y: CROP.top,
  width: f.width * CELL - CROP.left - CROP.right,
  height: f.height * CELL - CROP.top - CROP.bottom,
});

export const DX: Readonly<Record<Dir, number>> = { N: 0, W: -1, E: 1, S: 0 };
export const DY: Readonly<Record<Dir, number>> = { N: -1, W: 0, E: 0, S: 1 };
