// Act and consequence of the commit key, and of the strip: the pending answer at its own stamp.

import type { Session } from '@interlock/kernel';
import type { PortShape } from '@interlock/port';
import type { Look, Table } from '../../screen.ts';
import { headerFrom, thinkOf } from './header.ts';
import { outlookOf } from './planned.ts';
import { consequencesOf, FIELD_NAMES, runsOutAfter } from './words.ts';

/** Characters after which a second fact would be cut off on a phone. */
const ROOM = 20;

export const commit = (
  { view, plan, label, other }: Table<PortShape>,
  session: Session<PortShape>,
): ReturnType<NonNullable<Look<PortShape>['commit']>> => {
  const header = headerFrom(label ?? undefined);
  if (view.card === null)
    return header.mode === 'relaxed'
      ? { act: 'Wait 1 s', note: 'until a card is free' }
      : { act: 'Nobody calls', note: 'the clock runs on' };
  const last = plan.at(-1);
  const answer = last?.type === 'pick' ? view.card.answers.find((one) => one.actionId === last.actionId) : undefined;
  const outlook = answer ? outlookOf(session, view, answer.actionId, plan.length - 1) : null;
  if (!answer || !outlook)
    return { act: 'Choose', note: `an answer, 1 to ${view.card.answers.length}`, mood: 'empty', asks: 'no' };
  const think = thinkOf(header, session.world.config.relaxed.thinkTicks);
  const said = consequencesOf(answer, outlook, view, think)[0];
  const isLost = outlook.ends !== null && outlook.ends !== 'win';
  if (isLost || runsOutAfter(answer, outlook, view, think))
    return { act: 'Do it anyway', note: said?.text ?? 'This loses', mood: 'risky', asks: 'no' };
  const { before, after } = outlook;
  const change = (['stress', 'bureaucracy', 'security', 'privilege'] as const)
    .filter((field) => after[field] !== before[field])
    .map((field) => `${FIELD_NAMES[field].toLowerCase()} ${after[field]}`)[0];
  const isFull = (said?.text.length ?? 0) > ROOM;
  const note = [said?.text, isFull ? undefined : change].filter((one) => one !== undefined).join(' · ');
  return {
    act: other === null ? 'Do it' : `Do ${other.name === 'A' ? 'B' : 'A'}`,
    note: note || `time ${after.timeLeft}`,
    asks: 'no',
  };
};

/** The pending answer by its letter, once there is more than one plan. */
export const planName = ({ plan, other }: Table<PortShape>): string => {
  if (plan.length === 0) return 'No answer pending';
  return other === null ? 'Pending answer' : `Plan ${other.name === 'A' ? 'B' : 'A'}`;
};

/** Without an answer there is nothing to commit while a card lies there; without a card a second passes. */
export const needsPlan = ({ view, label }: Table<PortShape>): string | null => {
  if (view.card) return `Choose an answer first, 1 to ${view.card.answers.length}.`;
  return headerFrom(label ?? undefined).mode === 'realtime' ? 'Nobody calls; the clock brings the next card.' : null;
};
