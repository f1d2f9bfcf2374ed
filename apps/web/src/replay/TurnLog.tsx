// The log of the turn looked at. In mid-turn the line one stands at is marked and unfolded; what follows is still to come.

import { type AnyShape, explainEvent, type Session } from '@interlock/kernel';
import { useEffect, useRef } from 'react';
import { LogLine } from '../parts/log/LogLine.tsx';
import type { Spot } from './steps.ts';

interface TurnLogProps {
  readonly session: Session<AnyShape>;
  readonly spot: Spot;
  /** The turn as the player counts it. */
  readonly name: string;
  readonly isOpen: boolean;
}

export const TurnLog = ({ session, spot: { turn, event }, name, isOpen }: TurnLogProps) => {
  const lines = turn === 0 ? [] : session.seen(turn);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new spot brings its line into view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [turn, event, isOpen]);
  const stateOf = (i: number): 'now' | 'later' | undefined => {
    if (event === null || i < event - 1) return undefined;
    return i === event - 1 ? 'now' : 'later';
  };
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          {name}
        </h2>
        <span className="num dim">
          {event ?? lines.length}/{lines.length}
        </span>
      </header>
      <ol className="wide" ref={list}>
        {lines.map(({ event: happened, index }, i) => (
          <LogLine
            key={`${turn} ${index} ${stateOf(i) === 'now'}`}
            mark={String(index + 1)}
            text={session.game.words.event(session.world, happened, session.state)}
            state={stateOf(i)}
            why={() => explainEvent(session, turn, index)}
          />
        ))}
        {turn === 0 ? <li className="dim">Nothing has happened yet.</li> : null}
      </ol>
    </section>
  );
};
