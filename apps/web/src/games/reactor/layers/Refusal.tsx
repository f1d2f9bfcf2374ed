// A refusal in words, at the robot: what stands in the way, and that nothing was spent.

import { boxOf, midX, midY } from '../geometry.ts';
import type { Facility, Index } from '../model.ts';

interface RefusalProps {
  readonly facility: Facility;
  readonly at: Index;
  readonly why: string;
  /** Grows with every refusal: the same one appears anew. */
  readonly count: number;
}

const WIDTH = 214;
const HEIGHT = 90;

export const Refusal = ({ facility, at, why, count }: RefusalProps) => {
  const box = boxOf(facility);
  const x = Math.max(box.x + 6, Math.min(midX(facility, at) - WIDTH / 2, box.x + box.width - WIDTH - 6));
  const isBelow = midY(facility, at) < box.y + 150;
  const y = isBelow ? midY(facility, at) + 30 : midY(facility, at) - 30 - HEIGHT;
  return (
    <foreignObject key={count} x={x} y={y} width={WIDTH} height={HEIGHT} className="rx-refusal">
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
