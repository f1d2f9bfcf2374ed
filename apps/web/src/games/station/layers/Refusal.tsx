// A refusal in words, at the player: what stands in the way, and that nothing was spent.

import type { Cell } from '@interlock/station';
import { midX, midY } from '../geometry.ts';

interface RefusalProps {
  readonly box: { readonly x: number; readonly y: number; readonly width: number };
  readonly at: Cell;
  readonly why: string;
  /** Grows with every refusal: the same one appears anew. */
  readonly count: number;
}

const WIDTH = 214;
const HEIGHT = 90;

export const Refusal = ({ box, at, why, count }: RefusalProps) => {
  const x = Math.max(box.x + 6, Math.min(midX(at) - WIDTH / 2, box.x + box.width - WIDTH - 6));
  const isBelow = midY(at) < box.y + 150;
  return (
    <foreignObject
      key={count}
      x={x}
      y={isBelow ? midY(at) + 28 : midY(at) - 28 - HEIGHT}
      width={WIDTH}
      height={HEIGHT}
      className="st-refusal"
    >
      <div className={isBelow ? 'is-below' : ''}>
        <p>
          <b>{why}</b>
          <br />
          No air was spent.
        </p>
      </div>
    </foreignObject>
  );
};
