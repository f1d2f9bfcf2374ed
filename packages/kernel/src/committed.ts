// What a commit answers.

import type { Happening, Refusal, Shape, Status, Turn } from './contract.ts';

export interface Committed<G extends Shape> {
  readonly turn: Turn<G>;
  readonly happenings: readonly Happening<G['event']>[];
  readonly status: Status;
  readonly digest: string;
  readonly revealed: boolean;
}

export type CommitAnswer<G extends Shape> =
  | { readonly ok: true; readonly value: readonly Committed<G>[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly value: readonly Committed<G>[] };
