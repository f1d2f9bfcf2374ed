// Cells the level watches: dotted red, as the limit in the chart, where it is lost by their heat; dotted in the colour of
// readiness where the core waits until they are below a value.

import { type Facility, heldCells } from '@interlock/reactor/screen';
import { memo } from 'react';
import { CELL } from '../board/geometry.ts';

interface MarkProps {
  readonly at: readonly [number, number];
  readonly tone: string;
  readonly word: string;
}

const Mark = ({ at: [x, y], tone, word }: MarkProps) => (
  <g transform={`translate(${x * CELL} ${y * CELL})`}>
    <rect
      x="3"
      y="3"
      width={CELL - 6}
      height={CELL - 6}
      rx="4"
      fill="none"
      stroke={`var(--${tone})`}
      strokeWidth="2"
      strokeDasharray="1.5 4"
      strokeLinecap="round"
    />
    <text className="rx-word halo" x="5" y={CELL - 6} fill={`var(--${tone})`}>
      {word}
    </text>
  </g>
);

export const Watched = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-watched">
    {facility.seen.terminal.map(
      ({ id, at, limit }) => at && <Mark key={id} at={at} tone="critical" word={`×${limit}`} />,
    )}
    {heldCells(facility).map(({ cell, at, kind, value }) => (
      <Mark key={`${cell}${kind}`} at={at} tone="ready" word={`<${value}`} />
    ))}
  </g>
));
