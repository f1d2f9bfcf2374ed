// Where the run stands: its phase and the number of the program.

import type { Phase } from '../shape/names.ts';
import type { Run } from './run.ts';

export const changePhase = ({ state, tape }: Run, to: Phase): void => {
  const from = state.phase;
  state.phase = to;
  if (tape.recording) tape.emit({ type: 'phaseChanged', from, to });
};

/** Programs run today so far, the present one included. */
export const programNumber = ({ world, state }: Pick<Run, 'world' | 'state'>): number =>
  world.programCount - state.programsLeft;
