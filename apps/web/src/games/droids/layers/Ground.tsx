// The ground: hexes with their terrain, each kind with a pattern of its own, and the dotted ring nobody enters.

import type { Terrain } from '@interlock/droids';
import { memo } from 'react';
import type { CellView } from '../field/field.ts';
import { keyOf, outline, type Spot, xOf, yOf } from '../field/hex.ts';

const FILL: Readonly<Record<Terrain, string>> = {
  Grass: 'var(--grass)',
  Blocked: 'var(--blocked)',
  Dry: 'var(--dry)',
  Fertile: 'var(--fertile)',
  Mud: 'var(--mud)',
  Rocky: 'var(--rocky)',
};

interface GroundProps {
  readonly cells: readonly CellView[];
  readonly hasRing?: boolean;
}

export const Ground = memo(({ cells, hasRing = true }: GroundProps) => (
  <g className="dd-ground">
    {cells.map((cell) =>
      cell.isRing ? (
        hasRing ? (
          <polygon key={keyOf(cell)} className="dd-ring" points={outline(xOf(cell), yOf(cell), 41)} />
        ) : null
      ) : (
        <Hex key={keyOf(cell)} cell={cell} />
      ),
    )}
  </g>
));

const Hex = memo(({ cell }: { cell: CellView }) => {
  const [x, y] = [xOf(cell), yOf(cell)];
  if (cell.terrain === 'Blocked')
    return (
      <g>
        <polygon points={outline(x, y + 4)} fill="var(--wall-side)" />
        <polygon points={outline(x, y - 3, 41)} fill={FILL.Blocked} stroke="var(--wall-top)" strokeWidth="1.5" />
        <path d={`M${x - 20} ${y + 8}l12-22 9 13 6-8 12 17z`} fill="var(--wall-side)" opacity=".7" />
      </g>
    );
  return (
    <g>
      <polygon points={outline(x, y + 4)} fill="#000" opacity=".28" />
      <polygon points={outline(x, y)} fill={FILL[cell.terrain]} stroke="var(--floor-edge)" strokeWidth="1.5" />
      <Pattern terrain={cell.terrain} x={x} y={y} seed={seedOf(cell)} />
      {cell.terrain === cell.base ? null : <polygon className="dd-weather" points={outline(x, y, 36)} fill="none" />}
    </g>
  );
});

/** A piece of ground by itself, around 0, 0. */
export const Patch = ({ terrain }: { terrain: Terrain }) => (
  <>
    <rect x="-26" y="-20" width="52" height="40" rx="6" fill={FILL[terrain]} />
    <Pattern terrain={terrain} x={0} y={0} seed={1} />
  </>
);

interface PatternProps {
  readonly terrain: Terrain;
  readonly x: number;
  readonly y: number;
  /** So that no two meadows look stamped. */
  readonly seed: number;
}

const Pattern = ({ terrain, x, y, seed }: PatternProps) => {
  const tilt = (seed % 3) * 3 - 3;
  if (terrain === 'Grass')
    return (
      <path
        d={[
          [-19, 10 + tilt],
          [11 + tilt, -12],
          [5, 16],
        ]
          .slice(seed % 4 === 0 ? 1 : 0)
          .map(([dx, dy]) => `M${x + dx!} ${y + dy!}l1.5-5m1.5 5v-6m3 6-1.5-5`)
          .join('')}
        stroke="var(--ok)"
        strokeWidth="1.1"
        opacity=".3"
        fill="none"
      />
    );
  if (terrain === 'Fertile')
    return (
      <path
        d={[
          [-16, -4],
          [14, -10 + tilt],
          [-6, 20],
          [16, 16 + tilt],
        ]
          .map(([dx, dy]) => `M${x + dx!} ${y + dy!}v-5q-5 0-5-4q5 0 5 4q0-5 5-5q0 5-5 5`)
          .join('')}
        stroke="var(--ok)"
        strokeWidth="1.4"
        opacity=".75"
        fill="none"
      />
    );
  if (terrain === 'Mud')
    return (
      <path
        d={[-14, 0, 14].map((dy) => `M${x - 22} ${y + dy}q5.5-6 11 0t11 0t11 0t11 0`).join('')}
        stroke="var(--fuel)"
        strokeWidth="1.5"
        opacity=".5"
        fill="none"
      />
    );
  if (terrain === 'Dry')
    return (
      <path
        d={`M${x - 20} ${y - 10}l12 6 4 12 14 2M${x - 8} ${y - 4}l10-12 14 2M${x - 4} ${y + 8}l-10 12`}
        stroke="var(--caution)"
        strokeWidth="1.3"
        opacity=".5"
        fill="none"
      />
    );
  return (
    <path
      d={[
        [-21, 13],
        [6, -9],
        [8, 18],
        [-14, -10],
      ]
        .map(([dx, dy]) => `M${x + dx!} ${y + dy!}l6-9 6 9z`)
        .join('')}
      stroke="var(--text-3)"
      strokeWidth="1.4"
      opacity=".7"
      fill="none"
      strokeLinejoin="round"
    />
  );
};

const seedOf = ({ q, r }: Spot): number => (((q * 7 + r * 13) % 12) + 12) % 12;
