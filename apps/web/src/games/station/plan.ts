// The plan as steps on the deck: where each leaves the player, what it costs in air, whether it may uncover something.

import type { Action, Cell, StationShape, StationView } from '@interlock/station';
import type { Table } from '../screen.ts';

export type StationTable = Table<StationShape>;

export interface PlanStep {
  readonly action: Action;
  /** Where the player stands after it. */
  readonly at: Cell;
  /** Air it takes, and all steps up to it. */
  readonly air: number;
  readonly total: number;
  readonly reveals: boolean;
}

const made = new WeakMap<StationTable, readonly PlanStep[]>();

export const stepsOf = (table: StationTable): readonly PlanStep[] => {
  let steps = made.get(table);
  if (!steps) {
    steps = follow(table.view, table.plan, table.ahead.frames);
    made.set(table, steps);
  }
  return steps;
};

export const otherStepsOf = ({ view, other }: StationTable): readonly PlanStep[] =>
  other === null ? [] : follow(view, other.plan, other.ahead.frames);

const follow = (
  start: StationView,
  plan: readonly Action[],
  frames: StationTable['ahead']['frames'],
): readonly PlanStep[] => {
  const steps: PlanStep[] = [];
  let used = start.airUsed;
  for (const [i, action] of plan.entries()) {
    const frame = frames[i];
    if (!frame) break;
    const { at, airUsed } = frame.view;
    steps.push({ action, at, air: airUsed - used, total: airUsed - start.airUsed, reveals: frame.reveals });
    used = airUsed;
  }
  return steps;
};

/** The view at the end of the plan: what can be done next is judged there. */
export const frontOf = (table: StationTable): StationView =>
  table.planFrames > 0 ? table.ahead.frames[table.planFrames - 1]!.view : table.view;

/** A step that acts on something: the strip and the board mark it. */
export const isDeed = (action: Action): boolean => action.type !== 'move' && action.type !== 'wait';
