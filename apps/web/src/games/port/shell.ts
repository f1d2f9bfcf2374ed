// The application shell's one timer. It feeds elapsed time into the store and knows no rule; a hidden tab pauses.

import { useEffect } from 'react';
import type { PortStore, Shell } from './store.ts';

const BEAT_MS = 100;

/** Milliseconds since it was last asked, whole ones; the rest is kept for the next asking. */
export const createShell = (now: () => number): Shell => {
  let last = now();
  return {
    now,
    elapsed() {
      const gone = Math.max(0, Math.floor(now() - last));
      last += gone;
      return gone;
    },
  };
};

export const useClock = (store: PortStore): void => {
  useEffect(() => {
    const timer = setInterval(() => store.getState().beat(), BEAT_MS);
    const onHidden = (): void => {
      if (document.hidden) store.getState().pause();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [store]);
};
