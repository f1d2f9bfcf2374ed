// Medals are the player's, so they are ivory: gold a full disc with a star, silver half a disc, bronze a ring with a bar.

import type { Medal as Kind } from '@interlock/orbit/screen';

export const MEDAL_WORDS: Readonly<Record<Kind, string>> = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' };

/** Stars of the book are medals here. */
export const medalOfStars = (stars: number): Kind => (stars >= 3 ? 'gold' : stars === 2 ? 'silver' : 'bronze');

/** Centred on 0, radius 14: a part of a larger drawing. */
export const MedalMark = ({ kind }: { kind: Kind }) => (
  <>
    <circle r="14" fill={kind === 'gold' ? 'var(--you)' : 'var(--space)'} stroke="var(--you)" strokeWidth="2" />
    {kind === 'gold' ? (
      <path d="M0-9 2.6-3 9-2.5 4.1 1.8 5.6 8 0 4.7-5.6 8-4.1 1.8-9-2.5-2.6-3z" fill="var(--on-you)" />
    ) : null}
    {kind === 'silver' ? <path d="M0-14a14 14 0 0 0 0 28z" fill="var(--you)" /> : null}
    {kind === 'bronze' ? <path d="M-7 0H7" stroke="var(--you)" strokeWidth="3" strokeLinecap="round" /> : null}
  </>
);

export const Medal = ({ kind }: { kind: Kind }) => (
  <svg className="ob-medal" viewBox="-19 -19 38 38" aria-hidden="true">
    <circle r="17.5" fill="none" stroke="var(--you)" strokeWidth="1" strokeDasharray="1 4" strokeLinecap="round" />
    <MedalMark kind={kind} />
  </svg>
);
