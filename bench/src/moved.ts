// Which figures moved: the rows of this run beside those that were stored by an earlier one.

import type { Row } from './row.ts';

/** Shares by which a figure moves from one run to the next on the same code: less is not worth a line. */
const QUIET = 0.1;

export interface Move {
  readonly name: string;
  readonly unit: string;
  readonly before: number;
  readonly after: number;
  /** For the better, for the worse; null where the row says nothing of it. */
  readonly isBetter: boolean | null;
}

/** A row is judged by its ratio where it has a bound on that, else by its value. */
const figureOf = ({ value, ratio, must }: Row): number => (must?.endsWith('×') && ratio !== null ? ratio : value);

export const movesOf = (before: readonly Row[], after: readonly Row[]): readonly Move[] => {
  const old = new Map(before.map((row) => [row.id, row]));
  return after.flatMap((row) => {
    const was = old.get(row.id);
    if (was === undefined) return [];
    const [from, to] = [figureOf(was), figureOf(row)];
    if (from === 0 || Math.abs(to / from - 1) <= QUIET) return [];
    const isBetter = row.must === null ? null : row.must.startsWith('≥') === to > from;
    const unit = row.must?.endsWith('×') && row.ratio !== null ? '×' : row.unit;
    return [{ name: row.name, unit, before: from, after: to, isBetter }];
  });
};

/** One line a move, after a line that says against what; nothing where nothing moved. */
export const sayMoves = (moves: readonly Move[], load: number): readonly string[] =>
  moves.length === 0
    ? [`No figure moved by more than ${100 * QUIET} % against bench/results.json (load ${load}).`]
    : [
        `Moved by more than ${100 * QUIET} % against bench/results.json (load ${load}):`,
        ...moves.map(({ name, unit, before, after, isBetter }) => {
          const sign = isBetter === null ? ' ' : isBetter ? '+' : '-';
          const share = Math.round(100 * (after / before - 1));
          return `${sign} ${name}: ${short(before)} → ${short(after)} ${unit} (${share > 0 ? '+' : ''}${share} %)`;
        }),
      ];

export const short = (n: number): string =>
  n >= 1000 ? Math.round(n).toLocaleString('en') : n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2);
