// The way that a press on a cell would plan, over what is known: its cells, its air, and what comes of it.

import type { StationShape } from '@interlock/station';
import { pressOf } from '@interlock/station/screen';
import type { Look } from '../screen.ts';
import { cellOfSubject, deckOf, keyOf } from './board/deck.ts';
import { frontOf } from './plan.ts';

export const aim: NonNullable<Look<StationShape>['aim']> = (table, selected, { state, preview }) => {
  const front = frontOf(table);
  const to = cellOfSubject(deckOf(front), selected);
  if (to === null || keyOf(to) === keyOf(front.at)) return null;
  const planned = table.planFrames > 0 ? table.ahead.frames[table.planFrames - 1]!.state : state;
  const { actions, says: answer } = pressOf(table.world, planned, front, to);
  if (actions.length === 0) return null;
  const frames = preview(actions);
  const last = frames.at(-1);
  if (!last) return null;
  const path = [front.at, ...frames.map(({ view }) => view.at)].map(keyOf);
  const air = last.view.airUsed - front.airUsed;
  const cost = `${air} air`;
  if (last.status.is === 'lost') return { path, cost, says: 'loses the run', tone: 'critical' };
  if (frames.length < actions.length || last.reveals) return { path, cost, says: 'as far as known', tone: 'caution' };
  if (answer !== null) return { path, cost, says: 'as far as it goes', tone: 'caution' };
  return { path, cost, says: last.view.air === null ? '' : `leaves ${last.view.air}` };
};
