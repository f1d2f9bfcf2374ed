// Saves of the port screen: in the app's own book, with mode and practice as the replay's label.

import { record } from '@interlock/kernel';
import { picksIn } from '@interlock/port/tools';
import { noteWin } from '../../store/progress.ts';
import { type Save, writeSave } from '../../store/saves.ts';
import { placeOf } from '../../store/words.ts';
import { dailyTicket } from './daily.ts';
import { labelOf } from './header.ts';
import { noteResult } from './ranks.ts';
import type { PortSession, PortState } from './store.ts';

export const titleOf = ({ run }: PortSession): string => {
  if (run.entry) return run.entry.title;
  const level = run.level;
  const scenario = 'scenario' in level ? run.content.scenarios.find(({ id }) => id === level.scenario) : undefined;
  return scenario?.name ?? ('ticket' in level ? `Ticket, difficulty ${level.ticket}` : 'A ticket');
};

const noteOf = ({ session, view, plan }: PortState): string => {
  const picks = picksIn(session.turns);
  const done = `${picks} ${picks === 1 ? 'answer' : 'answers'} given, ${view.fields.timeLeft} seconds left.`;
  return plan === null ? done : `${done} An answer is pending.`;
};

export const saveOf = (state: PortState, at: number): Save => {
  const { session, header } = state;
  return {
    key: state.key,
    game: 'port',
    rules: session.game.rules,
    title: titleOf(session),
    savedAt: at,
    turn: session.turns.length,
    status: session.status,
    note: noteOf(state),
    replay: record(session, labelOf(header)),
    ...(state.pack === null ? {} : { content: state.pack }),
    plan: [],
    otherPlan: [],
    which: 'A',
    rewinds: state.undone + session.rewinds,
    verdict: null,
  };
};

export const keep = (state: PortState): Promise<void> => writeSave(saveOf(state, Date.now()));

/** Stars belong to runs that took nothing back, on the shipped cards. */
export const starsEarned = ({ view, session, undone, pack, isSeedRead }: PortState): number =>
  view.result === null || pack !== null || isSeedRead || undone + session.rewinds > 0 ? 0 : view.result.stars;

/** A finished run goes into the book of wins and, where it is ranked, into its list. */
export const noteEnd = (state: PortState): void => {
  const { session, view } = state;
  if (view.result === null) return;
  if (view.result.outcome === 'win' && state.pack === null) {
    const won = { turns: picksIn(session.turns), stars: starsEarned(state) };
    noteWin('port', placeOf(session as never), won);
    const day = new URLSearchParams(location.search).get('daily');
    if (day !== null) noteWin('port', dailyTicket(day).place, won);
  }
  noteResult(state);
};
