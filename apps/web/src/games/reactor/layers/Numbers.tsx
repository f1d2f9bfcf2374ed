// The figures on the floor: a chip per kind, beside it in dashed ivory what the plan makes of it; robot checks and blocks.

import { Shield } from 'lucide-react';
import { memo } from 'react';
import { CELL, left, top } from '../geometry.ts';
import {
  CARRIERS,
  type Dir,
  type Facility,
  type Index,
  KINDS,
  type Kind,
  type Surface,
  stepTo,
  surfaceAt,
  yOf,
} from '../model.ts';
import { boxAt, discAt, glyphAt } from './shape.ts';

/** A figure on the floor: its box, its glyph and where its digits begin. */
interface Chip {
  readonly key: string;
  readonly kind: Kind;
  readonly now: string;
  /** What the plan makes of it; empty where it stays. */
  readonly next: string;
  readonly isSmall: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly glyph: number;
}

/** The corners of a cell, filled in this order; a cell with a prop keeps its chips to the edges. */
const slots = (kinds: readonly Kind[]): readonly { kind: Kind; isTop: boolean; isRight: boolean }[] => {
  if (kinds.length <= 2)
    return kinds.map((kind, i) => ({ kind, isTop: i === 0 && kind !== 'heat', isRight: kind === 'heat' }));
  return kinds.map((kind, i) => ({ kind, isTop: i < 2, isRight: i % 2 === 1 }));
};

/** In the reactor area figures keep away from the core: which way that is from a cell. */
export const awayFromCore = (
  facility: Facility,
  cell: Index,
): { readonly isTop: boolean; readonly isRight: boolean } => {
  const has = (dir: Dir): boolean => {
    const next = stepTo(facility, cell, dir);
    return next >= 0 && facility.isReactor(next);
  };
  // Towards the side where the vessel ends; in the middle of a large one, to the lower right.
  const isTop = has('S') && !has('N');
  const isRight = has('W') || !has('E');
  return { isTop, isRight };
};

interface NumbersProps {
  readonly facility: Facility;
  /** After the plan and its simulation; null without a plan. */
  readonly planned: Facility | null;
  /** After doing nothing: only what the plan changes is worth ink. */
  readonly idle: Facility | null;
}

const differs = (a: Surface, b: Surface, kind: Kind): boolean => a.value[kind] !== b.value[kind];

const chipsOf = ({ facility, planned, idle }: NumbersProps, cell: Index): readonly Chip[] => {
  const now = surfaceAt(facility, cell);
  const then = planned && surfaceAt(planned, cell);
  const else_ = idle && surfaceAt(idle, cell);
  const isChanged = (kind: Kind): boolean => then !== null && else_ !== null && differs(then, else_, kind);
  const changes = (kind: Kind): boolean => isChanged(kind) && differs(then!, now, kind);
  const kinds = KINDS.filter((kind) => now.value[kind] > 0 || changes(kind));
  const isSmall = kinds.length > 2;
  const places =
    kinds.length === 1 && facility.isReactor(cell)
      ? [{ kind: kinds[0]!, ...awayFromCore(facility, cell) }]
      : slots(kinds);
  const [glyph, letter, height, gap] = isSmall ? [7, 5.3, 13, 3] : [11, 7.2, 16, 7];
  return places.map(({ kind, isTop, isRight }) => {
    const digits = String(now.value[kind]);
    const next = changes(kind) ? `→${then!.value[kind]}` : '';
    const width = glyph + gap + (digits.length + next.length) * letter;
    const x = left(facility, cell) + (isRight ? CELL - 3 - width : 3);
    const y = top(facility, cell) + (isTop ? 3 : CELL - 3 - height);
    return { key: `${cell}${kind}`, kind, now: digits, next, isSmall, x, y, width, height, glyph };
  });
};

const outline = (chips: readonly Chip[]): string =>
  chips.map(({ x, y, width, height }) => boxAt(x, y, width, height, 3)).join('');

export const Numbers = memo((props: NumbersProps) => {
  const { facility, planned, idle } = props;
  const cells = new Set<Index>(facility.surface.keys());
  if (planned && idle) for (const cell of planned.surface.keys()) cells.add(cell);
  const rows = new Map<number, Chip[]>();
  for (const cell of cells) {
    const row = yOf(facility, cell);
    rows.set(row, [...(rows.get(row) ?? []), ...chipsOf(props, cell)]);
  }
  const chips = [...rows.values()].flat();
  return (
    <g className="rx-numbers">
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
            .map(({ x, y, height, glyph, isSmall }) =>
              glyphAt(kind, x + (isSmall ? 1 : 2.5), y + (height - glyph) / 2, glyph),
            )
            .join('')}
          fill={`var(--${kind})`}
        />
      ))}
      {/* A text per row: one per figure takes the browser longer to lay out. */}
      {[...rows].map(([row, inRow]) => (
        <text key={row} className="bn" fill="var(--text-1)">
          {inRow.map(({ key, now, next, isSmall, x, y, height, glyph }) => (
            <tspan
              key={key}
              className={isSmall ? 'rx-small' : undefined}
              x={x + glyph + (isSmall ? 2 : 4)}
              y={y + height - (isSmall ? 3.2 : 3.8)}
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

const checkPlace = (facility: Facility, cell: Index, value: Surface['value']): readonly [number, number] => {
  const [x, y] = [left(facility, cell), top(facility, cell)];
  const kinds = KINDS.filter((kind) => value[kind] > 0);
  if (kinds.length === 1 && facility.isReactor(cell)) {
    const { isTop, isRight } = awayFromCore(facility, cell);
    return [isRight ? x + CELL - 11 : x + 11, isTop ? y + 28 : y + CELL - 28];
  }
  const isHigh = kinds.length > 2 || value.heat > 0;
  return [x + CELL - 11, isHigh ? y + CELL / 2 - 1 : y + CELL - 11];
};

const CHECKS = { stay: ['nostay', 'caution'], enter: ['noenter', 'critical'] } as const;

/** Do not stay, do not enter. */
export const Checks = memo(({ facility }: { facility: Facility }) => {
  const surfaces = [...facility.surface.values()];
  return (
    <g className="rx-checks">
      {(['stay', 'enter'] as const).map((check) => {
        const [glyph, tone] = CHECKS[check];
        const places = surfaces
          .filter((surface) => surface.check === check)
          .map(({ cell, value }) => checkPlace(facility, cell, value));
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
