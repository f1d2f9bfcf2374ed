// A facility in the making: walls, rooms, pipes as edges, props by cell. Written out as a level file at the end.

import { distances, northWestEastSouth, rowsOf, squareGraph, squareGrid, step } from '@interlock/grid';
import type { EventFile, LeakFile, LevelFile, PropFile } from '../level/file.ts';
import { CARRIERS, DIRS, KINDS } from '../shape.ts';

export interface Room {
  readonly index: number;
  readonly cells: readonly number[];
}

export interface Doorway {
  readonly cell: number;
  /** The direction through the doorway, by index of DIRS. */
  readonly dir: number;
}

export interface DraftProp {
  readonly cell: number;
  file: PropFile;
}

export interface Draft {
  readonly width: number;
  readonly height: number;
  readonly wall: Uint8Array;
  readonly rooms: Room[];
  readonly doorways: Doorway[];
  reactor: number[];
  control: number;
  start: number;
  /** Per carrier: openings of each cell as bits 1 << dir. */
  readonly pipes: readonly Uint8Array[];
  /** Cells that a side branch ends in, by carrier. */
  readonly ends: { readonly carrier: number; readonly cell: number; readonly cells: readonly number[] }[];
  readonly props: DraftProp[];
  readonly leaks: LeakFile[];
  readonly surface: Map<number, number[]>;
  readonly events: EventFile[];
}

/** The next cell in a direction of DIRS, -1 beyond the edge. */
export const stepIn = (draft: Draft, cell: number, dir: number): number =>
  step(squareGrid(draft.width, draft.height), cell, northWestEastSouth[dir]!);

export const isFloor = (draft: Draft, cell: number): boolean => cell >= 0 && draft.wall[cell] === 0;

export const cellAt = (draft: Draft, cell: number): [number, number] => [
  cell % draft.width,
  Math.floor(cell / draft.width),
];

export const propAt = (draft: Draft, cell: number): DraftProp | undefined =>
  draft.props.find((prop) => prop.cell === cell);

/** Free for a prop: floor, nothing on it, not the start, not the core itself. */
export const isFree = (draft: Draft, cell: number): boolean =>
  isFloor(draft, cell) && !propAt(draft, cell) && cell !== draft.start && !draft.reactor.includes(cell);

/** Steps over floor from a cell to every other; -1 where there is no way. */
export const reachFrom = (draft: Draft, from: number): Int32Array =>
  distances(squareGraph(squareGrid(draft.width, draft.height), northWestEastSouth), [from], (_, to) =>
    isFloor(draft, to),
  );

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The draft as a level file, without par. */
export const toFile = (draft: Draft, head: Pick<LevelFile, 'id' | 'name' | 'text'>): LevelFile => {
  const ordered = [...draft.props].sort((a, b) => a.cell - b.cell);
  const props: Record<string, PropFile> = {};
  const marks = new Map<number, string>();
  ordered.forEach(({ cell, file }, i) => {
    props[LETTERS[i]!] = file;
    marks.set(cell, LETTERS[i]!);
  });
  const cuts = CARRIERS.flatMap((carrier, c) => cutsOf(draft, draft.pipes[c]!).map(([a, b]) => ({ carrier, a, b })));
  const layer = (c: number): string[] => rowsOf(draft, (cell) => symbolOf(draft.pipes[c]![cell]!));
  const surface = [...draft.surface.keys()]
    .sort((a, b) => a - b)
    .map((cell) => ({
      at: cellAt(draft, cell),
      ...Object.fromEntries(
        KINDS.map((kind, k) => [kind, draft.surface.get(cell)![k]!]).filter(([, value]) => value !== 0),
      ),
    }));
  return {
    format: 1,
    ...head,
    terrain: rowsOf(draft, (cell) =>
      draft.wall[cell] ? '#' : cell === draft.start ? '@' : draft.reactor.includes(cell) ? 'R' : '.',
    ),
    fuel: layer(0),
    coolant: layer(1),
    electricity: layer(2),
    ...(cuts.length > 0 ? { cuts } : {}),
    marks: rowsOf(draft, (cell) => marks.get(cell) ?? '.'),
    props,
    ...(draft.leaks.length > 0 ? { leaks: draft.leaks } : {}),
    ...(surface.length > 0 ? { surface } : {}),
    ...(draft.events.length > 0 ? { events: draft.events } : {}),
  };
};

const HORIZONTAL = (1 << 1) | (1 << 2);
const VERTICAL = (1 << 0) | (1 << 3);

const symbolOf = (openings: number): string => {
  if (openings === 0) return '.';
  if ((openings & VERTICAL) === 0) return '-';
  return (openings & HORIZONTAL) === 0 ? '|' : '+';
};

const drawnOpenings = (openings: number): number => {
  const symbol = symbolOf(openings);
  return symbol === '.' ? 0 : symbol === '-' ? HORIZONTAL : symbol === '|' ? VERTICAL : HORIZONTAL | VERTICAL;
};

/** Edges the drawing would make that are not meant. */
const cutsOf = (draft: Draft, pipes: Uint8Array): [[number, number], [number, number]][] => {
  const cuts: [[number, number], [number, number]][] = [];
  for (let cell = 0; cell < pipes.length; cell++)
    for (const dir of [2, 3]) {
      const next = stepIn(draft, cell, dir);
      if (next < 0 || !pipes[cell] || !pipes[next]) continue;
      const isDrawn = drawnOpenings(pipes[cell]!) & (1 << dir) && drawnOpenings(pipes[next]!) & (1 << (3 - dir));
      if (isDrawn && !(pipes[cell]! & (1 << dir))) cuts.push([cellAt(draft, cell), cellAt(draft, next)]);
    }
  return cuts;
};

export const dirName = (dir: number): (typeof DIRS)[number] => DIRS[dir]!;
