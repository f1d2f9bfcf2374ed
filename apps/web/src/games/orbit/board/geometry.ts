// Rings and sectors as places on a drawing: ring 1 innermost, sector 0 on top, prograde clockwise; or unrolled into a
// strip, the outer ring on top, prograde to the right. Only where things are drawn; what moves where is the game's business.

export interface Cell {
  readonly ring: number;
  readonly sector: number;
}

export type Point = readonly [x: number, y: number];

/** The board as it is drawn: how many rings and sectors there are comes from the game. */
export interface Disc {
  readonly rings: number;
  readonly sectors: number;
  /** Rings as rows, sectors as columns: for small screens. */
  readonly isUnrolled: boolean;
}

const CORE = 44;
const STEP = 40;
/** Half of what a window or a gate takes of a ring's width. */
const HALF = 18.5;
export const PLANET = 56;
/** Half of the drawing's side. */
export const EDGE = 331;

export const radiusOf = (ring: number): number => CORE + STEP * ring;
/** The line between ring and ring + 1; 0 is the inner edge. */
export const borderOf = (ring: number): number => CORE + STEP * (ring + 0.5);

/** Side of a cell of the strip. */
export const COLUMN = 46;
export const ROW = 56;

/** Degrees clockwise from the top. */
export const angleOf = ({ sectors }: Pick<Disc, 'sectors'>, sector: number): number => (sector * 360) / sectors;

/** How far a piece that flies prograde is turned there, its nose to the right before. */
export const turnAt = (disc: Disc, sector: number): number => (disc.isUnrolled ? 0 : angleOf(disc, sector));

/** Left edge of the strip is half of it before the middle. */
const columnOf = ({ sectors }: Disc, sector: number): number => (sector + 0.5 - sectors / 2) * COLUMN;
const rowOf = ({ rings }: Disc, ring: number): number => (rings / 2 - ring + 0.5) * ROW;

/** The drawing's frame: left, top, width, height; of rings also how far from the middle it goes, since the corners are
 *  others' room. */
export const boxOf = (disc: Disc) =>
  disc.isUnrolled
    ? {
        x: (-disc.sectors / 2) * COLUMN - 34,
        y: (-disc.rings / 2) * ROW - 24,
        width: disc.sectors * COLUMN + 40,
        height: disc.rings * ROW + 28,
        round: Number.POSITIVE_INFINITY,
      }
    : { x: -EDGE, y: -EDGE, width: 2 * EDGE, height: 2 * EDGE, round: EDGE };

export const polar = (radius: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
};

export const placeOf = (disc: Disc, { ring, sector }: Cell): Point =>
  disc.isUnrolled ? [columnOf(disc, sector), rowOf(disc, ring)] : polar(radiusOf(ring), angleOf(disc, sector));

const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A flight from cell to cell, `advance` sectors on (less than none: backwards). Between rings it eases out of the one and
 *  into the other. */
export interface Flight {
  readonly from: Cell;
  readonly ring: number;
  readonly advance: number;
}

/** Where a flight is after the part `t` of its way. */
export const alongFlight = ({ from, ring, advance }: Flight, t: number): Cell => {
  const eased = ring === from.ring ? 0 : (1 - Math.cos(t * Math.PI)) / 2;
  return { ring: from.ring + (ring - from.ring) * eased, sector: from.sector + advance * t };
};

const STEPS = 28;

export const flightPath = (disc: Disc, flight: Flight, start = 0, end = 1): string => {
  const points = Array.from({ length: STEPS + 1 }, (_, i) =>
    said(placeOf(disc, alongFlight(flight, start + ((end - start) * i) / STEPS))),
  );
  return `M${points.join('L')}`;
};

/** A stretch of a ring around a sector, `reach` sectors to either side. */
export const bandPath = (disc: Disc, { ring, sector }: Cell, reach: number, half = HALF): string =>
  stretchPath(disc, ring, sector - reach - 0.5, sector + reach + 0.5, half);

/** A stretch of a ring from one sector border to another. */
export const stretchPath = (disc: Disc, ring: number, from: number, to: number, half = HALF): string => {
  if (disc.isUnrolled) {
    const [y, high] = [rowOf(disc, ring), (half * ROW) / STEP];
    return `M${columnOf(disc, from)} ${y - high}H${columnOf(disc, to)}V${y + high}H${columnOf(disc, from)}z`;
  }
  const [inner, outer] = [radiusOf(ring) - half, radiusOf(ring) + half];
  const [a, b] = [angleOf(disc, from), angleOf(disc, to)];
  const isLarge = b - a > 180 ? 1 : 0;
  return [
    `M${said(polar(inner, a))}`,
    `A${inner} ${inner} 0 ${isLarge} 1 ${said(polar(inner, b))}`,
    `L${said(polar(outer, b))}`,
    `A${outer} ${outer} 0 ${isLarge} 0 ${said(polar(outer, a))}z`,
  ].join('');
};

/** The two ends of a gate as brackets. */
export const gatePath = (disc: Disc, { ring, sector }: Cell, width: number): string => {
  const [inner, outer] = [radiusOf(ring) - HALF, radiusOf(ring) + HALF];
  const reach = width + 0.45;
  return [-1, 1]
    .map((side) => {
      const [tip, end] = [sector + side * (reach - 0.28), sector + side * reach].map((at) => angleOf(disc, at));
      const corners = disc.isUnrolled
        ? bracketOf(disc, ring, sector + side * (reach - 0.28), sector + side * reach)
        : [polar(inner, tip!), polar(inner, end!), polar(outer, end!), polar(outer, tip!)];
      return `M${corners.map(said).join('L')}`;
    })
    .join('');
};

const bracketOf = (disc: Disc, ring: number, tip: number, end: number): readonly Point[] => {
  const [y, high] = [rowOf(disc, ring), (HALF * ROW) / STEP];
  const [a, b] = [columnOf(disc, tip), columnOf(disc, end)];
  return [
    [a, y - high],
    [b, y - high],
    [b, y + high],
    [a, y + high],
  ];
};

/** The middle line of a stretch of a ring, for text and lanes. */
export const arcPath = (disc: Disc, ring: number, from: number, to: number): string => {
  if (disc.isUnrolled) return `M${columnOf(disc, from)} ${rowOf(disc, ring)}H${columnOf(disc, to)}`;
  const radius = radiusOf(ring);
  const [a, b] = [angleOf(disc, from), angleOf(disc, to)];
  const isLarge = Math.abs(b - a) > 180 ? 1 : 0;
  return `M${said(polar(radius, a))}A${radius} ${radius} 0 ${isLarge} ${b > a ? 1 : 0} ${said(polar(radius, b))}`;
};

/** Cells in a row along one ring, as stretches: windows and lanes come as lists of cells. */
export const stretchesOf = (
  { sectors }: Disc,
  cells: readonly Cell[],
): readonly { readonly ring: number; readonly from: number; readonly to: number }[] => {
  const byRing = new Map<number, Set<number>>();
  for (const { ring, sector } of cells) byRing.set(ring, (byRing.get(ring) ?? new Set()).add(sector));
  return [...byRing].flatMap(([ring, held]) => {
    if (held.size >= sectors) return [{ ring, from: -0.5, to: sectors - 0.5 }];
    const starts = [...held].filter((sector) => !held.has((sector + sectors - 1) % sectors)).sort((a, b) => a - b);
    return starts.map((start) => {
      let length = 1;
      while (held.has((start + length) % sectors)) length++;
      return { ring, from: start - 0.5, to: start + length - 0.5 };
    });
  });
};

export const cellKey = ({ ring, sector }: Cell): string => `${ring}:${sector}`;

export const cellOfKey = (key: string | null): Cell | null => {
  const found = /^(\d+):(\d+)$/.exec(key ?? '');
  return found ? { ring: Number(found[1]), sector: Number(found[2]) } : null;
};
