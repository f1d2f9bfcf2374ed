// Step 1: one action of the player, carried out. Legality has been judged before (refuse.ts).

import type { Tape } from '@interlock/kernel';
import { losesSoon } from './ahead.ts';
import { emit } from './emit.ts';
import type { ReactorEvent } from './events.ts';
import { leaksFrom, repairLeak } from './leaks.ts';
import { missingFor, recheckReady } from './levelState.ts';
import { win } from './outcome.ts';
import type { PlantProp } from './plant.ts';
import { isJunction, setPropState } from './props.ts';
import { neutralize, pickUp, shield } from './remedies.ts';
import { moveRobot } from './robot.ts';
import { type Action, DIRS } from './shape.ts';
import { SILENT } from './simulate.ts';
import { PLANT, type State } from './state.ts';

/** Pays for the action, does it, and lets go of Ready if that broke a prerequisite. */
export const act = (draft: State, tape: Tape<ReactorEvent>, action: Action): void => {
  const { numbers } = draft[PLANT];
  const cost = numbers.cost[action.type];
  draft.actionsLeft -= cost;
  draft.spent += cost;
  const looksAhead = tape === SILENT ? null : losesSoon;
  if (action.type === 'moveRobot') {
    moveRobot(draft, tape, DIRS.indexOf(action.dir));
    recheckReady(draft, tape, 1, looksAhead);
    return;
  }
  if (tape.recording) emit(tape, draft, 1, { type: 'startInteraction', kind: action.type });
  if (action.type === 'interactProp') interactProp(draft, tape, action.mode);
  else if (action.type === 'activateReactor') activate(draft, tape);
  else if (action.do === 'repair')
    repairLeak(
      draft,
      tape,
      leaksFrom(draft, draft.robot.at).find((l) => action.leak === undefined || l.id === action.leak)!,
    );
  else if (action.do === 'apply') neutralize(draft, tape, action.item);
  else shield(draft, tape);
  recheckReady(draft, tape, 1, looksAhead);
  if (tape.recording) emit(tape, draft, 1, { type: 'finishInteraction', kind: action.type });
};

/** The mode an interaction selects: the one named, else the next in the list. */
const nextMode = (draft: State, prop: PlantProp, mode: string | undefined): number =>
  mode === undefined ? (draft.props[prop.index]! + 1) % prop.states.length : prop.states.indexOf(mode);

const interactProp = (draft: State, tape: Tape<ReactorEvent>, mode: string | undefined): void => {
  const plant = draft[PLANT];
  const prop = plant.props[plant.propAt[draft.robot.at]!]!;
  if (prop.type === 'eyeTerminal') unlockEye(draft, tape, prop);
  else if (prop.type === 'supply') pickUp(draft, tape, prop);
  else if (isJunction(prop)) setPropState(draft, tape, 1, prop, nextMode(draft, prop, mode), 'robot');
  else setPropState(draft, tape, 1, prop, 1 - draft.props[prop.index]!, 'robot');
};

const unlockEye = (draft: State, tape: Tape<ReactorEvent>, prop: PlantProp): void => {
  draft.eye = true;
  for (const other of draft[PLANT].props) if (other.type === 'eyeTerminal') draft.props[other.index] = 1;
  tape.reveal();
  if (tape.recording) emit(tape, draft, 1, { type: 'unlockAllSeeingEye', prop: prop.id });
};

const activate = (draft: State, tape: Tape<ReactorEvent>): void => {
  if (draft.level === 'Ready') win(draft, tape);
  else if (tape.recording) emit(tape, draft, 1, { type: 'reactorNotReady', missing: missingFor(draft) });
};
