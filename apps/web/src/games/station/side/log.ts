// What happened, newest first: a walk is one line, and under everything else stands why it happened.

import type { Session } from '@interlock/kernel';
import type { StationShape } from '@interlock/station';
import type { LogEntry } from '../../screen.ts';
import { count } from './words.ts';

/** Turns that did nothing but walk are one line, with where they led and what they took. */
export const logLines = (session: Session<StationShape>, most: number): readonly LogEntry[] => {
  const lines: LogEntry[] = [];
  const { game, world, state } = session;
  let walk: { readonly last: number; readonly to: string; steps: number; air: number; first: number } | null = null;
  const close = (): void => {
    if (walk === null) return;
    const { last, steps, air, to } = walk;
    lines.push({ turn: last, mark: `T${last}`, text: `${count(steps, 'step')} to ${to}, ${air} air.` });
    walk = null;
  };
  for (let turn = session.turns.length; turn >= 1 && lines.length < most; turn--) {
    const events = session.seen(turn);
    const news = events.filter(({ event: { type } }) => type !== 'airSpent' && type !== 'moved');
    if (news.length > 0) close();
    for (const { event, index } of news.toReversed())
      lines.push({ turn, mark: `T${turn}`, text: game.words.event(world, event, state), index });
    for (const { event } of events) {
      if (event.type === 'moved') {
        walk ??= { first: turn, last: turn, to: event.to.join(','), steps: 0, air: 0 };
        walk.first = turn;
        walk.steps++;
      }
      if (event.type === 'airSpent' && walk?.first === turn) walk.air += event.amount;
    }
    if (events.every(({ event: { type } }) => type !== 'moved')) close();
  }
  close();
  return lines;
};
