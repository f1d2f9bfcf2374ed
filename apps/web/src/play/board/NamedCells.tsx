// The cells of a board that is no grid of squares: hexes, sectors of rings. The game names each cell (`data-at`), outlines
// it as a path in the drawing's units and says where arrows lead; hover, tap, focus and ears are the same as on squares.

import { memo } from 'react';
import { type Arrow, CellGrid, type How } from './CellGrid.tsx';

export interface NamedCell {
  /** The game's name for it: `0,-2`, `r3s11`. */
  readonly at: string;
  /** What it is, for ears: its place, what stands there, what it lacks. */
  readonly name: string;
  /** Its outline as path data. */
  readonly d: string;
}

interface NamedCellsProps {
  readonly label: string;
  /** In reading order: rows of hexes, rings from the inside out. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly NamedCell[] }[];
  readonly selected: string | null;
  /** The one cell Tab leads to. */
  readonly home: string;
  readonly isInspecting: boolean;
  step(at: string, arrow: Arrow): string | null;
  onSelect(cell: string): void;
  onPress(cell: string, how: How): void;
  onBack(): void;
}

interface OneCellProps extends NamedCell {
  readonly isHome: boolean;
  readonly isSelected: boolean;
}

const OneCell = memo(({ at, name, d, isHome, isSelected }: OneCellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a td
  <path
    role="gridcell"
    className="boardcell"
    data-at={at}
    d={d}
    tabIndex={isHome ? 0 : -1}
    aria-label={name}
    aria-selected={isSelected}
  />
));

export const NamedCells = memo((props: NamedCellsProps) => {
  const { label, rows, selected, home, isInspecting, step, onSelect, onPress, onBack } = props;
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return (
    <CellGrid {...{ label, rows: rows.length, columns, isInspecting, step, onSelect, onPress, onBack }}>
      {rows.map(({ name, cells }, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a tr
        <g key={name} role="row" aria-rowindex={i + 1} aria-label={name}>
          {cells.map((cell) => (
            <OneCell key={cell.at} {...cell} isHome={cell.at === home} isSelected={cell.at === selected} />
          ))}
        </g>
      ))}
    </CellGrid>
  );
});
