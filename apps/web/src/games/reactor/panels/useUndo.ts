// Right-click takes back the last step, as the undo key does.

import { useCallback, useContext } from 'react';
import { RunContext } from '../../../play/context.ts';

export const useUndo = (): (() => void) => {
  const run = useContext(RunContext);
  return useCallback(() => run?.getState().undo(), [run]);
};
