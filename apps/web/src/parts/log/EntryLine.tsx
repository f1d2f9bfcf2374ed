// A line of a log that the game tells itself: what, what came of it, what it did to the figures, or why it happened. And a
// figure as the sum of what made it.

import { type AnyShape, explainEvent, type Session } from '@interlock/kernel';
import type { FigureSum, LogEntry } from '../../games/screen.ts';
import { Glyph } from '../Glyph.tsx';
import { Causes } from './LogLine.tsx';

export const EntryLine = ({ entry, session }: { entry: LogEntry; session: Session<AnyShape> }) => {
  const { turn, mark, name, text, said, changes = [], notes = [], index } = entry;
  return (
    <li className="line" data-turn={turn}>
      <span className="num">{mark}</span>
      <span>
        {name === undefined ? null : (
          <>
            <b>{name}</b>:{' '}
          </>
        )}
        {text}
        {said === undefined ? null : <span className="said"> {said}</span>}
      </span>
      {index === undefined ? null : <Causes why={explainEvent(session, turn, index)} />}
      {changes.length + notes.length === 0 ? null : (
        <span className="cause">
          {changes.map((change) => (
            <span key={change} className="change">
              {change}
            </span>
          ))}
          {entry.isYours ? <span className="by">← you</span> : null}
          {notes.map(({ tone, text: words }) => (
            <b className={`crossed ${tone ?? ''}`} key={words}>
              {tone === undefined ? null : <Glyph name={tone} />} {words}
            </b>
          ))}
        </span>
      )}
    </li>
  );
};

export const SumLines = ({ sum: { name, value, terms } }: { sum: FigureSum }) => (
  <div className="wide figuresum">
    <p>
      <b>
        {name} is {value}:
      </b>
    </p>
    <ol>
      {terms.map(({ delta, words }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place in the sum
        <li key={i}>
          <span className="num">{delta}</span> {words}
        </li>
      ))}
    </ol>
  </div>
);
