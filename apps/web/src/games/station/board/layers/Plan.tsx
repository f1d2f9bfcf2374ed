// The plan on the deck: the way, the air it has taken at each deed and at its end, and where it leaves the player.

import type { Cell } from '@interlock/station';
import { memo } from 'react';
import { isDeed, type PlanStep } from '../../plan.ts';
import { keyOf } from '../deck.ts';
import { midX, midY } from '../geometry.ts';

interface PlanProps {
  readonly start: Cell;
  readonly steps: readonly PlanStep[];
  /** Name of the plan while two are shown. */
  readonly letter: string | null;
  readonly isOther: boolean;
}

export const Plan = memo(({ start, steps, letter, isOther }: PlanProps) => {
  const last = steps.at(-1);
  if (!last) return null;
  const way = [start, ...steps.map(({ at }) => at)].filter((at, i, all) => i === 0 || keyOf(at) !== keyOf(all[i - 1]!));
  const stays = keyOf(last.at) === keyOf(start);
  // One figure a cell: the last of the deeds done there.
  const figures = new Map(
    steps.flatMap((step, i): [string, PlanStep][] =>
      isDeed(step.action) || i === steps.length - 1 ? [[keyOf(step.at), step]] : [],
    ),
  );
  return (
    <g className={isOther ? 'st-plan is-b' : 'st-plan'}>
      {way.length > 1 && <path className="planline" d={`M${way.map((at) => `${midX(at)} ${midY(at)}`).join('L')}`} />}
      {!stays && (
        <g transform={`translate(${midX(last.at)} ${midY(last.at)})`}>
          <circle cy="-6" r="6" className="ghost st-ghost" />
          <path d="M-10 13c0-8 4-12 10-12s10 4 10 12z" className="ghost st-ghost" />
          {letter !== null && (
            <text className="bn mid f-you st-small" y="11">
              {letter}
            </text>
          )}
        </g>
      )}
      {[...figures.values()].map(({ at, total }) => (
        <g key={keyOf(at)} transform={`translate(${midX(at) + 26} ${midY(at) - 22})`}>
          <rect className="st-figure" x="-17" y="-9" width="34" height="18" rx="4" />
          <text className="bn mid f-you st-small" y="4">
            −{total}
          </text>
        </g>
      ))}
    </g>
  );
});
