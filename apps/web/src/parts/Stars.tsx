// Three stars, as many lit as were won; said in words.

import { Glyph } from './Glyph.tsx';

export const Stars = ({ stars, label = `${stars} of 3 stars` }: { stars: number; label?: string }) => (
  <span className="stars" role="img" aria-label={label}>
    {[1, 2, 3].map((n) => (
      <Glyph key={n} name="star" className={n <= stars ? 'you' : 'faint'} />
    ))}
  </span>
);
