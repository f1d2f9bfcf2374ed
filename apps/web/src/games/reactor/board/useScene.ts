// What the board shows, worked out once per change: the facility now and as looked at, the plan's steps, what is to come.

import type { ReactorShape } from '@interlock/reactor';
import {
  aheadOf,
  type Carrier,
  type Facility,
  facilityOf,
  frontOf,
  type Index,
  type PlanStep,
  stepsOf,
} from '@interlock/reactor/screen';
import { useMemo } from 'react';
import type { BoardProps } from '../../screen.ts';
import { useSight } from './sight.ts';

const NO_CARRIERS: readonly Carrier[] = [];
const NO_STEPS: readonly PlanStep[] = [];

export interface Scene {
  readonly now: Facility;
  /** Now, or the turn that is looked at. */
  readonly shown: Facility;
  readonly isNow: boolean;
  /** After the plan, and after doing nothing; null where there is no plan, or where one looks ahead. */
  readonly planned: Facility | null;
  readonly idle: Facility | null;
  readonly steps: readonly PlanStep[];
  /** Steps of the other plan while both are compared. */
  readonly others: readonly PlanStep[];
  /** Where the plan leaves the robot. */
  readonly front: Index;
  /** Events of the turn that comes next, or of the one that is looked at. */
  readonly coming: readonly { readonly type: string; readonly cell?: unknown }[];
  readonly xray: readonly Carrier[];
}

export const useScene = ({ table, view, frame, isComparing }: BoardProps<ReactorShape>): Scene => {
  const networks = useSight((sight) => sight.shown);
  const scene = useMemo(() => {
    const isNow = frame === null;
    const now = facilityOf(table.view);
    const plan = table.plan;
    const first = table.planFrames > 0 ? table.ahead.frames[0] : undefined;
    const hasPlan = isNow && first !== undefined;
    const nothing = table.idle.frames[0];
    const other = isNow && isComparing ? table.other : null;
    return {
      now,
      isNow,
      shown: aheadOf(table.view, view),
      planned: hasPlan ? aheadOf(table.view, first.view) : null,
      idle: hasPlan && nothing ? aheadOf(table.view, nothing.view) : null,
      steps: isNow ? stepsOf(now, plan, first?.happenings ?? []) : NO_STEPS,
      others: other ? stepsOf(now, other.plan, other.ahead.frames[0]?.happenings ?? []) : NO_STEPS,
      front: frontOf(now, plan),
      coming: (frame ?? table.ahead.frames[0])?.happenings.map(({ event }) => event) ?? [],
    };
  }, [table, view, frame, isComparing]);
  return useMemo(() => ({ ...scene, xray: scene.shown.underground ? networks : NO_CARRIERS }), [scene, networks]);
};
