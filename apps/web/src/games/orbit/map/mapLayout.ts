// Where orbits and scenarios stand on the map: five arcs around a planet far to the left.

import type { Scenario } from './campaign.ts';

export const WIDTH = 1043;
export const HEIGHT = 844;
const MIDDLE = 452;
const FIRST = 176;
const APART = 168;

/** Rightmost point and radius of an act's arc. */
const circleOf = (i: number): { readonly right: number; readonly radius: number } => ({
  right: FIRST + APART * i,
  radius: 900 + 190 * i,
});

const xAt = (i: number, y: number): number => {
  const { right, radius } = circleOf(i);
  return right - radius + Math.sqrt(radius ** 2 - (y - MIDDLE) ** 2);
};

export const arcOf = (i: number): { readonly d: string; readonly head: number } => {
  const { radius } = circleOf(i);
  return {
    d: `M${xAt(i, -20)} -20A${radius} ${radius} 0 0 1 ${xAt(i, HEIGHT + 20)} ${HEIGHT + 20}`,
    head: xAt(i, 72) + 14,
  };
};

export interface Node {
  readonly x: number;
  readonly y: number;
}

export const nodesOf = (scenarios: readonly Scenario[]): ReadonlyMap<string, Node> => {
  const acts = [...new Set(scenarios.map(({ act }) => act))];
  return new Map(
    acts.flatMap((act, i) => {
      const own = scenarios.filter((one) => one.act === act);
      const gap = Math.min(150, 660 / Math.max(1, own.length - 1));
      return own.map(({ id }, k): [string, Node] => {
        const y = 470 + (k - (own.length - 1) / 2) * gap;
        return [id, { x: xAt(i, y), y }];
      });
    }),
  );
};
