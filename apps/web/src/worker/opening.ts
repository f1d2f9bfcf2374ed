// The page's side of opening a code: a worker of its own, which is ended the moment nobody wants the answer any more. So a
// code that asks for much work costs the page nothing, and leaving ends it.

import { proxy, wrap } from 'comlink';
import { documentOf } from '../store/documents.ts';
import type { NeedsDocument, OnTurns, OpenedCode, Problem, WorkerApi } from './api.ts';
import type { Job } from './job.ts';

export const openInWorker = (code: string, documents: readonly string[], onTurns: OnTurns): Job<Opening> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'opening' });
  const api = wrap<WorkerApi>(worker);
  let end: (answer: Opening | null) => void = () => undefined;
  const answer = new Promise<Opening | null>((resolve, reject) => {
    end = resolve;
    worker.addEventListener('error', () => reject(new Error('Opening this code took more than this device has.')));
    for (const digest of documents) void api.keepDocument(digest, documentOf(digest));
    api.open(code, proxy(onTurns)).then(resolve, reject);
  });
  return {
    answer: answer.finally(() => worker.terminate()),
    cancel() {
      worker.terminate();
      end(null);
    },
  };
};

type Opening = OpenedCode | NeedsDocument | Problem;
