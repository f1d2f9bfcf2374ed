// One ship: silhouette by class, side by its rings, weight by its size; a ghost of it is dashed. A plume only while it burns.

import { memo } from 'react';
import { headingOf, type ShipFigure, toneVar } from '../figures.ts';
import { type Disc, placeOf, turnAt } from '../geometry.ts';
import { silhouetteOf } from '../silhouettes.ts';

type Hull = Pick<ShipFigure, 'classId' | 'tone' | 'isRed' | 'facing' | 'ring' | 'sector'>;

interface ShipProps {
  readonly disc: Disc;
  readonly ship: Hull;
  /** Degrees in place of those of its facing, while it turns on its keel. */
  readonly heading?: number;
  /** Power of the burn that is being flown. */
  readonly burn?: number;
  readonly isDead?: boolean;
  /** 0 at rest, 1 in full flight: the ring around it fades and the hull comes forward. */
  readonly flying?: number;
}

export const Ship = memo(({ disc, ship, heading, burn = 0, isDead = false, flying = 0 }: ShipProps) => {
  const [x, y] = placeOf(disc, ship);
  const turn = heading ?? headingOf(turnAt(disc, ship.sector), ship.facing);
  const { hull, weight, keel } = silhouetteOf(ship.classId);
  const colour = isDead ? 'var(--lost)' : toneVar(ship.tone);
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} className={isDead ? 'ob-wreck' : 'ob-ship'}>
      <circle
        r={19 * Math.sqrt(weight)}
        fill="var(--space)"
        opacity={1 - 0.72 * flying}
        stroke={colour}
        strokeWidth={ship.tone === 'neutral' ? 1.5 : 2.2}
        strokeDasharray={ship.tone === 'neutral' || isDead ? '4 3' : undefined}
      />
      {ship.isRed && !isDead ? (
        <circle
          r={15.6 * Math.sqrt(weight)}
          fill="none"
          opacity={1 - 0.72 * flying}
          stroke={colour}
          strokeWidth="1.2"
        />
      ) : null}
      {burn > 0.05 ? <Plume turn={turn} burn={burn} weight={weight} colour={colour} /> : null}
      <g
        transform={`rotate(${turn.toFixed(1)}) scale(${((ship.isRed ? 0.84 : 0.98) * weight * (1 + 0.22 * flying)).toFixed(3)})`}
      >
        <path d={hull} fill={isDead ? 'none' : colour} stroke={colour} strokeWidth="1.2" strokeLinejoin="round" />
        {isDead ? null : <path d={keel} fill="none" stroke="var(--space)" strokeWidth="1.5" />}
      </g>
      {isDead ? <path d="M-7-7 7 7M7-7-7 7" stroke="var(--lost)" strokeWidth="2.2" strokeLinecap="round" /> : null}
    </g>
  );
});

/** Fire behind the tail: a glow, the flame, and a white heart; the longer, the harder it burns. */
const Plume = ({ turn, burn, weight, colour }: { turn: number; burn: number; weight: number; colour: string }) => {
  const [tail, wide] = [-8 * weight, 5.5 * weight];
  const to = (far: number): string => (tail - far).toFixed(1);
  return (
    <g transform={`rotate(${turn.toFixed(1)})`} className="ob-plume">
      <path
        d={`M${tail} ${-wide - 2}Q${to(16 + burn * 9)} ${-wide * 0.7} ${to(22 + burn * 15)} 0Q${to(16 + burn * 9)} ${wide * 0.7} ${tail} ${wide + 2}z`}
        fill={colour}
        opacity=".22"
      />
      <path d={`M${tail} ${-wide * 0.7}L${to(12 + burn * 12)} 0L${tail} ${wide * 0.7}z`} fill={colour} opacity=".75" />
      <path d={`M${tail} ${-wide * 0.34}L${to(7 + burn * 6)} 0L${tail} ${wide * 0.34}z`} fill="var(--text-1)" />
    </g>
  );
};

interface GhostProps {
  readonly disc: Disc;
  readonly ship: Hull;
  /** Plan A in short dashes, plan B in long ones. */
  readonly isLong?: boolean;
  readonly scale?: number;
  readonly opacity?: number;
}

/** Where a ship will be: outlined, never filled. */
export const Ghost = memo(({ disc, ship, isLong = false, scale = 1, opacity = 1 }: GhostProps) => {
  const [x, y] = placeOf(disc, ship);
  const { hull, weight } = silhouetteOf(ship.classId);
  const colour = toneVar(ship.tone);
  const turn = headingOf(turnAt(disc, ship.sector), ship.facing);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`} opacity={opacity} className="ob-ghost">
      <circle
        r={17.5}
        fill="var(--space)"
        stroke={colour}
        strokeWidth="1.8"
        strokeDasharray={isLong ? '9 4' : '3.5 3'}
      />
      {ship.isRed ? <circle r={14} fill="none" stroke={colour} strokeDasharray="3 3" /> : null}
      <path
        d={hull}
        transform={`rotate(${turn.toFixed(1)}) scale(${0.8 * weight})`}
        fill="none"
        stroke={colour}
        strokeWidth="1.8"
        strokeDasharray={isLong ? '6 3' : '3 2.5'}
      />
    </g>
  );
});
