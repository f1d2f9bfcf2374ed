// The board keeps its height when a run ends, though other things stand around it then: what one looks at does not jump.

import { useEffect } from 'react';
import type { RunStore } from '../store/runState.ts';

/** Measured while the run is still drawn as it was played, and handed to the style sheet. */
export const useKeptBoard = (store: RunStore): void => {
  useEffect(
    () =>
      store.subscribe(({ table }, before) => {
        const isOver = table.status.is !== 'playing';
        if (isOver === (before.table.status.is !== 'playing')) return;
        const frame = document.querySelector<HTMLElement>('main.frame');
        const stage = frame?.querySelector('.board > .stage')?.getBoundingClientRect();
        const board = frame?.querySelector('.board')?.getBoundingClientRect();
        if (!frame || !stage || !board) return;
        // A scene in the board's place has what stands under the board for itself.
        for (const [name, px] of [
          ['--kept', stage.height],
          ['--kept-scene', board.bottom - stage.top],
        ] as const)
          frame.style.setProperty(name, isOver ? `${px}px` : null);
      }),
    [store],
  );
};
