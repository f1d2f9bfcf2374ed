// The end of a run: won by activation, lost with a reason. Final either way.

import type { Because, Tape } from '@interlock/kernel';
import type { ReactorEvent } from '../events.ts';
import type { State } from '../state.ts';
import { emit } from './emit.ts';

export const lose = (
  draft: State,
  tape: Tape<ReactorEvent>,
  step: number,
  reason: string,
  because: readonly Because[],
): void => {
  draft.outcome = 'lost';
  draft.reason = reason;
  draft.level = 'Lost';
  draft.why = 0;
  if (tape.recording) emit(tape, draft, step, { type: 'loseLevel', reason }, ...because);
};

export const win = (draft: State, tape: Tape<ReactorEvent>): void => {
  draft.outcome = 'won';
  if (tape.recording) emit(tape, draft, 1, { type: 'activateCore' }, { last: 'level' });
};
