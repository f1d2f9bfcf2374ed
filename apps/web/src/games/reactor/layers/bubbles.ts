// The words over the acts of a plan: which cell says what, and where its bubble hides least.

import type { Facility, Index, PlanStep } from '@interlock/reactor/screen';
import { type Box, boxOf, CELL, midX, midY } from '../board/geometry.ts';
import { overlap } from './room.ts';

export interface Placed extends Box {
  readonly cell: Index;
  readonly lines: readonly string[];
  /** The corner that points at the cell, as path data. */
  readonly tip: string;
  /** Times the usual size of the letters. */
  readonly grow: number;
}

/** The whole label stands in the strip; on the board its telling word is enough. */
const shortOf = (label: string): string => {
  const short = label.replace(
    /^Switch |^Open the |^Set .*→ | door$| leak$| the core$|(?<=^Take) .*|(?<=^Neutralize) .*|(?<=^Shield), .*/,
    '',
  );
  return short.charAt(0).toLowerCase() + short.slice(1);
};

const linesOf = (steps: readonly PlanStep[]): ReadonlyMap<Index, readonly string[]> => {
  const lines = new Map<Index, string[]>();
  for (const step of steps)
    if (step.from === step.at)
      lines.set(step.at, [...(lines.get(step.at) ?? []), `${step.index + 1} ${shortOf(step.label)}`]);
  return lines;
};

const placesOf = (facility: Facility, cell: Index, lines: readonly string[], grow: number): readonly Placed[] => {
  const width = Math.max(...lines.map((line) => line.length)) * 7.25 * grow + 12;
  const height = (lines.length * 15 + 9) * grow;
  const [x, y] = [midX(facility, cell), midY(facility, cell)];
  const map = boxOf(facility);
  const clamp = (at: number): number => Math.max(map.x + 4, Math.min(at, map.x + map.width - 4 - width));
  // Close to what it belongs to: it hides a strip of the cell next door, not that cell.
  const above = { y: y - 20 - height, tip: `M${x - 5} ${y - 20.5}l5 6 5-6z` };
  const below = { y: y + 24, tip: `M${x - 5} ${y + 24.5}l5-6 5 6z` };
  return [above, below]
    .filter((side) => side.y > map.y && side.y + height < map.y + map.height)
    .flatMap((side) =>
      [x - width / 2, x - 12, x + 12 - width].map((at) => ({
        cell,
        lines,
        grow,
        x: clamp(at),
        width,
        height,
        ...side,
      })),
    );
};

/** The first place that hides nothing of `apart`, else the one that hides least; `apart` grows with every bubble. */
export const bubblesOf = (
  facility: Facility,
  steps: readonly PlanStep[],
  apart: readonly Box[],
  grow = 1,
): readonly Placed[] => {
  const taken = [...apart];
  const placed: Placed[] = [];
  for (const [cell, lines] of linesOf(steps)) {
    const cost = (place: Placed): number => taken.reduce((sum, box) => sum + overlap(place, box), 0);
    const places = placesOf(facility, cell, lines, grow);
    const best = places.reduce((a, b) => (cost(b) < cost(a) - CELL ? b : a), places[0]!);
    placed.push(best);
    taken.push(best);
  }
  return placed;
};
