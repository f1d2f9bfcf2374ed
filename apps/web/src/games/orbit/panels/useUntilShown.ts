// While the last turn of a run plays, its panels stay as they were: what came of it is told when it has been seen.

import { type ReactNode, useEffect, useRef } from 'react';
import { useRun } from '../../../play/context.ts';

/** What is drawn now; while the end of the run is still to be seen, what was drawn before. */
export const useUntilShown = (now: ReactNode): ReactNode => {
  const isWaiting = useRun(({ table, isShowing }) => isShowing && table.status.is !== 'playing');
  const before = useRef<ReactNode>(null);
  useEffect(() => {
    if (!isWaiting) before.current = now;
  });
  return isWaiting ? before.current : now;
};
