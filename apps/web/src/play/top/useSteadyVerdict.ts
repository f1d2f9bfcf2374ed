// The verdict as the light shows it: the old one stays while the new one is being found, until that takes long enough to be
// called thinking. Lights that flicker with every turn say nothing, and each flicker is drawn.

import { useEffect, useState } from 'react';
import type { VerdictAnswer } from '../../worker/api.ts';
import { useRun } from '../context.ts';

/** Milliseconds. */
const THINKING_AFTER = 400;

export const useSteadyVerdict = (): VerdictAnswer | null => {
  const verdict = useRun((state) => state.verdict);
  const found = verdict?.verdict === 'thinking' ? null : verdict;
  const [last, setLast] = useState<VerdictAnswer | null>(null);
  useEffect(() => {
    if (found) {
      setLast(found);
      return undefined;
    }
    const waiting = setTimeout(() => setLast(null), THINKING_AFTER);
    return () => clearTimeout(waiting);
  }, [found]);
  return found ?? last ?? verdict;
};
