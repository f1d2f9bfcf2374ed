// A grid of cells over a drawing: hover, tap, focus and arrow keys, whatever the cells look like. A cell is any element
// inside that carries the game's own name for it as `data-at`; where an arrow leads is the game's to say.

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

export type How = 'mouse' | 'touch' | 'key';
export type Arrow = 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown';

interface CellGridProps {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** Arrows walk from cell to cell, Enter presses one; else these keys are left to the game. */
  readonly isInspecting: boolean;
  readonly children: ReactNode;
  /** The cell an arrow leads to; null: none that way. */
  step(at: string, arrow: Arrow): string | null;
  onSelect(cell: string): void;
  onPress(cell: string, how: How): void;
  onBack(): void;
}

const isArrow = (key: string): key is Arrow => /^Arrow(Up|Left|Right|Down)$/.test(key);

const cellOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-at]')?.getAttribute('data-at') ?? null) : null;

export const CellGrid = (props: CellGridProps) => {
  const { label, rows, columns, isInspecting, children, step, onSelect, onPress, onBack } = props;
  const grid = useRef<SVGGElement>(null);
  const touched = useRef(false);

  // Inspect mode takes the focus along, wherever it was before.
  useEffect(() => {
    if (isInspecting) grid.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }, [isInspecting]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = cellOf(event.target);
    if (at === null || !isInspecting || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (!isArrow(key) && key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isArrow(key)) {
      onPress(at, 'key');
      return;
    }
    const next = step(at, key);
    if (next !== null) grid.current?.querySelector<SVGElement>(`[data-at="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid of a drawing cannot be a table
    <g
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        touched.current = event.pointerType !== 'mouse';
      }}
      onClick={(event: MouseEvent) => {
        const cell = cellOf(event.target);
        if (cell !== null) onPress(cell, touched.current ? 'touch' : 'mouse');
      }}
      onContextMenu={(event) => {
        if (touched.current) return;
        event.preventDefault();
        onBack();
      }}
      onPointerOver={(event) => {
        const cell = cellOf(event.target);
        if (cell !== null && event.pointerType === 'mouse') onSelect(cell);
      }}
      onFocus={(event) => {
        const cell = cellOf(event.target);
        if (cell !== null && (event.target as Element).matches(':focus-visible')) onSelect(cell);
      }}
    >
      {children}
    </g>
  );
};
