// The end of a run, in the dock: own number against par and the next level, or the cause and the choice that decided.

import { type MouseEvent, useEffect, useRef } from 'react';
import { useRun } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { Lost } from './Lost.tsx';
import { Together } from './Together.tsx';
import { Won } from './Won.tsx';

/** Milliseconds. */
const TOO_SOON = 600;

interface EndingProps {
  readonly isShown: boolean;
  onAct(act: FrameAct): void;
}

export const Ending = ({ onAct, isShown }: EndingProps) => {
  const status = useRun((state) => state.table.status);
  const box = useRef<HTMLDivElement>(null);
  const since = useRef(Number.POSITIVE_INFINITY);
  // Whoever plays by keyboard goes on from here.
  useEffect(() => {
    if (!isShown) return;
    since.current = performance.now();
    box.current?.querySelector<HTMLElement>('.commit')?.focus({ preventScroll: true });
  }, [isShown]);
  // A key that was meant for the last turn must not skip what it led to; whoever points has seen where.
  const guard = (event: MouseEvent): void => {
    if (event.detail > 0 || performance.now() - since.current > TOO_SOON) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isShared = useRun((state) => state.session.seats.length > 1);
  if (isShared || status.is === 'drawn')
    return (
      <div className="ending" ref={box} onClickCapture={guard}>
        <Together onAct={onAct} />
      </div>
    );
  return (
    <div className="ending" ref={box} onClickCapture={guard}>
      {status.is === 'won' ? <Won score={status.score} onAct={onAct} /> : null}
      {status.is === 'lost' ? <Lost cause={status.cause} onAct={onAct} /> : null}
    </div>
  );
};
