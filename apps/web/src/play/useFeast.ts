// The moment of a win: what was repaired comes alive before the figures appear. Any key or press ends it; without motion
// there is none.

import { useEffect, useState } from 'react';
import { durationOf } from '../app/motion.ts';
import { useRun, useRunStore } from './context.ts';

/** Times the length of a feast: it is seen once a level. */
const LENGTH = 3;

/** True while the win plays. */
export const useFeast = (): boolean => {
  const store = useRunStore();
  const isWon = useRun(({ table, did, isShowing }) => table.status.is === 'won' && did === 'turn' && !isShowing);
  const revision = useRun((state) => state.revision);
  const [seen, setSeen] = useState(() => store.getState().revision);
  const isOn = isWon && seen !== revision && durationOf('--t-feast') > 0;
  useEffect(() => {
    if (!isOn) return undefined;
    const end = (): void => setSeen(revision);
    const timer = setTimeout(end, LENGTH * durationOf('--t-feast'));
    window.addEventListener('keydown', end);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
      window.removeEventListener('pointerdown', end);
    };
  }, [isOn, revision]);
  return isOn;
};
