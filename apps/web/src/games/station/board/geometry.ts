// Cells as places in the drawing.

import type { Cell } from '@interlock/station';

export const CELL = 40;
export const midX = ([x]: Cell): number => x * CELL + CELL / 2;
export const midY = ([, y]: Cell): number => y * CELL + CELL / 2;

/** Cells as one path of squares, drawn in by a margin. */
export const squares = (cells: Iterable<Cell>, inset = 0): string => {
  const side = CELL - 2 * inset;
  let path = '';
  for (const [x, y] of cells) path += `M${x * CELL + inset} ${y * CELL + inset}h${side}v${side}h${-side}z`;
  return path;
};

/** The outline of a set of cells, drawn out by a margin: one closed path around each part and each hole. */
export const outline = (cells: readonly Cell[], margin: number): string => {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  // Edges with the cells on their right hand, by the corner they leave from: east, south, west, north.
  const from = new Map<string, number[]>();
  const add = (x: number, y: number, way: number): void => {
    const list = from.get(`${x},${y}`);
    if (list) list.push(way);
    else from.set(`${x},${y}`, [way]);
  };
  for (const [x, y] of cells) {
    if (!has.has(`${x},${y - 1}`)) add(x, y, 0);
    if (!has.has(`${x + 1},${y}`)) add(x + 1, y, 1);
    if (!has.has(`${x},${y + 1}`)) add(x + 1, y + 1, 2);
    if (!has.has(`${x - 1},${y}`)) add(x, y + 1, 3);
  }
  let path = '';
  for (const [corner, ways] of from)
    while (ways.length > 0) {
      let [x = 0, y = 0] = corner.split(',').map(Number);
      let way = ways.pop()!;
      const start = `${x},${y}`;
      const first = way;
      const points: string[] = [];
      do {
        [x, y] = [x + DX[way]!, y + DY[way]!];
        const list = from.get(`${x},${y}`) ?? [];
        const isHome = `${x},${y}` === start;
        // Of two ways on, the one that keeps to the cells already walked around.
        const turn =
          isHome && list.length === 0 ? first : (list.find((one) => one === ((way + 1) & 3)) ?? list[0] ?? first);
        if (!(isHome && list.length === 0)) list.splice(list.indexOf(turn), 1);
        if (turn !== way)
          points.push(
            `${x * CELL + margin * (OUTX[way]! + OUTX[turn]!)} ${y * CELL + margin * (OUTY[way]! + OUTY[turn]!)}`,
          );
        way = turn;
      } while (`${x},${y}` !== start);
      path += `M${points.join('L')}z`;
    }
  return path;
};

/** The outline of a set of cells with its corners cut off. */
export const chamfered = (cells: readonly Cell[], cut: number): string =>
  outline(cells, 0)
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]);
      /** From a corner so far towards another. */
      const towards = ([x, y]: [number, number], [toX, toY]: [number, number]): string => {
        const length = Math.hypot(toX - x, toY - y);
        const part = Math.min(cut, length / 2) / length;
        return `${x + (toX - x) * part} ${y + (toY - y) * part}`;
      };
      const cornered = points.flatMap((point, i) => [
        towards(point, points.at(i - 1)!),
        towards(point, points[(i + 1) % points.length]!),
      ]);
      return `M${cornered.join('L')}z`;
    })
    .join('');

const DX = [1, 0, -1, 0];
const DY = [0, 1, 0, -1];
/** Away from the cells. */
const OUTX = [0, 1, 0, -1];
const OUTY = [-1, 0, 1, 0];
