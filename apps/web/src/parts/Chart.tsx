// The forecast chart: ivory solid is the plan, grey dashes doing nothing, red dots a limit with its word. Labels stand
// at the lines; there is no legend.

import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';

export interface ChartLine {
  readonly values: readonly number[];
  readonly label: string;
  readonly kind: 'plan' | 'idle';
  /** How the line ends, where it ends the run. */
  readonly end?: 'won' | 'lost' | null;
}

interface ChartProps {
  readonly name: string;
  readonly lines: readonly ChartLine[];
  readonly limits: readonly { readonly at: number; readonly word: string; readonly kind: 'limit' | 'warn' }[];
  readonly ticks: readonly string[];
  /** Column marked as being looked at. */
  readonly at?: number;
  onChoose?(at: number): void;
}

const W = 324;
const H = 136;
const LEFT = 30;
const RIGHT = 312;
const TOP = 18;
const BOTTOM = 104;

export const Chart = ({ name, lines, limits, ticks, at, onChoose }: ChartProps) => {
  const values = lines.flatMap((one) => one.values);
  const all = [...values, ...limits.map((one) => one.at)];
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const x = scaleLinear([0, Math.max(1, ticks.length - 1)], [LEFT, RIGHT]);
  const y = scaleLinear([low, high], [BOTTOM, TOP]);
  const draw = line<number>(
    (_, i) => x(i),
    (value) => y(value),
  ).curve(curveMonotoneX);
  const spoken = lines.map((one) => `${one.label}: ${one.values.join(', ')}`).join('. ');
  return (
    <svg className="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${name}. ${spoken}`}>
      <path className="axis" d={`M${LEFT} ${BOTTOM + 6}H${RIGHT}`} />
      {limits.map(({ at: value, word, kind }) => (
        <g key={word}>
          <path className={kind} d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT} y={y(value) - 4} className={kind === 'limit' ? 'f-critical' : 'f-caution'}>
            {word}
          </text>
          <text x={LEFT - 5} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {at === undefined ? null : <path className="now" d={`M${x(at)} ${TOP - 8}V${BOTTOM + 6}`} />}
      {[...lines].reverse().map(({ values: points, label, kind, end }, order) => (
        <g key={label}>
          <path className={kind} d={draw([...points]) ?? ''} />
          {kind === 'plan'
            ? points.map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is its turn
                <circle key={i} cx={x(i)} cy={y(value)} r={i === 0 ? 4 : 2.5} className="f-you" />
              ))
            : null}
          {end === 'won' || end === 'lost' ? (
            <use
              href={end === 'won' ? '#g-ready' : '#g-lost'}
              className={end === 'won' ? 'f-ready' : 'f-critical'}
              x={x(points.length - 1) - 7}
              y={y(points.at(-1) ?? 0) - 7}
              width="14"
              height="14"
            />
          ) : null}
          <text
            {...labelPlace(
              points.map((value, i) => [x(i), y(value)] as const),
              isAbove(lines, order),
            )}
            className={`halo1 ${kind === 'plan' ? 'f-text' : 'f-text2'}`}
          >
            {label}
          </text>
        </g>
      ))}
      {ticks.map((tick, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
        <text key={i} x={x(i)} y={H - 10} textAnchor="middle">
          {tick}
        </text>
      ))}
      {onChoose
        ? ticks.map((_, i) => (
            // The look-ahead bar offers the same to keyboard and ear; here it is only a larger target for the mouse.
            // biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the look-ahead bar does
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
              key={i}
              x={x(i) - (RIGHT - LEFT) / Math.max(1, ticks.length - 1) / 2}
              y={0}
              width={(RIGHT - LEFT) / Math.max(1, ticks.length - 1)}
              height={H}
              fill="transparent"
              onClick={() => onChoose(i)}
            />
          ))
        : null}
    </svg>
  );
};

/** Of two lines the one that ends higher has its label above; of two that end alike, the plan. */
const isAbove = (lines: readonly ChartLine[], reversed: number): boolean => {
  const at = lines.length - 1 - reversed;
  const end = (i: number): number => lines[i]?.values.at(-1) ?? Number.NEGATIVE_INFINITY;
  return lines.every((_, i) => i === at || end(i) < end(at) || (end(i) === end(at) && at < i));
};

/** Beside the line at six tenths of its way, on the side where it leaves room. */
const labelPlace = (points: readonly (readonly [number, number])[], isHigh: boolean) => {
  const at = 0.6 * Math.max(0, points.length - 1);
  const [before, after] = [points[Math.floor(at)] ?? [LEFT, TOP], points[Math.ceil(at)] ?? [LEFT, TOP]];
  const part = at - Math.floor(at);
  const x = before[0] + (after[0] - before[0]) * part;
  const y = before[1] + (after[1] - before[1]) * part;
  const isFalling = (points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0) + 4;
  const height = isHigh ? Math.max(10, y - 7) : Math.min(BOTTOM + 2, y + 15);
  return { x, y: height, textAnchor: isFalling === isHigh ? ('start' as const) : ('end' as const) };
};
