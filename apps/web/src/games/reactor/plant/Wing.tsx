// A wing of the plant: its rooms, how many are lit, and the three lines that come on with a third of them each.

import { CARRIERS } from '@interlock/reactor/screen';
import type { ReactNode } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { Place } from '../../../play/start/places.ts';

interface WingProps {
  readonly name: string;
  readonly places: readonly Place[];
  /** A band over the whole width, a side of the core, or the hall round it. */
  readonly site: 'band' | 'side' | 'hall';
  readonly children: ReactNode;
}

export const Wing = ({ name, places, site, children }: WingProps) => {
  const won = places.filter(({ result }) => result !== undefined).length;
  return (
    <section className={`rx-wing is-${site}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span className="num">
          {won} of {places.length}
        </span>
        <span className="rx-feeds" aria-hidden>
          {CARRIERS.map((carrier, i) => (
            <span key={carrier} className={won * 3 >= places.length * (i + 1) ? `${carrier} is-on` : carrier}>
              <Glyph name={carrier} />
            </span>
          ))}
        </span>
      </header>
      <div className="rx-rooms">{children}</div>
    </section>
  );
};
