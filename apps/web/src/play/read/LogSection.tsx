// What happened, and why: newest first, each line unfolds back to a choice.

import { explainEvent } from '@interlock/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { unfold } from '../../app/unfold.ts';
import { LogLine } from '../../parts/LogLine.tsx';
import { useRun } from '../context.ts';
import { useLater } from './useLater.ts';

const RECENT = 40;
const MOST = 1000;

export const LogSection = ({ isOpen }: { isOpen: boolean }) => {
  const session = useLater(useRun((state) => state.session));
  const revision = useLater(useRun((state) => state.revision));
  const nothing = useLater(useRun((state) => emptyWords(state.table, state.session.turns.length)));
  const refused = useLater(useRun((state) => state.refusedLines));
  const { look } = useRun((state) => state.screen);
  const [isAll, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const lines = useMemo(() => {
    const found: { turn: number; index: number; text: string }[] = [];
    for (let turn = session.turns.length; turn >= 1 && found.length < (isAll ? MOST : RECENT); turn--)
      for (const { event, index } of session.seen(turn).toReversed())
        if (isAll || !look.isMinor?.(event))
          found.push({ turn, index, text: session.game.words.event(session.world, event, session.state) });
    return found;
  }, [session, revision, isAll, look]);
  const told = useMemo(
    () =>
      lines.map(({ turn, index, text }) => (
        <LogLine
          key={`${turn}/${index}`}
          turn={turn}
          mark={`T${turn}`}
          text={text}
          why={() => explainEvent(session, turn, index)}
        />
      )),
    [lines, session],
  );
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(session.turns.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  useEffect(() => {
    const newest = session.turns.length;
    const isNew = newest > shown.current;
    shown.current = newest;
    if (!isNew) return undefined;
    // The list has the newest on top; what happened first appears first.
    return unfold([...(list.current?.querySelectorAll(`[data-turn="${newest}"]`) ?? [])].toReversed());
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
        {refused.toReversed().map((why, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same refusal may stand here twice
          <li className="line line--refused" key={`${refused.length - i} ${why}`}>
            <span className="num">–</span>
            <span>
              <b>Refused.</b> {why}
            </span>
            <span className="cause">Nothing was spent.</span>
          </li>
        ))}
        {told}
        {lines.length === 0 && refused.length === 0 ? <li className="dim">{nothing}</li> : null}
      </ol>
    </section>
  );
};

const emptyWords = ({ idle }: { idle: { frames: readonly { status: { is: string } }[] } }, turns: number): string => {
  if (turns > 0)
    return `Nothing worth a line in ${turns === 1 ? 'one turn' : `${turns} turns`}; all turns has every step.`;
  const at = idle.frames.findIndex((frame) => frame.status.is === 'lost');
  return at < 0 ? 'Nothing has happened.' : `Nothing has happened. Doing nothing loses in turn ${at + 1}.`;
};
