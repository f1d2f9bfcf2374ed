// Where orbits and scenarios stand on the map: five arcs around a planet far to the left.

import type { Scenario } from './campaign.ts';

export const HEIGHT = 844;
const MIDDLE = 452;

/** How far the orbits stand apart. */
export interface Layout {
  readonly width: number;
  readonly first: number;
  readonly apart: number;
}

export const WIDE: Layout = { width: 1043, first: 176, apart: 168 };
/** All five on an upright tablet, with letters that can still be read. */
export const NARROW: Layout = { width: 826, first: 130, apart: 138 };

/** Rightmost point and radius of an act's arc. */
const circleOf = ({ first, apart }: Layout, i: number): { readonly right: number; readonly radius: number } => ({
  right: first + apart * i,
  radius: 900 + 190 * i,
});

const xAt = (layout: Layout, i: number, y: number): number => {
  const { right, radius } = circleOf(layout, i);
  return right - radius + Math.sqrt(radius ** 2 - (y - MIDDLE) ** 2);
};

export const arcOf = (layout: Layout, i: number): { readonly d: string; readonly head: number } => {
  const { radius } = circleOf(layout, i);
  return {
    d: `M${xAt(layout, i, -20)} -20A${radius} ${radius} 0 0 1 ${xAt(layout, i, HEIGHT + 20)} ${HEIGHT + 20}`,
    head: xAt(layout, i, 72) + 14,
  };
};

export interface Node {
  readonly x: number;
  readonly y: number;
}

export const nodesOf = (layout: Layout, scenarios: readonly Scenario[]): ReadonlyMap<string, Node> => {
  const acts = [...new Set(scenarios.map(({ act }) => act))];
  return new Map(
    acts.flatMap((act, i) => {
      const own = scenarios.filter((one) => one.act === act);
      const gap = Math.min(150, 660 / Math.max(1, own.length - 1));
      return own.map(({ id }, k): [string, Node] => {
        const y = 470 + (k - (own.length - 1) / 2) * gap;
        return [id, { x: xAt(layout, i, y), y }];
      });
    }),
  );
};
