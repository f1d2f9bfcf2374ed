// A question of the port to the worker: its job by name, and what is told on the way.

import { askGame } from '../../../worker/client.ts';
import type { Job } from '../../../worker/job.ts';
import type { jobs } from '../jobs.ts';

type Jobs = typeof jobs;
type Told<F> = F extends (...args: never) => Generator<infer P, unknown, void> ? P : never;
type Answer<F> = F extends (...args: never) => Generator<unknown, infer R, void>
  ? R
  : F extends (...args: never) => infer R
    ? R
    : never;

export const ask = <N extends keyof Jobs>(
  name: N,
  args: Parameters<Jobs[N]>,
  tell?: (progress: Told<Jobs[N]>) => void,
): Job<Answer<Jobs[N]>> => askGame('port', name, args, tell as ((progress: unknown) => void) | undefined);
