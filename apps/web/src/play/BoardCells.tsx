// The cells of a board as a grid one can walk through by keyboard and ear: on top of the drawing, invisible, each with its
// full name. A cell is called by its place, `3,4`.

import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react';

export type How = 'mouse' | 'touch' | 'key';

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
  readonly selected: string | null;
  /** The one cell Tab leads to. */
  readonly home: string;
  readonly isInspecting: boolean;
  onSelect(cell: string): void;
  onPress(cell: string, how: How): void;
  onBack(): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
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
  readonly isHome: boolean;
  readonly isSelected: boolean;
}

const Cell = memo(({ size, x, y, name, isHome, isSelected }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a td
  <rect
    role="gridcell"
    className="boardcell"
    data-at={`${x},${y}`}
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
  /** Null where it is in another row. */
  readonly home: string | null;
  readonly selected: string | null;
}

const Row = memo(
  ({ size, y, left, names, home, selected }: RowProps) => (
    // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a tr
    <g role="row" aria-rowindex={y + 1} aria-label={`row ${y}`}>
      {names.map((name, i) => {
        if (name === null) return null;
        const at = `${left + i},${y}`;
        return (
          <Cell key={at} size={size} x={left + i} y={y} name={name} isHome={at === home} isSelected={at === selected} />
        );
      })}
    </g>
  ),
  (was, is) =>
    was.home === is.home &&
    was.selected === is.selected &&
    was.left === is.left &&
    was.names.length === is.names.length &&
    was.names.every((name, i) => name === is.names[i]),
);

const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? target.getAttribute('data-at') : null;

export const BoardCells = memo((props: BoardCellsProps) => {
  const { label, size, left, top, width, height, names, selected, home, isInspecting } = props;
  const { onSelect, onPress, onBack } = props;
  const grid = useRef<SVGGElement>(null);
  const touched = useRef(false);

  // Inspect mode takes the focus along, wherever it was before.
  useEffect(() => {
    if (isInspecting) grid.current?.querySelector<SVGRectElement>('[tabindex="0"]')?.focus();
  }, [isInspecting]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    if (at === null || !isInspecting || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) {
      onPress(at, 'key');
      return;
    }
    const [x = 0, y = 0] = at.split(',').map(Number);
    // The eye passes over what is no cell, to the next one that way.
    for (let n = 1; n < Math.max(width, height); n++) {
      const next = grid.current?.querySelector<SVGRectElement>(`[data-at="${x + n * step[0]},${y + n * step[1]}"]`);
      if (!next) continue;
      next.focus();
      return;
    }
  };
  const at = (event: MouseEvent): string | null => placeOf(event.target);
  const inRow = (place: string | null, y: number): string | null => (place?.endsWith(`,${y}`) ? place : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid of a drawing cannot be a table
    <g
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={height}
      aria-colcount={width}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        touched.current = event.pointerType !== 'mouse';
      }}
      onClick={(event) => {
        const cell = at(event);
        if (cell !== null) onPress(cell, touched.current ? 'touch' : 'mouse');
      }}
      onContextMenu={(event) => {
        if (touched.current) return;
        event.preventDefault();
        onBack();
      }}
      onPointerOver={(event) => {
        const cell = at(event);
        if (cell !== null && event.pointerType === 'mouse') onSelect(cell);
      }}
      onFocus={(event) => {
        const cell = placeOf(event.target);
        if (cell !== null && (event.target as Element).matches(':focus-visible')) onSelect(cell);
      }}
    >
      {Array.from({ length: height }, (_, row) => {
        const own = names.slice(row * width, (row + 1) * width);
        if (own.every((name) => name === null)) return null; // a row without cells is none
        const y = top + row;
        return <Row key={y} {...{ size, y, left, names: own, home: inRow(home, y), selected: inRow(selected, y) }} />;
      })}
    </g>
  );
});
