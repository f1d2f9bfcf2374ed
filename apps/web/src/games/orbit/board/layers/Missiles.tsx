// Missiles in flight: nose to the target, a thread to whom they are meant for. Their names stand on plates.

import { memo } from 'react';
import { type MissileFigure, toneVar } from '../figures.ts';
import { type Disc, placeOf } from '../geometry.ts';

interface MissilesProps {
  readonly disc: Disc;
  readonly missiles: readonly MissileFigure[];
  /** Where they will be: dashed and without words. */
  readonly isGhost?: boolean;
}

/** What its plate says. */
export const missileWords = ({ id, life }: MissileFigure): string => `M${id} life ${life}`;

export const Missiles = memo(({ disc, missiles, isGhost = false }: MissilesProps) => (
  <g className="ob-missiles">
    {missiles.map((missile) => {
      const [x, y] = placeOf(disc, missile);
      const colour = toneVar(missile.tone);
      const aim = missile.target ? placeOf(disc, missile.target) : null;
      const nose = aim ? (Math.atan2(aim[1] - y, aim[0] - x) * 180) / Math.PI : 0;
      const away = aim ? Math.hypot(aim[0] - x, aim[1] - y) : 0;
      return (
        <g key={missile.id} opacity={isGhost ? 0.75 : 1}>
          {aim && !isGhost && away > 34 ? (
            <path
              d={`M${x.toFixed(1)} ${y.toFixed(1)}L${aim[0].toFixed(1)} ${aim[1].toFixed(1)}`}
              stroke={colour}
              strokeWidth="1"
              strokeDasharray="1 6"
              strokeLinecap="round"
              opacity=".75"
            />
          ) : null}
          <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle
              r={isGhost ? 8 : 10.5}
              fill="var(--space)"
              stroke={colour}
              strokeWidth="1.5"
              strokeDasharray={isGhost ? '2.5 2.5' : undefined}
            />
            <path
              d="M8 0-5-5-2 0-5 5z"
              transform={`rotate(${nose.toFixed(1)}) scale(${isGhost ? 0.7 : 1})`}
              fill={isGhost ? 'none' : colour}
              stroke={colour}
            />
          </g>
        </g>
      );
    })}
  </g>
));
