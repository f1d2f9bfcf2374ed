// What happened, newest first: a walk is one line, and under everything else stands why it happened.

import type { Session } from '@interlock/kernel';
import type { StationShape } from '@interlock/station';
import type { LogEntry } from '../../screen.ts';
import { count } from './words.ts';

interface Stretch {
  readonly last: number;
  /** Where a walk led; null: it was waited. */
  readonly to: string | null;
  turns: number;
  air: number;
}

const stretchWords = ({ to, turns, air }: Stretch): string =>
  to === null ? `Waited, ${air} air.` : `${count(turns, 'step')} to ${to}, ${air} air.`;

/** Turns that did nothing but walk are one line, with where they led and what they took; so are those that only waited. */
export const logLines = (session: Session<StationShape>, most: number): readonly LogEntry[] => {
  const lines: LogEntry[] = [];
  const { game, world, state } = session;
  let stretch: Stretch | null = null;
  const close = (): void => {
    if (stretch !== null) lines.push({ turn: stretch.last, mark: `T${stretch.last}`, text: stretchWords(stretch) });
    stretch = null;
  };
  for (let turn = session.turns.length; turn >= 1 && lines.length < most; turn--) {
    const events = session.seen(turn);
    const news = events.filter(({ event: { type } }) => type !== 'airSpent' && type !== 'moved');
    if (news.length > 0) close();
    for (const { event, index } of news.toReversed())
      lines.push({ turn, mark: `T${turn}`, text: game.words.event(world, event, state), index });
    const step = events.find(({ event: { type } }) => type === 'moved')?.event;
    // A deed that told something has a line of its own, and no stretch goes on over it.
    const isStretch = step !== undefined || news.length === 0;
    const to = step?.type === 'moved' ? step.to.join(',') : null;
    if (!isStretch || (stretch !== null && (stretch.to === null) !== (to === null))) close();
    if (!isStretch) continue;
    stretch ??= { last: turn, to, turns: 0, air: 0 };
    stretch.turns++;
    for (const { event } of events) if (event.type === 'airSpent') stretch.air += event.amount;
  }
  close();
  return lines;
};
