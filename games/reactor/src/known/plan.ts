// The pending plan as it is drawn: where each step happens and what it does, read from the events the rules foresee.

import type { Action } from '../shape.ts';
import { type Facility, type Index, stepTo } from './model.ts';
import { fullItemName, propName } from './names.ts';

export interface PlanStep {
  readonly index: number;
  readonly action: Action;
  readonly from: Index;
  /** Where the robot is after it. */
  readonly at: Index;
  /** `Set 1/3 → 4/0`, `Repair fuel leak`; empty for a move. */
  readonly label: string;
  /** It costs the robot a point of integrity. */
  readonly hurts: boolean;
  /** Steps the heat shield still holds after it; null where none is up. */
  readonly shield: number | null;
}

/** What one event of the plan's own phase says, or null. */
interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface PreviewedEvent {
  readonly event: Told;
  readonly because: readonly object[];
}

const label = (facility: Facility, at: Index, action: Action, told: readonly Told[]): string => {
  const prop = facility.propAt.get(at);
  for (const event of told)
    switch (event.type) {
      case 'setTJunctionRatio':
      case 'setCrossJunctionRatio':
        return `Set ${event.from} → ${event.to}`;
      case 'enableFlow':
      case 'enableConsumer':
        return 'Switch on';
      case 'disableFlow':
      case 'disableConsumer':
        return 'Switch off';
      case 'openDoor':
        return 'Open door';
      case 'closeDoor':
        return 'Close door';
      case 'unlockAllSeeingEye':
        return 'Open the eye';
      case 'pickUpRemedy':
        return `Take ${fullItemName(String(event.item)).toLowerCase()}`;
      case 'repairLeak':
        return `Repair ${event.carrier} leak`;
      case 'applyElementRemedy':
        return `Neutralize ${event.carrier}`;
      case 'applyHeatImmunity':
        return `Shield, ${event.steps} steps`;
      case 'activateCore':
        return 'Start the core';
      case 'reactorNotReady':
        return 'Start: not ready';
    }
  if (action.type === 'activateReactor') return 'Start the core';
  return prop ? `Use ${propName(prop)}` : 'Act';
};

/** The events of the player's own phase by action: they come in the order of the plan, each action's first names it. */
const toldByAction = (actions: number, previewed: readonly PreviewedEvent[]): readonly Told[][] => {
  const told: Told[][] = Array.from({ length: actions }, () => []);
  let latest = 0;
  for (const { event, because } of previewed) {
    if (event.type === 'beginSimulation') break;
    for (const cause of because) if ('action' in cause) latest = Math.max(latest, Number(cause.action));
    told[latest]?.push(event);
  }
  return told;
};

const shieldAfter = (events: readonly Told[]): number | null => {
  const told = events.findLast(({ type }) => type === 'advanceHeatImmunityStep' || type === 'applyHeatImmunity');
  const left = told?.left ?? told?.steps;
  return typeof left === 'number' ? left : null;
};

/** The steps of a plan. `previewed` are the events of the plan's turn, each with the action that led to it. */
export const stepsOf = (
  facility: Facility,
  plan: readonly Action[],
  previewed: readonly PreviewedEvent[],
): PlanStep[] => {
  const told = toldByAction(plan.length, previewed);
  let at = facility.robot.cell;
  return plan.map((action, index) => {
    const from = at;
    if (action.type === 'moveRobot') {
      const next = stepTo(facility, at, action.dir);
      if (next >= 0 && !facility.isWall(next)) at = next;
    }
    const events = told[index] ?? [];
    return {
      index,
      action,
      from,
      at,
      label: action.type === 'moveRobot' ? '' : label(facility, at, action, events),
      hurts: events.some((event) => event.type === 'damageRobot'),
      shield: shieldAfter(events),
    };
  });
};
