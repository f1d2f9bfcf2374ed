// One sentence with its glyph; framed in red or yellow where it is an error or a warning.

import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './Glyph.tsx';

interface SaysProps {
  readonly glyph: GlyphName;
  readonly mood?: 'calm' | 'error' | 'warning';
  readonly children: ReactNode;
}

export const Says = ({ glyph, mood = 'calm', children }: SaysProps) => (
  <div className={`says ${mood === 'calm' ? '' : `says--${mood}`}`} role={mood === 'error' ? 'alert' : undefined}>
    <Glyph name={glyph} className={glyph} />
    <span>{children}</span>
  </div>
);
