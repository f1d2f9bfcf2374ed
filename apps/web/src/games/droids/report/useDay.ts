// The day of the run on the screen, as far as whoever looks may know it.

import type { DroidsShape } from '@interlock/droids';
import { useContext, useMemo } from 'react';
import { RunContext } from '../../../play/context.ts';
import type { Table } from '../../screen.ts';
import { type DayReport, type DayTurn, reportOf, turnsOfDay } from './day.ts';

const useTurns = (table: Table<DroidsShape>): readonly DayTurn[] => {
  const run = useContext(RunContext);
  return useMemo(() => {
    const session = run?.getState().session;
    if (!session) return [{ turn: table.turn, events: table.last.map(({ event }) => event) }];
    return session.turns.map((_, i) => ({ turn: i + 1, events: session.seen(i + 1).map(({ event }) => event) }));
  }, [run, table.turn, table.last]);
};

export const useDay = (table: Table<DroidsShape>): DayReport => {
  const turns = useTurns(table);
  const { day, currencies } = table.view;
  return useMemo(() => reportOf(turnsOfDay(turns, day), currencies.Energy), [turns, day, currencies.Energy]);
};

/** The numbers of the day that ended last; null where the run itself is not at hand, as in the replay room. */
export const useDayBefore = (): DroidsShape['state']['today'] | null => {
  const run = useContext(RunContext);
  const session = run?.getState().session;
  if (!session) return null;
  for (let at = session.turns.length; at > 0; at--) {
    const state = session.positionAt(at).state as unknown as DroidsShape['state'];
    if (state.phase === 'Scoring') return state.today;
  }
  return null;
};
