// The cells of the facility by name, for keyboard and ear.

import { cellName, type Facility, type Index, watchWords, xOf, yOf } from '@interlock/reactor/screen';
import { memo, useCallback, useMemo } from 'react';
import { BoardCells, type How } from '../../../play/board/BoardCells.tsx';
import { CELL } from '../board/geometry.ts';

interface CellsProps {
  readonly facility: Facility;
  readonly selected: Index | null;
  /** The one cell Tab leads to. */
  readonly home: Index;
  readonly isInspecting: boolean;
  onSelect(cell: Index): void;
  onPress(cell: Index, how: How): void;
  onBack(): void;
}

/** `3,4`, by which the grid calls a cell. */
export const gridPlace = (facility: Facility, cell: Index): string => `${xOf(facility, cell)},${yOf(facility, cell)}`;

const indexOf = (width: number, at: string): Index => {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return y * width + x;
};

export const Cells = memo(({ facility, selected, home, isInspecting, onSelect, onPress, onBack }: CellsProps) => {
  const { width, height } = facility;
  const names = useMemo(
    () => Array.from({ length: width * height }, (_, cell) => cellName(facility, cell, watchWords(facility, cell))),
    [facility, width, height],
  );
  const select = useCallback((at: string) => onSelect(indexOf(width, at)), [onSelect, width]);
  const press = useCallback((at: string, how: How) => onPress(indexOf(width, at), how), [onPress, width]);
  return (
    <BoardCells
      label={`Facility, ${width} columns, ${height} rows`}
      size={CELL}
      left={0}
      top={0}
      width={width}
      height={height}
      names={names}
      selected={selected === null ? null : gridPlace(facility, selected)}
      home={gridPlace(facility, home)}
      isInspecting={isInspecting}
      onSelect={select}
      onPress={press}
      onBack={onBack}
    />
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
