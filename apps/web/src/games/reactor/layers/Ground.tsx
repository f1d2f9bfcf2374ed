// Floor and walls. Never changes within a level, so it is drawn once per terrain.

import { memo } from 'react';
import { CAST, CELL, FACE, SHADE } from '../board/geometry.ts';

interface GroundProps {
  readonly terrain: string;
  readonly width: number;
  readonly height: number;
}

/** Cells of a block with outlines of its own: to draw a part of the board the browser need not go through all of it. */
const BLOCK = 6;
const LIP = 3;
const SEAM = 2;
const AROUND = [-1, 0, 1] as const;

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

type IsWall = (x: number, y: number) => boolean;

/** From the bottom up: floor and walls, the front of a wall above floor, light lips toward the other floors, shades. A part is drawn in all blocks before the next, or a block would lap over the one before it. */
const PARTS = {
  floor: { fill: 'var(--floor)' },
  seams: { fill: 'var(--floor-edge)' },
  mass: { fill: 'var(--wall-side)' },
  deep: { fill: 'url(#p-wall)', fillOpacity: 0.6 },
  lips: { fill: 'var(--wall)' },
  face: { fill: 'url(#rx-face)' },
  shade: { fill: 'url(#rx-shade)' },
  cast: { fill: 'url(#rx-cast)' },
} as const;

type Part = keyof typeof PARTS;

const blockAt = (x0: number, y0: number, { terrain, width, height }: GroundProps): Readonly<Record<Part, string>> => {
  const isWall: IsWall = (x, y) => x < 0 || y < 0 || x >= width || y >= height || terrain[y * width + x] === '#';
  const isFront: IsWall = (x, y) => isWall(x, y) && y + 1 < height && !isWall(x, y + 1);
  const isShaded: IsWall = (x, y) => !isWall(x, y) && isWall(x, y - 1);
  const [xs, ys] = [range(x0, Math.min(x0 + BLOCK, width)), range(y0, Math.min(y0 + BLOCK, height))];
  /** Neighbours in a row as one box, in units of the drawing. */
  const runs = (fits: IsWall, boxOf: (px: number, py: number, length: number) => string): string =>
    ys
      .flatMap((y) =>
        xs.map((x) => {
          if (!fits(x, y) || (x > x0 && fits(x - 1, y))) return '';
          const end = xs.find((to) => to > x && !fits(to, y)) ?? x0 + xs.length;
          return boxOf(x * CELL, y * CELL, (end - x) * CELL);
        }),
      )
      .join('');
  const each = (boxOf: (x: number, y: number, px: number, py: number) => string): string =>
    ys.flatMap((y) => xs.map((x) => boxOf(x, y, x * CELL, y * CELL))).join('');
  const [left, top, wide, high] = [x0 * CELL, y0 * CELL, xs.length * CELL, ys.length * CELL];
  return {
    floor: box(left, top, wide, high),
    seams:
      xs.map((x) => box(x * CELL - SEAM / 2, top, SEAM, high)).join('') +
      ys.map((y) => box(left, y * CELL - SEAM / 2, wide, SEAM)).join(''),
    mass: runs(isWall, (px, py, length) => box(px - 0.3, py - 0.3, length + 0.6, CELL + 0.6)),
    deep: runs(
      (x, y) => AROUND.every((dy) => AROUND.every((dx) => isWall(x + dx, y + dy))),
      (px, py, length) => box(px, py, length, CELL),
    ),
    lips: each((x, y, px, py) => {
      if (!isWall(x, y)) return '';
      const side = CELL - (isFront(x, y) ? FACE : 0);
      return (
        (x + 1 < width && !isWall(x + 1, y) ? box(px + CELL - LIP, py, LIP, side) : '') +
        (x > 0 && !isWall(x - 1, y) ? box(px, py, LIP, side) : '') +
        (y > 0 && !isWall(x, y - 1) ? box(px, py, CELL, LIP) : '')
      );
    }),
    face: runs(isFront, (px, py, length) => box(px - 0.3, py + CELL - FACE, length + 0.6, FACE)),
    shade: runs(isShaded, (px, py, length) => box(px, py, length, SHADE)),
    cast: each((x, y, px, py) => (!isWall(x, y) && isWall(x - 1, y) ? box(px, py, CAST, CELL) : '')),
  };
};

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

export const Ground = memo((props: GroundProps) => {
  const { width, height } = props;
  const blocks = range(0, height, BLOCK).flatMap((y) =>
    range(0, width, BLOCK).map((x) => ({ ...blockAt(x, y, props), at: `${x},${y}` })),
  );
  return (
    <g className="rx-ground">
      <rect width={width * CELL} height={height * CELL} fill="var(--board)" />
      {(Object.keys(PARTS) as Part[]).map((part) => (
        <g key={part} {...PARTS[part]}>
          {blocks.map((block) => block[part] !== '' && <path key={block.at} d={block[part]} />)}
        </g>
      ))}
      {range(1, width - 1).map((x) => (
        <text key={`x${x}`} className="coord" x={x * CELL + CELL / 2} y="27">
          {x}
        </text>
      ))}
      {range(1, height - 1).map((y) => (
        <text key={`y${y}`} className="coord" x="26" y={y * CELL + CELL / 2 + 4}>
          {y}
        </text>
      ))}
    </g>
  );
});
