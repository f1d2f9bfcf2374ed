// What happened, and why: newest turn first, told by cause; each line unfolds back to a choice.

import { type AnyShape, explainEvent, type Session } from '@interlock/kernel';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { unfold } from '../../app/unfold.ts';
import { LogBundle } from '../../parts/log/LogBundle.tsx';
import { LogLine } from '../../parts/log/LogLine.tsx';
import { RefusedLines } from '../../parts/log/RefusedLines.tsx';
import { type LogTurn, logOf } from '../../store/logGroups.ts';
import { useRun } from '../context.ts';
import { bundlesOf, type Told } from './bundles.ts';
import { useLater } from './useLater.ts';

const RECENT = 40;
const MOST = 1000;

export const LogSection = ({ isOpen }: { isOpen: boolean }) => {
  const session = useLater(useRun((state) => state.session));
  const revision = useLater(useRun((state) => state.revision));
  const nothing = useLater(useRun((state) => emptyWords(state.table)));
  const refused = useLater(useRun((state) => state.refusedLines));
  const { look } = useRun((state) => state.screen);
  const [isAll, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const log = useMemo(
    () =>
      logOf(session, isAll ? MOST : RECENT, {
        isMinor: (event) => !isAll && (look.isMinor?.(event) ?? false),
        bundle: (event) => look.bundle?.(event) ?? null,
      }),
    [session, revision, isAll, look],
  );
  const told = useMemo(() => log.map((turn) => <Turn key={turn.to} told={turn} session={session} />), [log, session]);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(session.turns.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  useEffect(() => {
    const newest = session.turns.length;
    const isNew = newest > shown.current;
    shown.current = newest;
    if (!isNew) return undefined;
    return unfold([...(list.current?.querySelectorAll(`[data-turn="${newest}"]`) ?? [])]);
  }, [session, revision]);
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          What happened, and why
        </h2>
        {session.turns.length === 0 ? null : (
          <button type="button" className="ask" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Recent' : 'All turns'}
          </button>
        )}
      </header>
      <ol className="wide" ref={list}>
        <RefusedLines lines={refused} />
        {told}
        {log.length === 0 && refused.length === 0 ? <li className="dim">{nothing}</li> : null}
      </ol>
    </section>
  );
};

/** One turn, or several of which only the steps are worth a line: what was done, what came of it, what the machine did. */
const Turn = ({ told: { from, to, did, groups }, session }: { told: LogTurn; session: Session<AnyShape> }) => {
  const one = ({ turn, index, text }: Told) => (
    <LogLine key={index} turn={turn} text={text} why={() => explainEvent(session, turn, index)} />
  );
  const ledBy = new Map(groups.map(({ head, led }) => [head?.index ?? null, led]));
  /** Lines, those alike folded into one, each over what it led to. */
  const rows = (lines: readonly Told[]) =>
    bundlesOf(lines).map(({ head, text, lines: all }) => {
      const led = all.flatMap(({ index }) => ledBy.get(index) ?? []);
      return (
        <Fragment key={head.index}>
          {all.length === 1 ? one(head) : <LogBundle turn={head.turn} text={text} lines={() => all.map(one)} />}
          {led.length === 0 ? null : (
            <li>
              <ol className="logled">{rows(led)}</ol>
            </li>
          )}
        </Fragment>
      );
    });
  const yours = ledBy.get(null) ?? [];
  const own = groups.flatMap(({ head }) => head ?? []);
  return (
    <li className="logturn">
      <p className="logdid" data-turn={to}>
        <span className="num">{from === to ? `T${to}` : `T${from}–${to}`}</span>
        <span>
          {did === null ? (
            <span className="dim">you let it run</span>
          ) : (
            <>
              <b className="by">You:</b> {did}
            </>
          )}
        </span>
      </p>
      {yours.length === 0 ? null : <ol className="logled">{rows(yours)}</ol>}
      {own.length === 0 ? null : <ol>{rows(own)}</ol>}
    </li>
  );
};

const emptyWords = ({ idle }: { idle: { frames: readonly { status: { is: string } }[] } }): string => {
  const at = idle.frames.findIndex((frame) => frame.status.is === 'lost');
  return at < 0 ? 'Nothing has happened.' : `Nothing has happened. Doing nothing loses in turn ${at + 1}.`;
};
