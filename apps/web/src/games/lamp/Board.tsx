// The cellar: every cell a named button in one grid, the keeper and the planned way drawn over it. Arrow keys plan
// steps; a click on a cell in line with the keeper plans the walk there.

import type { LampShape } from '@interlock/lamp';
import { useEffect, useRef } from 'react';
import type { BoardProps } from '../screen.ts';
import { type Cell, cellName, cellsOf, keeperOf } from './cells.ts';

const SIZE = 48;
const EDGE = 24;
type Action = LampShape['action'];

export const Board = ({
  table,
  view,
  frame,
  selected,
  refused,
  isReadOnly,
  onPlanAll,
  onSelect,
}: BoardProps<LampShape>) => {
  const cells = cellsOf(view);
  const width = view.rows[0]!.length * SIZE + 2 * EDGE;
  const height = view.rows.length * SIZE + 2 * EDGE;
  const keeper = keeperOf(view);
  const now = keeperOf(table.view);
  const board = useRef<SVGSVGElement>(null);
  // On a phone the board is a window: it follows the keeper.
  useEffect(() => {
    const stage = board.current?.closest('.stage');
    const scale = (board.current?.clientWidth ?? 0) / width;
    stage?.scrollTo({
      left: (EDGE + middle(keeper.x)) * scale - stage.clientWidth / 2,
      top: (EDGE + middle(keeper.y)) * scale - stage.clientHeight / 2,
    });
  }, [keeper.x, keeper.y, width]);
  const way = frame === null ? wayOf(now, table.plan) : [];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG board has no HTML element of its own */}
      <svg
        ref={board}
        className="b-lamp"
        viewBox={`0 0 ${width} ${height}`}
        style={{ '--w': width } as never}
        role="group"
        aria-label="Cellar"
      >
        <rect width={width} height={height} rx="10" fill="var(--wall-side)" />
        <g transform={`translate(${EDGE} ${EDGE})`}>
          {cells.map((cell) => (
            <CellButton
              key={cell.subject}
              cell={cell}
              isSelected={cell.subject === selected}
              onChoose={() => {
                onSelect(cell.subject);
                if (isReadOnly || frame !== null) return;
                const walk = walkTo(way.at(-1) ?? now, cell);
                if (walk.length > 0 && cell.tile !== '#') onPlanAll(walk);
              }}
              onLook={() => onSelect(cell.subject)}
            />
          ))}
          <clipPath id="cellar">
            <rect width={width - 2 * EDGE} height={height - 2 * EDGE} />
          </clipPath>
          <circle
            cx={middle(keeper.x)}
            cy={middle(keeper.y)}
            r={SIZE * 2.4}
            fill="url(#pool)"
            clipPath="url(#cellar)"
            pointerEvents="none"
          />
          {way.length > 1 ? (
            <path
              className="planline"
              pointerEvents="none"
              d={`M${way.map(({ x, y }) => `${middle(x)} ${middle(y)}`).join('L')}`}
            />
          ) : null}
          {way.length > 1 ? <Ghost {...way.at(-1)!} /> : null}
          <g
            className="piece"
            pointerEvents="none"
            style={{ transform: `translate(${middle(keeper.x)}px, ${middle(keeper.y)}px)` }}
          >
            <Keeper />
          </g>
          {refused ? (
            <RefusedMark key={refused.count} at={way.at(-1) ?? now} action={refused.action} why={refused.refusal.why} />
          ) : null}
        </g>
      </svg>
    </>
  );
};

const middle = (n: number): number => n * SIZE + SIZE / 2;

interface CellProps {
  readonly cell: Cell;
  readonly isSelected: boolean;
  onChoose(): void;
  onLook(): void;
}

const CellButton = ({ cell, isSelected, onChoose, onLook }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a cell of an SVG board cannot be an HTML button
  <g
    className="cell"
    role="button"
    tabIndex={0}
    aria-label={cellName(cell)}
    transform={`translate(${cell.x * SIZE} ${cell.y * SIZE})`}
    onClick={onChoose}
    onFocus={onLook}
    onKeyDown={(event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onChoose();
      }
    }}
  >
    <Tile tile={cell.tile} />
    {isSelected ? (
      <rect x="1.5" y="1.5" width={SIZE - 3} height={SIZE - 3} rx="4" fill="none" stroke="var(--you)" strokeWidth="2" />
    ) : null}
    <rect className="focusring" x="3" y="3" width={SIZE - 6} height={SIZE - 6} rx="3" fill="none" />
  </g>
);

const Tile = ({ tile }: { tile: string }) => {
  const box = { x: 1, y: 1, width: SIZE - 2, height: SIZE - 2, rx: 3 };
  if (tile === '#')
    return (
      <>
        <rect {...box} fill="var(--wall)" />
        <rect x="1" y="1" width={SIZE - 2} height="9" rx="3" fill="var(--wall-top)" />
      </>
    );
  if (tile === '?')
    return (
      <>
        <rect {...box} fill="var(--trench)" stroke="var(--unknown)" strokeDasharray="3 4" opacity=".9" />
        <text x={SIZE / 2} y={SIZE / 2 + 5} className="bn mid" fill="var(--unknown)">
          ?
        </text>
      </>
    );
  return (
    <>
      <rect {...box} fill="var(--floor)" stroke="var(--floor-edge)" />
      {tile === 'o' ? (
        <circle
          cx={SIZE / 2}
          cy={SIZE / 2}
          r="15"
          fill="var(--surface-0)"
          stroke="var(--critical)"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      ) : null}
      {tile === '=' ? (
        <path
          d="M8 18h22a5 5 0 1 0-5-5M8 26h30a5 5 0 1 1-5 5M8 34h16"
          fill="none"
          stroke="var(--unknown)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ) : null}
      {tile === 'S' ? (
        <g>
          <rect
            x="14"
            y="5"
            width="20"
            height="27"
            rx="4"
            fill="var(--ready-tint)"
            stroke="var(--ready)"
            strokeWidth="2"
            strokeDasharray="4 3"
          />
          <path d="M24 11v8M24 26h.01" stroke="var(--ready)" strokeWidth="3" strokeLinecap="round" />
        </g>
      ) : null}
      {tile === '@' ? null : (
        <text x={SIZE / 2} y={SIZE - 4} className="bl mid f-text2">
          {{ o: 'pit', '=': 'draught', S: 'switch' }[tile] ?? ''}
        </text>
      )}
    </>
  );
};

const Keeper = () => (
  <g>
    <ellipse cx="0" cy="17" rx="13" ry="4" fill="#000" opacity=".3" />
    <path d="M-11 17c0-18 4-24 11-24s11 6 11 24z" fill="var(--you)" />
    <circle cy="-12" r="8" fill="var(--you)" />
    <path d="M-3-15h8a3 3 0 0 1 0 6h-8z" fill="var(--on-you)" />
    <path d="M9 0h7v9" fill="none" stroke="var(--you)" strokeWidth="2" />
    <rect x="12.500" y="8" width="7" height="9" rx="2" fill="var(--torch)" stroke="var(--on-you)" />
  </g>
);

const Ghost = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${middle(x)} ${middle(y)})`} pointerEvents="none">
    <path className="ghost" d="M-11 17c0-18 4-24 11-24s11 6 11 24z" />
    <circle className="ghost" cy="-12" r="8" />
  </g>
);

const EDGES = { north: [0, -1], west: [-1, 0], east: [1, 0], south: [0, 1], light: [0, 0] } as const;

/** A red mark on the edge of the piece; the sentence stands beside it. */
const RefusedMark = ({ at, action, why }: { at: { x: number; y: number }; action: Action | null; why: string }) => {
  const [dx, dy] = EDGES[action ?? 'light'];
  const [cx, cy] = [middle(at.x) + (dx * SIZE) / 2, middle(at.y) + (dy * SIZE) / 2];
  return (
    <g pointerEvents="none">
      <path
        d={dx === 0 ? `M${cx - 14} ${cy}h28` : `M${cx} ${cy - 14}v28`}
        stroke="var(--critical)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <title>{why}</title>
    </g>
  );
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Cells the plan walks through, the start included. */
const wayOf = (from: Spot, plan: readonly Action[]): readonly Spot[] => {
  const way = [from];
  for (const action of plan) {
    if (action === 'light') continue;
    const [dx, dy] = EDGES[action];
    const last = way.at(-1)!;
    way.push({ x: last.x + dx, y: last.y + dy });
  }
  return way;
};

/** Steps to a cell in the same row or column; none to any other. */
const walkTo = (from: Spot, to: Spot): readonly Action[] => {
  if (from.x === to.x && from.y === to.y) return [];
  if (from.x !== to.x && from.y !== to.y) return [];
  const steps = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const way: Action = from.x === to.x ? (to.y > from.y ? 'south' : 'north') : to.x > from.x ? 'east' : 'west';
  return Array.from({ length: steps }, () => way);
};
