// Which scene stands in place of the board.

import { useMemo } from 'react';
import type { Scene } from '../../games/screen.ts';
import { shownFrame, useRun } from '../context.ts';
import { CURTAIN } from './Curtain.tsx';

/** What stands in place of the board, by the view that is drawn; null: the board. While the curtain is down it is the
 *  game's own curtain or the frame's, and nothing else. */
export const useScene = (): Scene | null => {
  const { look } = useRun((state) => state.screen);
  const table = useRun((state) => state.table);
  const view = useRun((state) => shownFrame(state)?.view ?? state.table.view);
  return useMemo(() => {
    const own = look.scene?.(table, view) ?? null;
    return table.stage === 'curtain' && !own?.isCurtain ? CURTAIN : own;
  }, [look, table, view]);
};
