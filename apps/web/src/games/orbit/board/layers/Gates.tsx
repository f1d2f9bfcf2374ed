// Gates as brackets on their ring, numbered; the next one in ivory, those behind in green.

import { memo } from 'react';
import { boardText } from '../../../../play/board/boardText.ts';
import type { GateFigure } from '../figures.ts';
import { arcPath, type Disc, gatePath, placeOf } from '../geometry.ts';

const COLOURS = { passed: 'var(--ok)', next: 'var(--you)', later: 'var(--text-3)' } as const;

interface GatesProps {
  readonly disc: Disc;
  readonly gates: readonly GateFigure[];
  /** Where they will be: dashed. */
  readonly isGhost?: boolean;
}

export const Gates = memo(({ disc, gates, isGhost = false }: GatesProps) => (
  <g className={isGhost ? 'ob-gates is-ghost' : 'ob-gates'}>
    {gates.map((gate) => {
      const [x, y] = placeOf(disc, gate);
      const colour = COLOURS[gate.state];
      const reach = gate.width + 0.45;
      return (
        <g key={gate.number} stroke={colour}>
          <path
            d={arcPath(disc, gate.ring, gate.sector - reach, gate.sector + reach)}
            fill="none"
            strokeWidth="36"
            opacity={isGhost ? 0.05 : 0.1}
          />
          <path
            d={gatePath(disc, gate, gate.width)}
            fill="none"
            strokeWidth="2.5"
            strokeDasharray={isGhost ? '4 3' : undefined}
          />
          <circle
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r="10.5"
            fill="var(--space)"
            strokeWidth="1.5"
            strokeDasharray={isGhost ? '3 2.5' : undefined}
          />
          <text
            className="bn mid"
            x={x.toFixed(1)}
            y={(y + 4.4).toFixed(1)}
            style={{ fill: colour, fontSize: boardText(12.5) }}
            stroke="none"
          >
            {gate.state === 'passed' ? '✓' : gate.number}
          </text>
        </g>
      );
    })}
  </g>
));
