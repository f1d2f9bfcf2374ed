// The player: a figure with a lamp. A red bar where a step was refused.

import type { Action, Cell } from '@interlock/station';
import { memo } from 'react';
import { midX, midY } from '../geometry.ts';

const TOWARDS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

interface PlayerProps {
  readonly at: Cell;
  /** What was refused last, while that is shown. */
  readonly refused: Action | null;
  readonly isOver: boolean;
}

export const Player = memo(({ at, refused, isOver }: PlayerProps) => {
  const [dx, dy] = refused?.type === 'move' ? TOWARDS[refused.dir] : [0, 0];
  return (
    <g className="st-player" style={{ transform: `translate(${midX(at)}px, ${midY(at)}px)` }}>
      {refused !== null &&
        (dx === 0 && dy === 0 ? (
          <circle r="18" fill="none" stroke="var(--critical)" strokeWidth="2.500" strokeDasharray="6 4" />
        ) : (
          <path
            d={dx === 0 ? `M-13 ${dy * 19}h26` : `M${dx * 19}-13v26`}
            stroke="var(--critical)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        ))}
      <ellipse cy="14" rx="12" ry="3.500" fill="black" fillOpacity=".35" />
      <path d="M-10 14c0-9 4-13 10-13s10 4 10 13z" fill="var(--you)" />
      <circle cy="-6" r="7.500" fill="var(--you)" />
      <path d="M-5-7.500a5 3.500 0 0 1 10 0v2.500a5 3 0 0 1-10 0z" fill="var(--on-you)" />
      {isOver ? (
        <path d="M-3.500-5.500h7" stroke="var(--you)" strokeWidth="1.600" strokeLinecap="round" />
      ) : (
        <circle cx="-2.500" cy="-7" r="1.200" fill="var(--you)" />
      )}
    </g>
  );
});
