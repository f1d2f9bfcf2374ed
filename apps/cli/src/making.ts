// Levels made on a thread of their own, so that Ctrl-C is heard while one is being made.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Json } from '@interlock/kernel';

/** What is asked of the thread: a game by id, params as its codec encodes them, a seed. */
export interface MakeAsk {
  readonly game: string;
  readonly params: Json;
  readonly seed: string;
  /** Null: nothing is kept in files. */
  readonly keep: KeepAsk | null;
}

/** How a level is kept: replaying a long witness takes as long as making it, so that is done on the thread too. */
export interface KeepAsk {
  /** Names the level in its replay; null: it was made with other params, so the replay carries the level. */
  readonly preset: string | null;
  /** Where the level's file finds its schema. */
  readonly schema: string;
  readonly isText: boolean;
}

/** What is written of a level: its file, the form for hands, the replay of its witness. */
export interface MadeFiles {
  readonly level: object;
  readonly text: string | null;
  readonly replay: object | null;
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
  readonly files?: MadeFiles;
}

/** Null where nothing came out; `refused`: the rules do not take the witness. */
export type MakeAnswer = MadeLevel | { readonly refused: string } | null;

/** How often a thread at work lets others have a word. */
const LISTEN_MS = 40;

export class Maker {
  readonly #worker = new Worker(new URL('../bin/maker.mjs', import.meta.url));

  /** `listen` is called while it is being made; when it throws, so does this. */
  async make(ask: MakeAsk, listen: () => Promise<void>): Promise<MakeAnswer> {
    const answer = once(this.#worker, 'message') as Promise<[MakeAnswer]>;
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
