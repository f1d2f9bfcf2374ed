// What a turn of the port leaves to say: the answer and what it did, the card that came, seconds that are running out.

import { relaxedTick, warningsCrossed } from '@interlock/port/screen';
import type { RunState } from '../../../store/runState.ts';
import { viewOf } from '../../../store/table.ts';
import type { Told } from '../../screen.ts';
import { headerOf, type PortSession } from './state.ts';
import { cardWords, endWords, lastWords, turnWords, warningWords } from './words.ts';

const sessionOf = ({ session }: RunState): PortSession => session as unknown as PortSession;

const cardAt = (session: PortSession, turn: number): string | null => session.positionAt(turn).state.currentEventId;

/** Seconds that pass by themselves after an answer: thinking, then until a card is there. */
export const follows = (run: RunState, done: number): boolean => {
  const session = sessionOf(run);
  const isAnswered = session.turns.at(-1 - done)?.[0]?.type === 'pick';
  return isAnswered && headerOf(run).mode === 'relaxed' && relaxedTick(session.world, session.state, done) !== null;
};

/** Seconds passed and the card is the same. */
export const isQuiet = (run: RunState, from: number): boolean => {
  const session = sessionOf(run);
  return (
    session.turns.slice(from).every(([action]) => action?.type === 'tick') &&
    cardAt(session, from) === session.state.currentEventId
  );
};

/** Warnings each run has had: each is said once. */
const warned = new WeakMap<PortSession, readonly number[]>();

const warning = (session: PortSession, from: number): number | null => {
  const before = session.positionAt(from).state.timeLeft;
  const crossed = warningsCrossed(session.world, before, session.state.timeLeft, warned.get(session) ?? []);
  warned.set(session, [...(warned.get(session) ?? []), ...crossed]);
  return crossed.length === 0 || session.state.phase === 'over' ? null : crossed.at(-1)!;
};

export const tells = (run: RunState, act: 'played' | 'back' | 'again' | 'anew', from: number): Told | null => {
  const session = sessionOf(run);
  const view = viewOf(run.session, run.screen.look) as ReturnType<PortSession['view']>;
  if (act !== 'played') {
    const words = { back: 'Taken back.', again: 'Done again.', anew: 'The run starts anew.' }[act];
    return { text: `${words} ${cardWords(view)}` };
  }
  const seconds = warning(session, from);
  const note = seconds === null ? null : warningWords(seconds);
  const more = seconds === null ? {} : { note: lastWords(seconds) };
  if (session.state.phase === 'over') return { text: `${turnWords(session, from)} ${endWords(view)}`.trim() };
  const isQuietly = isQuiet(run, from);
  if (isQuietly && headerOf(run).mode === 'realtime') return note === null ? null : { text: note, ...more };
  const isPicked = session.turns.slice(from).some(([action]) => action?.type === 'pick');
  const done = isPicked ? turnWords(session, from) : isQuietly ? `${session.turns.length - from} s passed.` : '';
  return { text: [note, done, cardWords(view)].filter(Boolean).join(' '), ...more };
};
