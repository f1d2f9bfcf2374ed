// The figures on the floor: a chip per kind, beside it in dashed ivory what the plan makes of it; robot checks and blocks.

import { CARRIERS, type Facility, type Index, KINDS, yOf } from '@interlock/reactor/screen';
import { Shield } from 'lucide-react';
import { memo } from 'react';
import { type Box, CELL, left, top } from '../board/geometry.ts';
import { type Chip, checkPlace, chipsOf, type Figures } from './chips.ts';
import { boxAt, discAt, glyphAt } from './shape.ts';

const outline = (chips: readonly Chip[]): string =>
  chips.map(({ x, y, width, height }) => boxAt(x, y, width, height, 3)).join('');

/** The figures of all cells, or of these only. */
export const Numbers = memo(({ only, ...props }: Figures & { only?: readonly Index[] }) => {
  const { facility, planned, idle } = props;
  const cells = new Set<Index>(only ?? facility.surface.keys());
  if (!only && planned && idle) for (const cell of planned.surface.keys()) cells.add(cell);
  const rows = new Map<number, Chip[]>();
  for (const cell of cells) {
    const row = yOf(facility, cell);
    rows.set(row, [...(rows.get(row) ?? []), ...chipsOf(props, cell)]);
  }
  const chips = [...rows.values()].flat();
  return (
    <g className={only ? 'rx-own' : 'rx-numbers'}>
      <path d={outline(chips)} fill="var(--board)" fillOpacity=".9" />
      <path
        d={outline(chips.filter(({ next }) => next !== ''))}
        fill="none"
        stroke="var(--you)"
        strokeWidth="1.4"
        strokeDasharray="3 2"
      />
      {KINDS.map((kind) => (
        <path
          key={kind}
          d={chips
            .filter((chip) => chip.kind === kind)
            .map(({ x, y, height, type: { glyph, inset } }) =>
              glyphAt(kind, x + inset, y + (height - glyph) / 2, glyph),
            )
            .join('')}
          fill={`var(--${kind})`}
        />
      ))}
      {/* A text per row: one per figure takes the browser longer to lay out. */}
      {[...rows].map(([row, inRow]) => (
        <text key={row} className="bn" fill="var(--text-1)">
          {inRow.map(({ key, now, next, type, x, y, height }) => (
            <tspan
              key={key}
              className={type.name || undefined}
              x={x + type.glyph + type.inset + 1.2}
              y={y + height - type.foot}
            >
              {now}
              {next !== '' && <tspan fill="var(--you)">{next}</tspan>}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
});

/** What is announced on top of the judged heat: dashed, beside its figure; in a small drawing once over the vessel. */
export const Announced = memo(({ facility, isCalm }: { facility: Facility; isCalm: boolean }) => {
  const cells = [...facility.surface.values()].filter(({ announced }) => announced > 0);
  if (cells.length === 0) return null;
  const places = isCalm
    ? [{ ...calmPlace(facility, cells), text: `+${Math.max(...cells.map(({ announced }) => announced))}` }]
    : cells.map(({ cell, announced }) => ({ ...placeBeside(facility, cell), text: `+${announced}` }));
  return (
    <g className="rx-announced">
      {places.map(({ x, y, width, height, text }) => (
        <g key={`${x},${y}`}>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx="3"
            fill="var(--board)"
            stroke="var(--heat)"
            strokeWidth="1.4"
            strokeDasharray="3 2"
          />
          <text className="mid" x={x + width / 2} y={y + height - 3} fill="var(--heat)">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Under the figure, or over it where that stands at the foot. */
const placeBeside = (facility: Facility, cell: Index): Box => {
  const chip = chipsOf({ facility, planned: null, idle: null }, cell).find(({ kind }) => kind === 'heat');
  const [x, y] = [left(facility, cell), top(facility, cell)];
  if (!chip) return { x: x + CELL - 31, y: y + CELL - 17, width: 28, height: 14 };
  const isAbove = chip.y < y + CELL / 2;
  return { x: chip.x, y: isAbove ? chip.y + chip.height + 1 : chip.y - 15, width: 28, height: 14 };
};

const calmPlace = (facility: Facility, cells: readonly { readonly cell: Index }[]): Box => {
  const [width, height] = [44, 19];
  const xs = cells.map(({ cell }) => left(facility, cell));
  const y = Math.min(...cells.map(({ cell }) => top(facility, cell)));
  return { x: (Math.min(...xs) + Math.max(...xs) + CELL - width) / 2, y: y - height - 1, width, height };
};

const CHECKS = { stay: ['nostay', 'caution'], enter: ['noenter', 'critical'] } as const;

/** Do not stay, do not enter. */
export const Checks = memo(({ facility, isCalm }: { facility: Facility; isCalm: boolean }) => {
  const surfaces = [...facility.surface.values()];
  return (
    <g className="rx-checks">
      {(['stay', 'enter'] as const).map((check) => {
        const [glyph, tone] = CHECKS[check];
        const places = surfaces
          .filter((surface) => surface.check === check)
          .map(({ cell }) => checkPlace(facility, cell, isCalm));
        return (
          <g key={check} data-check={glyph} data-count={places.length}>
            <path d={places.map(([x, y]) => discAt(x, y, 9)).join('')} fill="var(--board)" />
            <path
              d={places.map(([x, y]) => glyphAt(glyph, x - 8.5, y - 8.5, 17)).join('')}
              fill={`var(--${tone})`}
              fillRule="evenodd"
            />
          </g>
        );
      })}
    </g>
  );
});

/** Neutralized cells: brackets in the carrier's colour and the turns that are left. */
export const Blocks = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-blocks">
    {[...facility.surface.values()].flatMap(({ cell, block }) =>
      CARRIERS.filter((carrier) => block[carrier] > 0).map((carrier, i) => {
        const [x, y] = [left(facility, cell) + 3 + i * 2.5, top(facility, cell) + 3 + i * 2.5];
        const s = CELL - 6 - i * 5;
        const arm = 9;
        return (
          <g key={`${cell}${carrier}`}>
            <path
              d={`M${x} ${y + arm}v${-arm}h${arm}M${x + s - arm} ${y}h${arm}v${arm}M${x + s} ${y + s - arm}v${arm}h${-arm}M${x + arm} ${y + s}h${-arm}v${-arm}`}
              fill="none"
              stroke={`var(--${carrier})`}
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <g transform={`translate(${left(facility, cell) + CELL - 28} ${top(facility, cell) + 1 + i * 16})`}>
              <rect width="27" height="15" rx="3" fill={`var(--${carrier}-tint)`} stroke={`var(--${carrier})`} />
              <Shield x={2} y={1.5} width={12} height={12} color={`var(--${carrier})`} strokeWidth={2.4} aria-hidden />
              <text className="bn" x="16" y="11.5" fill="var(--text-1)">
                {block[carrier]}
              </text>
            </g>
          </g>
        );
      }),
    )}
  </g>
));
