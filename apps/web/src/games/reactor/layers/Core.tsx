// The reactor area: one vessel over all its cells, its heat as dots, the core at its middle.

import { DIRS, type Facility, type Index, reactorHeat, stepTo, surfaceAt } from '@interlock/reactor/screen';
import { memo } from 'react';
import { CELL, left, midX, midY, top } from '../board/geometry.ts';

/** Reactor cells that touch, as groups. */
export const wingsOf = (facility: Pick<Facility, 'width' | 'height' | 'isReactor'>): readonly Index[][] => {
  const seen = new Set<Index>();
  const wings: Index[][] = [];
  for (let cell = 0; cell < facility.width * facility.height; cell++) {
    if (!facility.isReactor(cell) || seen.has(cell)) continue;
    const wing: Index[] = [];
    const open = [cell];
    seen.add(cell);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      wing.push(at);
      for (const dir of DIRS) {
        const next = stepTo(facility, at, dir);
        if (next < 0 || seen.has(next) || !facility.isReactor(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    wings.push(wing);
  }
  return wings;
};

/** How a hot cell is framed, by the band of its heat. */
const RIMS = {
  none: null,
  trace: null,
  caution: { strokeWidth: 1.4, strokeDasharray: '5 3' },
  critical: { strokeWidth: 2 },
} as const;

const Shell = ({ facility, cell }: { facility: Facility; cell: Index }) => {
  const [x, y] = [left(facility, cell), top(facility, cell)];
  const has = (dir: 'N' | 'W' | 'E' | 'S'): boolean => {
    const next = stepTo(facility, cell, dir);
    return next >= 0 && facility.isReactor(next);
  };
  const inset = 2.5;
  const x0 = has('W') ? x : x + inset;
  const x1 = has('E') ? x + CELL : x + CELL - inset;
  const y0 = has('N') ? y : y + inset;
  const y1 = has('S') ? y + CELL : y + CELL - inset;
  const edges = [
    has('N') ? '' : `M${x0} ${y0}H${x1}`,
    has('S') ? '' : `M${x0} ${y1}H${x1}`,
    has('W') ? '' : `M${x0} ${y0}V${y1}`,
    has('E') ? '' : `M${x1} ${y0}V${y1}`,
  ].join('');
  const { band } = surfaceAt(facility, cell);
  const dots = { none: 0.1, trace: 0.25, caution: 0.45, critical: 0.8 }[band.heat];
  const rim = RIMS[band.heat];
  return (
    <g>
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill="var(--heat-tint)" fillOpacity=".9" />
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill="url(#p-heat)" fillOpacity={dots} />
      <path d={edges} stroke="var(--heat)" strokeWidth="2.2" strokeLinecap="round" fill="none" />
      {rim && (
        <rect
          x={x + 6}
          y={y + 6}
          width={CELL - 12}
          height={CELL - 12}
          rx="5"
          fill="none"
          stroke="var(--heat)"
          {...rim}
        />
      )}
    </g>
  );
};

export const Core = memo(({ facility }: { facility: Facility }) => {
  const isReady = facility.isReady;
  const isLit = facility.isWon;
  const heat = reactorHeat(facility).judged;
  const tone = isReady || isLit ? 'var(--ready)' : 'var(--heat)';
  return (
    <g className="rx-core">
      {wingsOf(facility).map((wing) => {
        const cx = wing.reduce((sum, cell) => sum + midX(facility, cell), 0) / wing.length;
        const cy = wing.reduce((sum, cell) => sum + midY(facility, cell), 0) / wing.length;
        return (
          <g key={wing[0]}>
            {wing.map((cell) => (
              <Shell key={cell} facility={facility} cell={cell} />
            ))}
            {(isReady || isLit) && <circle cx={cx} cy={cy} r={CELL * 2.2} fill="url(#rx-ready)" />}
            <circle
              cx={cx}
              cy={cy}
              r="13"
              fill={isLit ? 'var(--ready)' : 'var(--board)'}
              stroke={tone}
              strokeWidth="2.5"
            />
            <path
              d={`M${cx} ${cy - 7}v14M${cx - 6} ${cy - 3.5}l12 7M${cx - 6} ${cy + 3.5}l12-7`}
              stroke={isLit ? 'var(--on-ready)' : tone}
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeOpacity={isLit || isReady ? 1 : 0.45 + Math.min(heat, 100) / 180}
            />
          </g>
        );
      })}
    </g>
  );
});
