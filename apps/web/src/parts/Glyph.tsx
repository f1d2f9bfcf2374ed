// Carrier and state glyphs from the sheet in index.html. A word always stands beside them.

export type GlyphName =
  | 'fuel'
  | 'coolant'
  | 'electricity'
  | 'heat'
  | 'ok'
  | 'caution'
  | 'critical'
  | 'ready'
  | 'lost'
  | 'unknown'
  | 'star'
  | 'nostay'
  | 'noenter';

export const Glyph = ({ name, className = '' }: { name: GlyphName; className?: string }) => (
  <svg className={`g ${className}`} aria-hidden="true">
    <use href={`#g-${name}`} />
  </svg>
);

export const Mark = () => (
  <svg aria-hidden="true">
    <use href="#mark" />
  </svg>
);
