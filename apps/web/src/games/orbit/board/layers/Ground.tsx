// Everything that never moves: sky, rings, sectors with their numbers, and one turn of drift per ring.

import { memo } from 'react';
import { angleOf, arcPath, borderOf, boxOf, type Disc, placeOf, polar, radiusOf, stretchPath } from '../geometry.ts';

interface GroundProps {
  readonly disc: Disc;
  /** Sectors per turn, by ring. */
  readonly speeds: readonly number[];
  /** The sector from which the arrows drift, where little else is. */
  readonly names: number;
}

/** The stars of one brightness as one shape: a board of few shapes is painted sooner. */
const STARS = ((): readonly { readonly d: string; readonly opacity: number }[] => {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return [0.2, 0.4, 0.6].map((opacity) => ({
    opacity,
    d: Array.from({ length: 32 }, () => {
      const [x, y] = polar(70 + 236 * Math.sqrt(next()), 360 * next());
      const r = (0.45 + next() * next() * 1.1).toFixed(2);
      return `M${x.toFixed(1)} ${y.toFixed(1)}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`;
    }).join(''),
  }));
})();

export const Ground = memo(({ disc, speeds, names }: GroundProps) =>
  disc.isUnrolled ? <Strip disc={disc} speeds={speeds} /> : <Rings disc={disc} speeds={speeds} names={names} />,
);

const Rings = ({ disc, speeds, names }: GroundProps) => {
  const rings = Array.from({ length: disc.rings }, (_, i) => i + 1);
  const sectors = Array.from({ length: disc.sectors }, (_, i) => i);
  const outer = borderOf(disc.rings);
  return (
    <g className="ob-ground">
      <circle r={outer + 2} fill="var(--space)" />
      <g className="ob-sky">
        {STARS.map(({ d, opacity }) => (
          <path
            key={opacity}
            d={d}
            className="ob-star"
            opacity={opacity}
            style={{ '--ob-pace': 5 * opacity } as never}
          />
        ))}
      </g>
      {rings.map((ring) =>
        ring % 2 === 1 ? <circle key={ring} r={radiusOf(ring)} className="ob-lanes" strokeWidth="40" /> : null,
      )}
      <path
        className="ob-spoke"
        d={sectors
          .map((sector) => angleOf(disc, sector + 0.5))
          .map((angle) => `M${polar(borderOf(0), angle)}L${polar(outer, angle)}`)
          .join('')}
      />
      {[0, ...rings].map((ring) => (
        <circle key={ring} r={borderOf(ring)} className="ob-ring" />
      ))}
      {sectors.map((sector) => {
        const [x, y] = polar(outer + 13, angleOf(disc, sector));
        return (
          <text
            key={sector}
            className={`coord ${sector % 6 === 0 ? 'ob-main' : ''}`}
            x={x.toFixed(1)}
            y={(y + 4).toFixed(1)}
          >
            {sector}
          </text>
        );
      })}
      {rings.map((ring) => {
        const speed = speeds[ring - 1] ?? 0;
        const end = names + speed;
        const [x, y] = placeOf(disc, { ring, sector: end });
        return (
          <g key={ring} className="ob-drift">
            <path d={arcPath(disc, ring, names + 5.4 / ring ** 0.9 / 3 + 0.25, end)} />
            <path
              d="M-6-4 1.5 0-6 4"
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angleOf(disc, end).toFixed(1)})`}
            />
          </g>
        );
      })}
    </g>
  );
};

/** Rings as rows, the outer one on top; every row says how far it drifts in a turn. */
const Strip = ({ disc, speeds }: Pick<GroundProps, 'disc' | 'speeds'>) => {
  const rings = Array.from({ length: disc.rings }, (_, i) => i + 1);
  const sectors = Array.from({ length: disc.sectors }, (_, i) => i);
  const { x, y, width, height } = boxOf(disc);
  return (
    <g className="ob-ground">
      <rect x={x} y={y} width={width} height={height} rx="8" fill="var(--space)" />
      {[0, 1].map((odd) => (
        <path
          key={odd}
          d={rings
            .flatMap((ring) => sectors.filter((sector) => (ring + sector) % 2 === odd).map((sector) => [ring, sector]))
            .map(([ring, sector]) => stretchPath(disc, ring!, sector! - 0.5, sector! + 0.5, 19))
            .join('')}
          className={`ob-square ${odd === 0 ? 'is-even' : ''}`}
        />
      ))}
      {sectors.map((sector) => (
        <text
          key={sector}
          className={`coord ${sector % 6 === 0 ? 'ob-main' : ''}`}
          x={placeOf(disc, { ring: 1, sector })[0]}
          y={y + 16}
        >
          {sector}
        </text>
      ))}
      {rings.map((ring) => (
        <g key={ring} className="ob-name">
          <text className="bn mid" x={x + 16} y={placeOf(disc, { ring, sector: 0 })[1] - 2}>
            R{ring}
          </text>
          <text className="bn mid dim" x={x + 16} y={placeOf(disc, { ring, sector: 0 })[1] + 11}>
            v{speeds[ring - 1]}
          </text>
        </g>
      ))}
    </g>
  );
};

/** Name and speed of every ring, off whatever stands there. */
export const Names = memo(({ disc, speeds, at }: Pick<GroundProps, 'disc' | 'speeds'> & { at: readonly number[] }) => (
  <g className="ob-ground">
    {at.map((sector, i) => {
      const [x, y] = placeOf(disc, { ring: i + 1, sector });
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place
        <g key={i} className="ob-name" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <text className="bn mid halo" dy="-.08em">
            R{i + 1}
          </text>
          <text className="bn mid halo dim" dy=".96em">
            v{speeds[i]}
          </text>
        </g>
      );
    })}
  </g>
));
