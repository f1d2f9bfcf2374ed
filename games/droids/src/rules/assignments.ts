// Assignments: the order of the day, when it can be met, what it pays [DD-436…DD-447].

import type { AssignmentSpec } from '../shape/ruleset.ts';
import { isFree } from './board.ts';
import { programNumber } from './clock.ts';
import { modifyCurrency } from './currency.ts';
import { isFilled } from './deliver.ts';
import { thingId } from './ids.ts';
import { measureOf } from './measure.ts';
import { addModifier, modifierOf } from './modifiers.ts';
import type { Run } from './run.ts';

/** The next entry of the shuffled list that can be met now. */
export const nextAssignment = (run: Run): void => {
  const { state, tape, world } = run;
  if (!world.rules.flags.hasAssignments) return;
  tape.hidden('assignments');
  const { assignmentOrder: order } = state;
  for (let walked = 0; walked < order.length; walked++) {
    const assignment = order[state.assignmentCursor]!;
    state.assignmentCursor = (state.assignmentCursor + 1) % order.length;
    if (!canBeMet(run, world.rules.assignments[assignment]!)) continue;
    setAssignment(run, assignment);
    return;
  }
};

export const setAssignment = (run: Run, assignment: number): void => {
  const { state, tape, world } = run;
  const spec = world.rules.assignments[assignment]!;
  state.assignment = assignment;
  state.priorityShed = spec.measure === 'prioritySheds' ? priorityShed(run) : null;
  if (tape.recording)
    tape.emit({
      type: 'assignmentSet',
      day: state.day,
      assignment: spec.name,
      shed: state.priorityShed === null ? null : thingId('Shed', state.priorityShed),
    });
  if (spec.modifier !== null) addModifier(run, 'robot', 0, modifierOf(spec.modifier, 'Temporary', spec.name));
};

const openRequest = ({ world, state }: Run, shed: number): number =>
  Math.max(0, world.things.sheds[shed]!.request - state.sheds[shed]!);

/** The unfilled shed with the largest open request, the lowest id on ties. */
const priorityShed = (run: Run): number | null => {
  let best: number | null = null;
  for (let shed = 0; shed < run.state.sheds.length; shed++) {
    if (isFilled(run, shed)) continue;
    if (best === null || openRequest(run, shed) > openRequest(run, best)) best = shed;
  }
  return best;
};

const canBeMet = (run: Run, spec: AssignmentSpec): boolean => {
  const { state, world } = run;
  const open = state.sheds.map((_, shed) => openRequest(run, shed));
  switch (spec.needs) {
    case 'openTotal':
      return open.reduce((sum, one) => sum + one, 0) >= spec.at;
    case 'openRequest':
      return open.some((one) => one >= spec.at);
    case 'activeTower':
      return state.towers.some((active, tower) => active === 1 && state.tamed[tower] === 0);
    case 'unvisited': {
      let unvisited = 0;
      for (let cell = 0; cell < world.board.size; cell++)
        if (isFree(world, state, cell) && state.visited[cell] === 0) unvisited++;
      return unvisited >= spec.at;
    }
    case 'nothing':
      return true;
  }
};

/** Express pays after each of the first programs of the day, before the day is judged [DD-440]. */
export const payExpress = (run: Run): void => {
  const { state, world } = run;
  if (state.assignment === null) return;
  const { express } = world.rules.assignments[state.assignment]!;
  if (express === undefined || programNumber(run) > express.programs) return;
  const { credited } = state.program!;
  state.today.earlyCredited += credited;
  modifyCurrency(run, 'Energy', Math.floor(credited / express.per) * express.energy, 'assignment');
};

export const isAssignmentMet = (run: Pick<Run, 'world' | 'state'>): boolean => {
  const { state, world } = run;
  if (state.assignment === null) return false;
  const spec = world.rules.assignments[state.assignment]!;
  if (spec.isFragile === true && state.today.goodsBroken > 0) return false;
  return measureOf(run, spec.measure) >= spec.at;
};

/** Settled at the end of its day: paid once, or missed without a penalty [DD-446]. */
export const settleAssignment = (run: Run): void => {
  const { state, tape, world } = run;
  if (state.assignment === null) return;
  const { name, energy, stability } = world.rules.assignments[state.assignment]!;
  if (isAssignmentMet(run)) {
    state.assignmentsDone++;
    if (tape.recording) tape.emit({ type: 'assignmentCompleted', assignment: name, energy, stability });
    modifyCurrency(run, 'Energy', energy, 'assignment');
    modifyCurrency(run, 'Stability', stability, 'assignment');
  } else if (tape.recording) tape.emit({ type: 'assignmentMissed', assignment: name });
};
