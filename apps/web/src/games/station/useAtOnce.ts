// The choice between planning first and acting at once: with the latter, what the player adds to the plan is committed as
// it stands. What a commit left over, because something came to light, waits for the player.

import { useContext, useEffect, useRef } from 'react';
import { RunContext } from '../../play/context.ts';
import { useSight } from './board/sight.ts';
import type { StationTable } from './plan.ts';

export const useAtOnce = (table: StationTable): void => {
  const run = useContext(RunContext);
  const isAtOnce = useSight((sight) => sight.isAtOnce);
  const before = useRef({ turn: table.turn, steps: table.plan.length });
  useEffect(() => {
    const { turn, steps } = before.current;
    before.current = { turn: table.turn, steps: table.plan.length };
    if (isAtOnce && table.turn === turn && table.plan.length > steps) run?.getState().commit();
  }, [run, table, isAtOnce]);
};
