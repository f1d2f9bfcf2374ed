// The one timer of a run with a clock: it beats while the clock runs, and only then. A hidden tab pauses the run.

import { useEffect } from 'react';
import type { RunStore } from '../store/runState.ts';

export const useClock = (store: RunStore): void => {
  useEffect(() => {
    const { screen, table, isReadOnly } = store.getState();
    const clock = isReadOnly ? null : (screen.look.clock?.(table) ?? null);
    if (clock === null) return undefined;
    let timer: ReturnType<typeof setInterval> | null = null;
    const stop = (): void => {
      if (timer !== null) clearInterval(timer);
      timer = null;
    };
    const follow = (): void => {
      const { table: here, isPaused } = store.getState();
      const isRunning = !isPaused && here.status.is === 'playing' && clock.runs(here);
      if (!isRunning) stop();
      else timer ??= setInterval(() => store.getState().beat(), clock.everyMs);
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
