// The plan on the board, all of it dashed ivory: path with step numbers, what is set where, the ghost at its end.

import type { Facility, Index, PlanStep } from '@interlock/reactor/screen';
import { Shield } from 'lucide-react';
import { memo } from 'react';
import { type Box, midX, midY } from '../board/geometry.ts';
import { bubblesOf, type Placed } from './bubbles.ts';
import type { Figures } from './chips.ts';
import { Ghost } from './Robot.tsx';
import { ghostIn, pillIn } from './room.ts';

interface PlanProps {
  readonly facility: Facility;
  readonly start: Index;
  readonly steps: readonly PlanStep[];
  /** Letter and longer dashes for the second plan of a comparison. */
  readonly letter: 'A' | 'B' | null;
}

const Bubble = ({ lines, x, y, width, height, tip, grow }: Placed) => (
  <g className="rx-bubble">
    <rect x={x} y={y} width={width} height={height} rx="5" fill="var(--you)" />
    <path d={tip} fill="var(--you)" />
    {lines.map((line, i) => (
      // The lines of one bubble never change their order.
      <text key={line} className="bn f-onyou" x={x + 6} y={y + (16 + i * 15) * grow}>
        {line}
      </text>
    ))}
  </g>
);

const Pill = ({ figures, cell, text, more }: { figures: Figures; cell: Index; text: string; more: readonly Box[] }) => {
  const { facility } = figures;
  const width = 18 + (text.length - 1) * 6.5;
  // What stands on a cell stays readable: there the number moves aside.
  const stand = pillIn(figures, cell, width, more);
  const x = midX(facility, cell) + stand.x;
  const y = midY(facility, cell) + stand.y;
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - 9}
        width={width}
        height="18"
        rx="9"
        fill="var(--board)"
        stroke="var(--you)"
        strokeWidth="1.5"
        strokeDasharray="3 2"
      />
      <text className="bn mid f-you rx-letter" x={x} y={y + 4}>
        {text}
      </text>
    </g>
  );
};

/** The corner where a step says what the shield still holds, or that it hurts. */
const cornerOf = (facility: Facility, step: PlanStep): Box => ({
  x: midX(facility, step.at) - 22,
  y: midY(facility, step.at) - 22,
  width: step.shield === null ? 15 : 25,
  height: step.shield === null ? 15 : 13,
});

const cornersAt = (facility: Facility, steps: readonly PlanStep[], cell: Index): readonly Box[] =>
  steps
    .filter((step) => step.at === cell && (step.hurts || (step.shield !== null && step.from !== step.at)))
    .map((step) => cornerOf(facility, step));

/** Where the plan leaves the robot, and how it stands there; null where it stays, and where there is no room for it on a
 *  cell that the ring of an act marks anyway. */
export const ghostStand = (figures: Figures, start: Index, steps: readonly PlanStep[]) => {
  const last = steps.at(-1);
  if (!last || last.at === start) return null;
  const stand = ghostIn(figures, last.at, cornersAt(figures.facility, steps, last.at));
  return stand.isHead && last.from === last.at ? null : { cell: last.at, stand };
};

/** The path alone: it runs below what stands on the floor. */
export const PlanPath = memo(({ facility, start, steps, letter }: PlanProps) => {
  const cells = [start, ...steps.filter((step) => step.from !== step.at).map((step) => step.at)];
  if (cells.length < 2) return null;
  return (
    <g className={letter === 'B' ? 'rx-plan is-b' : 'rx-plan'}>
      <path
        className="planline"
        d={cells.map((cell, i) => `${i === 0 ? 'M' : 'L'}${midX(facility, cell)} ${midY(facility, cell)}`).join('')}
      />
    </g>
  );
});

export const Plan = memo(({ figures, start, steps, letter }: Omit<PlanProps, 'facility'> & { figures: Figures }) => {
  if (steps.length === 0) return null;
  const { facility } = figures;
  const moves = steps.filter((step) => step.from !== step.at);
  const last = steps.at(-1)!;
  const ghost = ghostStand(figures, start, steps);
  const acts = steps.filter((step) => step.from === step.at);
  // A cell that is crossed twice shows both numbers in one pill.
  const numbers = new Map<Index, number[]>();
  for (const step of moves) numbers.set(step.at, [...(numbers.get(step.at) ?? []), step.index + 1]);
  return (
    <g className={letter === 'B' ? 'rx-plan is-b' : 'rx-plan'}>
      {[...new Set(acts.map((step) => step.at))].map((cell) => (
        <circle key={cell} cx={midX(facility, cell)} cy={midY(facility, cell)} r="23" className="ghost" />
      ))}
      {[...numbers]
        .filter(([cell]) => cell !== last.at)
        .map(([cell, all]) => (
          <Pill key={cell} figures={figures} cell={cell} text={all.join(' ')} more={cornersAt(facility, steps, cell)} />
        ))}
      {ghost && (
        <Ghost
          x={midX(facility, ghost.cell) + ghost.stand.x}
          y={midY(facility, ghost.cell) + ghost.stand.y}
          scale={ghost.stand.scale}
          word={letter ?? (ghost.stand.isHead ? '' : String(last.index + 1))}
        />
      )}
      {moves
        .filter((step) => step.shield !== null)
        .map((step) => (
          <g
            key={`shield${step.index}`}
            transform={`translate(${midX(facility, step.at) - 22} ${midY(facility, step.at) - 22})`}
          >
            <rect width="25" height="13" rx="3" fill="var(--board)" />
            <Shield x={1.5} y={1.5} width={10} height={10} color="var(--heat)" strokeWidth={2.6} aria-hidden />
            <text className="bn rx-small f-you" x="13" y="10">
              {step.shield}
            </text>
          </g>
        ))}
      {steps
        .filter((step) => step.hurts)
        .map((step) => (
          <use
            key={step.index}
            href="#g-critical"
            x={midX(facility, step.at) - 22}
            y={midY(facility, step.at) - 22}
            width="15"
            height="15"
            fill="var(--critical)"
          />
        ))}
    </g>
  );
});

/** The acts of a plan in a word each, drawn over the robot; `apart` are the boxes they should not hide. */
export const Bubbles = memo(
  ({
    facility,
    steps,
    apart,
    grow,
  }: Pick<PlanProps, 'facility' | 'steps'> & { apart: readonly Box[]; grow: number }) => (
    <g>
      {bubblesOf(facility, steps, apart, grow).map((bubble) => (
        <Bubble key={bubble.cell} {...bubble} />
      ))}
    </g>
  ),
);
