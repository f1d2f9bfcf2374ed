// A refusal in words, at the robot: what stands in the way, and that nothing was spent.

import { boxOf, midX, midY } from '../geometry.ts';
import type { Facility, Index } from '../model.ts';

interface RefusalProps {
  readonly facility: Facility;
  readonly at: Index;
  readonly why: string;
  /** Grows with every refusal: the same one appears anew. */
  readonly count: number;
  /** Times the usual size of the letters. */
  readonly grow: number;
}

const SIZE = { width: 214, height: 90 } as const;

export const Refusal = ({ facility, at, why, count, grow }: RefusalProps) => {
  const [width, height] = [SIZE.width * grow, SIZE.height * grow];
  const box = boxOf(facility);
  const x = Math.max(box.x + 6, Math.min(midX(facility, at) - width / 2, box.x + box.width - width - 6));
  const isBelow = midY(facility, at) < box.y + 60 + height;
  const y = isBelow ? midY(facility, at) + 30 : midY(facility, at) - 30 - height;
  return (
    <foreignObject key={count} x={x} y={y} width={width} height={height} className="rx-refusal">
      <div className={isBelow ? 'is-below' : ''}>
        <p>
          <b>{why}</b>
          <br />
          Nothing was spent.
        </p>
      </div>
    </foreignObject>
  );
};
