// Step 1: one action of the player, carried out. Legality has been judged before (refuse.ts).

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent } from '../events.ts';
import type { Plant, PlantProp } from '../level/plant.ts';
import { type Action, DIRS } from '../shape.ts';
import type { State } from '../state.ts';
import { emit } from './emit.ts';
import { leaksFrom, repairLeak } from './leaks.ts';
import { type Foresight, missingFor, recheckReady } from './levelState.ts';
import { win } from './outcome.ts';
import { isJunction, setPropState } from './props.ts';
import { neutralize, pickUp, shield } from './remedies.ts';
import { moveRobot } from './robot.ts';

/** Pays for the action, does it, and lets go of Ready if that broke a prerequisite. */
export const act = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  action: Action,
  foresight: Foresight | null,
): void => {
  const { numbers } = plant;
  const cost = numbers.cost[action.type];
  draft.actionsLeft -= cost;
  draft.spent += cost;
  if (action.type === 'moveRobot') {
    moveRobot(plant, draft, tape, DIRS.indexOf(action.dir));
    recheckReady(plant, draft, tape, 1, foresight?.losesSoon ?? null);
    return;
  }
  if (tape.recording) emit(tape, draft, 1, { type: 'startInteraction', kind: action.type });
  if (action.type === 'interactProp') interactProp(plant, draft, tape, action.mode);
  else if (action.type === 'activateReactor') activate(plant, draft, tape);
  else if (action.do === 'repair')
    repairLeak(
      plant,
      draft,
      tape,
      leaksFrom(plant, draft, draft.robot.at).find((l) => action.leak === undefined || l.id === action.leak)!,
    );
  else if (action.do === 'apply') neutralize(plant, draft, tape, action.item);
  else shield(plant, draft, tape);
  recheckReady(plant, draft, tape, 1, foresight?.losesSoon ?? null);
  if (tape.recording) emit(tape, draft, 1, { type: 'finishInteraction', kind: action.type });
};

/** The mode an interaction selects: the one named, else the next in the list. */
const nextMode = (draft: State, prop: PlantProp, mode: string | undefined): number =>
  mode === undefined ? (draft.props[prop.index]! + 1) % prop.states.length : prop.states.indexOf(mode);

const interactProp = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, mode: string | undefined): void => {
  const prop = plant.props[plant.propAt[draft.robot.at]!]!;
  if (prop.type === 'eyeTerminal') unlockEye(plant, draft, tape, prop);
  else if (prop.type === 'supply') pickUp(draft, tape, prop);
  else if (isJunction(prop)) setPropState(draft, tape, 1, prop, nextMode(draft, prop, mode), 'robot');
  else setPropState(draft, tape, 1, prop, 1 - draft.props[prop.index]!, 'robot');
};

const unlockEye = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, prop: PlantProp): void => {
  draft.eye = true;
  for (const other of plant.props) if (other.type === 'eyeTerminal') draft.props[other.index] = 1;
  tape.reveal();
  if (tape.recording) emit(tape, draft, 1, { type: 'unlockAllSeeingEye', prop: prop.id });
};

const activate = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  if (draft.level === 'Ready') win(draft, tape);
  else if (tape.recording) emit(tape, draft, 1, { type: 'reactorNotReady', missing: missingFor(plant, draft) });
};
