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
} from '../model.ts';

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
  readonly value: number;
  readonly then: number | null;
  readonly isSmall: boolean;
  readonly isRight: boolean;
}

const Chip = memo(({ x, y, kind, value, then, isSmall, isRight }: ChipProps) => {
  const [glyph, letter, height, gap] = isSmall ? [7, 5.3, 13, 3] : [11, 7.2, 16, 7];
  const now = String(value);
  const next = then === null ? '' : `→${then}`;
  const width = glyph + gap + (now.length + next.length) * letter;
  const at = isRight ? x - width : x;
  return (
    <g>
      <rect x={at} y={y} width={width} height={height} rx="3" fill="var(--board)" opacity=".9" />
      {then !== null && (
        <rect
          x={at}
          y={y}
          width={width}
          height={height}
          rx="3"
          fill="none"
          stroke="var(--you)"
          strokeWidth="1.4"
          strokeDasharray="3 2"
        />
      )}
      <use
        href={`#g-${kind}`}
        x={at + (isSmall ? 1 : 2.5)}
        y={y + (height - glyph) / 2}
        width={glyph}
        height={glyph}
        fill={`var(--${kind})`}
      />
      <text
        className={isSmall ? 'bn rx-small' : 'bn'}
        x={at + glyph + (isSmall ? 2 : 4)}
        y={y + height - (isSmall ? 3.2 : 3.8)}
        fill="var(--text-1)"
      >
        {now}
        {then !== null && <tspan fill="var(--you)">{next}</tspan>}
      </text>
    </g>
  );
});

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

const CellNumbers = ({ facility, planned, idle, cell }: NumbersProps & { cell: Index }) => {
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
  const [x, y] = [left(facility, cell), top(facility, cell)];
  return (
    <>
      {places.map(({ kind, isTop, isRight }) => (
        <Chip
          key={kind}
          kind={kind}
          value={now.value[kind]}
          then={changes(kind) ? then!.value[kind] : null}
          isSmall={isSmall}
          isRight={isRight}
          x={isRight ? x + CELL - 3 : x + 3}
          y={isTop ? y + 3 : y + CELL - (isSmall ? 16 : 19)}
        />
      ))}
    </>
  );
};

export const Numbers = memo((props: NumbersProps) => {
  const cells = new Set<Index>(props.facility.surface.keys());
  if (props.planned && props.idle) for (const cell of props.planned.surface.keys()) cells.add(cell);
  return (
    <g className="rx-numbers">
      {[...cells].map((cell) => (
        <CellNumbers key={cell} {...props} cell={cell} />
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

/** Do not stay, do not enter. */
export const Checks = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-checks">
    {[...facility.surface.values()]
      .filter(({ check }) => check !== 'safe')
      .map(({ cell, check, value }) => {
        const [x, y] = checkPlace(facility, cell, value);
        const name = check === 'enter' ? 'noenter' : 'nostay';
        return (
          <g key={cell}>
            <circle cx={x} cy={y} r="9" fill="var(--board)" />
            <use
              href={`#g-${name}`}
              x={x - 8.5}
              y={y - 8.5}
              width="17"
              height="17"
              fill={check === 'enter' ? 'var(--critical)' : 'var(--caution)'}
            />
          </g>
        );
      })}
  </g>
));

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
