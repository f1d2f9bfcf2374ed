// What lies on the floor: a tile per kind with its pattern, stronger by band, and heat as glow. Numbers come later, on top.

import { memo } from 'react';
import { CELL, left, midX, midY, top } from '../geometry.ts';
import { type Band, CARRIERS, type Facility, type Kind, type Surface } from '../model.ts';

const TINT: Readonly<Record<Band, number>> = { none: 0, trace: 0.5, caution: 0.85, critical: 0.95 };
const HATCH: Readonly<Record<Band, number>> = { none: 0, trace: 0.22, caution: 0.5, critical: 0.85 };

const Tile = ({ x, y, kind, band, inset }: { x: number; y: number; kind: Kind; band: Band; inset: number }) => {
  const size = CELL - 4 - inset * 2;
  const at = 2 + inset;
  return (
    <g>
      <rect x={x + at} y={y + at} width={size} height={size} rx="5" fill={`var(--${kind}-tint)`} opacity={TINT[band]} />
      <rect x={x + at} y={y + at} width={size} height={size} rx="5" fill={`url(#p-${kind})`} opacity={HATCH[band]} />
      {band === 'caution' && (
        <rect
          x={x + at + 1.5}
          y={y + at + 1.5}
          width={size - 3}
          height={size - 3}
          rx="4"
          fill="none"
          stroke={`var(--${kind})`}
          strokeWidth="1.6"
          strokeDasharray="5 3"
        />
      )}
      {band === 'critical' && (
        <rect
          x={x + at + 1.5}
          y={y + at + 1.5}
          width={size - 3}
          height={size - 3}
          rx="4"
          fill="none"
          stroke={`var(--${kind})`}
          strokeWidth="2.5"
        />
      )}
    </g>
  );
};

/** The kinds present, the stronger ones below, so that no pattern hides another. */
const present = (surface: Surface): Kind[] =>
  [...CARRIERS, 'heat' as const].filter((kind) => surface.band[kind] !== 'none');

export const Glow = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-glow">
    {[...facility.surface.values()]
      .filter(({ value, band }) => value.heat > 0 && band.heat !== 'none')
      .map(({ cell, value }) => (
        <circle
          key={cell}
          cx={midX(facility, cell)}
          cy={midY(facility, cell)}
          r={CELL * (0.55 + Math.min(value.heat, 120) / 110)}
          fill="url(#rx-glow)"
          opacity={0.12 + Math.min(value.heat, 100) / 170}
        />
      ))}
  </g>
));

export const Hazards = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-hazards">
    {[...facility.surface.values()].map((surface) =>
      present(surface)
        .filter((kind) => !(kind === 'heat' && facility.isReactor(surface.cell)))
        .map((kind, layer) => (
          <Tile
            key={`${surface.cell}${kind}`}
            x={left(facility, surface.cell)}
            y={top(facility, surface.cell)}
            kind={kind}
            band={surface.band[kind]}
            inset={layer * 3.5}
          />
        )),
    )}
  </g>
));
