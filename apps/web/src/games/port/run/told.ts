// The log of a run in the port's words: own answers newest first with what came of them, how the ticket began; and every
// field as the sum that made it.

import { type LogEntry as Answered, crossings, explainField, logOf, opening, saidBy } from '@interlock/port/screen';
import type { FigureSum, LogEntry } from '../../screen.ts';
import { happeningsOf, pastOf } from './past.ts';
import type { PortSession } from './state.ts';
import { clockText, crossing, FIELD_NAMES, signed } from './words.ts';

const ENDED = {
  win: 'the port is open',
  time: 'the clock ran out',
  stress: 'stress was full',
  privilege: 'the last privilege went',
  critical: 'it was a losing card',
} as const;

const nameOf = ({ world }: PortSession, { eventId, actionId }: Pick<Answered, 'eventId' | 'actionId'>) => {
  const card = world.events.find(({ id }) => id === eventId);
  return {
    title: card?.title ?? eventId,
    label: card?.actions.find(({ id }) => id === actionId)?.label ?? actionId,
  };
};

export const logLines = (session: PortSession, most: number): readonly LogEntry[] => {
  const { world } = session;
  const past = pastOf(session);
  const turns = session.turns.flatMap(([action], i) => (action?.type === 'pick' ? [i + 1] : []));
  const answers = logOf(happeningsOf(session)).map((entry, i): LogEntry => {
    const { title, label } = nameOf(session, entry);
    const said = saidBy(world, entry);
    const ended = entry.outcome === null ? [] : [{ text: `· ${ENDED[entry.outcome]}` }];
    return {
      turn: turns[i]!,
      mark: clockText(entry.atMs),
      name: title,
      text: `${label}.`,
      ...(said === '' ? {} : { said }),
      changes: entry.changes.map(
        ({ target, requested, applied }) =>
          `${FIELD_NAMES[target].toLowerCase()} ${signed(applied)}${requested === applied ? '' : ` of ${signed(requested)}`}`,
      ),
      isYours: true,
      notes: [...crossings(world, past[i]!, past[i + 1]!).map(crossing), ...ended],
    };
  });
  return [...answers.reverse(), opened(session)].slice(0, most);
};

const opened = (session: PortSession): LogEntry => {
  const { run } = session;
  const { level } = run;
  const { carry } = level;
  const carried = carry ? [`carried over: stress ${signed(carry.stress)}, influence ${signed(carry.influence)}`] : [];
  const from =
    'scenario' in level
      ? (session.world.scenarios.find(({ id }) => id === level.scenario)?.name ?? level.scenario)
      : `difficulty ${level.ticket}`;
  return {
    turn: 0,
    mark: clockText(0),
    name: 'Ticket opened',
    text: `${session.positionAt(0).state.timeLeft} seconds`,
    changes: [`${from}, seed ${run.seed}`, ...carried],
  };
};

const isField = (subject: string): subject is keyof typeof FIELD_NAMES => subject in FIELD_NAMES;

export const sumOf = (session: PortSession, subject: string): FigureSum | null => {
  if (!isField(subject)) return null;
  const first = session.positionAt(0).state;
  const found = explainField(subject, opening(session.world, session.run.level, first), happeningsOf(session));
  return {
    name: FIELD_NAMES[subject],
    value: found.value,
    terms: found.terms.map(({ what, delta, eventId = '', actionId = '', atMs = 0 }) => {
      if (what === 'start') return { delta: String(delta), words: 'at the start, by the roll' };
      const words = {
        carry: 'carried over from the ticket before',
        ticks: 'seconds that passed',
        pick: `${nameOf(session, { eventId, actionId }).label} ← you, ${clockText(atMs)}`,
      };
      return { delta: signed(delta), words: words[what] };
    }),
  };
};
