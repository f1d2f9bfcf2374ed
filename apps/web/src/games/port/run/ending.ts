// The end of a run in the port's words: how it was played, what the stars asked for, what decided it, what could have been.

import { record } from '@interlock/kernel';
import type { PortShape } from '@interlock/port';
import { picksIn } from '@interlock/port/screen';
import { documentOf } from '../../../store/documents.ts';
import type { Look } from '../../screen.ts';
import { resultWords } from '../series/tries.ts';
import { ask } from './ask.ts';
import { type PortSession, portOf } from './state.ts';
import { titleOf } from './words.ts';

const askOf = (session: PortSession) => ({
  replay: record(session),
  pack: documentOf(session.run.contentDigest) ?? null,
});

const noneFound = ({ turns }: PortSession): string =>
  picksIn(turns) === 0
    ? 'No answer decided it: there was none.'
    : 'None found: no single answer, changed, would have saved the run.';

export const ending: Look<PortShape> = {
  ratesLosses: true,
  startsAnew: true,
  figures: ({ view }) => [{ label: 'Time left', value: `${view.fields.timeLeft} s` }],
  endTags(run) {
    const { header, session } = portOf(run);
    return [
      ...(header.practice ? ['practice'] : []),
      header.mode === 'relaxed' ? 'relaxed' : 'real time',
      ...(header.assisted ? ['assisted'] : []),
      `digest ${session.digest().slice(0, 8)}`,
    ];
  },
  starRules(run) {
    const { view, session, undone, isSeedRead } = portOf(run);
    const { stars } = session.world.config;
    const { timeLeft, score } = view.fields;
    const none = (is: boolean, why: string) => (is ? [{ isMet: null, text: `${why}: no stars for this run.` }] : []);
    return [
      { isMet: true, text: 'Won' },
      { isMet: timeLeft >= stars.timeLeftMin, text: `${timeLeft} s left; the time star wants ${stars.timeLeftMin}` },
      { isMet: score >= stars.scoreMin, text: `score ${score}; the score star wants ${stars.scoreMin}` },
      ...none(undone > 0, 'An answer was taken back'),
      ...none(isSeedRead, "The seed's own line was asked"),
    ];
  },
  blame: {
    ask(session, tell) {
      const { events } = session.world;
      const job = ask('blame', [askOf(session)], ({ done, of }) => tell(`${done} of ${of} answers so far`));
      const answer = job.answer.then((found) => {
        const last = found?.[0];
        if (!last) return found && noneFound(session);
        const card = events.find(({ id }) => id === last.eventId);
        const label = (actionId: string): string => card?.actions.find(({ id }) => id === actionId)?.label ?? actionId;
        const many = `${last.length} ${last.length === 1 ? 'answer' : 'answers'}`;
        return {
          turn: last.turn + 1,
          what: `${card?.title ?? last.eventId} decided it.`,
          words: `“${label(last.picked)}” closed the last way; “${label(last.instead)}” still had a winning line of ${many}.`,
        };
      });
      return { answer, cancel: job.cancel };
    },
  },
  certificate: (session) => ask('certificate', [askOf(session)]),
  resultWords(run) {
    const { session, view } = portOf(run);
    return resultWords(titleOf(session), view, picksIn(session.turns));
  },
};
