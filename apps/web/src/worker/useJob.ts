// One job of the worker at a time: started, counted, stopped, answered. Leaving the page stops it.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Job } from './job.ts';

export interface Problem {
  readonly problem: string;
}

/** Starts the job; it tells how far it is. */
type Start<T, P> = (tell: (progress: P) => void) => Job<T | Problem>;

export interface JobState<T, P> {
  readonly answer: T | Problem | null;
  readonly isRunning: boolean;
  /** What was told last, while it runs. */
  readonly progress: P | null;
  run(start: Start<T, P>, found?: (answer: T) => void): void;
  stop(): void;
}

export const useJob = <T, P = never>(): JobState<T, P> => {
  const [answer, setAnswer] = useState<T | Problem | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<P | null>(null);
  const job = useRef<Job<T | Problem> | null>(null);
  useEffect(() => () => job.current?.cancel(), []);

  const settle = useCallback((found: T | Problem | null): void => {
    job.current = null;
    setRunning(false);
    setProgress(null);
    setAnswer(found);
  }, []);

  const run = useCallback(
    (start: Start<T, P>, found?: (answer: T) => void): void => {
      job.current?.cancel();
      const mine = start((told) => {
        if (job.current === mine) setProgress(told);
      });
      job.current = mine;
      setAnswer(null);
      setRunning(true);
      const done = (said: T | Problem | null): void => {
        if (job.current !== mine) return;
        settle(said);
        if (said !== null && !isProblem(said)) found?.(said);
      };
      mine.answer.then(done, (error: unknown) =>
        done({ problem: error instanceof Error ? error.message : String(error) }),
      );
    },
    [settle],
  );

  const stop = useCallback((): void => {
    job.current?.cancel();
    settle(null);
  }, [settle]);
  return { answer, isRunning, progress, run, stop };
};

export const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'problem' in answer;
