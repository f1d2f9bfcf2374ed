// Glyph, words and number in one line; never pressable.

import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './Glyph.tsx';

export const Chip = ({ tone = '', glyph, children }: { tone?: string; glyph?: GlyphName; children: ReactNode }) => (
  <span className={`chip ${tone}`}>
    {glyph === undefined ? null : <Glyph name={glyph} />}
    {children}
  </span>
);
