// Where the plates of the board stand: beside their piece, off the other pieces and off each other.

import type { Point } from './geometry.ts';

export interface Wanted {
  readonly id: string;
  readonly at: Point;
  readonly width: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Room extends Box {
  /** How far from the middle plates may stand. */
  readonly round: number;
}

const HEIGHT = 19;
const NEAR = 24;

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

/** Twelve places around a piece, upper right first. */
const placesOf = ({ at: [x, y], width }: Wanted, near: number): readonly Point[] => {
  const side = NEAR + width / 2;
  return [
    [x + side * 0.8, y - near],
    [x - side * 0.8, y - near],
    [x + side, y],
    [x - side, y],
    [x + side * 0.8, y + near],
    [x - side * 0.8, y + near],
    [x, y - near - 10],
    [x, y + near + 10],
    [x + side + 8, y - near * 1.6],
    [x - side - 8, y - near * 1.6],
    [x + side + 8, y + near * 1.6],
    [x - side - 8, y + near * 1.6],
  ];
};

/** The middle of each plate, by id. `pieces` are circles of radius 20 that no plate should cover; `grown` is how much larger
 *  than drawn the letters are where a small board keeps them readable. */
export const placeLabels = (
  wanted: readonly Wanted[],
  pieces: readonly Point[],
  room: Room,
  grown = 1,
): ReadonlyMap<string, Point> => {
  const taken: Box[] = pieces.map(([x, y]) => ({ x: x - 20, y: y - 20, width: 40, height: 40 }));
  const placed = new Map<string, Point>();
  const height = HEIGHT * grown;
  const near = NEAR + (height - HEIGHT) / 2;
  for (const one of wanted) {
    const boxOf = ([x, y]: Point): Box => ({
      x: x - one.width / 2,
      y: y - height / 2,
      width: one.width,
      height,
    });
    const costOf = (place: Point): number => {
      const box = boxOf(place);
      const out =
        Math.max(0, room.x - box.x) +
        Math.max(0, box.x + box.width - room.x - room.width) +
        Math.max(0, room.y - box.y) * 4 +
        Math.max(0, box.y + box.height - room.y - room.height) * 4;
      const far = Math.hypot(Math.max(-box.x, box.x + box.width), Math.max(-box.y, box.y + box.height));
      return out * 40 + Math.max(0, far - room.round) * 12 + taken.reduce((sum, other) => sum + overlap(box, other), 0);
    };
    const places = placesOf(one, near);
    const best = places.reduce((a, b) => (costOf(b) < costOf(a) - 1 ? b : a));
    taken.push(boxOf(best));
    placed.set(one.id, best);
  }
  return placed;
};
