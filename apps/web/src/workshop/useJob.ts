// One job of the worker at a time: started, counted, stopped, answered. Leaving the page stops it.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Job } from '../worker/job.ts';

interface Problem {
  readonly problem: string;
}

export interface JobState<T> {
  readonly answer: T | Problem | null;
  readonly isRunning: boolean;
  run(start: () => Job<T | Problem>): void;
  stop(): void;
}

export const useJob = <T>(): JobState<T> => {
  const [answer, setAnswer] = useState<T | Problem | null>(null);
  const [isRunning, setRunning] = useState(false);
  const job = useRef<Job<T | Problem> | null>(null);
  useEffect(() => () => job.current?.cancel(), []);

  const run = useCallback((start: () => Job<T | Problem>): void => {
    job.current?.cancel();
    const mine = start();
    job.current = mine;
    setAnswer(null);
    setRunning(true);
    const done = (found: T | Problem | null): void => {
      if (job.current !== mine) return;
      job.current = null;
      setRunning(false);
      setAnswer(found);
    };
    mine.answer.then(done, (error: unknown) =>
      done({ problem: error instanceof Error ? error.message : String(error) }),
    );
  }, []);

  const stop = useCallback((): void => {
    job.current?.cancel();
    job.current = null;
    setRunning(false);
    setAnswer(null);
  }, []);
  return { answer, isRunning, run, stop };
};
