// Where the stops of the delivery route stand and how the road runs between them: in rows that turn at their end, as many
// stops in a row as the page is wide.

import { type Book, resultOf } from '../../../store/progress.ts';
import type { LevelFacts } from '../../facts.ts';

export const GAME = 'droids';

export interface Stop {
  readonly level: LevelFacts;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly isWon: boolean;
  readonly isAtPar: boolean;
}

/** How the road is laid out, in units of its drawing. */
export interface Plan {
  readonly columns: number;
  readonly step: number;
  readonly left: number;
  readonly width: number;
}

const TOP = 62;
const STEP_Y = 116;

/** By the width of the page, in px: a long road on a desk, a winding one on a phone, none that has to be pushed sideways. */
export const planOf = (width: number): Plan => {
  const columns = width >= 820 ? 6 : width >= 560 ? 5 : 3;
  const step = columns === 3 ? 112 : columns === 5 ? 138 : 150;
  const left = columns === 3 ? 76 : 92;
  return { columns, step, left, width: 2 * left + step * (columns - 1) };
};

export const heightOf = (count: number, { columns }: Plan): number => TOP + Math.ceil(count / columns) * STEP_Y - 14;

export const stopsOf = (levels: readonly LevelFacts[], book: Book, { columns, step, left }: Plan): readonly Stop[] =>
  levels.map((level, i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const won = resultOf(book, GAME, level.id);
    return {
      level,
      number: i + 1,
      // The road turns at the end of each row.
      x: left + step * (row % 2 === 0 ? column : columns - 1 - column),
      y: TOP + STEP_Y * row + (i % 2 === 0 ? 0 : 18),
      isWon: won !== undefined,
      isAtPar: won !== undefined && level.par !== null && won.turns <= level.par,
    };
  });

/** A road through all stops: soft waves along a row, a wide bend to the next. */
export const roadOf = (stops: readonly Pick<Stop, 'x' | 'y'>[], { columns, left, width }: Plan): string =>
  stops
    .map(({ x, y }, i) => {
      const before = stops[i - 1];
      if (!before) return `M${x - left + 12} ${y + 10}L${x} ${y + 4}`;
      if (i % columns !== 0) {
        const middle = (before.x + x) / 2;
        return `C${middle} ${before.y + 4} ${middle} ${y + 4} ${x} ${y + 4}`;
      }
      const out = (x > width / 2 ? 1 : -1) * left * 1.12;
      return `C${before.x + out} ${before.y + 12} ${x + out} ${y - 4} ${x} ${y + 4}`;
    })
    .join('');

/** Beside the road, between two stops of a row: what grows there. */
export const sceneryOf = (count: number, { columns, step, left }: Plan) =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Array.from({ length: columns - 1 }, (_, column) => ({
      x: left + step * (column + 0.5) + (((row * 5 + column * 3) % 3) - 1) * 6,
      y: TOP + STEP_Y * row + 58 - ((row * 7 + column * 5) % 3) * 6,
      isHill: step > 130 && (row * 3 + column * 2) % 5 === 1,
      isMud: step > 130 && (row * 3 + column * 2) % 5 === 3,
    })),
  ).flat();
