// What can be seen before anything is paid for, from where the plan leaves the player: ways to cells, the reach.

import type { Action, Cell, StationShape } from '@interlock/station';
import { type Outlook, outlookOf, type Press, pressOf } from '@interlock/station/screen';
import { useContext, useMemo } from 'react';
import { RunContext } from '../../../play/context.ts';
import type { Table } from '../../screen.ts';
import { frontOf } from '../plan.ts';

export interface Way {
  readonly actions: readonly Action[];
  readonly air: number;
}

interface Ways {
  /** The cheapest known way to stand on a cell. */
  onto(cell: Cell): Way | null;
  /** What a press on the cell plans, and what there is to say to it. */
  press(cell: Cell): Press;
}

const STILL: Press = { actions: [], says: null, help: null };

type State = StationShape['state'];

/** Null where no run is open, as in a picture of a level. */
const useFrontState = (table: Table<StationShape>): State | null => {
  const run = useContext(RunContext);
  return useMemo(() => {
    const planned = table.planFrames > 0 ? table.ahead.frames[table.planFrames - 1]!.state : undefined;
    return planned ?? (run?.getState().session.state as State | undefined) ?? null;
  }, [run, table]);
};

export const useOutlook = (table: Table<StationShape>): Outlook | null => {
  const state = useFrontState(table);
  return useMemo(() => (state === null ? null : outlookOf(table.world, state)), [state, table]);
};

export const useWays = (table: Table<StationShape>): Ways => {
  const state = useFrontState(table);
  const outlook = useOutlook(table);
  return useMemo(
    () => ({
      onto: (cell) => {
        const path = outlook?.pathTo(cell);
        return path?.ok ? { actions: path.turns.flat(), air: path.air } : null;
      },
      press: (cell) => (state === null ? STILL : pressOf(table.world, state, frontOf(table), cell)),
    }),
    [state, outlook, table],
  );
};
