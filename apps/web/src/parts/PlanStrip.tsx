// The plan as a row of dashed boxes: icon, verb, cost, target. Pressing one takes it out; what no longer holds drops
// out with it.

import type { Step } from '../games/screen.ts';

interface PlanStripProps {
  readonly steps: readonly Step[];
  /** Steps by index that are refused, with the reason. */
  readonly refused: ReadonlyMap<number, string>;
  readonly slots: number;
  readonly isLocked: boolean;
  onDrop(index: number): void;
}

export const PlanStrip = ({ steps, refused, slots, isLocked, onDrop }: PlanStripProps) => (
  <ol className="strip" aria-label="Plan" id="plan" tabIndex={-1}>
    {steps.map((step, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
      <li key={i}>
        <button
          type="button"
          className={`step ${step.isKey ? 'step--key' : ''} ${refused.has(i) ? 'step--bad' : ''}`}
          aria-disabled={isLocked || undefined}
          onClick={isLocked ? undefined : () => onDrop(i)}
        >
          <span className="sr">Step {i + 1}: </span>
          <span className="head">
            {step.icon}
            {step.verb}
            {step.cost === undefined ? null : <span className="cost num">{step.cost}</span>}
          </span>
          <small>{refused.get(i) ?? step.target ?? ''}</small>
          <span className="sr">{refused.has(i) ? ', refused' : ''}. Take it out</span>
        </button>
      </li>
    ))}
    {Array.from({ length: Math.max(0, slots - steps.length) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are alike
      <li key={`empty-${i}`} className="step step--empty">
        {steps.length === 0 && i === 0 ? 'no plan yet' : ''}
      </li>
    ))}
  </ol>
);
