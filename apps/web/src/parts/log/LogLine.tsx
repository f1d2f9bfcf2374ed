// A line of the log: turn, fact, then the chain of causes behind an elbow, each of which can be asked on.

import type { Why } from '@interlock/kernel';
import { useState } from 'react';

interface LogLineProps {
  /** Turn or number; left out where the line stands under one. */
  readonly mark?: string;
  readonly text: string;
  readonly turn?: number;
  /** In a replay: the line one stands at begins unfolded, those after it have not happened yet. */
  readonly state?: 'now' | 'later' | undefined;
  why(): Why;
}

export const LogLine = ({ mark, text, turn, state, why }: LogLineProps) => {
  const [trace, setTrace] = useState<Why | null>(() => (state === 'now' ? why() : null));
  const isOpen = trace !== null;
  return (
    <li
      className={`line${mark === undefined ? ' line--led' : ''}${state === undefined ? '' : ` line--${state}`}`}
      aria-current={state === 'now' ? 'step' : undefined}
      data-turn={turn}
    >
      {mark === undefined ? null : <span className="num">{mark}</span>}
      <button type="button" className="ask" aria-expanded={isOpen} onClick={() => setTrace(isOpen ? null : why())}>
        <u>{text}</u>
      </button>
      {trace ? <Causes why={trace} /> : null}
    </li>
  );
};

/** The causes of an event; the end of a chain that was the player's is ivory. */
export const Causes = ({ why }: { why: Why }) => {
  if (why.causes.length === 0)
    return <span className="cause">{why.kind === 'event' ? 'by the rules of the machine' : why.text}</span>;
  return (
    <>
      {why.causes.map((cause, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cause is its place in the list
        <span className="cause" key={i}>
          <Cause why={cause} />
        </span>
      ))}
    </>
  );
};

const Cause = ({ why }: { why: Why }) => {
  const [isOpen, setOpen] = useState(false);
  if (why.kind === 'action')
    return (
      <span className="by">
        you, turn {why.turn}, action {why.index + 1}: {why.text}
      </span>
    );
  if (why.kind !== 'event' || why.causes.length === 0) return <span>{why.text}</span>;
  return (
    <>
      <button type="button" className="ask" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <u>{why.text}</u>
      </button>
      {isOpen ? <Causes why={why} /> : null}
    </>
  );
};
