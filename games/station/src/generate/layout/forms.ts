// Silhouettes of ships [DS-339]: how far a hull reaches above and below its spine, from stern to bow. Slots under the
// outline carry rooms; of a ring only those at its rim.

type Outline = readonly (readonly [place: number, reach: number])[];

/** Places from stern (0) to bow (1000), reaches in per mille of the widest. */
interface Form {
  /** Half the beam in per mille of the length. */
  readonly beam: number;
  readonly above: Outline;
  readonly below: Outline;
  readonly isHollow?: true;
}

/** Reaches by the places where the outline bends. */
const along = (bends: Readonly<Record<number, number>>): Outline =>
  Object.entries(bends).map(([place, reach]) => [Number(place), reach]);

const FREIGHTER = along({ 0: 1000, 780: 1000, 1000: 200 });
const WEDGE = along({ 0: 1000, 1000: 100 });
const NEEDLE = along({ 0: 200, 350: 1000, 650: 1000, 1000: 100 });
const CROSS = along({ 0: 350, 330: 350, 400: 1000, 600: 1000, 670: 350, 1000: 350 });
const HAMMER = along({ 0: 400, 600: 300, 700: 1000, 1000: 1000 });
const WAIST = along({ 0: 1000, 380: 200, 620: 200, 1000: 1000 });
const DISC = along({ 0: 450, 200: 850, 350: 1000, 650: 1000, 800: 850, 1000: 450 });
const FLAT = along({ 0: 300, 1000: 300 });
const FIN = along({ 0: 1000, 300: 1000, 600: 350, 1000: 250 });

export const FORMS: readonly Form[] = [
  { beam: 230, above: FREIGHTER, below: FREIGHTER },
  { beam: 400, above: WEDGE, below: WEDGE },
  { beam: 220, above: NEEDLE, below: NEEDLE },
  { beam: 450, above: CROSS, below: CROSS },
  { beam: 380, above: HAMMER, below: HAMMER },
  { beam: 380, above: WAIST, below: WAIST },
  { beam: 480, above: DISC, below: DISC },
  { beam: 500, above: FIN, below: FLAT },
  { beam: 480, above: FLAT, below: CROSS },
  { beam: 420, above: DISC, below: DISC, isHollow: true },
  { beam: 300, above: FREIGHTER, below: FREIGHTER, isHollow: true },
];

const reachAt = (outline: Outline, place: number): number => {
  let i = 1;
  while (i < outline.length - 1 && outline[i]![0] < place) i++;
  const [fromPlace, from] = outline[i - 1]!;
  const [toPlace, to] = outline[i]!;
  return from + Math.floor(((to - from) * (place - fromPlace)) / (toPlace - fromPlace));
};

/** Slots of a ship: `1` in a grid of `cols` by `rows`, and the row of its spine. */
export interface Mask {
  readonly cols: number;
  readonly rows: number;
  readonly spine: number;
  readonly isIn: Uint8Array;
  readonly count: number;
}

/** A form of so many slots in length, its bow at the right or, turned, at the left; flipped, its keel is up. */
export const maskOf = (form: Form, cols: number, isTurned: boolean, isFlipped: boolean): Mask => {
  const most = Math.max(1, Math.floor((cols * form.beam + 500) / 1000));
  const [up, down] = isFlipped ? [form.below, form.above] : [form.above, form.below];
  const half = (outline: Outline, col: number): number => {
    const place = Math.floor((1000 * (isTurned ? cols - 1 - col : col)) / Math.max(1, cols - 1));
    return Math.floor((most * reachAt(outline, place) + 500) / 1000);
  };
  const above = Array.from({ length: cols }, (_, col) => half(up, col));
  const below = Array.from({ length: cols }, (_, col) => half(down, col));
  const spine = Math.max(...above);
  const rows = spine + Math.max(...below) + 1;
  const isIn = new Uint8Array(cols * rows);
  for (let col = 0; col < cols; col++)
    for (let row = spine - above[col]!; row <= spine + below[col]!; row++) isIn[row * cols + col] = 1;
  if (form.isHollow) hollow(isIn, cols, rows, most > 2 ? 2 : 1);
  return { cols, rows, spine, isIn, count: isIn.reduce((sum, one) => sum + one, 0) };
};

/** Leaves of the slots only those at the rim, which is so many slots thick. */
const hollow = (isIn: Uint8Array, cols: number, rows: number, rim: number): void => {
  const was = isIn.slice();
  const isDeep = (row: number, col: number): boolean => {
    for (let y = row - rim; y <= row + rim; y++)
      for (let x = col - rim; x <= col + rim; x++)
        if (y < 0 || x < 0 || y >= rows || x >= cols || was[y * cols + x] === 0) return false;
    return true;
  };
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) if (isDeep(row, col)) isIn[row * cols + col] = 0;
};
