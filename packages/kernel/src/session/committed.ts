// What a commit answers.

import type { Happening, Refusal, Shape, Status, Turn } from '../contract.ts';
import type { Log } from '../log.ts';

export interface Committed<G extends Shape> {
  readonly turn: Turn<G>;
  readonly happenings: readonly Happening<G['event']>[];
  readonly status: Status;
  readonly digest: string;
  readonly revealed: boolean;
}

/** Events are made when they are read. */
export class CommittedTurn<G extends Shape> implements Committed<G> {
  readonly turn: Turn<G>;
  readonly status: Status;
  readonly digest: string;
  readonly revealed: boolean;
  readonly #log: Log<G['event']>;

  constructor(turn: Turn<G>, log: Log<G['event']>, status: Status, digest: string, revealed: boolean) {
    this.turn = turn;
    this.status = status;
    this.digest = digest;
    this.revealed = revealed;
    this.#log = log;
  }

  get happenings(): readonly Happening<G['event']>[] {
    return this.#log.read();
  }
}

export type CommitAnswer<G extends Shape> =
  | { readonly ok: true; readonly value: readonly Committed<G>[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly value: readonly Committed<G>[] };
