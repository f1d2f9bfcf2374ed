// Rooms, doorways, spurs of wall; the core, its control site and the robot's start.

import type { Stream } from '@interlock/kernel';
import type { GeneratorRow } from '../shape.ts';
import { type Draft, isFloor, reachFrom, stepIn } from './draft.ts';

/** Null where the core finds no place. */
export const layOut = (row: GeneratorRow, stream: Stream): Draft | null => {
  const [width, height] = row.size;
  const [across, down] = row.rooms;
  const wall = new Uint8Array(width * height);
  const xs = cuts(stream, width, across);
  const ys = cuts(stream, height, down);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (xs.includes(x) || ys.includes(y)) wall[y * width + x] = 1;
  const draft: Draft = {
    width,
    height,
    wall,
    rooms: [],
    doorways: [],
    reactor: [],
    control: -1,
    start: -1,
    pipes: [0, 1, 2].map(() => new Uint8Array(width * height)),
    ends: [],
    props: [],
    leaks: [],
    surface: new Map(),
    events: [],
  };
  openDoorways(draft, stream, xs, ys);
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const cells: number[] = [];
      for (let y = ys[j]! + 1; y < ys[j + 1]!; y++)
        for (let x = xs[i]! + 1; x < xs[i + 1]!; x++) cells.push(y * width + x);
      draft.rooms.push({ index: draft.rooms.length, cells });
    }
  growSpurs(draft, stream, row.leaks);
  return placeCore(draft, stream) ? draft : null;
};

/** Border and inner walls along one axis, evenly spread with a little play. */
const cuts = (stream: Stream, length: number, rooms: number): number[] => {
  const at = [0];
  for (let i = 1; i < rooms; i++) {
    const even = Math.floor((i * (length - 1)) / rooms);
    at.push(even + stream.range(-1, 1) * (length / rooms >= 6 ? 1 : 0));
  }
  return [...at, length - 1];
};

const openDoorways = (draft: Draft, stream: Stream, xs: readonly number[], ys: readonly number[]): void => {
  const open = (x: number, y: number, dir: number): void => {
    draft.wall[y * draft.width + x] = 0;
    draft.doorways.push({ cell: y * draft.width + x, dir });
  };
  for (let i = 1; i < xs.length - 1; i++)
    for (let j = 0; j + 1 < ys.length; j++) open(xs[i]!, stream.range(ys[j]! + 1, ys[j + 1]! - 1), 2);
  for (let j = 1; j < ys.length - 1; j++)
    for (let i = 0; i + 1 < xs.length; i++) open(stream.range(xs[i]! + 1, xs[i + 1]! - 1), ys[j]!, 3);
};

/** Short stubs of wall inside rooms: places for wall leaks. Never beside a doorway, so nothing is shut off. */
const growSpurs = (draft: Draft, stream: Stream, count: number): void => {
  for (let i = 0; i < count + 1; i++) {
    const room = stream.pick(draft.rooms);
    const cell = stream.pick(room.cells);
    if (draft.wall[cell]) continue;
    const around = [0, 1, 2, 3].map((dir) => stepIn(draft, cell, dir));
    const walls = around.filter((next) => !isFloor(draft, next)).length;
    const nearDoor = draft.doorways.some((door) => distance(draft, door.cell, cell) <= 2);
    if (walls !== 1 || nearDoor) continue;
    draft.wall[cell] = 1;
    const inner = stepIn(draft, cell, 3 - around.findIndex((next) => !isFloor(draft, next)));
    if (!isWhole(draft, inner)) draft.wall[cell] = 0;
  }
};

const isWhole = (draft: Draft, from: number): boolean => {
  const reach = reachFrom(draft, from);
  return draft.wall.every((wall, cell) => wall === 1 || reach[cell]! >= 0);
};

const distance = (draft: Draft, a: number, b: number): number =>
  Math.abs((a % draft.width) - (b % draft.width)) + Math.abs(Math.floor(a / draft.width) - Math.floor(b / draft.width));

/** The core in a corner region, its control beside it, the robot as far away as the map allows, with some play. */
const placeCore = (draft: Draft, stream: Stream): boolean => {
  const floor = [...draft.wall.keys()].filter((cell) => isFloor(draft, cell));
  const home = stream.pick(draft.rooms);
  const shapes = [[0], [0, 1], [0, draft.width], [0, 1, draft.width, draft.width + 1]];
  for (const corner of stream.shuffle([...home.cells])) {
    const shape = stream.pick(shapes).map((offset) => corner + offset);
    if (!shape.every((cell) => home.cells.includes(cell) && isFloor(draft, cell))) continue;
    const beside = shape
      .flatMap((cell) => [0, 1, 2, 3].map((dir) => stepIn(draft, cell, dir)))
      .filter(
        (cell) => isFloor(draft, cell) && !shape.includes(cell) && !draft.doorways.some((door) => door.cell === cell),
      );
    if (beside.length === 0) continue;
    draft.reactor = shape;
    draft.control = stream.pick(beside);
    draft.props.push({ cell: draft.control, file: { type: 'reactorControl' } });
    const reach = reachFrom(draft, draft.control);
    const far = floor
      .filter((cell) => !shape.includes(cell) && cell !== draft.control)
      .sort((a, b) => reach[b]! - reach[a]! || a - b)
      .slice(0, Math.max(3, Math.floor(floor.length / 6)));
    draft.start = stream.pick(far);
    return true;
  }
  return false;
};
