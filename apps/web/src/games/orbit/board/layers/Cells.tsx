// The cells of the rings, to walk through by keyboard and ear: arrows up and down change the ring, left and right go
// along it. They lie on top of the drawing, invisible, each with its full name.

import { type KeyboardEvent, memo, useRef } from 'react';
import type { How } from '../../../../play/board/CellGrid.tsx';
import { type Cell, cellKey, cellOfKey, type Disc, stretchPath } from '../geometry.ts';

interface CellsProps {
  readonly disc: Disc;
  readonly label: string;
  /** Ring by ring, innermost first; each its sectors in order. */
  readonly names: readonly (readonly string[])[];
  /** What stands in each, whatever is planned. */
  readonly standing: readonly (readonly string[])[];
  readonly selected: string | null;
  /** The one cell Tab leads to. */
  readonly home: string;
  onSelect(cell: string): void;
  onPress(cell: string, how: How): void;
}

const WAYS: Readonly<Record<string, Cell>> = {
  ArrowUp: { ring: 1, sector: 0 },
  ArrowDown: { ring: -1, sector: 0 },
  ArrowRight: { ring: 0, sector: 1 },
  ArrowLeft: { ring: 0, sector: -1 },
};

const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? target.getAttribute('data-at') : null;

export const Cells = memo(({ disc, label, names, standing, selected, home, onSelect, onPress }: CellsProps) => {
  const grid = useRef<SVGGElement>(null);
  const touched = useRef(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = cellOfKey(placeOf(event.target));
    if (at === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = WAYS[event.key];
    if (way === undefined && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (way === undefined) {
      onPress(cellKey(at), 'key');
      return;
    }
    const next = { ring: at.ring + way.ring, sector: (at.sector + way.sector + disc.sectors) % disc.sectors };
    grid.current?.querySelector<SVGPathElement>(`[data-at="${cellKey(next)}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid of a drawing cannot be a table
    <g
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={disc.rings}
      aria-colcount={disc.sectors}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        touched.current = event.pointerType !== 'mouse';
      }}
      onClick={(event) => {
        const at = placeOf(event.target);
        if (at !== null) onPress(at, touched.current ? 'touch' : 'mouse');
      }}
      onPointerOver={(event) => {
        const at = placeOf(event.target);
        if (at !== null && event.pointerType === 'mouse') onSelect(at);
      }}
      onFocus={(event) => {
        const at = placeOf(event.target);
        if (at !== null && (event.target as Element).matches(':focus-visible')) onSelect(at);
      }}
    >
      {names.map((row, i) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its number
          key={i}
          disc={disc}
          ring={i + 1}
          names={row}
          standing={standing[i]!}
          home={home.startsWith(`${i + 1}:`) ? home : null}
          selected={selected?.startsWith(`${i + 1}:`) ? selected : null}
        />
      ))}
    </g>
  );
});

interface RowProps {
  readonly disc: Disc;
  readonly ring: number;
  readonly names: readonly string[];
  readonly standing: readonly string[];
  readonly home: string | null;
  readonly selected: string | null;
}

const Row = memo(
  ({ disc, ring, names, standing, home, selected }: RowProps) => (
    // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a tr
    <g role="row" aria-rowindex={ring} aria-label={`ring ${ring}`}>
      {names.map((name, sector) => {
        const at = cellKey({ ring, sector });
        return (
          // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a td
          <path
            key={at}
            role="gridcell"
            className="boardcell"
            data-at={at}
            data-stands={standing[sector]}
            d={stretchPath(disc, ring, sector - 0.5, sector + 0.5, 20)}
            tabIndex={at === home ? 0 : -1}
            aria-label={name}
            aria-selected={at === selected}
          />
        );
      })}
    </g>
  ),
  (was, is) =>
    was.home === is.home &&
    was.selected === is.selected &&
    was.names.every((name, i) => name === is.names[i] && was.standing[i] === is.standing[i]),
);
