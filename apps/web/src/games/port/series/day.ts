// A ranked try of the day's ticket, while it is on the table: ended it is noted, and started anew it is given up.

import { picksIn } from '@interlock/port/screen';
import { go } from '../../../app/router.ts';
import type { RunState } from '../../../store/runState.ts';
import { portOf } from '../run/state.ts';
import { noteTry } from './tries.ts';

/** Notes how a ranked try stands, and that it was one. */
export const noteDay = (day: string, run: RunState): void => {
  if (!run.session.isRanked) return;
  const { view, session } = portOf(run);
  const { score, timeLeft } = view.fields;
  noteTry(day, { outcome: view.result?.outcome ?? 'givenUp', answers: picksIn(session.turns), score, timeLeft });
};

/** Starting a ranked day anew gives it up: what follows is practice, at an address of its own. */
export const leavesDay = (run: RunState): boolean => {
  const day = new URLSearchParams(location.search).get('daily');
  if (day === null || !run.session.isRanked || run.session.turns.length === 0) return false;
  noteDay(day, run);
  go(`/play/port?daily=${day}&practice`);
  return true;
};
