// What can be seen before anything is paid for, from where the plan leaves the player: ways to cells, the reach.

import type { Action, Cell, StationShape } from '@interlock/station';
import { type Outlook, outlookOf, thingId } from '@interlock/station/screen';
import { useContext, useMemo } from 'react';
import { RunContext } from '../../../play/context.ts';
import type { Table } from '../../screen.ts';
import { frontOf } from '../plan.ts';
import { deckOf, keyOf } from './deck.ts';

export interface Way {
  readonly actions: readonly Action[];
  readonly air: number;
}

interface Ways {
  /** The cheapest known way to stand on a cell; a sentence where there is none. */
  onto(cell: Cell): Way | string;
  /** What a press on the cell plans: the way there, or to where the thing on it can be reached, or its only act. */
  toCell(cell: Cell): readonly Action[] | null;
}

/** Null where no run is open, as in a picture of a level. */
export const useOutlook = (table: Table<StationShape>): Outlook | null => {
  const run = useContext(RunContext);
  return useMemo(() => {
    const planned = table.planFrames > 0 ? table.ahead.frames[table.planFrames - 1]!.state : undefined;
    const state = planned ?? (run?.getState().session.state as StationShape['state'] | undefined);
    return state === undefined ? null : outlookOf(table.world, state);
  }, [run, table]);
};

export const useWays = (table: Table<StationShape>): Ways => {
  const outlook = useOutlook(table);
  return useMemo(() => waysOf(table, outlook), [outlook, table]);
};

export const waysOf = (table: Table<StationShape>, outlook: Outlook | null): Ways => {
  const front = frontOf(table);
  const onto = (cell: Cell): Way | string => {
    const path = outlook?.pathTo(cell);
    if (path?.ok) return { actions: path.turns.flat(), air: path.air };
    return path?.gate ? `No way there yet. First in the way: ${path.gate.words}.` : 'No known way leads there.';
  };
  return {
    onto,
    toCell: (cell) => {
      const key = keyOf(cell);
      if (key === keyOf(front.at)) return null;
      const thing = deckOf(front).thingAt.get(key);
      if (!thing) {
        const way = onto(cell);
        // One refused step says why, at the door itself.
        return typeof way === 'string' ? stepTowards(front.at, cell) : way.actions;
      }
      if (thing.isInReach) {
        const acts = table.legal.filter((action) => thingId(action) === thing.id);
        return acts.length === 1 ? [{ ...acts[0]! }] : null;
      }
      const ways = thing.access.map(onto).filter((way): way is Way => typeof way !== 'string');
      return ways.sort((a, b) => a.air - b.air)[0]?.actions ?? null;
    },
  };
};

const stepTowards = ([x, y]: Cell, [toX, toY]: Cell): readonly Action[] | null => {
  if (Math.abs(toX - x) + Math.abs(toY - y) !== 1) return null;
  return [{ type: 'move', dir: toX > x ? 'E' : toX < x ? 'W' : toY > y ? 'S' : 'N' }];
};
