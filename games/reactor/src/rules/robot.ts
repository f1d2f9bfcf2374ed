// The robot: moving, exposure on entering and on staying, recovery, heat immunity.

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent } from '../events.ts';
import { cellOf } from '../level/cells.ts';
import type { Plant } from '../level/plant.ts';
import { HEAT, KINDS } from '../shape.ts';
import type { State } from '../state.ts';
import { emit } from './emit.ts';

/** True where standing in the cell at these thresholds exposes the robot as it is now. */
const isExposing = (state: State, cell: number, limits: Int16Array): boolean => {
  const kinds = state.robot.immunity > 0 ? HEAT : 4; // heat is the last kind: immunity leaves it out
  for (let kind = 0; kind < kinds; kind++) if (state.surface[cell * 4 + kind]! >= limits[kind]!) return true;
  return false;
};

export const wouldExposeOnEntry = (plant: Plant, state: State, cell: number): boolean =>
  isExposing(state, cell, plant.numbers.enter);

export const wouldExposeOnStay = (plant: Plant, state: State, cell: number): boolean =>
  isExposing(state, cell, plant.numbers.stay);

const expose = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, step: number, check: 'enter' | 'stay'): void => {
  const { robot } = draft;
  robot.integrity--;
  robot.condition = 'Damaged';
  robot.exposed = true;
  if (!tape.recording) return;
  const limits = plant.numbers[check];
  const offending = KINDS.filter(
    (_, kind) => draft.surface[robot.at * 4 + kind]! >= limits[kind]! && (kind !== HEAT || robot.immunity === 0),
  );
  const [x, y] = cellOf(plant, robot.at);
  const causes = offending.map((kind) => ({ last: `${kind}@${x},${y}` }));
  emit(
    tape,
    draft,
    step,
    { type: 'damageRobot', kinds: offending, integrity: robot.integrity, check },
    { last: 'robot' },
    ...causes,
  );
};

export const moveRobot = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, dir: number): void => {
  const from = draft.robot.at;
  const to = plant.near[from * 4 + dir]!;
  draft.robot.at = to;
  if (tape.recording) emit(tape, draft, 1, { type: 'moveRobot', from: cellOf(plant, from), to: cellOf(plant, to) });
  if (wouldExposeOnEntry(plant, draft, to)) expose(plant, draft, tape, 1, 'enter');
  advanceImmunity(draft, tape, 1, 'move');
};

/** One step of heat immunity, if any is left. */
export const advanceImmunity = (draft: State, tape: Tape<ReactorEvent>, step: number, by: 'move' | 'turn'): void => {
  const { robot } = draft;
  if (robot.immunity === 0) return;
  robot.immunity--;
  if (!tape.recording) return;
  const at = emit(
    tape,
    draft,
    step,
    { type: 'advanceHeatImmunityStep', left: robot.immunity, by },
    { last: 'immunity' },
  );
  if (robot.immunity === 0) emit(tape, draft, step, { type: 'expireHeatImmunity' }, { event: at });
};

/** Step 12: staying in a hazard hurts, a turn without any exposure lets the robot recover. */
export const checkStay = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const { robot } = draft;
  if (wouldExposeOnStay(plant, draft, robot.at)) expose(plant, draft, tape, 12, 'stay');
  else if (robot.condition === 'Damaged' && !robot.exposed) {
    robot.condition = 'Ready';
    if (tape.recording) emit(tape, draft, 12, { type: 'recoverRobot', from: 'Damaged' }, { last: 'robot' });
  }
  robot.exposed = false;
};

/** Actions of a turn that begins with the robot in this condition. */
export const actionBudget = (plant: Plant, state: State): number => {
  const { actions, damagedActions } = plant.numbers;
  return state.robot.condition === 'Damaged' ? Math.min(actions, damagedActions) : actions;
};
