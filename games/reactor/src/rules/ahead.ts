// Looking ahead: whether doing nothing loses soon. Step 13 and every view ask this, and idle turns follow one another, so
// one running look-ahead answers all of them: each further turn costs it one turn.

import type { Plant } from '../level/plant.ts';
import { copyInto, copyState, isSameMachine, type State } from '../state.ts';
import type { Foresight } from './levelState.ts';
import type { Pass } from './pass.ts';
import { nextFiring } from './schedule.ts';
import { endTurn, SILENT, simulate } from './simulate.ts';

export interface Loss {
  /** The turn in which the run is lost. */
  readonly turn: number;
  readonly reason: string;
}

/** Whoever starts a line plays its next turn at once, and so overwrites what an older line has left of that turn. */
const startLine = ({ scratch: { line } }: Plant, state: State): State => {
  line.from ??= copyState(state);
  line.ahead = line.ahead === null ? copyState(state) : copyInto(line.ahead, state);
  return line.ahead;
};

const isOnLine = ({ scratch: { line } }: Plant, state: State): boolean =>
  line.from !== null && isSameMachine(line.from, state);

/** Where the line keeps the surface pass of a turn. */
const passOf = ({ scratch }: Plant, turn: number): Pass => {
  const at = turn % scratch.passes.length;
  scratch.passes[at] ??= scratch.newPass();
  scratch.passes[at]!.turn = 0;
  return scratch.passes[at]!;
};

/** Does nothing up to the end of a turn; says whether this loses. */
const losesBy = (plant: Plant, ahead: State, last: number): boolean => {
  while (ahead.turn <= last && ahead.outcome === 'none')
    simulate(plant, ahead, SILENT, null, passOf(plant, ahead.turn));
  return ahead.outcome === 'lost' && ahead.turn <= last;
};

/** The loss that comes within so many turns of doing nothing, or null. The state is not changed. */
export const lossWithin = (plant: Plant, state: State, turns: number): Loss | null => {
  if (state.outcome === 'lost') return { turn: state.turn, reason: state.reason! };
  if (!isOnLine(plant, state)) {
    if (isCalm(plant, state, turns)) return null;
    startLine(plant, state);
    copyInto(plant.scratch.line.from!, state);
  }
  const ahead = plant.scratch.line.ahead!;
  return losesBy(plant, ahead, state.turn + turns - 1) ? { turn: ahead.turn, reason: ahead.reason! } : null;
};

/** Whether one of the near turns, from this one on, loses. */
const losesSoon = (plant: Plant, state: State): boolean => lossWithin(plant, state, plant.numbers.near) !== null;

/** Before step 2: a draft just as the line has it goes on along it, and what becomes of its surface is known if the line
 *  has played this turn; any other needs a line of its own. */
const follow = (plant: Plant, draft: State): Pass | null => {
  const { line, passes } = plant.scratch;
  line.follower = isOnLine(plant, draft) ? draft : null;
  if (line.follower === null) return null;
  const pass = passes[draft.turn % passes.length] ?? null;
  return pass?.turn === draft.turn ? pass : null;
};

/** Step 13: whether step 14 of this turn or one of the near turns after it loses. */
const losesAfter = (plant: Plant, draft: State): boolean => {
  const { numbers, scratch } = plant;
  const { line } = scratch;
  if (line.follower !== draft) {
    if (scratch.pass.count === 0 && isCalm(plant, draft, numbers.near + 1)) return false;
    endTurn(plant, startLine(plant, draft), SILENT, null);
    line.follower = draft;
  }
  return losesBy(plant, line.ahead!, draft.turn + numbers.near);
};

/** The end of step 14: whether one of the near turns from the next one on loses. */
const losesFromNextTurn = (plant: Plant, draft: State): boolean => {
  const { numbers, scratch } = plant;
  const { line } = scratch;
  if (isCalm(plant, draft, numbers.near + 1)) return false;
  startLine(plant, draft).turn++;
  line.follower = draft;
  return losesBy(plant, line.ahead!, draft.turn + numbers.near);
};

/** After step 14: the line goes on from the draft that was played along it, and is broken by any other. */
const leave = ({ scratch: { line } }: Plant, draft: State): void => {
  if (line.from === null) return;
  if (line.follower === draft) copyInto(line.from, draft);
  else line.from.turn = 0; // no state is like that
  line.follower = null;
};

/** Handed to whoever plays a turn whose level state is shown or digested. */
export const FORESIGHT: Foresight = { follow, losesSoon, losesAfter, losesFromNextTurn, leave };

/** True where so many idle turns cannot lose, because nothing can happen in them: no authored rule, no event, no open
 *  leak, nothing on the floor. Saves the look-ahead in calm plants; it decides nothing else. */
const isCalm = (plant: Plant, state: State, turns: number): boolean => {
  if (plant.terminal.length > 0) return false;
  for (let e = 0; e < plant.events.length; e++) {
    const next = nextFiring(plant.events[e]!, state.turn);
    if (next !== null && next < state.turn + turns) return false;
  }
  for (let i = 0; i < state.leaks.length; i++) if (state.leaks[i]! > 0) return false;
  const { words } = state; // the surface comes first
  for (let i = 0, end = state.surface.length >> 1; i < end; i++) if (words[i] !== 0) return false;
  return true;
};
