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

/** Beats while the clock runs, and only then: relaxed or paused there is nothing to feed. */
export const useClock = (store: PortStore): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | null = null;
    const stop = (): void => {
      if (timer !== null) clearInterval(timer);
      timer = null;
    };
    const follow = (): void => {
      const { header, isPaused, phase } = store.getState();
      const isRunning = header.mode === 'realtime' && !isPaused && phase === 'running';
      if (!isRunning) stop();
      else timer ??= setInterval(() => store.getState().beat(), BEAT_MS);
    };
    const onHidden = (): void => {
      if (document.hidden) store.getState().pause();
    };
    follow();
    const leave = store.subscribe(follow);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      leave();
      stop();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [store]);
};
