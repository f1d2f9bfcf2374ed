// Where the words of a chart stand: of the places offered, the one that the fewest lines and words run through.

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of one letter of the chart's type, and of its line. */
const LETTER = 7.5;
const LINE = 13.5;

/** A word's box, by its middle line and the side it starts from. */
export const boxOf = (word: string, from: 'left' | 'middle' | 'right', x: number, y: number): Box => {
  const width = word.length * LETTER;
  const before = { left: 0, middle: width / 2, right: width }[from];
  return { x: x - before, y: y - LINE / 2, width, height: LINE };
};

const isIn = ({ x, y, width, height }: Box, [px, py]: Point): boolean =>
  px > x - 2 && px < x + width + 2 && py > y && py < y + height;

/** Steps of a line, two units each, that run through the box. */
const crossings = (box: Box, line: readonly Point[]): number => {
  let count = 0;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2));
    for (let at = 0; at <= steps; at++) {
      const part = at / steps;
      if (isIn(box, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])) count++;
    }
  }
  return count;
};

/** Words nearer than this on one line read as one. */
const GAP = 14;

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height && b.y < a.y + a.height;

/** A word struck through by a straight line, or two on one spot, cannot be read; a curve behind a word leaves it legible. */
const STRUCK = 6;
const DOUBLE = 600;

/** The freest of the places; of equally free ones the first. A place outside of `within` is none. */
export const freest = (
  places: readonly Box[],
  lines: { readonly curved: readonly (readonly Point[])[]; readonly straight: readonly (readonly Point[])[] },
  words: readonly Box[],
  within: Box,
): Box | undefined => {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place.x < within.x || place.x + place.width > within.x + within.width) continue;
    if (place.y < within.y || place.y + place.height > within.y + within.height) continue;
    let cost = 0;
    for (const line of lines.curved) cost += crossings(place, line);
    for (const line of lines.straight) cost += STRUCK * crossings(place, line);
    for (const word of words) if (overlaps(place, word)) cost += DOUBLE;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
};
