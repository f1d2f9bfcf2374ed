// Writing on the tape: every event gets its turn and step here.

import type { Because, Tape } from '@interlock/kernel';
import type { EventType, Payloads, ReactorEvent } from '../events.ts';
import type { State } from '../state.ts';

/** An event before turn and step are put on. */
export type Draft = { [T in EventType]: { readonly type: T } & Readonly<Payloads[T]> }[EventType];

/** Emits an event of a step, which becomes the tape's own: a copy of each would cost more than all the rest of a small
 *  plant's turn. Returns its index in the turn. Callers on hot paths ask `tape.recording` first. */
export const emit = (
  tape: Tape<ReactorEvent>,
  state: State,
  step: number,
  event: Draft,
  ...because: readonly Because[]
): number => {
  const told = event as Draft & { turn: number; step: number };
  told.turn = state.turn;
  told.step = step;
  return tape.emit(told as ReactorEvent, ...because);
};

/** Where this turn's events stand that later ones point to as causes: by network node the index of its feed, route or
 *  draw event, or -1; only used while recording. */
export type Notes = Int32Array;

/** For callers of the silent turn, where nothing is told and so nothing has a cause. */
export const NO_CAUSES: readonly Because[] = [];
