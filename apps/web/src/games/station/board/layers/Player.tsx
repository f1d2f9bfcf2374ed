// The player: a figure with a lamp.

import type { Cell } from '@interlock/station';
import { memo } from 'react';
import { midX, midY } from '../geometry.ts';

interface PlayerProps {
  readonly at: Cell;
  readonly isOver: boolean;
}

export const Player = memo(({ at, isOver }: PlayerProps) => (
  <g className="st-player" style={{ transform: `translate(${midX(at)}px, ${midY(at)}px)` }}>
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
));
