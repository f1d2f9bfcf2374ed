// The drawing board: the level's map as cells to press, drag over and connect. What a press does is the tool's to say; the
// file it makes is judged beside it.

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Drawn, Place } from '../games/pens.ts';

/** Side of a cell in units of the drawing. */
const SIDE = 36;

export type Tool = 'place' | 'drag' | 'erase' | 'connect';

interface DrawBoardProps {
  readonly rows: readonly (readonly Drawn[])[];
  /** Rows lie half a cell apart, each in the middle. */
  readonly isHex: boolean;
  readonly tool: Tool;
  /** Cells a finding points at. */
  readonly marks: readonly string[];
  /** One press or stroke over cells, from the first to the last, each once. */
  onStroke(cells: readonly Place[]): void;
}

/** The way from one cell to another: along the row first, then along the column. */
const wayTo = ([x, y]: Place, [toX, toY]: Place): readonly Place[] => {
  const way: Place[] = [[x, y]];
  for (let at = x; at !== toX; ) {
    at += Math.sign(toX - at);
    way.push([at, y]);
  }
  for (let at = y; at !== toY; ) {
    at += Math.sign(toY - at);
    way.push([toX, at]);
  }
  return way;
};

export const DrawBoard = ({ rows, isHex, tool, marks, onStroke }: DrawBoardProps) => {
  const svg = useRef<SVGSVGElement>(null);
  // Moves come faster than the page is drawn: the stroke stands here, and what is drawn follows it.
  const drawn = useRef<readonly Place[]>([]);
  const [stroke, setStroke] = useState<readonly Place[]>([]);
  const [cursor, setCursor] = useState<Place>([1, 1]);
  const [held, setHeld] = useState<Place | null>(null);
  const [height, width] = [rows.length, Math.max(...rows.map((row) => row.length), 1)];

  const lengthOf = (y: number): number => (isHex ? (rows[y]?.length ?? 0) : width);
  /** How far a row is set in, in cells. */
  const leftOf = (y: number): number => (isHex ? (width - lengthOf(y)) / 2 : 0);

  const cellAt = ({ clientX, clientY }: PointerEvent): Place | null => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return null;
    const y = Math.floor(((clientY - box.top) / box.height) * height);
    const x = Math.floor(((clientX - box.left) / box.width) * width - leftOf(y));
    return x < 0 || y < 0 || x >= lengthOf(y) || y >= height ? null : [x, y];
  };
  const isTwoEnded = tool === 'drag' || tool === 'connect';
  /** A quick hand leaves cells out between two reports of the mouse; they belong to the stroke too. */
  const reach = (from: readonly Place[], at: Place): readonly Place[] => {
    if (isTwoEnded) return wayTo(from[0] ?? at, at);
    const missing = wayTo(from.at(-1) ?? at, at).filter(([x, y]) => !from.some((one) => one[0] === x && one[1] === y));
    return missing.length === 0 ? from : [...from, ...missing];
  };
  const follow = (cells: readonly Place[]): void => {
    drawn.current = cells;
    setStroke(cells);
  };
  const onDown = (event: PointerEvent<SVGSVGElement>): void => {
    const at = cellAt(event);
    if (!at || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCursor(at);
    follow([at]);
  };
  const onMove = (event: PointerEvent<SVGSVGElement>): void => {
    const at = drawn.current.length === 0 ? null : cellAt(event);
    if (at) follow(reach(drawn.current, at));
  };
  const onUp = (event: PointerEvent<SVGSVGElement>): void => {
    onMove(event);
    if (drawn.current.length > 0) onStroke(drawn.current);
    follow([]);
  };
  const onKey = (event: KeyboardEvent): void => {
    const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (way) {
      event.preventDefault();
      const y = Math.min(height - 1, Math.max(0, cursor[1] + way[1]!));
      setCursor([Math.min(lengthOf(y) - 1, Math.max(0, cursor[0] + way[0]!)), y]);
    }
    if (event.key === 'Escape') setHeld(null);
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!isTwoEnded) onStroke([cursor]);
    else if (held) {
      onStroke(wayTo(held, cursor));
      setHeld(null);
    } else setHeld(cursor);
  };
  const under = rows[cursor[1]]?.[cursor[0]];
  const lit = new Set((held ? wayTo(held, cursor) : stroke).map((at) => at.join(',')));
  return (
    <div className="drawboard">
      <svg
        ref={svg}
        viewBox={`0 0 ${width * SIDE} ${height * SIDE}`}
        style={{ maxWidth: width * 48 }}
        role="application"
        aria-label={`Drawing board, column ${cursor[0]}, row ${cursor[1]}: ${under?.name ?? under?.ground ?? ''}. Arrows move, Space draws.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing board is worked by keys too
        tabIndex={0}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={() => follow([])}
        onKeyDown={onKey}
      >
        {rows.map((row, y) =>
          row.map((cell, x) => {
            const at = `${x},${y}`;
            return (
              <g key={at} transform={`translate(${(x + leftOf(y)) * SIDE} ${y * SIDE})`} data-draw={at}>
                <title>{`${at} ${cell.name ?? cell.ground}`}</title>
                <rect
                  className={`db-${cell.ground} ${lit.has(at) ? 'is-lit' : ''} ${marks.includes(at) ? 'is-bad' : ''}`}
                  width={SIDE - 1}
                  height={SIDE - 1}
                  rx="3"
                />
                {(cell.lines ?? []).map((line, i) => (
                  <rect
                    key={line}
                    className={`db-line ${line}`}
                    x={2}
                    y={SIDE - 8 - i * 5}
                    width={SIDE - 5}
                    height="4"
                  />
                ))}
                {cell.sign === undefined ? null : (
                  <text x={SIDE / 2} y={SIDE / 2 + 5} textAnchor="middle" className="num">
                    {cell.sign}
                  </text>
                )}
              </g>
            );
          }),
        )}
        <rect
          className="db-cursor"
          x={(cursor[0] + leftOf(cursor[1])) * SIDE}
          y={cursor[1] * SIDE}
          width={SIDE - 1}
          height={SIDE - 1}
          rx="3"
        />
      </svg>
    </div>
  );
};
