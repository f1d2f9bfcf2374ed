// What happened, and why: newest first, each line unfolds back to a choice.

import { explainEvent } from '@interlock/kernel';
import { useMemo, useState } from 'react';
import { LogLine } from '../parts/LogLine.tsx';
import { useRun } from './context.ts';

const RECENT = 40;
const MOST = 1000;

export const LogSection = ({ isOpen }: { isOpen: boolean }) => {
  const session = useRun((state) => state.session);
  const revision = useRun((state) => state.revision);
  const table = useRun((state) => state.table);
  const refused = useRun((state) => state.refusedLines);
  const { look } = useRun((state) => state.screen);
  const [isAll, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const lines = useMemo(() => {
    const found: { turn: number; index: number; text: string }[] = [];
    for (let turn = session.turns.length; turn >= 1 && found.length < (isAll ? MOST : RECENT); turn--)
      for (const { event, index } of session.seen(turn).toReversed())
        if (isAll || !look.isMinor?.(event))
          found.push({ turn, index, text: session.game.words.event(session.content, event) });
    return found;
  }, [session, revision, isAll, look]);
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          What happened, and why
        </h2>
        {lines.length === 0 ? null : (
          <button type="button" className="ask" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Recent' : 'All turns'}
          </button>
        )}
      </header>
      <ol className="wide">
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
        {lines.map(({ turn, index, text }) => (
          <LogLine
            key={`${turn}/${index}`}
            mark={`T${turn}`}
            text={text}
            why={() => explainEvent(session, turn, index)}
          />
        ))}
        {lines.length === 0 && refused.length === 0 ? <li className="dim">{emptyWords(table)}</li> : null}
      </ol>
    </section>
  );
};

const emptyWords = ({ idle }: { idle: { frames: readonly { status: { is: string } }[] } }): string => {
  const at = idle.frames.findIndex((frame) => frame.status.is === 'lost');
  return at < 0 ? 'Nothing has happened.' : `Nothing has happened. Doing nothing loses in turn ${at + 1}.`;
};
