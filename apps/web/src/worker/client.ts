// The page's side of the worker: started when first needed, one job number each.

import type { Replay } from '@interlock/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { watchWorker } from '../app/update.ts';
import { documentOf } from '../store/documents.ts';
import type { BlameAnswer, HintAnswer, Progress, VerdictAnswer, WorkerApi } from './api.ts';
import { type Job, jobsOf } from './job.ts';

let worker: Worker | null = null;
let remote: Remote<WorkerApi> | null = null;
/** Levels this worker is making. */
let making = 0;

export const solver = (): Remote<WorkerApi> => {
  worker ??= watchWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'solver' }));
  remote ??= wrap<WorkerApi>(worker);
  return remote;
};

/** Makes a level. Nothing in a generator listens, so that only the end of its worker stops it. */
export const askLevel = async (game: string, preset: string, seed: string): ReturnType<WorkerApi['generate']> => {
  const api = solver();
  making++;
  try {
    return await api.generate(game, preset, seed);
  } finally {
    if (api === remote) making--; // else it was left, and counts no more
  }
};

/** Ends a worker that still makes a level nobody waits for; the next question begins another. */
export const leaveSolver = (): void => {
  if (making === 0) return;
  worker?.terminate();
  worker = null;
  remote = null;
  making = 0;
};

export const start = jobsOf<WorkerApi>(solver);

/** The worker has a memory of its own: what a replay is played on goes before the question. */
const about = (api: Remote<WorkerApi>, replay: Replay): Replay => {
  const document = documentOf(replay.content);
  if (document !== undefined) void api.keepDocument(replay.content, document);
  return replay;
};

type OnProgress = (progress: Progress) => void;

/** Positions looked at before the light says unknown. */
export const NODES = 200_000;

export const askVerdict = (replay: Replay, onProgress: OnProgress, nodes = NODES): Job<VerdictAnswer> =>
  start<VerdictAnswer>((api, job) => api.verdict(job, about(api, replay), nodes, proxy(onProgress)));

export const askHint = (replay: Replay, nodes = NODES): Job<HintAnswer> =>
  start((api, job) => api.hint(job, about(api, replay), nodes));

export const askBlame = (replay: Replay, onProgress: OnProgress, nodes = NODES): Job<BlameAnswer> =>
  start((api, job) => api.blame(job, about(api, replay), nodes, proxy(onProgress)));

/** A question that only this game has, by its name in the game's table of jobs. */
export const askGame = <T>(
  game: string,
  name: string,
  args: readonly unknown[],
  tell: (progress: unknown) => void = () => undefined,
): Job<T> => start<T>((api, job) => api.ask(job, game, name, args, proxy(tell)) as Promise<T | null>);
