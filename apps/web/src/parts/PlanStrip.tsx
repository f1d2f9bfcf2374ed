// The plan as a row of dashed boxes: icon, verb, cost, target. Pressing one takes it out, dragging one moves it; what no
// longer holds drops out.

import { useRef } from 'react';
import type { Step } from '../games/screen.ts';
import { useReorder } from './useReorder.ts';

interface PlanStripProps {
  readonly steps: readonly Step[];
  /** Steps that begin another turn of the row, by index, and its name. */
  readonly turns?: ReadonlyMap<number, string>;
  /** Steps by index that are refused, with the reason. */
  readonly refused: ReadonlyMap<number, string>;
  readonly slots: number;
  readonly isLocked: boolean;
  onDrop(index: number): void;
  onReorder(from: number, to: number): void;
}

export const PlanStrip = ({ steps, turns, refused, slots, isLocked, onDrop, onReorder }: PlanStripProps) => {
  const list = useRef<HTMLOListElement>(null);
  const hand = useReorder(list, isLocked ? 0 : steps.length, onReorder);
  const placeOf = (i: number): string => {
    if (i === hand.drag?.from) return 'step--held';
    if (i !== hand.drag?.to) return '';
    return hand.drag.to > hand.drag.from ? 'step--after' : 'step--before';
  };
  return (
    <ol
      className="strip"
      aria-label="Plan"
      id="plan"
      tabIndex={-1}
      ref={list}
      onPointerMove={hand.onMove}
      onPointerUp={hand.onUp}
      onPointerCancel={hand.onCancel}
      onPointerLeave={hand.onCancel}
    >
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
        <li key={i} data-step={i} className={turns?.has(i) ? 'stepturn' : undefined}>
          {turns?.has(i) ? <span className="stepturn-name">{turns.get(i)}</span> : null}
          <button
            type="button"
            className={`step ${step.isKey ? 'step--key' : ''} ${refused.has(i) ? 'step--bad' : ''} ${placeOf(i)}`}
            aria-disabled={isLocked || undefined}
            aria-keyshortcuts={steps.length > 1 ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
            onPointerDown={(event) => hand.onDown(event, i)}
            onKeyDown={(event) => hand.onKey(event, i)}
            onClick={isLocked ? undefined : () => !hand.isDropping() && onDrop(i)}
          >
            <span className="sr">Step {i + 1}: </span>
            <span className="head">
              {step.icon}
              {step.verb}
              {step.cost === undefined ? null : <span className="cost num">{step.cost}</span>}
            </span>
            <small>{refused.get(i) ?? step.target ?? ''}</small>
            <span className="sr">{refused.has(i) ? ', refused' : ''}. Take it out; Shift and arrows move it</span>
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
};
