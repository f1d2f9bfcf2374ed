// How the port is played on the frame, without a single part that is drawn: its clock, what follows an answer, what is
// planned, said, counted and taken back.

import { game, type PortShape } from '@interlock/port';
import { picksIn, undoDepth } from '@interlock/port/screen';
import type { Look } from '../../screen.ts';
import { shift } from '../series/shift.ts';
import { isRankedDay } from '../series/tries.ts';
import { clock } from './clock.ts';
import { commit, needsPlan, planName } from './commit.ts';
import { lays } from './hand.ts';
import { labelOf } from './header.ts';
import { headerOf, usePace } from './settings.ts';
import { follows, isQuiet, tells } from './tells.ts';

const here = (): URLSearchParams => new URLSearchParams(globalThis.location?.search ?? '');

export const acts: Look<PortShape> = {
  clock,
  follows,
  isQuiet,
  tells,
  lays,
  commit,
  planName,
  needsPlan,
  namesTurns: false,
  horizon: 0,
  undoes: (turns) => undoDepth(game.content, turns, 0) ?? 0,
  undoPrice: (_, rewinds) => (rewinds > 0 ? null : 'all stars'),
  journey: shift,
  label: () => labelOf(headerOf(usePace.getState().settings)),
  opensRanked: (query) => isRankedDay(query) ?? (query.has('ranked') || usePace.getState().settings.ranked),
  counts: picksIn,
  beat: {
    noun: 'answer',
    name: ({ events }, [first]) =>
      first?.type === 'pick' ? (events.find(({ id }) => id === first.eventId)?.title ?? first.eventId) : null,
  },
  stars: ({ view }, _, __, ___, rewinds) => (rewinds > 0 ? 0 : (view.result?.stars ?? 0)),
  asksRestart: ({ turn, status, view }) =>
    turn === 0 || status.is !== 'playing'
      ? null
      : {
          title: 'Give up this run?',
          words: `${view.fields.timeLeft} seconds are left on its clock. ${
            isRankedDay(here())
              ? 'It counts as the try of the day; after it you practise.'
              : 'The same ticket starts anew.'
          }`,
          act: 'Give it up and start anew',
          stay: 'Go on playing',
        },
  summary: ({ view, plan }, turns) => {
    const picks = picksIn(turns);
    const done = `${picks} ${picks === 1 ? 'answer' : 'answers'} given, ${view.fields.timeLeft} seconds left.`;
    return plan.length === 0 ? done : `${done} An answer is pending.`;
  },
  isMinor: ({ type }) => type === 'ticked' || type === 'idleTicked' || type.endsWith('CooldownStarted'),
};
