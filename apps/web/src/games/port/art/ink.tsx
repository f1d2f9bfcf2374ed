// The pen of the card drawings: paper, ink, and the few shapes that most of them share.

import type { ReactNode } from 'react';

/** 0 to n − 1. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

export const PAPER = 'var(--paper)';
export const SHADE = 'var(--paper-2)';
export const INK = 'var(--paper-ink)';
export const SOFT = 'var(--paper-ink-2)';
export const STAMP = 'var(--stamp)';

export const line = {
  fill: 'none',
  stroke: INK,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const thin = { ...line, stroke: SOFT, strokeWidth: 1.3 } as const;
export const dashed = { ...thin, strokeDasharray: '3 4' } as const;
export const solid = { ...line, fill: SHADE } as const;
export const white = { ...line, fill: PAPER } as const;

export const At = ({
  x,
  y,
  scale = 1,
  turn = 0,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  children: ReactNode;
}) => (
  <g transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}`}>
    {children}
  </g>
);

/** Head and shoulders; the one who is you is filled. */
export const Person = ({ x, y, you = false, scale = 1 }: { x: number; y: number; you?: boolean; scale?: number }) => (
  <At x={x} y={y} scale={scale}>
    <path d="M-13 24c0-12 5-17 13-17s13 5 13 17z" {...line} fill={you ? INK : SHADE} />
    <circle r="8.5" {...line} fill={you ? INK : SHADE} />
  </At>
);

/** A sheet with lines of writing. */
export const Sheet = ({
  x,
  y,
  w = 62,
  h = 80,
  turn = 0,
  rows = 5,
}: {
  x: number;
  y: number;
  w?: number;
  h?: number;
  turn?: number;
  rows?: number;
}) => (
  <At x={x} y={y} turn={turn}>
    <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="3" {...white} />
    {upTo(rows).map((i) => (
      <path
        key={i}
        d={`M${-w / 2 + 9} ${-h / 2 + 14 + i * ((h - 22) / rows)}h${(i % 3 === 2 ? 0.5 : 0.75) * w - 4}`}
        {...thin}
      />
    ))}
  </At>
);

export const Floor = () => <path d="M70 138h380" {...thin} />;
