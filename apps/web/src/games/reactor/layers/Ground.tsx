// Floor and walls. Never changes within a level, so it is drawn once per terrain.

import { memo } from 'react';
import { CELL } from '../geometry.ts';

interface GroundProps {
  readonly terrain: string;
  readonly width: number;
  readonly height: number;
}

const FACE = 13;
const LIP = 3;

export const Ground = memo(({ terrain, width, height }: GroundProps) => {
  const isWall = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= width || y >= height || terrain[y * width + x] === '#';
  const tiles: string[] = [];
  const masses: string[] = [];
  const deep: string[] = [];
  const faces: string[] = [];
  const lips: string[] = [];
  const shades: string[] = [];
  const casts: string[] = [];
  const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [x * CELL, y * CELL];
      if (!isWall(x, y)) {
        tiles.push(box(px + 0.75, py + 0.75, CELL - 1.5, CELL - 1.5));
        if (isWall(x, y - 1)) shades.push(box(px, py, CELL, 10));
        if (isWall(x - 1, y)) casts.push(box(px, py, 7, CELL));
        continue;
      }
      masses.push(box(px - 0.3, py - 0.3, CELL + 0.6, CELL + 0.6));
      const isFront = y + 1 < height && !isWall(x, y + 1);
      if (isFront) faces.push(box(px - 0.3, py + CELL - FACE, CELL + 0.6, FACE));
      if (x + 1 < width && !isWall(x + 1, y)) lips.push(box(px + CELL - LIP, py, LIP, CELL - (isFront ? FACE : 0)));
      if (x > 0 && !isWall(x - 1, y)) lips.push(box(px, py, LIP, CELL - (isFront ? FACE : 0)));
      if (y > 0 && !isWall(x, y - 1)) lips.push(box(px, py, CELL, LIP));
      const isDeep = [-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => isWall(x + dx, y + dy)));
      if (isDeep) deep.push(box(px, py, CELL, CELL));
    }
  return (
    <g className="rx-ground">
      <rect width={width * CELL} height={height * CELL} fill="var(--board)" />
      <path d={tiles.join('')} fill="var(--floor)" stroke="var(--floor-edge)" />
      <path d={masses.join('')} fill="var(--wall-side)" />
      <path d={deep.join('')} fill="url(#p-wall)" opacity=".6" />
      <path d={lips.join('')} fill="var(--wall)" />
      <path d={faces.join('')} fill="url(#rx-face)" />
      <path d={shades.join('')} fill="url(#rx-shade)" />
      <path d={casts.join('')} fill="url(#rx-cast)" />
      {Array.from({ length: width - 2 }, (_, i) => i + 1).map((x) => (
        <text key={`x${x}`} className="coord" x={x * CELL + CELL / 2} y="27">
          {x}
        </text>
      ))}
      {Array.from({ length: height - 2 }, (_, i) => i + 1).map((y) => (
        <text key={`y${y}`} className="coord" x="26" y={y * CELL + CELL / 2 + 4}>
          {y}
        </text>
      ))}
    </g>
  );
});
