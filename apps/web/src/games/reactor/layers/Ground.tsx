// Floor and walls. Never changes within a level, so it is drawn once per terrain.

import { memo } from 'react';
import { CAST, CELL, FACE, SHADE } from '../geometry.ts';

interface GroundProps {
  readonly terrain: string;
  readonly width: number;
  readonly height: number;
}

/** Cells of a block with outlines of its own: to draw a part of the board the browser need not go through all of it. */
const BLOCK = 6;
const LIP = 3;

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

type IsWall = (x: number, y: number) => boolean;

/** What is drawn of a wall: its mass, its front where floor lies below it, a light lip toward the other floors. */
const wallAt = (x: number, y: number, width: number, height: number, isWall: IsWall) => {
  const [px, py] = [x * CELL, y * CELL];
  const isFront = y + 1 < height && !isWall(x, y + 1);
  const side = CELL - (isFront ? FACE : 0);
  const around = [-1, 0, 1];
  return {
    mass: box(px - 0.3, py - 0.3, CELL + 0.6, CELL + 0.6),
    face: isFront ? box(px - 0.3, py + CELL - FACE, CELL + 0.6, FACE) : '',
    lips:
      (x + 1 < width && !isWall(x + 1, y) ? box(px + CELL - LIP, py, LIP, side) : '') +
      (x > 0 && !isWall(x - 1, y) ? box(px, py, LIP, side) : '') +
      (y > 0 && !isWall(x, y - 1) ? box(px, py, CELL, LIP) : ''),
    deep: around.every((dy) => around.every((dx) => isWall(x + dx, y + dy))) ? box(px, py, CELL, CELL) : '',
  };
};

/** From the bottom up. A part is drawn in all blocks before the next, or a block would lap over the one before it. */
const PARTS = {
  seam: { fill: 'var(--floor-edge)' },
  tile: { fill: 'var(--floor)' },
  mass: { fill: 'var(--wall-side)' },
  deep: { fill: 'url(#p-wall)', fillOpacity: 0.6 },
  lips: { fill: 'var(--wall)' },
  face: { fill: 'url(#rx-face)' },
  shade: { fill: 'url(#rx-shade)' },
  cast: { fill: 'url(#rx-cast)' },
} as const;

type Part = keyof typeof PARTS;

const blockAt = (x: number, y: number, { terrain, width, height }: GroundProps): Readonly<Record<Part, string>> => {
  const isWall: IsWall = (x, y) => x < 0 || y < 0 || x >= width || y >= height || terrain[y * width + x] === '#';
  const d = { seam: '', tile: '', mass: '', deep: '', lips: '', face: '', shade: '', cast: '' };
  for (let cy = y; cy < Math.min(y + BLOCK, height); cy++)
    for (let cx = x; cx < Math.min(x + BLOCK, width); cx++) {
      if (isWall(cx, cy)) {
        const wall = wallAt(cx, cy, width, height, isWall);
        for (const part of ['mass', 'deep', 'lips', 'face'] as const) d[part] += wall[part];
        continue;
      }
      const [px, py] = [cx * CELL, cy * CELL];
      d.seam += box(px + 0.25, py + 0.25, CELL - 0.5, CELL - 0.5);
      d.tile += box(px + 1.25, py + 1.25, CELL - 2.5, CELL - 2.5);
      if (isWall(cx, cy - 1)) d.shade += box(px, py, CELL, SHADE);
      if (isWall(cx - 1, cy)) d.cast += box(px, py, CAST, CELL);
    }
  return d;
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
