// Looking ahead: whether doing nothing loses soon. Step 13 and every view ask this, and idle turns follow one another, so
// one running look-ahead answers all of them: each further turn costs it one turn.

import { nextFiring } from './schedule.ts';
import { endTurn, SILENT, simulate } from './simulate.ts';
import { copyInto, copyState, isSameMachine, PLANT, type State } from './state.ts';

export interface Loss {
  /** The turn in which the run is lost. */
  readonly turn: number;
  readonly reason: string;
}

/** The running look-ahead: a state before step 2 of some turn, and the idle run that follows from it as far as it has
 *  gone. A cache of what the rules say: any other state begins it anew. */
let line: { readonly from: State; readonly ahead: State } | null = null;
/** The draft now being played along it. */
let follower: State | null = null;

const startLine = (state: State): State => {
  if (line?.from[PLANT] !== state[PLANT]) line = { from: copyState(state), ahead: copyState(state) };
  else copyInto(line.ahead, state);
  return line.ahead;
};

/** Does nothing up to the end of a turn; says whether this loses. */
const losesBy = (ahead: State, last: number): boolean => {
  while (ahead.turn <= last && ahead.outcome === 'none') simulate(ahead, SILENT);
  return ahead.outcome === 'lost' && ahead.turn <= last;
};

/** The loss that comes within so many turns of doing nothing, or null. The state is not changed. */
export const lossWithin = (state: State, turns: number): Loss | null => {
  if (state.outcome === 'lost') return { turn: state.turn, reason: state.reason! };
  if (line === null || !isSameMachine(line.from, state)) {
    if (isCalm(state, turns)) return null;
    startLine(state);
    copyInto(line!.from, state);
  }
  const { ahead } = line!;
  return losesBy(ahead, state.turn + turns - 1) ? { turn: ahead.turn, reason: ahead.reason! } : null;
};

/** Whether one of the near turns, from this one on, loses. */
export const losesSoon = (state: State): boolean => lossWithin(state, state[PLANT].numbers.near) !== null;

/** Before step 2: a draft just as the line has it goes on along it; any other needs a line of its own. */
export const follow = (draft: State): void => {
  follower = line !== null && isSameMachine(line.from, draft) ? draft : null;
};

/** Step 13: whether step 14 of this turn or one of the near turns after it loses. */
export const losesAfter = (draft: State): boolean => {
  const { near } = draft[PLANT].numbers;
  if (follower !== draft) {
    if (isCalm(draft, near + 1)) return false;
    endTurn(startLine(draft), SILENT);
    follower = draft;
  }
  return losesBy(line!.ahead, draft.turn + near);
};

/** The end of step 14: whether one of the near turns from the next one on loses. */
export const losesFromNextTurn = (draft: State): boolean => {
  const { near } = draft[PLANT].numbers;
  if (isCalm(draft, near + 1)) return false;
  startLine(draft).turn++;
  follower = draft;
  return losesBy(line!.ahead, draft.turn + near);
};

/** After step 14: the line goes on from the draft that was played along it, and is broken by any other. */
export const leave = (draft: State): void => {
  if (line === null) return;
  if (follower === draft) copyInto(line.from, draft);
  else line.from.turn = 0; // no state is like that
  follower = null;
};

/** True where so many idle turns cannot lose, because nothing can happen in them: no authored rule, no event, no open
 *  leak, nothing on the floor. Saves the look-ahead in calm plants; it decides nothing else. */
const isCalm = (state: State, turns: number): boolean => {
  const plant = state[PLANT];
  if (plant.terminal.length > 0) return false;
  for (let e = 0; e < plant.events.length; e++) {
    const next = nextFiring(plant.events[e]!, state.turn);
    if (next !== null && next < state.turn + turns) return false;
  }
  for (let i = 0; i < state.leaks.length; i++) if (state.leaks[i]! > 0) return false;
  for (let i = 0; i < state.surface.length; i++) if (state.surface[i] !== 0) return false;
  return true;
};
