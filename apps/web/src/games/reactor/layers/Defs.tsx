// Gradients of the board. The patterns of the carriers are the page's own (glyphs.svg).

import { memo } from 'react';
import { CAST, CELL, FACE, SHADE } from '../board/geometry.ts';

const EVERY_CELL = { gradientUnits: 'userSpaceOnUse', spreadMethod: 'repeat' } as const;

export const Defs = memo(() => (
  <defs>
    <radialGradient id="rx-pool">
      <stop offset="0" stopColor="var(--torch)" stopOpacity=".2" />
      <stop offset=".55" stopColor="var(--torch)" stopOpacity=".06" />
      <stop offset="1" stopColor="var(--torch)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="rx-glow">
      <stop offset="0" stopColor="var(--heat)" stopOpacity=".62" />
      <stop offset=".5" stopColor="var(--heat)" stopOpacity=".2" />
      <stop offset="1" stopColor="var(--heat)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="rx-ready">
      <stop offset="0" stopColor="var(--ready)" stopOpacity=".5" />
      <stop offset="1" stopColor="var(--ready)" stopOpacity="0" />
    </radialGradient>
    {/* Walls: the same in every cell, so that one outline may hold the strips of many. */}
    <linearGradient id="rx-shade" x1="0" y1="0" x2="0" y2={CELL} {...EVERY_CELL}>
      <stop offset="0" stopColor="black" stopOpacity=".34" />
      <stop offset={SHADE / CELL} stopColor="black" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="rx-cast" x1="0" y1="0" x2={CELL} y2="0" {...EVERY_CELL}>
      <stop offset="0" stopColor="black" stopOpacity=".2" />
      <stop offset={CAST / CELL} stopColor="black" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="rx-face" x1="0" y1="0" x2="0" y2={CELL} {...EVERY_CELL}>
      <stop offset={1 - FACE / CELL} stopColor="var(--wall-top)" />
      <stop offset={1 - (FACE / CELL) * 0.72} stopColor="var(--wall)" />
      <stop offset="1" stopColor="var(--wall-side)" />
    </linearGradient>
  </defs>
));
