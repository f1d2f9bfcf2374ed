// The card that was just answered, on its way: the stamp falls, the line of what came of it stands, the card is torn off.
// It lies over the next one, which is live beneath it; any key or press takes it away at once.

import { useEffect, useState } from 'react';
import { durationOf } from '../../../app/motion.ts';
import { Art } from '../art/Art.tsx';
import type { Last } from '../run/useLast.ts';

/** What of a card is worth keeping once another lies there. */
export interface Gone {
  readonly eventId: string;
  readonly title: string;
  readonly situation: string;
  readonly tags: readonly string[];
  readonly left: string;
  readonly right: string;
  readonly labels: readonly { readonly actionId: string; readonly label: string }[];
}

export const Torn = ({ gone, last }: { gone: Gone; last: Last }) => {
  const [isAway, setAway] = useState(() => durationOf('--t-step') === 0);
  useEffect(() => {
    if (isAway) return undefined;
    const cut = (): void => setAway(true);
    window.addEventListener('keydown', cut, true);
    window.addEventListener('pointerdown', cut, true);
    return () => {
      window.removeEventListener('keydown', cut, true);
      window.removeEventListener('pointerdown', cut, true);
    };
  }, [isAway]);
  if (isAway) return null;
  return (
    <div
      className="pt-torn"
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setAway(true)}
    >
      <div className="pt-head">
        <span className="num">{gone.left}</span>
        <span className="num">{gone.right}</span>
      </div>
      <Art eventId={gone.eventId} tags={gone.tags} />
      <p className="pt-torntitle">{gone.title}</p>
      <p className="pt-sit">{gone.situation}</p>
      <ol className="pt-tornanswers">
        {gone.labels.map(({ actionId, label }, i) => (
          <li key={actionId} className={actionId === last.actionId ? 'done' : ''}>
            <span className="num pt-n">{i + 1}</span>
            <b>{label}</b>
            {actionId === last.actionId && last.says !== '' ? <span>{last.says}</span> : null}
          </li>
        ))}
      </ol>
      <span className="pt-stampmark">{last.stamp}</span>
    </div>
  );
};
