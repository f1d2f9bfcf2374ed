// A plan that starts the core ends the run: it is committed as soon as it stands, there is nothing left to weigh.

import type { ReactorShape } from '@interlock/reactor';
import { useContext, useEffect } from 'react';
import { RunContext } from '../../../play/context.ts';
import type { Table } from '../../screen.ts';

export const useStart = (table: Table<ReactorShape>): void => {
  const run = useContext(RunContext);
  const isStart =
    table.plan.at(-1)?.type === 'activateReactor' &&
    table.status.is === 'playing' &&
    table.ahead.frames[0]?.status.is === 'won';
  useEffect(() => {
    if (isStart) run?.getState().commit();
  }, [isStart, run]);
};
