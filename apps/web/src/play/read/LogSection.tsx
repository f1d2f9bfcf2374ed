// What happened, and why: newest first, by turns told by cause, or in the lines of the game's own. At its head what was
// refused, and the sum behind a figure that was asked for.

import type { AnyShape, Session } from '@interlock/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { unfold } from '../../app/unfold.ts';
import { EntryLine, SumLines } from '../../parts/log/EntryLine.tsx';
import { RefusedLines } from '../../parts/log/RefusedLines.tsx';
import { logOf } from '../../store/logGroups.ts';
import { useRun } from '../context.ts';
import { LogTurn } from './LogTurn.tsx';
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
  const most = isAll ? MOST : RECENT;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const told = useMemo(
    () =>
      look.logLines?.(session, most).map((entry) => <EntryLine key={keyOf(entry)} entry={entry} session={session} />) ??
      logOf(session, most, {
        isMinor: (event) => !isAll && (look.isMinor?.(event) ?? false),
        bundle: (event) => look.bundle?.(event) ?? null,
      }).map((turn) => <LogTurn key={turn.to} told={turn} session={session} />),
    [session, revision, isAll, look],
  );
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
  // Lines of the game's own leave nothing out but what is long past.
  const hasMore = look.logLines ? isAll || told.length >= RECENT : session.turns.length > 0;
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          What happened, and why
        </h2>
        {look.logNote === undefined || hasMore ? null : <span className="dim lognote">{look.logNote}</span>}
        {hasMore ? (
          <button type="button" className="ask" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Recent' : 'All turns'}
          </button>
        ) : null}
      </header>
      {look.sumOf ? <AskedSum session={session} revision={revision} /> : null}
      <ol className="wide" aria-label="Log" ref={list}>
        <RefusedLines lines={refused} />
        {told}
        {told.length === 0 && refused.length === 0 ? <li className="dim">{nothing}</li> : null}
      </ol>
    </section>
  );
};

const keyOf = ({ turn, index, mark }: { turn: number; index?: number; mark: string }): string =>
  `${turn}/${index ?? mark}`;

/** The figure that is asked for as the sum of what made it. */
const AskedSum = memo(({ session, revision }: { session: Session<AnyShape>; revision: number }) => {
  const selected = useRun((state) => state.selected);
  const { look } = useRun((state) => state.screen);
  const turn = useRun((state) => state.table.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; revision and turn say when
  const found = useMemo(
    () => (selected === null ? null : (look.sumOf?.(session, selected) ?? null)),
    [session, revision, turn, selected, look],
  );
  return found ? <SumLines sum={found} /> : null;
});

const emptyWords = ({ idle }: { idle: { frames: readonly { status: { is: string } }[] } }): string => {
  const at = idle.frames.findIndex((frame) => frame.status.is === 'lost');
  return at < 0 ? 'Nothing has happened.' : `Nothing has happened. Doing nothing loses in turn ${at + 1}.`;
};
