// What the marks on the board mean: only those that are drawn at the moment, in the corner that rings leave free.

import { memo } from 'react';
import type { Zone } from './figures.ts';

interface LegendProps {
  readonly zones: readonly Zone[];
  /** Paths not flown yet are drawn. */
  readonly hasGhosts: boolean;
  /** Two plans lie on the board. */
  readonly isComparing: boolean;
  readonly hasGates: boolean;
}

export const Legend = memo(({ zones, hasGhosts, isComparing, hasGates }: LegendProps) => {
  const has = (kind: Zone['kind'], isOwn: boolean): boolean =>
    zones.some((zone) => zone.kind === kind && (zone.tone === 'you') === isOwn);
  return (
    <ul className="ob-legend" aria-label="Marks on the board">
      {hasGates ? <Mark is="gate" text="gate, it drifts too" /> : null}
      {has('window', false) ? <Mark is="theirs" text="their laser" /> : null}
      {has('lane', false) ? <Mark is="lane" text="their railgun" /> : null}
      {has('window', true) || has('lane', true) ? <Mark is="yours" text="yours, planned" /> : null}
      {isComparing ? <Mark is="path" text="plan A" /> : null}
      {isComparing ? <Mark is="other" text="plan B" /> : null}
      {hasGhosts && !isComparing ? <Mark is="path" text="not flown yet" /> : null}
      <Mark is="drift" text="one turn of drift" />
      <Mark is="speed" text="ring, sectors a turn" />
    </ul>
  );
});

const DRAWN = {
  gate: (
    <g fill="none" stroke="var(--you)" strokeWidth="1.6">
      <path d="M6 1.5H2v11h4M18 1.5h4v11h-4" />
    </g>
  ),
  theirs: (
    <>
      <rect x="1" y="1" width="22" height="12" fill="url(#p-danger)" opacity=".5" />
      <rect x="1" y="1" width="22" height="12" fill="none" stroke="var(--foe)" strokeWidth="1.5" />
    </>
  ),
  lane: (
    <g fill="none" stroke="var(--foe)" strokeWidth="1.5">
      <path d="M1 3h22M1 11h22" />
      <path d="m8 4.5 3.5 2.5L8 9.5m6-5 3.5 2.5-3.5 2.5" />
    </g>
  ),
  yours: (
    <>
      <rect x="1" y="1" width="22" height="12" fill="url(#p-plan)" opacity=".3" />
      <rect
        x="1"
        y="1"
        width="22"
        height="12"
        fill="none"
        stroke="var(--you)"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
    </>
  ),
  path: (
    <path
      d="M2 9q10-7 20-3"
      fill="none"
      stroke="var(--you)"
      strokeWidth="2.2"
      strokeDasharray="3 4.5"
      strokeLinecap="round"
    />
  ),
  other: (
    <path
      d="M2 9q10-7 20-3"
      fill="none"
      stroke="var(--you)"
      strokeWidth="2.2"
      strokeDasharray="7 4.5"
      strokeLinecap="round"
    />
  ),
  speed: (
    <text className="num" x="0" y="11" fontSize="11" fill="var(--text-2)">
      R v
    </text>
  ),
  drift: (
    <g fill="none" stroke="var(--line-3)" strokeWidth="1.4">
      <path d="M1 7h20" />
      <path d="m16 3 6 4-6 4" />
    </g>
  ),
} as const;

const Mark = ({ is, text }: { is: keyof typeof DRAWN; text: string }) => (
  <li>
    <svg viewBox="0 0 24 14" width="24" height="14" aria-hidden="true">
      {DRAWN[is]}
    </svg>
    {text}
  </li>
);
