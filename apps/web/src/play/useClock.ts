// Drives the clock of a run that has one: asks it for the turns that are due and commits them. It stands still while the
// run is paused, while the page is hidden, and after the end.

import { useEffect } from 'react';
import type { RunStore } from '../store/runState.ts';

export const useClock = (store: RunStore): void => {
  useEffect(() => {
    const { screen, table, isReadOnly } = store.getState();
    const clock = isReadOnly ? null : (screen.look.clock?.(table) ?? null);
    if (clock === null) return undefined;
    let last = performance.now();
    const beat = (): void => {
      const now = performance.now();
      const elapsed = now - last;
      last = now;
      const { table: here, isPaused, play } = store.getState();
      if (isPaused || document.hidden || here.status.is !== 'playing') return;
      for (const turn of clock.due(here, elapsed)) play(turn);
    };
    const timer = setInterval(beat, clock.everyMs);
    return () => clearInterval(timer);
  }, [store]);
};
