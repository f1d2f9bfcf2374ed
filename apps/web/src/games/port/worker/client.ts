// The page's side of the port's worker: started when first needed; a job that is cancelled answers null.

import { proxy, type Remote, wrap } from 'comlink';
import { watchWorker } from '../../../app/update.ts';
import { jobsOf } from '../../../worker/job.ts';
import type { PortWorker } from './worker.ts';

let remote: Remote<PortWorker> | null = null;

export const portWorker = (): Remote<PortWorker> => {
  remote ??= wrap<PortWorker>(
    watchWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'port' })),
  );
  return remote;
};

export const startJob = jobsOf<PortWorker>(portWorker);

export { proxy };
