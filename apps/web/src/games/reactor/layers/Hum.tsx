// The core runs: its lines fill from source to consumer, their lamps wake one after the other, and it hums. Any key or press
// ends it at once; with reduced motion the end state stands there.

import type { Facility, Index } from '@interlock/reactor/screen';
import { useEffect, useState } from 'react';
import { CELL, midX, midY } from '../board/geometry.ts';

/** Milliseconds between two lamps. */
const APART = 260;
const RINGS = [0, 0.8, 1.6];

export const Hum = ({ facility }: { facility: Facility }) => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const skip = (): void => setOver(true);
    window.addEventListener('keydown', skip, true);
    window.addEventListener('pointerdown', skip, true);
    return () => {
      window.removeEventListener('keydown', skip, true);
      window.removeEventListener('pointerdown', skip, true);
    };
  }, []);
  if (isOver) return null;
  const lamps = facility.props.filter(
    ({ type, state, service }) => (type === 'flow' && state === 'Enabled') || service === 'Producing',
  );
  const core: Index[] = [...facility.terrain].flatMap((sign, cell) => (sign === 'R' ? [cell] : []));
  const [x, y] = [midX, midY].map((mid) => core.reduce((sum, cell) => sum + mid(facility, cell), 0) / core.length);
  return (
    <g className="rx-hum" aria-hidden>
      {RINGS.map((delay) => (
        <circle key={delay} cx={x} cy={y} r={CELL * 2.6} style={{ animationDelay: `${delay}s` }} />
      ))}
      {lamps.map(({ id, cell, carrier }, i) => (
        <circle
          key={id}
          className="rx-lamp"
          cx={midX(facility, cell)}
          cy={midY(facility, cell)}
          r={CELL / 2 - 2}
          style={{ stroke: `var(--${carrier})`, animationDelay: `${i * APART}ms` }}
        />
      ))}
    </g>
  );
};
