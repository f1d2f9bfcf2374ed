// Where rooms and ways stand in the drawing of what depends on what: a column a sphere, neighbours near each other.

import type { Dependency, SphereRoom, SphereWay } from '@interlock/station/screen';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const BOX = { width: 146, height: 48 };
const WIDE = 226;
const HIGH = 84;
const TOP = 74;
const LEFT = 96;
const BEND = 110;
/** Passes over the columns in which every room moves towards its neighbours. */
const PASSES = 4;

export interface Plane {
  /** Heads of the columns, with their middles. */
  readonly heads: readonly { readonly word: string; readonly x: number }[];
  readonly places: ReadonlyMap<string, Point>;
  readonly width: number;
  readonly height: number;
}

export const planeOf = ({ rooms, ways, spheres }: Dependency): Plane => {
  const columns = Array.from({ length: spheres + 1 }, (_, i) =>
    rooms.filter(({ sphere }) => (i < spheres ? sphere === i : sphere < 0)),
  ).filter((column, i) => i < spheres || column.length > 0);
  const tallest = Math.max(...columns.map((column) => column.length), 1);
  const rows = new Map<string, number>();
  const stand = (column: readonly SphereRoom[]): void => {
    for (const [j, { id }] of column.entries()) rows.set(id, (tallest - column.length) / 2 + j);
  };
  for (const column of columns) stand(column);
  const neighbours = neighboursOf(ways);
  for (let pass = 0; pass < PASSES; pass++)
    for (const column of pass % 2 === 0 ? columns : columns.toReversed()) {
      const own = new Set(column.map(({ id }) => id));
      const wish = ({ id }: SphereRoom): number => {
        const others = (neighbours.get(id) ?? []).filter((other) => !own.has(other));
        if (others.length === 0) return rows.get(id)!;
        return others.reduce((sum, other) => sum + rows.get(other)!, 0) / others.length;
      };
      stand(
        column
          .map((room) => ({ room, wish: wish(room) }))
          .sort((a, b) => a.wish - b.wish)
          .map(({ room }) => room),
      );
    }
  const places = new Map<string, Point>();
  for (const [i, column] of columns.entries())
    for (const { id } of column) places.set(id, { x: i * WIDE + LEFT, y: rows.get(id)! * HIGH + TOP });
  // Ways within the last column bend out of it, with their words.
  const last = new Set(columns.at(-1)?.map(({ id }) => id));
  const bends = ways.some(({ from, to }) => last.has(from) && last.has(to)) ? BEND : 0;
  return {
    heads: columns.map((_, i) => ({ word: i < spheres ? `Sphere ${i}` : 'Never', x: i * WIDE + LEFT })),
    places,
    width: (columns.length - 1) * WIDE + 2 * LEFT + bends,
    height: (tallest - 1) * HIGH + TOP + BOX.height,
  };
};

const neighboursOf = (ways: readonly SphereWay[]): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, string[]>();
  const put = (from: string, to: string): void => {
    all.set(from, [...(all.get(from) ?? []), to]);
  };
  for (const { from, to } of ways) {
    put(from, to);
    put(to, from);
  }
  return all;
};

export interface Curve {
  readonly path: string;
  /** Its middle, where the gates stand. */
  readonly middle: Point;
}

/** From the side of one room to the side of another; between rooms of one column it bends aside. `lift` sets a second
 *  line between the same two apart from the first. */
export const curveOf = (from: Point, to: Point, lift = 0): Curve => {
  const half = BOX.width / 2;
  const side = from.x <= to.x ? 1 : -1;
  const start = { x: from.x + side * half, y: from.y + lift };
  const isBeside = from.x === to.x;
  const end = { x: to.x + (isBeside ? half : -side * half), y: to.y + lift };
  const reach = isBeside ? 46 : Math.max(30, Math.abs(end.x - start.x) / 2);
  const first = { x: start.x + side * reach, y: start.y };
  const second = { x: end.x + (isBeside ? reach : -side * reach), y: end.y };
  // Past a column between them, the gates stand in the gap before the room they lead to, where no box lies over them.
  const at = Math.abs(end.x - start.x) > WIDE ? 1 - (WIDE - BOX.width) / 2 / Math.abs(end.x - start.x) : 0.5;
  const along = (a: number, b: number, c: number, d: number): number =>
    (1 - at) ** 3 * a + 3 * (1 - at) ** 2 * at * b + 3 * (1 - at) * at * at * c + at ** 3 * d;
  const middle = { x: along(start.x, first.x, second.x, end.x), y: along(start.y, first.y, second.y, end.y) };
  return {
    path: `M${start.x} ${start.y}C${first.x} ${first.y} ${second.x} ${second.y} ${end.x} ${end.y}`,
    middle,
  };
};
