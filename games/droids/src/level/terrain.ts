// Terrain as characters of a row, and the cells of a board in their canonical order.

import type { Terrain } from '../shape/names.ts';

export const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = {
  Grass: '.',
  Blocked: '#',
  Dry: '-',
  Fertile: '"',
  Mud: '~',
  Rocky: '^',
};

const BY_MARK = new Map(Object.entries(TERRAIN_MARKS).map(([terrain, mark]) => [mark, terrain as Terrain]));

/** The terrain of a mark, or null where there is none. */
export const terrainOf = (mark: string): Terrain | null => BY_MARK.get(mark) ?? null;

/** Cells of row r on a board of that radius. */
export const rowLength = (radius: number, r: number): number => 2 * radius + 1 - Math.abs(r);

/** The rows of a board from its terrain in canonical order. */
export const rowsOfTerrain = (radius: number, terrain: readonly Terrain[]): string[] => {
  const rows: string[] = [];
  let from = 0;
  for (let r = -radius; r <= radius; r++) {
    const length = rowLength(radius, r);
    rows.push(
      terrain
        .slice(from, from + length)
        .map((one) => TERRAIN_MARKS[one])
        .join(' '),
    );
    from += length;
  }
  return rows;
};
