// What lies on the floor: a tile per kind with its pattern, stronger by band, and heat as glow. Numbers come later, on top.

import { type Band, CARRIERS, type Facility, type Kind, type Surface } from '@interlock/reactor/screen';
import { memo } from 'react';
import { CELL, left, midX, midY, top } from '../board/geometry.ts';
import { boxAt } from './shape.ts';

const TINT: Readonly<Record<Band, number>> = { none: 0, trace: 0.5, caution: 0.85, critical: 0.95 };
const HATCH: Readonly<Record<Band, number>> = { none: 0, trace: 0.22, caution: 0.5, critical: 0.85 };

interface Tiles {
  readonly key: string;
  readonly kind: Kind;
  readonly band: Band;
  floor: string;
  edge: string;
}

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
          fillOpacity={0.12 + Math.min(value.heat, 100) / 170}
        />
      ))}
  </g>
));

/** All tiles of a kind and band as one outline; they never overlap. */
const tilesOf = (facility: Facility): readonly Tiles[] => {
  const found = new Map<string, Tiles>();
  for (const surface of facility.surface.values()) {
    const kinds = present(surface).filter((kind) => kind !== 'heat' || !facility.isReactor(surface.cell));
    kinds.forEach((kind, layer) => {
      const band = surface.band[kind];
      const key = `${layer}${kind}${band}`;
      const tiles = found.get(key) ?? { key, kind, band, floor: '', edge: '' };
      found.set(key, tiles);
      const inset = 2 + layer * 3.5;
      const size = CELL - 2 * inset;
      const [x, y] = [left(facility, surface.cell) + inset, top(facility, surface.cell) + inset];
      tiles.floor += boxAt(x, y, size, size, 5);
      tiles.edge += boxAt(x + 1.5, y + 1.5, size - 3, size - 3, 4);
    });
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
};

export const Hazards = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-hazards">
    {tilesOf(facility).map(({ key, kind, band, floor, edge }) => (
      <g key={key}>
        <path d={floor} fill={`var(--${kind}-tint)`} fillOpacity={TINT[band]} />
        <path d={floor} fill={`url(#p-${kind})`} fillOpacity={HATCH[band]} />
        {band === 'caution' && (
          <path d={edge} fill="none" stroke={`var(--${kind})`} strokeWidth="1.6" strokeDasharray="5 3" />
        )}
        {band === 'critical' && <path d={edge} fill="none" stroke={`var(--${kind})`} strokeWidth="2.5" />}
      </g>
    ))}
  </g>
));
