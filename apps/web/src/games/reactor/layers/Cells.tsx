// The cells as a grid one can walk through by keyboard and ear: on top of the drawing, invisible, each with its full name.

import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef } from 'react';
import { CELL } from '../geometry.ts';
import { type DIRS, type Facility, type Index, stepTo, xOf, yOf } from '../model.ts';
import { watchWords } from '../reasons.ts';
import { cellName } from '../words.ts';

interface CellsProps {
  readonly facility: Facility;
  readonly selected: Index | null;
  /** The one cell Tab leads to. */
  readonly home: Index;
  readonly isInspecting: boolean;
  onSelect(cell: Index): void;
  onPress(cell: Index, how: 'mouse' | 'touch' | 'key'): void;
  onBack(): void;
}

const ARROWS: Readonly<Record<string, (typeof DIRS)[number]>> = {
  ArrowUp: 'N',
  ArrowLeft: 'W',
  ArrowRight: 'E',
  ArrowDown: 'S',
};

interface CellProps {
  readonly cell: Index;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly isHome: boolean;
  readonly isSelected: boolean;
}

const Cell = memo(({ cell, x, y, name, isHome, isSelected }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a td
  <rect
    role="gridcell"
    className="rx-cell"
    data-cell={cell}
    data-at={`${x},${y}`}
    x={x * CELL}
    y={y * CELL}
    width={CELL}
    height={CELL}
    tabIndex={isHome ? 0 : -1}
    aria-label={name}
    aria-selected={isSelected}
  />
));

const cellFrom = (target: EventTarget | null): Index | null => {
  const found = target instanceof Element ? target.getAttribute('data-cell') : null;
  return found === null ? null : Number(found);
};

interface RowProps {
  readonly y: number;
  readonly width: number;
  readonly names: readonly string[];
  /** Null where it is in another row. */
  readonly home: Index | null;
  readonly selected: Index | null;
}

const Row = memo(({ y, width, names, home, selected }: RowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a tr
  <g role="row" aria-rowindex={y + 1} aria-label={`row ${y}`}>
    {Array.from({ length: width }, (_, x) => {
      const cell = y * width + x;
      return (
        <Cell
          key={cell}
          cell={cell}
          x={x}
          y={y}
          name={names[cell]!}
          isHome={cell === home}
          isSelected={cell === selected}
        />
      );
    })}
  </g>
));

export const Cells = memo((props: CellsProps) => {
  const { facility, selected, home, isInspecting, onSelect, onPress, onBack } = props;
  const names = useMemo(
    () =>
      Array.from({ length: facility.width * facility.height }, (_, cell) =>
        cellName(facility, cell, watchWords(facility, cell)),
      ),
    [facility],
  );
  const grid = useRef<SVGGElement>(null);
  const touched = useRef(false);
  const focus = (cell: Index): void => grid.current?.querySelector<SVGRectElement>(`[data-cell="${cell}"]`)?.focus();

  // Inspect mode takes the focus along, wherever it was before.
  useEffect(() => {
    if (isInspecting) grid.current?.querySelector<SVGRectElement>('[tabindex="0"]')?.focus();
  }, [isInspecting]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellFrom(event.target);
    if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const dir = ARROWS[event.key];
    if (dir !== undefined && isInspecting) {
      const next = stepTo(facility, cell, dir);
      if (next >= 0) focus(next);
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && isInspecting) {
      onPress(cell, 'key');
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const at = (event: MouseEvent): Index | null => cellFrom(event.target);
  const inRow = (cell: Index | null, y: number): Index | null =>
    cell !== null && yOf(facility, cell) === y ? cell : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid of a drawing cannot be a table
    <g
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={`Facility, ${facility.width} columns, ${facility.height} rows`}
      aria-rowcount={facility.height}
      aria-colcount={facility.width}
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
        const cell = cellFrom(event.target);
        if (cell !== null && (event.target as Element).matches(':focus-visible')) onSelect(cell);
      }}
    >
      {Array.from({ length: facility.height }, (_, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <Row key={y} y={y} width={facility.width} names={names} home={inRow(home, y)} selected={inRow(selected, y)} />
      ))}
    </g>
  );
});

/** Cells worth a stop of the eye: robot, props, leaks, dangers; in reading order, the robot first. */
export const cellsOfInterest = (facility: Facility): readonly Index[] => {
  const cells = new Set<Index>();
  for (const prop of facility.props) cells.add(prop.cell);
  for (const leak of facility.leaks) cells.add(leak.face);
  for (const { cell, check } of facility.surface.values()) if (check !== 'safe') cells.add(cell);
  cells.delete(facility.robot.cell);
  return [
    facility.robot.cell,
    ...[...cells].sort((a, b) => yOf(facility, a) - yOf(facility, b) || xOf(facility, a) - xOf(facility, b)),
  ];
};
