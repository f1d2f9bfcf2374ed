// The plan as a row of dashed boxes: icon, verb, cost, target. Pressing one takes it out, dragging one moves it; what no
// longer holds drops out.

import { useRef } from 'react';
import type { Step } from '../../games/screen.ts';
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

interface Row {
  readonly step: Step;
  readonly first: number;
  readonly count: number;
}

/** Steps as they are drawn: those of one run are one, told by the last of them, at what they cost together. */
const runsOf = (
  steps: readonly Step[],
  turns: ReadonlyMap<number, string> | undefined,
  refused: ReadonlyMap<number, string>,
): readonly Row[] => {
  const rows: Row[] = [];
  steps.forEach((step, i) => {
    const last = rows.at(-1);
    const isSame = step.run !== undefined && step.run === last?.step.run && !turns?.has(i) && !refused.has(i);
    if (!isSame || !last || refused.has(last.first)) {
      rows.push({ step, first: i, count: 1 });
      return;
    }
    const cost = String(Number(last.step.cost) + Number(step.cost));
    rows[rows.length - 1] = {
      ...last,
      step: step.cost === undefined ? step : { ...step, cost },
      count: last.count + 1,
    };
  });
  return rows;
};

export const PlanStrip = ({ steps, turns, refused, slots, isLocked, onDrop, onReorder }: PlanStripProps) => {
  const list = useRef<HTMLOListElement>(null);
  const rows = runsOf(steps, turns, refused);
  const hand = useReorder(list, isLocked ? 0 : rows.length, (from, to) => {
    const [held, aim] = [rows[from], rows[to]];
    // A walk of many steps stays where it is; what is led past it goes past all of it.
    if (held?.count === 1 && aim) onReorder(held.first, to > from ? aim.first + aim.count - 1 : aim.first);
  });
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
      {rows.map(({ step, first, count }, i) => (
        <li key={first} data-step={first} className={turns?.has(first) ? 'stepturn' : undefined}>
          {turns?.has(first) ? <span className="stepturn-name">{turns.get(first)}</span> : null}
          <button
            type="button"
            className={`step ${step.isKey ? 'step--key' : ''} ${refused.has(first) ? 'step--bad' : ''} ${placeOf(i)}`}
            aria-disabled={isLocked || undefined}
            aria-keyshortcuts={rows.length > 1 ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
            onPointerDown={(event) => hand.onDown(event, i)}
            onKeyDown={(event) => hand.onKey(event, i)}
            onClick={isLocked ? undefined : () => !hand.isDropping() && onDrop(first + count - 1)}
          >
            <span className="sr">
              {count === 1 ? `Step ${first + 1}: ` : `Steps ${first + 1} to ${first + count}: `}
            </span>
            <span className="head">
              {step.icon}
              {step.verb}
              {count === 1 ? null : <b className="num">×{count}</b>}
              {step.cost === undefined ? null : <span className="cost num">{step.cost}</span>}
            </span>
            <small>{refused.get(first) ?? step.target ?? ''}</small>
            <span className="sr">
              {refused.has(first) ? ', refused' : ''}. Take {count === 1 ? 'it' : 'the last of them'} out; Shift and
              arrows move it
            </span>
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
