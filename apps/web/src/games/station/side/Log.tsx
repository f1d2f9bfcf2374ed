// What happened, newest first: a walk is one line, and under everything else stands why it happened.

import { explainEvent } from '@interlock/kernel';
import type { StationShape } from '@interlock/station';
import { useMemo, useState } from 'react';
import { Causes } from '../../../parts/log/LogLine.tsx';
import { RefusedLines } from '../../../parts/log/RefusedLines.tsx';
import { useRun } from '../../../play/context.ts';
import { useLater } from '../../../play/read/useLater.ts';
import type { SectionProps } from '../../screen.ts';
import { count } from './words.ts';

const RECENT = 24;
const MOST = 1000;

type StationEvent = StationShape['event'];

interface Line {
  readonly key: string;
  readonly mark: string;
  readonly turn: number;
  readonly text: string;
  /** Place of the event in its turn; null for a walk. */
  readonly index: number | null;
}

export const Log = ({ isOpen }: SectionProps<StationShape>) => {
  const session = useLater(useRun((state) => state.session));
  const revision = useLater(useRun((state) => state.revision));
  const refused = useLater(useRun((state) => state.refusedLines));
  const [isAll, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const lines = useMemo(() => {
    const seen = (turn: number) =>
      session.seen(turn) as readonly { readonly event: StationEvent; readonly index: number }[];
    const say = (event: StationEvent): string => session.game.words.event(session.world, event, session.state);
    return linesOf(session.turns.length, seen, say, isAll ? MOST : RECENT);
  }, [session, revision, isAll]);
  const told = useMemo(
    () =>
      lines.map(({ key, mark, turn, text, index }) => (
        <li className="line" key={key} data-turn={turn}>
          <span className="num">{mark}</span>
          <span>{text}</span>
          {index === null ? null : <Causes why={explainEvent(session, turn, index)} />}
        </li>
      )),
    [lines, session],
  );
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          What happened, and why
        </h2>
        {lines.length < RECENT && !isAll ? null : (
          <button type="button" className="ask" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Recent' : 'All turns'}
          </button>
        )}
      </header>
      <ol className="wide">
        <RefusedLines lines={refused} />
        {told}
        {lines.length === 0 && refused.length === 0 ? <li className="dim">Nothing has happened.</li> : null}
      </ol>
    </section>
  );
};

/** Newest first. Turns that did nothing but walk are one line, with where they led and what they took. */
const linesOf = (
  turns: number,
  seen: (turn: number) => readonly { readonly event: StationEvent; readonly index: number }[],
  say: (event: StationEvent) => string,
  most: number,
): readonly Line[] => {
  const lines: Line[] = [];
  let walk: { readonly last: number; readonly to: string; steps: number; air: number; first: number } | null = null;
  const close = (): void => {
    if (walk === null) return;
    const { last, steps, air, to } = walk;
    lines.push({
      key: `walk ${last}`,
      mark: `T${last}`,
      turn: last,
      text: `${count(steps, 'step')} to ${to}, ${air} air.`,
      index: null,
    });
    walk = null;
  };
  for (let turn = turns; turn >= 1 && lines.length < most; turn--) {
    const events = seen(turn);
    const news = events.filter(({ event: { type } }) => type !== 'airSpent' && type !== 'moved');
    if (news.length > 0) close();
    for (const { event, index } of news.toReversed())
      lines.push({ key: `${turn}/${index}`, mark: `T${turn}`, turn, text: say(event), index });
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
