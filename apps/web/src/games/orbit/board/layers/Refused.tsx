// The way a refused move would have taken, up to where it is stopped, and by what.

import { memo } from 'react';
import { alongFlight, type Disc, flightPath, placeOf } from '../geometry.ts';
import type { RefusedMove } from '../refused.ts';
import { Tag } from './Tag.tsx';

export const Refused = memo(({ disc, move: { flight, text } }: { disc: Disc; move: RefusedMove }) => {
  const [x, y] = placeOf(disc, alongFlight(flight, 1));
  return (
    <g className="ob-refused">
      <path
        d={flightPath(disc, flight)}
        fill="none"
        stroke="var(--critical)"
        strokeWidth="2.4"
        strokeDasharray="3 5.5"
        strokeLinecap="round"
      />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="11" fill="var(--critical)" stroke="var(--space)" strokeWidth="2.5" />
        <path d="M-5.5 0h11" stroke="var(--space)" strokeWidth="3.4" strokeLinecap="round" />
      </g>
      <Tag {...tagAt(disc, flight.ring, x, y)} text={text} tone="critical" />
    </g>
  );
});

/** Beside the sign; on the planet where the way ends in it, further in where it leaves the board. */
const tagAt = (disc: Disc, ring: number, x: number, y: number): { readonly x: number; readonly y: number } => {
  if (disc.isUnrolled) return { x, y: y + (ring < 1 ? -27 : 29) };
  if (ring < 1) return { x: 0, y: 0 };
  if (ring <= disc.rings) return { x, y: y + (y > 200 ? -27 : 29) };
  const back = 1 - 34 / Math.hypot(x, y);
  return { x: x * back, y: y * back };
};
