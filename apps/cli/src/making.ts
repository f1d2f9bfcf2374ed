// Levels made on a thread of their own, so that Ctrl-C is heard while one is being made.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Json } from '@interlock/kernel';

/** What is asked of the thread: a game by id, params as its codec encodes them, a seed. */
export interface MakeAsk {
  readonly game: string;
  readonly params: Json;
  readonly seed: string;
}

/** A level as it crosses threads and goes into files. */
export interface MadeLevel {
  readonly level: Json;
  readonly witness: readonly Json[] | null;
  readonly par: Json;
  readonly attempts: number;
  /** Of the run's dice, where the generator chose one. */
  readonly dice?: string;
  readonly fallback?: true;
  readonly ms: number;
}

/** How often a thread at work lets others have a word. */
const LISTEN_MS = 40;

export class Maker {
  readonly #worker = new Worker(new URL('../bin/maker.mjs', import.meta.url));

  /** Null where nothing came out. `listen` is called while it is being made; when it throws, so does this. */
  async make(ask: MakeAsk, listen: () => Promise<void>): Promise<MadeLevel | null> {
    const answer = once(this.#worker, 'message') as Promise<[MadeLevel | null]>;
    this.#worker.postMessage(ask);
    let isThere = false;
    const there = (): void => {
      isThere = true;
    };
    answer.then(there, there);
    while (!isThere) {
      await Promise.race([answer, new Promise((go) => setTimeout(go, LISTEN_MS))]);
      await listen();
    }
    return (await answer)[0];
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
