// Windows and lanes: hatched where a weapon would hit, dashed while it is only planned; a lane has arrows along it.

import { memo } from 'react';
import { toneVar, type Zone } from '../figures.ts';
import { type Disc, placeOf, stretchesOf, stretchPath, turnAt } from '../geometry.ts';

export const Zones = memo(({ disc, zones }: { disc: Disc; zones: readonly Zone[] }) => (
  <g className="ob-zones">
    {zones.map((zone) => (
      <g key={zone.id} className={`ob-zone is-${zone.kind} is-${zone.tone}`}>
        {stretchesOf(disc, zone.cells).map(({ ring, from, to }) => {
          const d = stretchPath(disc, ring, from, to, zone.kind === 'lane' ? 9 : 18.5);
          return (
            <g key={`${ring}:${from}`}>
              <path
                d={d}
                fill={zone.tone === 'you' ? 'url(#p-plan)' : 'url(#p-danger)'}
                opacity={zone.tone === 'you' ? 0.22 : 0.4}
              />
              <path
                d={d}
                fill="none"
                stroke={toneVar(zone.tone)}
                strokeWidth="1.5"
                strokeDasharray={zone.isPlanned ? '5 4' : undefined}
              />
            </g>
          );
        })}
        {zone.kind === 'lane' ? <Arrows disc={disc} zone={zone} /> : null}
      </g>
    ))}
  </g>
));

/** A lane comes nearest cell first, so its order is the way the slug flies. */
const Arrows = ({ disc, zone }: { disc: Disc; zone: Zone }) => {
  const [first, second] = zone.cells;
  if (!first) return null;
  const isBack =
    second !== undefined && (second.sector - first.sector + disc.sectors) % disc.sectors > disc.sectors / 2;
  return zone.cells
    .filter((_, i) => i % 2 === 1)
    .map((cell) => {
      const [x, y] = placeOf(disc, cell);
      return (
        <path
          key={cell.sector}
          d="M-5-4.5 2 0-5 4.5"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turnAt(disc, cell.sector) + (isBack ? 180 : 0)).toFixed(1)})`}
          fill="none"
          stroke={toneVar(zone.tone)}
          strokeWidth="2"
        />
      );
    });
};
