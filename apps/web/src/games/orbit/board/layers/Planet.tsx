// The planet. Its clouds drift slowly all the time, and turn on while a turn is shown (`--ob-turn` of the drawing); where
// nothing shall move they stand.

import { memo } from 'react';
import { PLANET } from '../geometry.ts';

const PERIOD = 232;
/** How far the clouds drift in one turn. */
const STEP = 29;
const R = PLANET;

/** A wavy band across one period, so that copies join. */
const band = (y: number, thick: number, wave: number): string => {
  const q = PERIOD / 4;
  return [
    `M0 ${y}q${q / 2} ${-wave} ${q} 0t${q} 0t${q} 0t${q} 0`,
    `v${thick}q${-q / 2} ${wave * 0.7} ${-q} 0t${-q} 0t${-q} 0t${-q} 0z`,
  ].join('');
};

const LIGHT = [band(-48, 6, 4), band(-33, 13, 9), band(-3, 12, -7), band(31, 9, 6), band(47, 6, 3)].join('');
const DARK = [band(-15, 3, 6), band(13, 4, -6), band(24, 2, -5)].join('');

const Tile = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d={LIGHT} fill="var(--planet-band)" />
    <path d={DARK} fill="var(--planet-dark)" opacity=".55" />
    <ellipse cx="70" cy="22" rx="12" ry="5" fill="var(--planet-dark)" />
    <ellipse cx="70" cy="22" rx="7.5" ry="2.6" fill="var(--planet-band)" opacity=".8" />
    <ellipse cx="178" cy="-24" rx="7" ry="3" fill="var(--planet-dark)" opacity=".8" />
    <ellipse cx="136" cy="38" rx="5" ry="2" fill="var(--planet-dark)" opacity=".7" />
  </g>
);

/** Turns after which the clouds stand as they did. */
const ROUND = PERIOD / STEP;

export const Planet = memo(({ turn }: { turn: number }) => {
  // Long runs come round; the step back is a whole period and cannot be seen.
  const rounds = Math.floor(turn / ROUND);
  return (
    <g className="ob-planet">
      <defs>
        <radialGradient id="ob-air">
          <stop offset=".78" stopColor="var(--planet-band)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--planet-band)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ob-night" cx=".34" cy=".3" r=".82">
          <stop offset=".45" stopColor="var(--space)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--space)" stopOpacity=".72" />
        </radialGradient>
        <clipPath id="ob-globe">
          <circle r={R} />
        </clipPath>
      </defs>
      <circle r={R * 1.16} fill="url(#ob-air)" />
      <g clipPath="url(#ob-globe)">
        <circle r={R} fill="var(--planet)" />
        <g className="ob-spin">
          <g className="ob-clouds" style={{ '--ob-round': rounds * ROUND } as never}>
            {[-1, 0, 1, 2].map((i) => (
              <Tile key={i} x={i * PERIOD} />
            ))}
          </g>
        </g>
        <circle r={R} fill="url(#ob-night)" />
      </g>
      <circle r={R} className="ob-limb" />
    </g>
  );
});
