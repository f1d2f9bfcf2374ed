// What happened, and why: own answers newest first with what they changed; each line unfolds to the fields it set, and
// every field to the sum that made it.

import { crossings, explainField, type LogEntry, logOf, opening, saidBy } from '@interlock/port/screen';
import { memo, useMemo } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import { useRun } from '../../../play/context.ts';
import { usePort } from '../run/context.ts';
import { happeningsOf, pastOf } from '../run/past.ts';
import { usePeek } from '../run/peek.ts';
import type { PortSession } from '../run/state.ts';
import { type Consequence, clockText, crossing, FIELD_NAMES, signed } from '../run/words.ts';

type Field = keyof typeof FIELD_NAMES;

export const LogSection = memo(({ isOpen }: { isOpen: boolean }) => {
  const session = usePort((state) => state.session);
  const revision = usePort((state) => state.revision);
  const refused = useRun((state) => state.refused);
  const asked = usePeek((state) => state.field);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const entries = useMemo(() => {
    const past = pastOf(session);
    return logOf(happeningsOf(session))
      .map((entry, i) => ({ entry, crossed: crossings(session.world, past[i]!, past[i + 1]!).map(crossing) }))
      .toReversed();
  }, [session, revision]);
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          What happened, and why
        </h2>
        <span className="dim pt-small">press a gauge's name</span>
      </header>
      {asked === null ? null : <Why field={asked} />}
      <ol className="wide" aria-label="Log">
        {refused ? (
          <li className="line line--refused" key={`refused ${refused.count}`}>
            <span className="num">–</span>
            <span>
              <b>Refused.</b> {refused.refusal.why}
            </span>
            <span className="cause">Nothing was spent.</span>
          </li>
        ) : null}
        {entries.map(({ entry, crossed }) => (
          <Line key={`${entry.atMs} ${entry.actionId}`} entry={entry} crossed={crossed} session={session} />
        ))}
        <Opened session={session} />
      </ol>
    </section>
  );
});

const nameOf = (session: PortSession, entry: Pick<LogEntry, 'eventId' | 'actionId'>) => {
  const card = session.world.events.find(({ id }) => id === entry.eventId);
  return {
    title: card?.title ?? entry.eventId,
    label: card?.actions.find(({ id }) => id === entry.actionId)?.label ?? entry.actionId,
  };
};

interface LineProps {
  readonly entry: LogEntry;
  /** What it opened and closed. */
  readonly crossed: readonly Consequence[];
  readonly session: PortSession;
}

const Line = ({ entry, crossed, session }: LineProps) => {
  const { title, label } = nameOf(session, entry);
  const says = saidBy(session.world, entry);
  return (
    <li className="line">
      <span className="num">{clockText(entry.atMs)}</span>
      <span>
        <b>{title}</b>: {label}.{says === '' ? null : <span className="pt-said"> {says}</span>}
      </span>
      <span className="cause">
        {entry.changes.map(({ target, requested, applied }) => (
          <span key={target} className="pt-change">
            {FIELD_NAMES[target].toLowerCase()} {signed(applied)}
            {requested === applied ? '' : ` of ${signed(requested)}`}
          </span>
        ))}
        <span className="by">← you</span>
        {crossed.map(({ tone, text }) => (
          <b className={`pt-crossed ${tone}`} key={text}>
            <Glyph name={tone} /> {text}
          </b>
        ))}
        {entry.outcome === null ? null : <b> · {ENDED[entry.outcome]}</b>}
      </span>
    </li>
  );
};

const ENDED = {
  win: 'the port is open',
  time: 'the clock ran out',
  stress: 'stress was full',
  privilege: 'the last privilege went',
  critical: 'it was a losing card',
} as const;

const Opened = ({ session }: { session: PortSession }) => {
  const { state } = session.positionAt(0);
  const { level } = session.run;
  return (
    <li className="line">
      <span className="num">00:00</span>
      <span>
        <b>Ticket opened</b>: {state.timeLeft} seconds
      </span>
      <span className="cause">
        {'scenario' in level ? `scenario ${level.scenario}` : `difficulty ${level.ticket}`}, seed{' '}
        <span className="num">{session.run.seed}</span>
        {level.carry
          ? ` · carried over: stress ${signed(level.carry.stress)}, influence ${signed(level.carry.influence)}`
          : ''}
      </span>
    </li>
  );
};

/** A field as the sum of what made it. */
const Why = ({ field }: { field: Field }) => {
  const session = usePort((state) => state.session);
  const revision = usePort((state) => state.revision);
  const view = usePort((state) => state.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; revision and clock say when
  const found = useMemo(() => {
    const first = session.positionAt(0).state;
    return explainField(field, opening(session.world, session.run.level, first), happeningsOf(session));
  }, [session, revision, field, view.clockMs]);
  return (
    <div className="wide pt-sum">
      <p>
        <b>
          {FIELD_NAMES[field]} is {found.value}:
        </b>
      </p>
      <ol>
        {found.terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place in the sum
          <li key={i}>
            <span className="num">{term.what === 'start' ? term.delta : signed(term.delta)}</span>{' '}
            {term.what === 'start' ? 'at the start, by the roll' : null}
            {term.what === 'carry' ? 'carried over from the ticket before' : null}
            {term.what === 'ticks' ? 'seconds that passed' : null}
            {term.what === 'pick'
              ? `${nameOf(session, { eventId: term.eventId ?? '', actionId: term.actionId ?? '' }).label} ← you, ${clockText(term.atMs ?? 0)}`
              : null}
          </li>
        ))}
      </ol>
    </div>
  );
};
