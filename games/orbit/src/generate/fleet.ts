// Red ships for a number of points, and where they begin.

import type { Stream } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { ShipFile } from '../data/file.ts';

/** Classes bought one after another, each picked from those the rest of the points can pay. */
export const buy = ({ balance }: Content, points: number, most: number, stream: Stream): readonly string[] => {
  const prices = Object.entries(balance.gen.cost);
  const bought: string[] = [];
  let left = points;
  while (bought.length < most) {
    const affordable = prices.filter(([, price]) => price <= left);
    if (affordable.length === 0) break;
    const [classId, price] = stream.pick(affordable);
    bought.push(classId);
    left -= price;
  }
  return bought;
};

/** Ids in the order of the roster: `cutter` alone, `cutter-1` and `cutter-2` together. */
export const named = (classes: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return classes.map((classId) => {
    const number = (seen.get(classId) ?? 0) + 1;
    seen.set(classId, number);
    return classes.filter((one) => one === classId).length === 1 ? classId : `${classId}-${number}`;
  });
};

interface Where {
  readonly rings: readonly [number, number];
  /** Prograde gap from a sector, both ends included. */
  readonly from: number;
  readonly gap: readonly [number, number];
}

/** Places every class by one draw for its ring and one for its sector. */
export const place = (
  { balance }: Content,
  classes: readonly string[],
  { rings, from, gap }: Where,
  stream: Stream,
): readonly ShipFile[] => {
  const ids = named(classes);
  return classes.map((classId, i) => ({
    id: ids[i]!,
    class: classId,
    ring: stream.range(rings[0], rings[1]),
    sector: (from + stream.range(gap[0], gap[1])) % balance.board.sectors,
  }));
};
