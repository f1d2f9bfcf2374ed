// A job in some worker: asked for once, cancelled by whoever asked.

import type { Remote } from 'comlink';

export interface Job<T> {
  readonly answer: Promise<T | null>;
  cancel(): void;
}

interface Cancels {
  cancel(job: number): void;
}

type Start<W> = <T>(work: (api: Remote<W>, job: number) => Promise<T | null>) => Job<T>;

/** Numbers the jobs of one worker. Once cancelled a job's answer is null, whatever the worker still says. */
export const jobsOf = <W extends Cancels>(worker: () => Remote<W>): Start<W> => {
  let jobs = 0;
  return (work) => {
    const api = worker();
    const job = ++jobs;
    let isCancelled = false;
    return {
      answer: work(api, job).then((answer) => (isCancelled ? null : answer)),
      cancel() {
        isCancelled = true;
        void (api as unknown as Cancels).cancel(job);
      },
    };
  };
};
