// The page's side of the worker: started when first needed, one job number each.

import type { Replay } from '@interlock/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import type { BlameAnswer, HintAnswer, Progress, VerdictAnswer, WorkerApi } from './api.ts';

let remote: Remote<WorkerApi> | null = null;
let jobs = 0;

export const solver = (): Remote<WorkerApi> => {
  remote ??= wrap<WorkerApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'solver' }));
  return remote;
};

export interface Job<T> {
  readonly answer: Promise<T | null>;
  cancel(): void;
}

/** Starts a job that can be cancelled; once cancelled its answer is null, whatever the worker still says. */
export const start = <T>(work: (api: Remote<WorkerApi>, job: number) => Promise<T | null>): Job<T> => {
  const api = solver();
  const job = ++jobs;
  let isCancelled = false;
  return {
    answer: work(api, job).then((answer) => (isCancelled ? null : answer)),
    cancel() {
      isCancelled = true;
      void api.cancel(job);
    },
  };
};

type OnProgress = (progress: Progress) => void;

/** Positions looked at before the light says unknown. */
export const NODES = 200_000;

export const askVerdict = (replay: Replay, onProgress: OnProgress, nodes = NODES): Job<VerdictAnswer> =>
  start<VerdictAnswer>((api, job) => api.verdict(job, replay, nodes, proxy(onProgress)));

export const askHint = (replay: Replay, nodes = NODES): Job<HintAnswer> =>
  start((api, job) => api.hint(job, replay, nodes));

export const askBlame = (replay: Replay, onProgress: OnProgress, nodes = NODES): Job<BlameAnswer> =>
  start((api, job) => api.blame(job, replay, nodes, proxy(onProgress)));
