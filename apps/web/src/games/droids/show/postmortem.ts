// The game's own postmortem of the last program: the run it would have been without harm, where the two part, and why.

import type { AnyShape, Json, Session } from '@interlock/kernel';
import type { After } from './trace.ts';

interface Reason {
  /** From 0, as the game counts. */
  readonly slot: number;
  readonly text: string;
}

interface Culprit extends Reason {
  readonly kind: string;
  readonly remedies: readonly string[];
}

export interface Told {
  /** After each slot, had nothing interfered; null where that is not known. */
  readonly nominal: readonly Omit<After, 'maxCarry' | 'delivery'>[] | null;
  /** The first slot, from 0, after which the two differ; null: none. */
  readonly divergence: number | null;
  readonly responsible: readonly Culprit[];
  readonly reasons: readonly Reason[];
}

/** Asked from where the program was run; null where that turn ran none. */
export const askPostmortem = (session: Session<AnyShape>, at: number = session.turns.length): Told | null => {
  const { game, world, turns, viewer } = session;
  const turn = turns[at - 1] ?? [];
  const run = turn.find((action) => action.type === 'runProgram');
  if (!run) return null;
  const events = session.seen(at).map(({ event }) => event);
  const before = session.positionAt(at - 1).state;
  const answer = game.questions?.postmortem?.(world, before, viewer, { events, tape: run.tape } as unknown as Json);
  return answer?.ok ? (answer.value as unknown as Told) : null;
};
