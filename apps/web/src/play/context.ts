// The run store of the screen, for the parts of the frame.

import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PanelProps } from '../games/screen.ts';
import type { RunState, RunStore } from '../store/runState.ts';

export const RunContext = createContext<RunStore | null>(null);

/** One of two boards side by side: it stands as the turn left it, and nothing of it plays by itself or takes keys. */
export const BesideContext = createContext(false);

export const useRunStore = (): RunStore => {
  const store = useContext(RunContext);
  if (!store) throw new Error('This part belongs inside a game screen.');
  return store;
};

export const useRun = <T>(pick: (state: RunState) => T): T => useStore(useRunStore(), pick);

/** The run is over, and how it ended has been shown. */
export const useIsOver = (): boolean => useRun(({ table, isShowing }) => table.status.is !== 'playing' && !isShowing);

/** The view to draw: the look-ahead frame, or now. */
export const shownFrame = ({ table, ahead }: RunState) =>
  ahead === 0 ? null : (table.ahead.frames[ahead - 1] ?? null);

/** What the game's own panels are handed: the same object until something in it changes. */
export const usePanel = (): PanelProps => {
  const store = useRunStore();
  const table = useRun((state) => state.table);
  const frame = useRun(shownFrame);
  const selected = useRun((state) => state.selected);
  const isReadOnly = useRun((state) => state.isReadOnly);
  return useMemo(() => {
    const { plan, planAll, select } = store.getState();
    return {
      table,
      frame,
      view: frame?.view ?? table.view,
      selected,
      isReadOnly,
      onPlan: plan,
      onPlanAll: planAll,
      onSelect: select,
      onExplain: select,
    };
  }, [store, table, frame, selected, isReadOnly]);
};
