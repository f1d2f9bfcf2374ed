// Layers: id, size, rows, symbols, cuts; and the map as the other checks read it.

import { indexOf, isOnMap, stepFrom } from '../level/cells.ts';
import type { LevelFile } from '../level/file.ts';
import { buildGraph, type Graph, OPENS } from '../level/graph.ts';
import { CARRIERS, type Cell, type Content, DIRS } from '../shape.ts';
import type { Findings } from './findings.ts';

/** One part of the file, judged on a sound map. `isBroken` tells whether an element, by its path, was rejected already:
 * what hangs on it is not judged. */
export type LintPart = (
  content: Content,
  file: LevelFile,
  map: FileMap,
  isBroken: (element: string) => boolean,
  found: Findings,
) => void;

export const SIZE = { minWidth: 8, minHeight: 6, maxWidth: 32, maxHeight: 20 } as const;

const LAYERS = ['terrain', ...CARRIERS, 'marks'] as const;

export const lintMap = (file: LevelFile, found: Findings): void => {
  if (!/^[a-z0-9-]{3,40}$/.test(file.id)) found.add('bad-id', 'level.id', `'${file.id}' must match [a-z0-9-]{3,40}`);
  const width = file.terrain[0]?.length ?? 0;
  const height = file.terrain.length;
  if (width < SIZE.minWidth || width > SIZE.maxWidth || height < SIZE.minHeight || height > SIZE.maxHeight)
    found.add(
      'size',
      'terrain',
      `${width}x${height} is outside ${SIZE.minWidth}x${SIZE.minHeight}..${SIZE.maxWidth}x${SIZE.maxHeight}`,
    );
  for (const layer of LAYERS) {
    const rows = file[layer];
    for (const [y, row] of rows.entries())
      if (row.length !== width) found.add('ragged', `${layer} row ${y}`, `${row.length} cells, expected ${width}`);
    if (rows.length !== height) found.add('row-count', layer, `${rows.length} rows, expected ${height}`);
  }
  lintSymbols(file, found);
  const starts = file.terrain.join('').split('@').length - 1;
  if (starts !== 1) found.add('robot-start', 'terrain', `expected exactly one '@', found ${starts}`);
  if (!file.terrain.some((row) => row.includes('R')))
    found.add('no-reactor-area', 'terrain', "no 'R' cell; the reactor area is empty");
  if (isGeometrySound(found)) lintCuts(file, width, height, found);
};

const lintSymbols = (file: LevelFile, found: Findings): void => {
  for (const [y, row] of file.terrain.entries())
    for (const [x, c] of [...row].entries())
      if (!'#.R@'.includes(c)) found.add('terrain-symbol', `terrain (${x},${y})`, `unknown symbol '${c}'`);
  for (const carrier of CARRIERS)
    for (const [y, row] of file[carrier].entries())
      for (const [x, c] of [...row].entries())
        if (c !== '.' && OPENS[c] === undefined)
          found.add('layer-symbol', `${carrier} (${x},${y})`, `unknown symbol '${c}'`);
};

/** Rows, symbols and the robot's start allow the map to be read. */
export const isGeometrySound = (found: Findings): boolean =>
  !found.has('size', 'ragged', 'row-count', 'terrain-symbol', 'layer-symbol', 'robot-start');

const lintCuts = (file: LevelFile, width: number, height: number, found: Findings): void => {
  const graph = buildGraph({ ...file, cuts: [] }, width, height);
  for (const [i, { carrier, a, b }] of (file.cuts ?? []).entries()) {
    const place = `(${a.join(',')}) and (${b.join(',')})`;
    const map = { width, height };
    const dir =
      isOnMap(map, a) && isOnMap(map, b)
        ? DIRS.findIndex((_, d) => stepFrom(width, height, indexOf(map, a), d) === indexOf(map, b))
        : -1;
    if (dir < 0) {
      found.add('cut-not-adjacent', `cuts[${i}]`, `${place} are not adjacent`);
      continue;
    }
    const node = graph.nodeAt[CARRIERS.indexOf(carrier)]?.[indexOf(map, a)] ?? -1;
    if (node < 0 || !(graph.edges[node]! & (1 << dir)))
      found.add('cut-no-edge', `cuts[${i}]`, `no ${carrier} edge between ${place}`);
  }
};

/** The map of a file whose geometry is sound, for checks of what stands on it. */
export interface FileMap {
  readonly width: number;
  readonly height: number;
  readonly graph: Graph;
  isFloor(at: Cell): boolean;
  /** On foot from the robot's start, over floor. */
  isReachable(at: Cell): boolean;
  /** The neighbour in a direction, or null off the map. */
  beside(at: Cell, dir: string): Cell | null;
  /** Where marks place a prop; the first place if there are several. */
  placeOf(id: string): Cell | null;
}

export const readMap = (file: LevelFile): FileMap => {
  const width = file.terrain[0]!.length;
  const height = file.terrain.length;
  const map = { width, height };
  const terrain = file.terrain.join('');
  const marks = file.marks.join('');
  const isFloor = (at: Cell): boolean => isOnMap(map, at) && terrain[indexOf(map, at)] !== '#';
  const cell = (i: number): Cell => [i % width, Math.floor(i / width)];
  const reached = new Set([terrain.indexOf('@')]);
  for (const i of reached)
    for (let dir = 0; dir < 4; dir++) {
      const next = stepFrom(width, height, i, dir);
      if (next >= 0 && terrain[next] !== '#') reached.add(next);
    }
  return {
    width,
    height,
    graph: buildGraph(file, width, height),
    isFloor,
    isReachable: (at) => isOnMap(map, at) && reached.has(indexOf(map, at)),
    beside: (at, dir) => {
      const next = stepFrom(width, height, indexOf(map, at), DIRS.indexOf(dir as (typeof DIRS)[number]));
      return next < 0 ? null : cell(next);
    },
    placeOf: (id) => {
      const i = marks.indexOf(id);
      return i < 0 ? null : cell(i);
    },
  };
};
