// A cell the level is lost by: dotted red as the limit in the chart, with the heat it must not reach.

import { memo } from 'react';
import { CELL } from '../geometry.ts';
import type { Facility } from '../model.ts';

export const Watched = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-watched">
    {facility.seen.terminal.map(({ id, at, limit }) =>
      at === undefined ? null : (
        <g key={id} transform={`translate(${at[0] * CELL} ${at[1] * CELL})`}>
          <rect
            x="3"
            y="3"
            width={CELL - 6}
            height={CELL - 6}
            rx="4"
            fill="none"
            stroke="var(--critical)"
            strokeWidth="2"
            strokeDasharray="1.5 4"
            strokeLinecap="round"
          />
          <text className="rx-word halo" x={CELL - 5} y="14" textAnchor="end" fill="var(--critical)">
            ×{limit}
          </text>
        </g>
      ),
    )}
  </g>
));
