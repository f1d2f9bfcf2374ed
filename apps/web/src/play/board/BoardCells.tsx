// The cells of a board of squares, as a grid one can walk through by keyboard and ear. A cell is called by its place,
// `3,4`. Boards of other shapes use NamedCells.

import { memo, useCallback } from 'react';
import { type Arrow, CellGrid, type How } from './CellGrid.tsx';

export type { How } from './CellGrid.tsx';

interface BoardCellsProps {
  readonly label: string;
  /** Side of a cell. */
  readonly size: number;
  /** The part of the grid that is drawn. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Row by row; null: no cell there. */
  readonly names: readonly (string | null)[];
  /** What stands in each, where its name also tells how far it is. */
  readonly standing?: readonly (string | null)[];
  readonly selected: string | null;
  /** The one cell Tab leads to. */
  readonly home: string;
  readonly isInspecting: boolean;
  onSelect(cell: string): void;
  onPress(cell: string, how: How): void;
  onBack(): void;
}

const ARROWS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
};

interface CellProps {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly stands: string | undefined;
  readonly isHome: boolean;
  readonly isSelected: boolean;
}

const Cell = memo(({ size, x, y, name, stands, isHome, isSelected }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a td
  <rect
    role="gridcell"
    className="boardcell"
    data-at={`${x},${y}`}
    data-stands={stands}
    x={x * size}
    y={y * size}
    width={size}
    height={size}
    tabIndex={isHome ? 0 : -1}
    aria-label={name}
    aria-selected={isSelected}
  />
));

interface RowProps {
  readonly size: number;
  readonly y: number;
  readonly left: number;
  readonly names: readonly (string | null)[];
  readonly standing: readonly (string | null)[] | undefined;
  /** Null where it is in another row. */
  readonly home: string | null;
  readonly selected: string | null;
}

const Row = memo(
  ({ size, y, left, names, standing, home, selected }: RowProps) => (
    // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a tr
    <g role="row" aria-rowindex={y + 1} aria-label={`row ${y}`}>
      {names.map((name, i) => {
        if (name === null) return null;
        const at = `${left + i},${y}`;
        const stands = standing?.[i] ?? undefined;
        return (
          <Cell
            key={at}
            {...{ size, name, stands }}
            x={left + i}
            y={y}
            isHome={at === home}
            isSelected={at === selected}
          />
        );
      })}
    </g>
  ),
  (was, is) =>
    was.home === is.home &&
    was.selected === is.selected &&
    was.left === is.left &&
    was.names.length === is.names.length &&
    was.names.every((name, i) => name === is.names[i] && was.standing?.[i] === is.standing?.[i]),
);

export const BoardCells = memo((props: BoardCellsProps) => {
  const { label, size, left, top, width, height, names, standing, selected, home, isInspecting } = props;
  const { onSelect, onPress, onBack } = props;
  const inRow = (place: string | null, y: number): string | null => (place?.endsWith(`,${y}`) ? place : null);
  // The eye passes over what is no cell, to the next one that way.
  const step = useCallback(
    (at: string, arrow: Arrow): string | null => {
      const [x = 0, y = 0] = at.split(',').map(Number);
      const [dx, dy] = ARROWS[arrow];
      for (let n = 1; n < Math.max(width, height); n++) {
        const [column, row] = [x + n * dx - left, y + n * dy - top];
        if (column < 0 || row < 0 || column >= width || row >= height) return null;
        if (names[row * width + column] !== null) return `${x + n * dx},${y + n * dy}`;
      }
      return null;
    },
    [names, left, top, width, height],
  );
  return (
    <CellGrid {...{ label, rows: height, columns: width, isInspecting, step, onSelect, onPress, onBack }}>
      {Array.from({ length: height }, (_, row) => {
        const [from, to] = [row * width, (row + 1) * width];
        const own = names.slice(from, to);
        if (own.every((name) => name === null)) return null; // a row without cells is none
        const y = top + row;
        const at = { home: inRow(home, y), selected: inRow(selected, y) };
        return <Row key={y} {...{ size, y, left, names: own, standing: standing?.slice(from, to), ...at }} />;
      })}
    </CellGrid>
  );
});
