// The checks of the pack on the table: the quick one a moment after the last stroke, the long one on request.

import type { DeepProgress, PortFinding } from '@interlock/port/workshop';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../../worker/job.ts';
import { ask } from '../run/ask.ts';

const PAUSE_MS = 250;

export interface Checked {
  readonly findings: readonly PortFinding[];
  readonly isPlayable: boolean;
}

export const useChecked = (text: string): Checked | null => {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      ask('check', [text]).answer.then(
        (found) => !isGone && setChecked(found),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return checked;
};

export interface DeepCheck {
  /** All findings, those of the quick check included; null until it was asked and for every other text. */
  readonly findings: readonly PortFinding[] | null;
  /** How far it is and what is settled by now; null while it rests. */
  readonly doing: DeepProgress | null;
  /** True where it was stopped before its end and its half answer is still shown. */
  readonly isStopped: boolean;
  start(): void;
  stop(): void;
}

/** Whether the screen says it already: it speaks in whole percent, the work in steps of milliseconds. */
const isSaid = (said: DeepProgress | undefined, next: DeepProgress): boolean =>
  said?.what === next.what &&
  percentOf(said) === percentOf(next) &&
  said.settled.length === next.settled.length &&
  said.found.length === next.found.length;

export const percentOf = ({ done, of }: DeepProgress): number => Math.floor((100 * done) / of);

export const useDeepCheck = (text: string): DeepCheck => {
  const [found, setFound] = useState<{ readonly text: string; readonly findings: readonly PortFinding[] } | null>(null);
  const [half, setHalf] = useState<{ readonly text: string; readonly progress: DeepProgress } | null>(null);
  const [isGoing, setGoing] = useState(false);
  const job = useRef<Job<readonly PortFinding[]> | null>(null);
  const stop = (): void => {
    job.current?.cancel();
    job.current = null;
    setGoing(false);
  };
  const start = (): void => {
    stop();
    setHalf({ text, progress: { what: 'beginning', done: 0, of: 1, settled: [], found: [] } });
    setGoing(true);
    const mine = ask('deep', [text], (progress) => {
      if (job.current === mine) setHalf((now) => (isSaid(now?.progress, progress) ? now : { text, progress }));
    });
    job.current = mine;
    mine.answer.then(
      (findings) => {
        if (job.current !== mine) return;
        stop();
        setHalf(null);
        if (findings) setFound({ text, findings });
      },
      () => job.current === mine && stop(),
    );
  };
  // A pack that has changed is no longer the one being looked at.
  const doing = half?.text === text ? half.progress : null;
  useEffect(() => {
    if (!isGoing || doing !== null) return;
    job.current?.cancel();
    job.current = null;
    setGoing(false);
  }, [isGoing, doing]);
  useEffect(() => () => job.current?.cancel(), []);
  return {
    findings: found?.text === text ? found.findings : null,
    doing,
    isStopped: doing !== null && !isGoing,
    start,
    stop,
  };
};
