// The plan on the board, all of it dashed ivory: path with step numbers, what is set where, the ghost at its end.

import { Shield } from 'lucide-react';
import { memo } from 'react';
import { CELL, midX, midY } from '../geometry.ts';
import type { Facility, Index } from '../model.ts';
import type { PlanStep } from '../plan.ts';
import { Ghost } from './Robot.tsx';

interface PlanProps {
  readonly facility: Facility;
  readonly start: Index;
  readonly steps: readonly PlanStep[];
  /** Letter and longer dashes for the second plan of a comparison. */
  readonly letter: 'A' | 'B' | null;
}

const Bubble = ({ facility, cell, lines }: { facility: Facility; cell: Index; lines: readonly string[] }) => {
  const width = Math.max(...lines.map((line) => line.length)) * 7.25 + 12;
  const height = lines.length * 15 + 9;
  const x = midX(facility, cell);
  const y = midY(facility, cell);
  const edge = facility.width * CELL - 30;
  const at = Math.max(14, Math.min(x - width / 2, edge - width));
  // Close to what it belongs to: it hides a strip of the cell next door, not that cell.
  const isBelow = y - 20 - height < 10;
  const up = isBelow ? y + 24 : y - 20 - height;
  const tip = isBelow ? `M${x - 5} ${up + 0.5}l5-6 5 6z` : `M${x - 5} ${up + height - 0.5}l5 6 5-6z`;
  return (
    <g className="rx-bubble">
      <rect x={at} y={up} width={width} height={height} rx="5" fill="var(--you)" />
      <path d={tip} fill="var(--you)" />
      {lines.map((line, i) => (
        // The lines of one bubble never change their order.
        <text key={line} className="bn f-onyou" x={at + 6} y={up + 16 + i * 15}>
          {line}
        </text>
      ))}
    </g>
  );
};

const Pill = ({ facility, cell, text }: { facility: Facility; cell: Index; text: string }) => {
  // What stands on a cell stays readable: there the number moves to the corner.
  const aside = facility.propAt.has(cell) ? 16 : 0;
  const x = midX(facility, cell) - aside;
  const y = midY(facility, cell) - aside;
  const width = 18 + (text.length - 1) * 6.5;
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

export const Plan = memo(({ facility, start, steps, letter }: PlanProps) => {
  if (steps.length === 0) return null;
  const moves = steps.filter((step) => step.from !== step.at);
  const last = steps.at(-1)!;
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
          <Pill key={cell} facility={facility} cell={cell} text={all.join(' ')} />
        ))}
      {last.at !== start && (
        <Ghost
          x={midX(facility, last.at)}
          y={midY(facility, last.at)}
          word={letter ?? String(last.index + 1)}
          isAside={facility.propAt.has(last.at)}
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

/** The acts of a plan in a word each, drawn over the robot. */
export const Bubbles = memo(({ facility, steps }: Pick<PlanProps, 'facility' | 'steps'>) => {
  const bubbles = new Map<Index, string[]>();
  for (const step of steps)
    if (step.from === step.at)
      bubbles.set(step.at, [...(bubbles.get(step.at) ?? []), `${step.index + 1} ${shortOf(step.label)}`]);
  return (
    <g>
      {[...bubbles].map(([cell, lines]) => (
        <Bubble key={cell} facility={facility} cell={cell} lines={lines} />
      ))}
    </g>
  );
});

/** The whole label stands in the strip; on the board its telling word is enough. */
const shortOf = (label: string): string =>
  label.replace(/^Switch |^Open the |^Set .*→ | door$| the core$|(?<=^Take) .*/, '').toLowerCase();
