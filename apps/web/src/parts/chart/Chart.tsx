// The forecast chart: a solid line is the plan, grey dashes doing nothing, red dots a limit with its word. Labels stand
// at the lines, where none runs through them; there is no legend.

import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { useRef } from 'react';
import { type Box, boxOf, freest, type Point } from './chartLabels.ts';
import { useDrawnWidth } from './useDrawnWidth.ts';
import { useMostHeight } from './useMostHeight.ts';

export interface ChartLine {
  readonly values: readonly number[];
  readonly label: string;
  readonly kind: 'plan' | 'idle';
  /** What is announced on top of each value. */
  readonly added?: readonly number[];
  /** How the line ends, where it ends the run. */
  readonly end?: 'won' | 'lost' | 'drawn' | null;
}

interface ChartProps {
  readonly name: string;
  readonly lines: readonly ChartLine[];
  readonly limits: readonly { readonly at: number; readonly word: string; readonly kind: 'limit' | 'warn' }[];
  /** Announced losses: their column, and their word. One beyond the last column stands at the edge, pointing on. */
  readonly marks?: readonly { readonly in: number; readonly word: string }[];
  readonly ticks: readonly string[];
  /** Column marked as being looked at. */
  readonly at?: number;
  onChoose?(at: number): void;
}

/** In units of the type: the chart is as wide as its column, so that its words have their size wherever it stands. */
const USUAL = 324;
const NARROW = 270;
const LEFT = 30;
/** Between the last column and the edge. */
const EDGE = 12;
const TOP = 18;
/** Under the lowest line: the axis and its ticks. */
const FOOT = 32;

export const Chart = ({ name, lines, limits, marks = [], ticks, at, onChoose }: ChartProps) => {
  const drawing = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(drawing, USUAL);
  const right = width - EDGE;
  // A narrow column is a phone's, where height is dear too.
  const height = Math.min(useMostHeight(drawing), width < NARROW ? 104 : 136);
  const bottom = height - FOOT;
  /** Words keep off the ticks below. */
  const room: Box = { x: 0, y: 0, width, height: bottom + 12 };
  const values = lines.flatMap((one) => [...one.values, ...topsOf(one)]);
  const all = [...values, ...limits.map((one) => one.at)];
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const x = scaleLinear([0, Math.max(1, ticks.length - 1)], [LEFT, right]);
  const y = scaleLinear([low, high], [bottom, TOP]);
  const draw = line<number>(
    (_, i) => x(i),
    (value) => y(value),
  ).curve(curveMonotoneX);
  const paths = lines.map((one) => one.values.map((value, i): Point => [x(i), y(value)]));
  const limitPaths = limits.map((one): readonly Point[] => [
    [LEFT, y(one.at)],
    [right, y(one.at)],
  ]);
  const markPaths = marks
    .filter((one) => one.in < ticks.length)
    .map((one): readonly Point[] => [
      [x(one.in), TOP - 8],
      [x(one.in), bottom + 6],
    ]);
  const words: Box[] = [];
  const put = (places: readonly Box[]): Box => {
    const box = freest(places, { curved: paths, straight: [...limitPaths, ...markPaths] }, words, room) ?? places[0]!;
    words.push(box);
    return box;
  };
  const limitWords = limits.map(({ at: value, word }) => put(limitPlaces(word, y(value), right)));
  const numbers = spread(limits.map(({ at: value }) => y(value)));
  const told = marks.map((one) => {
    const isBeyond = one.in >= ticks.length;
    const word = isBeyond ? `${one.word} ▸` : one.word;
    return { word, box: put(markPlaces(word, isBeyond ? right : x(one.in), bottom)) };
  });
  const labels = lines.map((one, i) => put(linePlaces(one.label, paths[i]!, isAbove(lines, i))));
  const spoken = [
    ...lines.map(
      (one) => `${one.label}: ${one.values.map((value, i) => spokenValue(value, one.added?.[i])).join(', ')}`,
    ),
    ...marks.map(({ word }) => word),
  ].join('. ');
  return (
    <svg
      className="chart"
      style={{ height: `${height / 16}rem` }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${name}. ${spoken}`}
      ref={drawing}
    >
      <path className="axis" d={`M${LEFT} ${bottom + 6}H${right}`} />
      {limits.map(({ at: value, word, kind }, i) => (
        <g key={word}>
          <path className={kind} d={`M${LEFT} ${y(value)}H${right}`} />
          <text x={LEFT - 5} y={numbers[i]! + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {markPaths.map(([from, to]) => (
        <path key={from![0]} className="limit" d={`M${from}L${to}`} />
      ))}
      {at === undefined ? null : <path className="now" d={`M${x(at)} ${TOP - 8}V${bottom + 6}`} />}
      {[...lines].reverse().map(({ values: points, label, kind, end, added }) => (
        <g key={label}>
          <path className={kind} d={draw([...points]) ?? ''} />
          {added && kind === 'plan' ? (
            <path
              className="added"
              d={added.map((more, i) => (more > 0 ? `M${x(i)} ${y(points[i]!)}V${y(points[i]! + more)}` : '')).join('')}
            />
          ) : null}
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
        </g>
      ))}
      {limits.map(({ word, kind }, i) => (
        <text
          key={word}
          {...startOf(limitWords[i]!)}
          className={`halo1 ${kind === 'limit' ? 'f-critical' : 'f-caution'}`}
        >
          {word}
        </text>
      ))}
      {told.map(({ word, box }) => (
        <text key={word} {...startOf(box)} className="halo1 f-critical">
          {word}
        </text>
      ))}
      {lines.map(({ label, kind }, i) => (
        <text key={label} {...startOf(labels[i]!)} className={`halo1 ${kind === 'plan' ? 'f-text' : 'f-text2'}`}>
          {label}
        </text>
      ))}
      {apart(ticks, x).map(([i, tick]) => (
        <text key={i} x={x(i)} y={height - 10} textAnchor="middle">
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
              x={x(i) - (right - LEFT) / Math.max(1, ticks.length - 1) / 2}
              y={0}
              width={(right - LEFT) / Math.max(1, ticks.length - 1)}
              height={height}
              fill="transparent"
              onClick={() => onChoose(i)}
            />
          ))
        : null}
    </svg>
  );
};

const topsOf = ({ values, added = [] }: ChartLine): readonly number[] => added.map((more, i) => values[i]! + more);

const spokenValue = (value: number, added = 0): string => (added > 0 ? `${value} plus ${added} announced` : `${value}`);

/** The start of a text's base line in its box. */
const startOf = ({ x, y, height }: Box) => ({ x, y: y + height - 3 });

/** At its line, above or below, at its ends or on its way. */
const limitPlaces = (word: string, y: number, right: number): readonly Box[] =>
  [-7, 8].flatMap((off) => [
    boxOf(word, 'left', LEFT, y + off),
    boxOf(word, 'right', right, y + off),
    ...[0.25, 0.5, 0.75].map((part) => boxOf(word, 'middle', LEFT + (right - LEFT) * part, y + off)),
  ]);

/** Beside its line, before it or after it, from the foot up. */
const markPlaces = (word: string, x: number, bottom: number): readonly Box[] =>
  [bottom - 2, bottom - 16, bottom - 30, TOP + 30].flatMap((y) => [
    boxOf(word, 'right', x - 4, y),
    boxOf(word, 'left', x + 4, y),
  ]);

/** Beside the line, from six tenths of its way outwards, on its own side first. */
const linePlaces = (label: string, points: readonly Point[], isHigh: boolean): readonly Box[] =>
  [10, 15, 24, 38].flatMap((off) =>
    [0.6, 0.75, 0.45, 0.9, 0.3, 1, 0.15, 0].flatMap((part) => {
      const [x, y] = pointAt(points, part);
      const sides = isHigh ? [-off, off] : [off, -off];
      return sides.flatMap((side) => [boxOf(label, 'right', x, y + side), boxOf(label, 'left', x, y + side)]);
    }),
  );

const pointAt = (points: readonly Point[], part: number): Point => {
  const at = part * Math.max(0, points.length - 1);
  const [before, after] = [points[Math.floor(at)] ?? [LEFT, TOP], points[Math.ceil(at)] ?? [LEFT, TOP]];
  const rest = at - Math.floor(at);
  return [before[0] + (after[0] - before[0]) * rest, before[1] + (after[1] - before[1]) * rest];
};

/** Of two lines the one that ends higher has its label above; of two that end alike, the plan. */
const isAbove = (lines: readonly ChartLine[], at: number): boolean => {
  const end = (i: number): number => lines[i]?.values.at(-1) ?? Number.NEGATIVE_INFINITY;
  return lines.every((_, i) => i === at || end(i) < end(at) || (end(i) === end(at) && at < i));
};

/** Numbers at the axis that would stand in one another move apart, each half the way. */
const spread = (heights: readonly number[]): readonly number[] => {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((here, k) => {
    const above = order[k - 1];
    const over = above === undefined ? 0 : placed[above]! + NUMBER - placed[here]!;
    if (above === undefined || over <= 0) return;
    placed[above]! -= over / 2;
    placed[here]! += over / 2;
  });
  return placed;
};

/** Height of a number at the axis. */
const NUMBER = 13;
/** Width of a letter under the axis, and the least between two words there. */
const LETTER = 7.5;

/** The ticks that have room beside the one before. */
const apart = (ticks: readonly string[], x: (i: number) => number): readonly (readonly [number, string])[] => {
  let end = Number.NEGATIVE_INFINITY;
  return [...ticks.entries()].filter(([i, { length }]) => {
    const half = (length * LETTER) / 2;
    if (length === 0 || x(i) - half < end + LETTER / 2) return false;
    end = x(i) + half;
    return true;
  });
};
