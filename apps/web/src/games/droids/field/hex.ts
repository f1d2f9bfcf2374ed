// The field on paper: where a cell lies, its outline, and the ways between neighbours. Pointy tops, r grows downwards.

export interface Spot {
  readonly q: number;
  readonly r: number;
}

/** Distance of neighbouring centres and of rows, in units of the drawing. */
export const WIDE = 76.2;
const TALL = 66;
/** From the centre of a cell to its corner. */
const CORNER = 42;

const HALF_ROOT_3 = 0.8660254;

export const xOf = ({ q, r }: Spot): number => (q + r / 2) * WIDE;
export const yOf = ({ r }: Spot): number => r * TALL;

/** Outline of a cell around a point, as the points of a polygon. */
export const outline = (x: number, y: number, corner: number = CORNER): string => {
  const side = corner * HALF_ROOT_3;
  const half = corner / 2;
  return [
    [x, y - corner],
    [x + side, y - half],
    [x + side, y + half],
    [x, y + corner],
    [x - side, y + half],
    [x - side, y - half],
  ]
    .map(([px, py]) => `${px!.toFixed(1)},${py!.toFixed(1)}`)
    .join(' ');
};

/** By direction, clockwise from east. */
export const STEPS: readonly Spot[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const WAYS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const;
export const WAYS_SHORT = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

export const isSpot = (a: Spot, b: Spot): boolean => a.q === b.q && a.r === b.r;
export const keyOf = ({ q, r }: Spot): string => `${q},${r}`;
export const spotOf = (key: string): Spot => {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
};
export const next = ({ q, r }: Spot, way: number): Spot => {
  const step = STEPS[((way % 6) + 6) % 6]!;
  return { q: q + step.q, r: r + step.r };
};

/** A place in words: a true minus sign, so that it is read as one. */
export const placeWords = ({ q, r }: Spot): string => `${q},${r}`.replaceAll('-', '−');

/** The cell an arrow key leads to. Rows lean, so up and down take turns between the two neighbours and stay in a column. */
export const walk = (from: Spot, key: string): Spot | null => {
  if (key === 'ArrowRight') return next(from, 0);
  if (key === 'ArrowLeft') return next(from, 3);
  const isEven = from.r % 2 === 0;
  if (key === 'ArrowDown') return next(from, isEven ? 1 : 2);
  if (key === 'ArrowUp') return next(from, isEven ? 5 : 4);
  return null;
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A window on the field grown to the form of the place it is drawn in, beyond the field only where that is not enough. */
export const formed = (box: Box, radius: number, form: number): Box => {
  const whole = boxOf(radius);
  const width = Math.max(box.width, box.height * form);
  const height = Math.max(box.height, box.width / form);
  const begin = (from: number, size: number, grown: number, low: number, length: number): number =>
    grown >= length
      ? low - (grown - length) / 2
      : Math.min(Math.max(from - (grown - size) / 2, low), low + length - grown);
  return {
    x: begin(box.x, box.width, width, whole.x, whole.width),
    y: begin(box.y, box.height, height, whole.y, whole.height),
    width,
    height,
  };
};

/** The window on these cells and their neighbours, never beyond the field, lying, and large enough to be a place. */
export const boxAround = (cells: readonly Spot[], radius: number): Box => {
  const whole = boxOf(radius);
  const span = (at: readonly number[], rim: number, least: number, from: number, length: number) => {
    const [low, high] = [Math.min(...at) - rim, Math.max(...at) + rim];
    const size = Math.min(length, Math.max(high - low, least));
    const start = Math.min(Math.max((low + high - size) / 2, from), from + length - size);
    return [start, size] as const;
  };
  const [y, height] = span(cells.map(yOf), 1.3 * TALL, 4 * TALL, whole.y, whole.height);
  const [x, width] = span(cells.map(xOf), 1.3 * WIDE, 2 * height, whole.x, whole.width);
  return { x, y, width, height };
};

/** The window on a field of this radius, with half a cell of border. */
export const boxOf = (radius: number): Box => {
  const x = (radius + 0.5) * WIDE + 14;
  const y = radius * TALL + CORNER + 16;
  return { x: -x, y: -y, width: 2 * x, height: 2 * y };
};
