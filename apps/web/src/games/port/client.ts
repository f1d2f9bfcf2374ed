// The page's side of the port's worker: started when first needed; a job that is cancelled answers null.

import { proxy, type Remote, wrap } from 'comlink';
import type { PortWorker } from './worker.ts';

let remote: Remote<PortWorker> | null = null;
let jobs = 0;

export const portWorker = (): Remote<PortWorker> => {
  remote ??= wrap<PortWorker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'port' }));
  return remote;
};

export interface Job<T> {
  readonly answer: Promise<T | null>;
  cancel(): void;
}

export const startJob = <T>(work: (api: Remote<PortWorker>, job: number) => Promise<T | null>): Job<T> => {
  const api = portWorker();
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

export { proxy };
