// Room in a cell: where the robot, its ghost or the number of a step stands so that figures, signs and props stay readable.

import { CARRIERS, type Facility, type Index, surfaceAt, watchWords } from '@interlock/reactor/screen';
import { type Box, CELL, left, midX, midY, top } from '../board/geometry.ts';
import { checkPlace, chipsOf, type Figures } from './chips.ts';

/** Where something stands in its cell: from the middle of the cell, and how large. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** There was room for the head only. */
  readonly isHead?: boolean;
}

interface Taken extends Box {
  /** How much it matters that it is not covered. */
  readonly weight: number;
}

/** Boxes around the middle of what is to stand: at full size. */
const ROBOT_BOX: Box = { x: -15, y: -19, width: 30, height: 37 };

const HEAD_BOX: Box = { x: -14, y: -18, width: 28, height: 25 };

const ROBOT_SCALES = [1, 0.84, 0.74, 0.66] as const;
const PILL_SCALES = [1] as const;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** What a cell shows, each with its weight: figures and signs before all, then what stands there. */
const takenIn = (figures: Figures, cell: Index): readonly Taken[] => {
  const { facility } = figures;
  const [x, y] = [midX(facility, cell), midY(facility, cell)];
  const taken: Taken[] = chipsOf(figures, cell).map((chip) => ({ ...chip, weight: 2 }));
  const { check, block } = surfaceAt(facility, cell);
  if (check !== 'safe') {
    const [cx, cy] = checkPlace(facility, cell, figures.isCalm);
    taken.push({ x: cx - 9, y: cy - 9, width: 18, height: 18, weight: 1.5 });
  }
  CARRIERS.filter((carrier) => block[carrier] > 0).forEach((_, i) => {
    taken.push({
      x: left(facility, cell) + CELL - 28,
      y: top(facility, cell) + 1 + i * 16,
      width: 27,
      height: 15,
      weight: 1.5,
    });
  });
  if (watchWords(facility, cell).length > 0)
    taken.push({ x: left(facility, cell) + 4, y: top(facility, cell) + CELL - 14, width: 18, height: 10, weight: 1 });
  if (facility.schedule.some(({ turn, starts }) => turn !== null && starts.some((one) => one.cell === cell)))
    taken.push({ x: x - 13, y: y - 12, width: 26, height: 24, weight: 1 });
  const sign = figures.signs?.get(cell);
  if (sign) taken.push({ ...sign, weight: 1 });
  const prop = facility.propAt.get(cell);
  if (prop && prop.type !== 'door') {
    taken.push({ x: x - 12, y: y - 10, width: 24, height: 20, weight: 1 });
    taken.push({ x: x - 16, y: y + 15, width: 32, height: 9, weight: 1 });
    if (prop.type === 'consumer') taken.push({ x: x + 6, y: y - 24, width: 18, height: 18, weight: 1 });
  }
  if (facility.leaks.some((leak) => leak.cell === cell && leak.face === cell))
    taken.push({ x: x - 6, y: y - 6, width: 12, height: 14, weight: 0.5 });
  return taken;
};

const STEPS = [0, -4, 4, -8, 8, -12, 12] as const;

/** The place that covers least, large before small and the middle before the edge. */
const bestStand = (
  { x, y }: { readonly x: number; readonly y: number },
  box: Box,
  scales: readonly number[],
  taken: readonly Taken[],
): Stand & { readonly cost: number } => {
  let best = { x: 0, y: 0, scale: scales[0]!, cost: 0 };
  if (taken.length === 0) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const scale of scales)
    for (const dy of STEPS)
      for (const dx of STEPS) {
        const at = boxAround(x + dx, y + dy, box, scale);
        const covered = taken.reduce((sum, one) => sum + one.weight * overlap(at, one), 0);
        // Beyond its cell it would press on the neighbours.
        const beyond = at.width * at.height - overlap(at, { x: x - 25, y: y - 26, width: 50, height: 51 });
        const cost = covered + beyond * 2 + (1 - scale) * 150 + (Math.abs(dx) + Math.abs(dy)) * 0.5;
        if (cost < least) {
          least = cost;
          best = { x: dx, y: dy, scale, cost };
        }
      }
  return best;
};

const boxAround = (x: number, y: number, box: Box, scale: number): Box => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
});

const middle = (facility: Facility, cell: Index) => ({ x: midX(facility, cell), y: midY(facility, cell) });

/** Where the robot stands in a cell. */
export const robotIn = (figures: Figures, cell: Index): Stand =>
  bestStand(middle(figures.facility, cell), ROBOT_BOX, ROBOT_SCALES, takenIn(figures, cell));

/** What the number at its foot is worth: the strip has it too. */
const FOOT = 70;

/** Where the ghost stands in a cell, and whether as a head alone. `more` is what the plan puts there besides. */
export const ghostIn = (figures: Figures, cell: Index, more: readonly Box[]): Stand => {
  const at = middle(figures.facility, cell);
  const taken = [...takenIn(figures, cell), ...more.map((box) => ({ ...box, weight: 1.5 }))];
  const whole = bestStand(at, ROBOT_BOX, ROBOT_SCALES, taken);
  const head = bestStand(at, HEAD_BOX, ROBOT_SCALES, taken);
  return head.cost + FOOT < whole.cost ? { ...head, isHead: true } : whole;
};

/** Where the numbers of the steps over a cell stand in it: a pill of this width. */
export const pillIn = (figures: Figures, cell: Index, width: number, more: readonly Box[] = []): Stand =>
  bestStand(middle(figures.facility, cell), { x: -width / 2, y: -9, width, height: 18 }, PILL_SCALES, [
    ...takenIn(figures, cell),
    ...more.map((box) => ({ ...box, weight: 1.5 })),
  ]);

/** The box of a robot that stands so: what a word beside it keeps off. */
export const robotBox = (facility: Facility, cell: Index, { x, y, scale }: Stand): Box =>
  boxAround(midX(facility, cell) + x, midY(facility, cell) + y, ROBOT_BOX, scale);
