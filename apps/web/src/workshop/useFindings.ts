// Which finding is looked at: chosen by hand, or by V from one to the next.

import { useLayoutEffect, useRef, useState } from 'react';
import type { ValidateReport } from '../worker/api.ts';
import { turned } from './marks.ts';

/** One missing row makes dozens of findings: the first of them tell it. */
export const MOST = 12;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** `onTurn` is told of a finding that a key turned to. */
export const useFindings = (report: ValidateReport | null, onTurn: (at: number) => void) => {
  const [chosen, choose] = useState<{ readonly report: ValidateReport; readonly at: number } | null>(null);
  // Findings of another text are other findings.
  const at = chosen !== null && chosen.report === report ? chosen.at : null;
  const latest = useRef({ report, at, onTurn });
  useLayoutEffect(() => {
    latest.current = { report, at, onTurn };
  });
  // Before the paint, once, and ahead of the board, whose own V shows another overlay.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'v' || event.defaultPrevented || isWriting(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { report: now, at: here } = latest.current;
      const next = turned(here, Math.min(now?.findings.length ?? 0, MOST), event.shiftKey ? -1 : 1);
      if (now === null || next === null) return;
      event.preventDefault();
      event.stopPropagation();
      choose({ report: now, at: next });
      latest.current.onTurn(next);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  const turnTo = (next: number | null): void => choose(report === null || next === null ? null : { report, at: next });
  return { at, turnTo };
};
