// What just happened, at its place: a word in a frame, and for milestones one ring that widens.

import { outline, xOf, yOf } from '../field/hex.ts';
import type { Flash } from '../show/script.ts';

export const Flashes = ({ flashes }: { flashes: readonly Flash[] }) => (
  <g className="dd-flashes">
    {flashes.map(({ at, text, tone, isFeast }) => {
      const wide = text.length * 8 + 16;
      return (
        <g key={`${at.q},${at.r} ${text}`} className={`dd-flash dd-flash--${tone}`}>
          {isFeast ? <polygon className="dd-feast" points={outline(xOf(at), yOf(at), 46)} /> : null}
          <rect x={xOf(at) - wide / 2} y={yOf(at) - 52} width={wide} height="20" rx="5" />
          <text className="bn mid" x={xOf(at)} y={yOf(at) - 38}>
            {text}
          </text>
        </g>
      );
    })}
  </g>
);
